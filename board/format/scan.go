package format

import (
	"bytes"

	"deduku/board"
)

// scanCells reads cells up to the first character that is none. A space is passed over where one stands behind
// each cell, each third cell or each ninth. The first 81 cells go to p.
func scanCells(text []byte, p *Puzzle) run {
	var r run
	step := 0   // cells between spaces, once there was one
	spaced := 0 // where the last space ended
	for r.len < len(text) {
		v := cellOf[text[r.len]]
		if v != noCell && (step == 0 || r.cells%step != 0 || r.len == spaced) {
			if r.cells < 81 {
				p.Givens[r.cells] = board.Digit(v)
			} else if r.cells == 81 {
				r.half = r.len
			}
			r.cells++
			r.len++
			continue
		}
		if step == 0 {
			step = r.cells
		}
		n := spaceLen(text[r.len:])
		onStep := step == 1 || step == 3 || step == 9
		if n == 0 || !onStep || r.cells%step != 0 || !startsCell(text[r.len+n:]) || r.cells >= 81 && !fewMore(text[r.len:], step) {
			break
		}
		r.len += n
		spaced = r.len
	}
	return r
}

// run is what scanCells found: how many cells, in how many bytes, and where the 82nd would begin.
type run struct{ cells, len, half int }

// fewMore reports whether a line of single cells goes on with a few more of them, and nothing else: they are no comment.
func fewMore(text []byte, step int) bool {
	const most = 9
	n := 0
	for len(text) > 0 && n <= most {
		text = text[spaces(text):]
		if len(text) == 0 {
			break
		}
		if step != 1 || !startsCell(text) || len(text) > 1 && spaceLen(text[1:]) == 0 {
			return false
		}
		text = text[1:]
		n++
	}
	return 0 < n && n <= most
}

func startsCell(text []byte) bool { return len(text) > 0 && cellOf[text[0]] != noCell }

// bareLine is the grid of a line that has 81 cells and nothing else.
func bareLine(text []byte) (board.Grid, bool) {
	var p Puzzle
	text = bytes.TrimFunc(text, isSpace)
	r := scanCells(text, &p)
	return p.Givens, r.cells == 81 && r.len == len(text)
}
