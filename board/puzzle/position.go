package puzzle

import "fmt"

// Pos is a place in a text. Lines and columns count from one, columns in characters.
type Pos struct {
	File         string // empty for typed and pasted text
	Cell         int    // of a notebook, zero for other texts
	Line, Column int
}

// String is the place as file:line:column; the file is left out when it has no name. In a notebook the cell stands
// before the line: notes.ipynb:cell 3:1:5.
func (p Pos) String() string {
	s := fmt.Sprintf("%d:%d", p.Line, p.Column)
	if p.Cell > 0 {
		s = fmt.Sprintf("cell %d:%s", p.Cell, s)
	}
	if p.File != "" {
		s = p.File + ":" + s
	}
	return s
}

// SyntaxError says where a text stops being a puzzle, and what would be right.
type SyntaxError struct {
	Pos
	Msg string
}

// Error is the place and the message on one line: boards.sdm:17:82: 82 cells, expected 81 (extra "4").
func (e *SyntaxError) Error() string { return e.Pos.String() + ": " + e.Msg }
