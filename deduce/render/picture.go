package render

import (
	"deduku/board"
	"deduku/deduce"
)

// Mark says how a candidate or a digit stands out in a picture.
type Mark uint8

// The marks, weakest first: where several apply to one candidate the strongest counts.
const (
	Plain      Mark = iota
	Given           // a digit of the puzzle
	Shown           // a part that cites nothing: a cover, a fin, the digit that ruled others out
	Pattern         // a part that cites truths
	Eliminated      // what the step strikes
	Concluded       // what the step places
	marks
)

// Picture is what a drawing of a board shows: each cell's digit or candidates, and which of them stand
// out because of a step. Drawings in the terminal and for files are made from it alone.
type Picture struct {
	Digits     board.Grid
	Candidates [board.Cells]board.DigitSet // empty for filled cells
	Marks      [board.Cells][10]Mark       // by cell and digit
	Links      []deduce.Link
}

// Draw is the picture of a board and, where step is not nil, of that step on it.
func Draw(b *board.Board, step *deduce.Step) Picture {
	p := Picture{Digits: b.Grid()}
	for c := range board.Cell(board.Cells) {
		switch d := b.Digit(c); {
		case d == 0:
			p.Candidates[c] = b.Candidates(c)
		case b.Givens().Has(c):
			p.Marks[c][d] = Given
		}
	}
	if step == nil {
		return p
	}
	if step.Argument != nil {
		p.Links = step.Argument.Links
	}
	for i := range step.Parts {
		p.part(&step.Parts[i])
	}
	for _, x := range step.Placements {
		p.mark(x.Cell, x.Digit, Concluded)
	}
	for _, x := range step.Eliminations {
		p.mark(x.Cell, x.Digit, Eliminated)
	}
	return p
}

// part marks the digits of a part in its cells; where it names units only, in the cells of those.
func (p *Picture) part(part *deduce.Part) {
	how := Shown
	if part.Role.Cites() {
		how = Pattern
	}
	cells := part.Cells
	if cells.Empty() {
		for u := range part.Units.All() {
			cells = cells.Union(u.Cells())
		}
	}
	for c := range cells.All() {
		digits := p.Candidates[c]
		if part.Digits != 0 {
			digits &= part.Digits
		}
		for d := range digits.All() {
			p.mark(c, d, how)
		}
		if d := p.Digits[c]; d != 0 && part.Digits.Has(d) {
			p.mark(c, d, how)
		}
	}
}

func (p *Picture) mark(c board.Cell, d board.Digit, m Mark) {
	p.Marks[c][d] = max(p.Marks[c][d], m)
}
