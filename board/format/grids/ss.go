package grids

import (
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// The files of Simple Sudoku: nine rows with uprights between the boxes and a line of hyphens below each band. They are
// read as rows.

// SSExample is a text that ReadRows reads.
const SSExample = `...|..4|.3.
.23|6..|7..
.87|...|.24
-----------
54.|...|...
1.8|.5.|6.7
...|...|.98
-----------
23.|...|96.
..4|..9|37.
.5.|3..|...
`

// AppendSS writes the digits.
func AppendSS(out []byte, p *puzzle.Puzzle) []byte {
	for c, d := range p.Digits() {
		if c == 27 || c == 54 {
			out = append(out, "-----------\n"...)
		}
		out = append(out, source.CellText[d])
		switch {
		case c%9 == 8:
			out = append(out, '\n')
		case c%3 == 2:
			out = append(out, '|')
		}
	}
	return out
}
