package source

import (
	"bytes"

	"deduku/board"
	"deduku/board/puzzle"
)

// ScanCells reads cells up to the first character that is none. A space is passed over where one stands behind
// each cell, each third cell or each ninth. The first 81 cells go to p.
func ScanCells(text []byte, p *puzzle.Puzzle) Run {
	var r Run
	step := 0   // cells between spaces, once there was one
	spaced := 0 // where the last space ended
	for r.Len < len(text) {
		v := CellOf[text[r.Len]]
		if v != NoCell && (step == 0 || r.Cells%step != 0 || r.Len == spaced) {
			if r.Cells < 81 {
				p.Givens[r.Cells] = board.Digit(v)
			} else if r.Cells == 81 {
				r.Half = r.Len
			}
			r.Cells++
			r.Len++
			continue
		}
		if step == 0 {
			step = r.Cells
		}
		n := SpaceLen(text[r.Len:])
		onStep := step == 1 || step == 3 || step == 9
		if n == 0 || !onStep || r.Cells%step != 0 || !StartsCell(text[r.Len+n:]) || r.Cells >= 81 && !fewMore(text[r.Len:], step) {
			break
		}
		r.Len += n
		spaced = r.Len
	}
	return r
}

// Run is what ScanCells found: how many cells, in how many bytes, and where the 82nd would begin.
type Run struct{ Cells, Len, Half int }

// fewMore reports whether a line of single cells goes on with a few more of them, and nothing else: they are no comment.
func fewMore(text []byte, step int) bool {
	const most = 9
	n := 0
	for len(text) > 0 && n <= most {
		text = text[Spaces(text):]
		if len(text) == 0 {
			break
		}
		if step != 1 || !StartsCell(text) || len(text) > 1 && SpaceLen(text[1:]) == 0 {
			return false
		}
		text = text[1:]
		n++
	}
	return 0 < n && n <= most
}

// StartsCell reports whether text begins with a cell.
func StartsCell(text []byte) bool { return len(text) > 0 && CellOf[text[0]] != NoCell }

// BareLine is the grid of a line that has 81 cells and nothing else.
func BareLine(text []byte) (board.Grid, bool) {
	var p puzzle.Puzzle
	text = bytes.TrimFunc(text, IsSpace)
	r := ScanCells(text, &p)
	return p.Givens, r.Cells == 81 && r.Len == len(text)
}
