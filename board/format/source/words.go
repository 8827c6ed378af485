package source

import (
	"fmt"

	"deduku/board/puzzle"
)

// Words is a line that is read character by character.
type Words struct {
	Text []rune // the line
	At   int    // the index of the next character
}

// WordsOf is a line before its first character is read.
func WordsOf(text string) Words { return Words{Text: []rune(text)} }

// Peek is the next character, 0 at the end.
func (w *Words) Peek() rune {
	if w.At < len(w.Text) {
		return w.Text[w.At]
	}
	return 0
}

// Space passes over spaces.
func (w *Words) Space() {
	for w.At < len(w.Text) && IsSpace(w.Text[w.At]) {
		w.At++
	}
}

// Separator passes over one comma or semicolon and the spaces around it.
func (w *Words) Separator() {
	w.Space()
	if r := w.Peek(); r == ',' || r == ';' {
		w.At++
	}
	w.Space()
}

// Digits is the run of digits that comes next.
func (w *Words) Digits() string {
	start := w.At
	for IsDigit(w.Peek()) {
		w.At++
	}
	return w.Since(start)
}

// Take passes over the sign if it comes next.
func (w *Words) Take(sign string) bool {
	r := []rune(sign)
	if len(w.Text)-w.At < len(r) || string(w.Text[w.At:w.At+len(r)]) != sign {
		return false
	}
	w.At += len(r)
	return true
}

// Since is what was read from the character at the index on.
func (w *Words) Since(start int) string { return string(w.Text[start:w.At]) }

// Fault is an error at a character, on line 1.
func (w *Words) Fault(at int, form string, args ...any) error {
	return &puzzle.SyntaxError{Pos: puzzle.Pos{Line: 1, Column: at + 1}, Msg: fmt.Sprintf(form, args...)}
}
