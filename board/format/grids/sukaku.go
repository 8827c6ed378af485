package grids

import (
	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// sukakuLen is the characters of a sukaku: nine places for each cell.
const sukakuLen = 9 * board.Cells

// ReadSukaku reads 729 characters on a line, cell by cell: at the place of a digit the digit if it is possible, else
// a blank symbol. There are no givens; a cell with one digit is a naked single.
func ReadSukaku(s *source.Source, p *puzzle.Puzzle) (int, error) {
	text, next := s.LineAt(0)
	start := source.Spaces(text)
	n := start
	for n < len(text) && source.CellOf[text[n]] != source.NoCell {
		n++
	}
	if n-start != sukakuLen || !source.AtBreak(text, n) {
		return 0, nil
	}
	p.At = s.At(start)
	for i, c := range text[start:n] {
		x := board.Candidate{Cell: board.Cell(i / 9), Digit: board.Digit(i%9 + 1)}
		switch board.Digit(source.CellOf[c]) {
		case 0:
			p.Eliminated = append(p.Eliminated, x)
		case x.Digit:
		default:
			return next, s.Fault(start+i, "%s at the place of %v in %v; a sukaku has there %v or a blank", string(c), x.Digit,
				x.Cell, x.Digit)
		}
	}
	return next, tail(s, n, text, p)
}

// AppendSukaku writes a position as a sukaku.
func AppendSukaku(out []byte, p *puzzle.Puzzle) []byte {
	b := p.Board()
	for c := range board.Cell(board.Cells) {
		may := b.Candidates(c)
		if d := b.Digit(c); d != 0 {
			may = board.Digits(d)
		}
		for d := range board.AllDigits.All() {
			if may.Has(d) {
				out = append(out, '0'+byte(d))
			} else {
				out = append(out, '.')
			}
		}
	}
	return append(out, '\n')
}
