package puzzle

import "deduku/board"

// AttachSolution takes 81 digits as the solution and reports whether they fit. What does not is left out with a note.
func (p *Puzzle) AttachSolution(text []byte) bool {
	var g board.Grid
	for i, b := range text {
		g[i] = board.Digit(b - '0')
	}
	for c, d := range p.Givens {
		if d != 0 && g[c] != d {
			p.Note("left out the attached solution: it has %v in %v, the puzzle has %v", g[c], board.Cell(c), d)
			return false
		}
	}
	if !g.Solved() {
		p.Note("left out the attached solution: it repeats a digit")
		return false
	}
	p.Solution = g
	return true
}
