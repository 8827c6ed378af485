package jsonl

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/internal/sanitize"
)

// A Reader reads the steps of a log that a Writer wrote. It finds the facts that a line leaves out, above all the roles of a
// pattern's parts, by running the step's technique on the board again.
type Reader struct {
	// Own says that the lines are from a file of our own: the parts and links that such files have are taken as they stand, for
	// steps that cannot be found again. From other files they are left out.
	Own bool

	ladder  deduce.Ladder
	strange bool // steps may have techniques that ladder does not have
	solver  *deduce.Solver
	numbers []int // of the steps of a log that was trimmed, by line; nil for the same as the lines
	omitted int   // steps before the next line that were left out
}

// NewReader returns a reader of the steps that follow log; it looks up techniques in ladder.
func NewReader(log deduce.Log, ladder deduce.Ladder) *Reader {
	return &Reader{ladder: ladder, solver: deduce.Resume(log, deduce.Options{Seed: log.Seed})}
}

// Log is what has been read so far.
func (r *Reader) Log() deduce.Log { return r.solver.Log() }

// ReadError says what is wrong with a log that was read, and where.
type ReadError struct {
	Line  int    // from one; zero where the reader was given a line alone
	Step  int    // the step that the line should hold; zero for the header
	Field string // empty where the line as a whole is wrong
	Stray bool   // the line can be read, but its step cannot follow those before it
	Err   error
}

// Error is the message in one line.
func (e *ReadError) Error() string {
	var b strings.Builder
	if e.Line > 0 {
		fmt.Fprintf(&b, "line %d: ", e.Line)
	}
	if e.Step > 0 {
		fmt.Fprintf(&b, "step %d: ", e.Step)
	}
	if e.Field != "" {
		b.WriteString(e.Field + ": ")
	}
	return b.String() + e.Err.Error()
}

// Unwrap is what is wrong.
func (e *ReadError) Unwrap() error { return e.Err }

// ReadLog reads the first log of a file: its header, then its steps to the end or to the header of another. The
// techniques are looked up in ladder by their titles. The error is a *ReadError, that of ctx, or r's own. A log that
// was read is as good as the file: a checker tells whether its steps follow.
//
// What the file calls a step counts only where that technique finds the step again, see [deduce.Told].
func ReadLog(ctx context.Context, r io.Reader, ladder deduce.Ladder) (deduce.Log, error) {
	return readLog(ctx, r, Reader{ladder: ladder})
}

// ReadStrange is ReadLog for a log of whatever maker: it may name techniques that ladder does not have. No step of theirs is
// found again.
func ReadStrange(ctx context.Context, r io.Reader, ladder deduce.Ladder) (deduce.Log, error) {
	return readLog(ctx, r, Reader{ladder: ladder, strange: true})
}

// readLog is ReadLog; how says how the reader takes the lines.
func readLog(ctx context.Context, r io.Reader, how Reader) (deduce.Log, error) {
	lines := sanitize.NewLines(r)
	var reader *Reader
	var head header
	for {
		line, err := lines.Next()
		switch {
		case err == io.EOF && reader == nil:
			return deduce.Log{}, &ReadError{Err: errors.New("the file is empty; a log begins with a header")}
		case err == io.EOF:
			return reader.finish(&head)
		case errors.As(err, new(*sanitize.LongLineError)):
			return deduce.Log{}, &ReadError{Err: err}
		case err != nil:
			return deduce.Log{}, err
		case reader == nil:
			if head, err = readHeader(line); err == nil {
				reader, err = head.reader(how)
			}
		case bytes.HasPrefix(line, []byte(`{"deduku"`)):
			return reader.finish(&head)
		default:
			err = reader.Step(ctx, line)
		}
		var at *ReadError
		if errors.As(err, &at) {
			at.Line = lines.Number()
		}
		if err != nil {
			return deduce.Log{}, err
		}
	}
}

// header is the first line of a log.
type header struct {
	Version    int      `json:"deduku"`
	Puzzle     string   `json:"puzzle"`
	Seed       uint64   `json:"seed"`
	Method     string   `json:"method"`
	Techniques []string `json:"techniques"`
	Unfinished *int     `json:"unfinished,omitempty"`
	Numbers    []int    `json:"numbers,omitempty"` // of a log that was trimmed: those of its steps
}

func readHeader(line []byte) (header, error) {
	var head header
	if err := unmarshal(line, &head); err != nil {
		return head, err
	}
	switch {
	case head.Version == 0:
		return head, &ReadError{Err: errors.New(`this is not the header of a log, like {"deduku":1,"puzzle":"..."}`)}
	case head.Version != 1:
		return head, fieldError("deduku", "this is version %d of the log; version 1 can be read", head.Version)
	}
	return head, nil
}

// reader begins the log that the header describes.
func (h *header) reader(how Reader) (*Reader, error) {
	puzzle, err := ReadGrid(h.Puzzle)
	if err != nil {
		return nil, fieldError("puzzle", "%w", err)
	}
	on := deduce.Ladder{}
	for _, title := range h.Techniques {
		t := how.ladder.Lookup(title)
		switch {
		case t != nil:
			on = append(on, how.ladder[how.ladder.Index(t)])
		case !how.strange:
			return nil, fieldError("techniques", "there is no technique %q", title)
		}
	}
	if h.Method != "logic" {
		on = nil
	}
	if err := checkNumbers(h.Numbers); err != nil {
		return nil, err
	}
	how.numbers = h.Numbers
	how.solver = deduce.Resume(deduce.Log{Puzzle: puzzle}, deduce.Options{Seed: h.Seed, Ladder: on})
	return &how, nil
}

// finish is the whole log, unless lines are missing.
func (r *Reader) finish(h *header) (deduce.Log, error) {
	log := r.Log()
	got := log.Count()
	switch {
	case r.numbers != nil && len(r.numbers) != got:
		return log, &ReadError{Err: fmt.Errorf("the header has the numbers of %s, but there are %d: is the file cut off?", wording.Count(len(r.numbers), "step", "steps"), got)}
	case h.Unfinished != nil && *h.Unfinished != got:
		return log, &ReadError{Err: fmt.Errorf("the header says %s, but there are %d: is the file cut off?", wording.Count(*h.Unfinished, "step", "steps"), got)}
	case h.Unfinished == nil && !log.Finished():
		return log, &ReadError{Err: fmt.Errorf("the log ends after step %d without SOLVED, UNSOLVABLE or STUCK: is the file cut off?", got)}
	}
	return log, nil
}

// unmarshal reads a line of JSON; its error is a *ReadError with the field.
func unmarshal(line []byte, into any) error {
	err := json.Unmarshal(line, into)
	var wrong *json.UnmarshalTypeError
	switch {
	case errors.As(err, &wrong):
		return fieldError(wrong.Field, "a %s cannot stand here", wrong.Value)
	case err != nil:
		return &ReadError{Err: fmt.Errorf("this is no line of a log: %w", err)}
	}
	return nil
}

func fieldError(field, format string, args ...any) *ReadError {
	return &ReadError{Field: field, Err: fmt.Errorf(format, args...)}
}

// ReadGrid reads 81 cells, digits and points for blanks, as logs write a puzzle.
func ReadGrid(text string) (board.Grid, error) {
	var g board.Grid
	if len(text) != board.Cells {
		return g, fmt.Errorf("%d cells, expected %d", len(text), board.Cells)
	}
	for i, b := range []byte(text) {
		switch {
		case b >= '1' && b <= '9':
			g[i] = board.Digit(b - '0')
		case b != '.':
			return g, fmt.Errorf("cell %d is %q and should be a digit 1 to 9 or a point", i+1, b)
		}
	}
	return g, nil
}
