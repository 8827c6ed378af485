package verify

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Result is the counts of the logs that were read.
type Result struct {
	Logs       int // logs in the stream
	Steps      int // numbered lines in them, ends included
	Premises   int // PREMISE steps in force at the end of each log: believed, not proved
	Unique     int // steps in force at the end of each log that assume a single solution, or whose proof has one that is taken back
	Unfinished int // logs that were saved before their end
}

// Error is a mistake in a log, and its place.
type Error struct {
	Line int // in the stream, from 1
	N    int // the step number, 0 for a header
	Msg  string
}

// Error gives the message in one line.
func (e *Error) Error() string {
	if e.N == 0 {
		return fmt.Sprintf("line %d: %s", e.Line, e.Msg)
	}
	return fmt.Sprintf("line %d, step %d: %s", e.Line, e.N, e.Msg)
}

// Check reads logs from r, in their JSON Lines form, until EOF and checks
// them. The error is an *Error for a wrong log, or r's read error. The result
// counts what was read before it.
func Check(r io.Reader) (Result, error) { return each(r, func(Log) {}) }

// Log says of one log what [Result] says of all.
type Log struct {
	Puzzle                  string // 81 characters, a point for a blank
	Steps, Premises, Unique int
	Unfinished              bool
}

// each is Check that calls right with each log that is right.
func each(r io.Reader, right func(Log)) (Result, error) { return rest(r, 0, right) }

// rest is each for the rest of a stream, after so many lines that held whole logs. Its errors give the line in the
// stream.
func rest(r io.Reader, after int, right func(Log)) (Result, error) {
	return new(Checker).Rest(r, after, right)
}

// Checker checks one stream after the other in the same memory. Its zero value is ready.
type Checker struct{ checker checker }

// Rest is the function of that name.
func (reused *Checker) Rest(r io.Reader, after int, right func(Log)) (Result, error) {
	c := &reused.checker
	c.start(r, after, right)
	defer c.lines.r.Reset(nil)
	for {
		line, err := c.lines.next()
		switch {
		case err == io.EOF && c.result.Logs == 0 && !c.rest:
			return c.result, c.wrong(0, errors.New("the input is empty; a log begins with a header"))
		case err == io.EOF:
			return c.result, c.finish()
		case err == errLong:
			return c.result, c.wrong(c.place(), err)
		case err != nil:
			return c.result, err
		}
		if err := c.line(line); err != nil {
			return c.result, err
		}
	}
}

// A checker checks a stream of logs.
type checker struct {
	lines
	decoder
	replay replay
	rest   bool // there were logs before
	inside bool // a log has begun and may have more steps
	right  func(Log)
	result Result
}

// buffer is how much of a stream is read at a time.
const buffer = 64 << 10

// start begins with a stream and keeps the memory of the one before.
func (c *checker) start(r io.Reader, after int, right func(Log)) {
	in := c.lines.r
	if in == nil {
		in = bufio.NewReaderSize(r, buffer)
	}
	in.Reset(r)
	*c = checker{
		lines:   lines{r: in, long: c.lines.long, n: after},
		decoder: decoder{cursor: cursor{scratch: c.scratch}, step: c.step},
		replay:  c.replay,
		rest:    after > 0,
		right:   right,
	}
}

// place gives the number of the step that the current line should have, 0
// where a header should be.
func (c *checker) place() int {
	if c.inside {
		return c.replay.n + 1
	}
	return 0
}

// maxMessage bounds a message, which may quote a line of 16 MiB.
const maxMessage = 500

// wrong makes an error at the current line.
func (c *checker) wrong(n int, err error) error {
	msg := err.Error()
	if len(msg) > maxMessage {
		msg = strings.ToValidUTF8(msg[:maxMessage], "") + "..."
	}
	return &Error{Line: c.lines.n, N: n, Msg: msg}
}

// line checks the next line of the stream.
func (c *checker) line(line []byte) error {
	if err := c.load(line); err != nil {
		return c.wrong(c.place(), err)
	}
	if !c.inside {
		return c.begin()
	}
	if c.quickStep() {
		return c.judged(c.next())
	}
	c.pos = 0
	err := c.decodeStep()
	if err != nil && bytes.Contains(line, []byte(`"deduku"`)) {
		// Not a step, but the header of the next log.
		if err := c.finish(); err != nil {
			return err
		}
		c.pos = 0
		return c.begin()
	}
	if err == nil {
		err = c.next()
	}
	return c.judged(err)
}

// judged is what is said of the step at hand where err says that it is wrong.
func (c *checker) judged(err error) error {
	if err != nil {
		err = c.wrong(c.place(), fmt.Errorf("%s%w", label(&c.step), err))
	}
	return err
}

// begin reads a header.
func (c *checker) begin() error {
	if err := c.decodeHeader(); err != nil {
		if c.rest || c.result.Logs > 0 {
			err = fmt.Errorf("after the end of a log only the header of another may follow: %w", err)
		}
		return c.wrong(0, err)
	}
	c.replay.start(&c.header.puzzle)
	c.result.Logs++
	c.inside = true
	return nil
}

// next checks the decoded step as the next of its log.
func (c *checker) next() error {
	s, h, r := &c.step, &c.header, &c.replay
	switch {
	case s.n != r.n+1:
		return fmt.Errorf("n is %d and should be %d", s.n, r.n+1)
	case h.unfinished && s.n > h.steps:
		return fmt.Errorf("the header says unfinished with %s; this is one more", counted(h.steps, "step"))
	case h.unfinished && s.kind.ends():
		return errors.New("the header says unfinished, so there is no end")
	}
	if err := r.step(s, h.givens); err != nil {
		return err
	}
	r.n, r.last = s.n, s.kind
	c.result.Steps++
	if s.kind.ends() {
		c.close()
	}
	return nil
}

// finish checks that a log may be over after the steps that were read.
func (c *checker) finish() error {
	h, n := &c.header, c.replay.n
	switch {
	case !c.inside:
		return nil
	case h.unfinished && h.steps != n:
		return c.wrong(n+1, fmt.Errorf("the header says unfinished with %s, but the log ends after step %d: is the file cut off?", counted(h.steps, "step"), n))
	case !h.unfinished:
		return c.wrong(n+1, fmt.Errorf("the log ends after step %d without SOLVED, UNSOLVABLE or STUCK: is the file cut off?", n))
	}
	c.result.Unfinished++
	c.close()
	return nil
}

// close counts what a log that is right rests on.
func (c *checker) close() {
	c.inside = false
	c.result.Premises += c.replay.premises
	c.result.Unique += c.replay.unique
	c.right(Log{c.header.line(), c.replay.n, c.replay.premises, c.replay.unique, c.header.unfinished})
}

// counted is a number of things in words. (The checker shares no code with the rest.)
func counted(n int, noun string) string {
	if n != 1 {
		noun += "s"
	}
	return fmt.Sprintf("%d %s", n, noun)
}

// label names a step for a message, as far as it was read: kind and first
// conclusion.
func label(s *step) string {
	if s.has&hasKind == 0 {
		return ""
	}
	words := []string{s.kind.String()}
	if s.kind == logic && len(s.technique) > 0 {
		words[0] = string(s.technique)
	}
	switch {
	case len(s.place) > 0:
		words = append(words, s.place[0].placed())
	case len(s.eliminate) > 0:
		words = append(words, s.eliminate[0].eliminated())
	case s.kind == conflict && len(s.truths) > 0:
		words = append(words, s.truths[0].String())
	}
	return strings.Join(words, " ") + ": "
}
