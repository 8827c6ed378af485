package format

import (
	"errors"
	"strings"
	"unicode/utf8"

	"deduku/board/format/source"
	"deduku/board/puzzle"
	"deduku/internal/lean"
)

// If the first puzzle of a text can't be read, the text is read again in other spellings: without escape codes and markup, with
// other signs for blanks, as a list of cells. The first spelling that begins with a puzzle is read in place of the text.

// keep keeps the text that is loaded so far, before anything in it is consumed or respelled.
func (r *Reader) keep() {
	if r.read > 0 || r.plainOnly || len(r.head) >= source.MaxPuzzle {
		return
	}
	text, _ := r.src.LineAt(0)
	if r.head == nil && source.PlainlyLine(text) && utf8.Valid(text) {
		return
	}
	if loaded, rest := r.src.Loaded(), r.src.Rest(); loaded > r.kept {
		r.head = append(r.head, rest[len(rest)-int(min(loaded-r.kept, int64(len(rest)))):]...)
		r.kept = loaded
	}
}

// readAgain reads the text from its start in other spellings, and reports whether one of them begins with a puzzle.
// Its puzzles then wait in the source.
func (r *Reader) readAgain() bool {
	if r.head == nil || r.archive != nil || r.plainOnly {
		return false
	}
	for len(r.head) < source.MaxPuzzle && r.src.More() {
		r.keep()
	}
	text := string(r.head)
	r.spelled, r.head, r.plainOnly = r.head, nil, true
	defer func() { r.spelled = nil }()
	if len(text) > source.MaxPuzzle || r.src.Err() == nil || isWordy(text) {
		return false
	}
	if clean, ok := cleaned(text); ok {
		was := r.lenient
		r.lenient = was || !utf8.ValidString(text) // an old title is not a damaged puzzle
		defer func() { r.lenient = was }()
		if r.takeSpelling(clean, "") {
			return true
		}
		text = clean
	}
	for _, f := range spellings() {
		if changed, note, ok := f(text); ok && r.takeSpelling(changed, note) {
			return true
		}
	}
	r.markFault = faultyMarks(text, r.src.At(0))
	r.wantsWhole = lean.Program
	return false
}

// isWordy reports whether a text is long and has hardly any digits, so that no spelling of it is a puzzle.
func isWordy(text string) bool {
	digits := 0
	for i := 0; i < len(text) && digits < source.FewestGivens; i++ {
		digits += source.One('0' <= text[i] && text[i] <= '9' || text[i] >= 0x80)
	}
	return len(text) > 1<<16 && digits < source.FewestGivens
}

// wholeError is a fault of a text that the whole program may be able to read in another spelling, though the lean one can't.
type wholeError struct{ error }

// Unwrap returns the fault.
func (e wholeError) Unwrap() error { return e.error }

// Is reports whether target is [lean.Err].
func (wholeError) Is(target error) bool { return target == lean.Err }

// takeSpelling reads a spelling of the text. If its first puzzle has no fault, its puzzles replace what is left of the
// text.
func (r *Reader) takeSpelling(text, note string) bool {
	inner := r.within(r.src.Part(text, r.src.Cell(), 1))
	inner.plainOnly, inner.lenient = true, r.lenient
	if inner.variant = r.variant; inner.variant == "" {
		inner.variant = r.text.variant
	}
	first, err := inner.Next()
	if err != nil {
		return false
	}
	if note != "" {
		first.Note("%s", note)
	}
	last := strings.Count(text, "\n") + 1
	if n := strings.Count(string(r.spelled), "\n") + 1; n < last {
		last = n
	}
	first.At.Line = min(first.At.Line, last)
	waiting := []source.Found{{Puzzle: first}}
	for len(waiting) < mostAgain {
		p, err := inner.Next()
		if err != nil && !errors.As(err, new(*puzzle.SyntaxError)) {
			break
		}
		if at := new(puzzle.SyntaxError); errors.As(err, &at) && at.Pos.Line > last { // the spelling has more lines
			err = &puzzle.SyntaxError{Pos: puzzle.Pos{File: at.Pos.File, Cell: at.Pos.Cell, Line: last, Column: 1}, Msg: at.Msg}
		}
		p.At.Line = min(p.At.Line, last)
		waiting = append(waiting, source.Found{Puzzle: p, Err: err})
	}
	r.src.Skip(len(r.src.Rest()))
	r.src.Forget()
	r.src.Waiting, r.text = waiting, prose{}
	return true
}

// mostAgain is more puzzles than 1 MiB of text has.
const mostAgain = source.MaxPuzzle / 81
