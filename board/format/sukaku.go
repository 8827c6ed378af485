package format

import "deduku/board"

// sukakuLen is the characters of a sukaku: nine places for each cell.
const sukakuLen = 9 * board.Cells

// readSukaku reads 729 characters on a line, cell by cell: at the place of a digit the digit if it is possible, else
// a blank symbol. There are no givens; a cell with one digit is a naked single.
func readSukaku(s *Source, p *Puzzle) (int, error) {
	text, next := s.lineAt(0)
	start := spaces(text)
	n := start
	for n < len(text) && cellOf[text[n]] != noCell {
		n++
	}
	if n-start != sukakuLen || !atBreak(text, n) {
		return 0, nil
	}
	p.At = s.at(start)
	for i, c := range text[start:n] {
		x := board.Candidate{Cell: board.Cell(i / 9), Digit: board.Digit(i%9 + 1)}
		switch board.Digit(cellOf[c]) {
		case 0:
			p.Eliminated = append(p.Eliminated, x)
		case x.Digit:
		default:
			return next, s.fault(start+i, "%s at the place of %v in %v; a sukaku has there %v or a blank", string(c), x.Digit,
				x.Cell, x.Digit)
		}
	}
	return next, tail(s, n, text, p)
}

// appendSukaku writes a position as a sukaku.
func appendSukaku(out []byte, p *Puzzle) []byte {
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
