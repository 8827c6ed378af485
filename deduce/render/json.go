package render

import (
	"bufio"
	"encoding/json"
	"io"
	"strconv"

	"deduku/board"
	"deduku/deduce"
)

// JSON writes logs as JSON Lines (log.md, section 4). Its memory is used again from line to line.
type JSON struct {
	Parts bool // also write the pattern's pieces and links, which 'check' does not know: for files of our own
	line  []byte
}

// Log writes a whole log: header, steps, end. A log that has not come to its end says so in its header,
// with the number of its steps.
func (j *JSON) Log(w io.Writer, l *deduce.Log) error {
	out := bufio.NewWriter(w)
	if _, err := out.Write(j.header(l)); err != nil {
		return err
	}
	for i := range l.Steps {
		if _, err := out.Write(j.step(i+1, &l.Steps[i])); err != nil {
			return err
		}
	}
	return out.Flush()
}

// header is the first line of a log.
func (j *JSON) header(l *deduce.Log) []byte {
	head := header{Version: 1, Puzzle: l.Puzzle.String(), Seed: l.Seed, Method: l.Method, Techniques: []string{}}
	for _, t := range l.Techniques {
		head.Techniques = append(head.Techniques, t.Title)
	}
	if n := len(l.Steps); !l.Finished() {
		head.Unfinished = &n
	}
	line, err := json.Marshal(head)
	if err != nil {
		panic(err) // numbers and plain strings always marshal
	}
	return append(line, '\n')
}

// Step writes the line of the step n alone.
func (j *JSON) Step(w io.Writer, n int, s *deduce.Step) error {
	_, err := w.Write(j.step(n, s))
	return err
}

// step is the line of the step n. It is written by hand: a log is most of what a batch run writes, and
// every string in it is plain ASCII.
func (j *JSON) step(n int, s *deduce.Step) []byte {
	j.line = strconv.AppendInt(append(j.line[:0], `{"n":`...), int64(n), 10)
	j.str("kind", s.Kind.String())
	if s.Technique != nil {
		j.str("technique", s.Technique.Title)
	}
	list(j, "place", s.Placements, "=")
	list(j, "eliminate", s.Eliminations, "<>")
	j.truths(s)
	j.numbers("because", s.Because)
	if s.Argument != nil {
		j.promise(s)
		j.argument(s.Argument.Claims)
	}
	if j.Parts && s.Kind == deduce.Logic && (s.Argument == nil || s.Argument.Reason == "") {
		j.parts(s.Parts)
		if s.Argument != nil {
			j.links(s.Argument.Links)
		}
	}
	if s.From != 0 {
		j.key("from")
		j.line = append(j.line, '[')
		for d := range s.From.All() {
			j.comma('[')
			j.line = append(j.line, '0'+byte(d))
		}
		j.line = append(j.line, ']')
	}
	j.count("depth", int(s.Depth))
	j.count("undoes", int(s.Undoes))
	if s.End != nil {
		j.end(s.Kind, s.End)
	}
	j.str("text", Text{}.Line(s))
	j.line = append(j.line, '}', '\n')
	return j.line
}

func (j *JSON) key(name string) {
	j.line = append(append(append(j.line, `,"`...), name...), `":`...)
}

func (j *JSON) str(name, value string) {
	j.key(name)
	j.line = strconv.AppendQuote(j.line, value)
}

// count writes a number that is left out where it is zero.
func (j *JSON) count(name string, n int) {
	if n != 0 {
		j.number(name, n)
	}
}

func (j *JSON) number(name string, n int) {
	j.key(name)
	j.line = strconv.AppendInt(j.line, int64(n), 10)
}

// comma separates the items of a list that opened with the byte open.
func (j *JSON) comma(open byte) {
	if j.line[len(j.line)-1] != open {
		j.line = append(j.line, ',')
	}
}

// list writes candidates, each as its cell, the sign and its digit; an empty list is left out.
func list(j *JSON, name string, xs []board.Candidate, sign string) {
	if len(xs) == 0 {
		return
	}
	j.key(name)
	j.line = append(j.line, '[')
	for _, x := range xs {
		j.comma('[')
		j.line = append(append(append(j.line, '"'), x.Cell.String()...), sign...)
		j.line = append(j.line, '0'+byte(x.Digit), '"')
	}
	j.line = append(j.line, ']')
}

func (j *JSON) truths(s *deduce.Step) {
	any := false
	for t := range s.Truths() {
		if !any {
			any = true
			j.key("truths")
			j.line = append(j.line, '[')
		}
		j.comma('[')
		j.line = strconv.AppendQuote(j.line, t.String())
	}
	if any {
		j.line = append(j.line, ']')
	}
}

func (j *JSON) numbers(name string, ns []int) {
	if len(ns) == 0 {
		return
	}
	j.key(name)
	j.line = append(j.line, '[')
	for _, n := range ns {
		j.comma('[')
		j.line = strconv.AppendInt(j.line, int64(n), 10)
	}
	j.line = append(j.line, ']')
}

func (j *JSON) promise(s *deduce.Step) {
	if !s.Assumes() {
		return
	}
	j.str("assumes", "unique")
	if symmetry := s.Argument.Symmetry; symmetry != nil {
		j.key("symmetry")
		j.line = append(append(j.line, `{"map":`...), strconv.Quote(symmetry.Map)...)
		j.line = append(j.line, `,"digits":"`...)
		for _, d := range symmetry.Digits[1:] {
			j.line = append(j.line, '0'+byte(d))
		}
		j.line = append(j.line, `"}`...)
		return
	}
	j.key("deadly")
	j.line = append(j.line, '[')
	for c := range s.Argument.Deadly.All() {
		j.comma('[')
		j.line = strconv.AppendQuote(j.line, c.String())
	}
	j.line = append(j.line, ']')
}

func (j *JSON) end(k deduce.Kind, e *deduce.End) {
	if k == deduce.Solved {
		j.str("grid", e.Grid.String())
	}
	j.number("guesses", e.Guesses)
	j.number("backtracks", e.Backtracks)
	j.count("premises", e.Premises)
	if e.Assumes {
		j.str("assumes", "unique")
	}
}
