//go:build lean

package format

import (
	"bytes"

	"deduku/board/format/data"
	"deduku/board/puzzle"
	"deduku/internal/lean"
)

// The lean program reads no other spellings: they rest on regular expressions, which would make it much larger. A text that it can't
// read is an error that asks for the whole program.

func cleaned(text string) (string, bool) { return text, false }

func spellings() []func(text string) (changed, note string, ok bool) { return nil }

func faultyMarks(string, puzzle.Pos) error { return nil }

// readRecords returns an error that asks for the whole program if the text begins with an object in JSON that deduku didn't write: it may
// have a solution or a mask, which could be taken for the puzzle. It does the same if the text fills a grid by columns.
func (r *Reader) readRecords() (ok bool, err error) {
	if s := &r.src; s.InFields([]byte("{")) {
		if text := s.Rest(); !data.HasKey(text, "givens") && !data.HasKey(text, "cell_type") && !data.HasKey(text, "kind") && !data.HasKey(text, "deduku") && !data.HasKey(text, "grid") {
			return false, lean.Err
		}
	} else if text := s.Rest(); bytes.Contains(text, []byte("matrix(c(")) || bytes.Contains(text, []byte("reshape(")) || bytes.Contains(text, []byte("cbind(")) {
		return false, lean.Err // the list may go by columns
	}
	return false, nil
}
