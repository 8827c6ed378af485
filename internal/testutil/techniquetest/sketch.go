package techniquetest

import (
	"fmt"
	"strings"

	"deduku/board"
)

// Sketch reads an empty board with some cells and units narrowed down, to show what a pattern needs: the
// candidates that cells keep, as in r1c14:12, the cells to which a digit of a unit is confined, as in 1r2:r2c14,
// and digits placed, as in r2c9=1, with ! for a given.
func Sketch(text string) (p Position, err error) {
	for _, word := range strings.Fields(text) {
		if err := p.narrow(word); err != nil {
			return p, fmt.Errorf("%q: %w", word, err)
		}
	}
	return p, nil
}

// narrow adds one word of a sketch.
func (p *Position) narrow(word string) error {
	if name, value, ok := strings.Cut(word, "="); ok {
		cells, err := parseCells(name)
		digits, err2 := parseDigits(strings.TrimSuffix(value, "!"))
		if err != nil || err2 != nil || cells.Len() != 1 || !digits.Single() {
			return fmt.Errorf("want a cell and a digit, as in r2c9=1")
		}
		if at := cells.First(); strings.HasSuffix(value, "!") {
			p.Givens[at] = digits.First()
		} else {
			p.Placed[at] = digits.First()
		}
		return nil
	}
	name, value, _ := strings.Cut(word, ":")
	if u, d, ok := unitAndDigit(name); ok {
		cells, err := parseCells(value)
		if err != nil || !cells.Within(u.Cells()) {
			return fmt.Errorf("want places of a digit in a unit, as in 1r2:r2c14")
		}
		for c := range u.Cells().Minus(cells).All() {
			p.Eliminated = append(p.Eliminated, board.Candidate{Cell: c, Digit: d})
		}
		return nil
	}
	cells, err := parseCells(name)
	digits, err2 := parseDigits(value)
	if err != nil || err2 != nil {
		return fmt.Errorf("want cells and their candidates, as in r1c14:12")
	}
	for c := range cells.All() {
		for d := range (board.AllDigits &^ digits).All() {
			p.Eliminated = append(p.Eliminated, board.Candidate{Cell: c, Digit: d})
		}
	}
	return nil
}

// unitAndDigit reads 1r2.
func unitAndDigit(text string) (u board.Unit, d board.Digit, ok bool) {
	if len(text) != 3 || !strings.Contains("rcb", text[1:2]) {
		return 0, 0, false
	}
	u = board.Unit(strings.IndexByte("rcb", text[1])*board.Side + int(text[2]-'1'))
	d = board.Digit(text[0] - '0')
	return u, d, u < board.Units && d >= 1 && d <= 9
}

// parseCells reads r12c14 as four cells, and r1c4,r2c1 as two.
func parseCells(text string) (cells board.CellSet, err error) {
	for part := range strings.SplitSeq(text, ",") {
		rows, cols, ok := strings.Cut(strings.TrimPrefix(part, "r"), "c")
		if !ok || rows == "" || cols == "" || strings.Trim(rows+cols, "123456789") != "" {
			return cells, fmt.Errorf("%q are no cells", part)
		}
		for _, r := range rows {
			for _, c := range cols {
				cells = cells.With(board.CellAt(int(r-'1'), int(c-'1')))
			}
		}
	}
	return cells, nil
}

// parseDigits reads 147 as three digits.
func parseDigits(text string) (digits board.DigitSet, err error) {
	if text == "" || strings.Trim(text, "123456789") != "" {
		return 0, fmt.Errorf("%q are no digits", text)
	}
	for _, r := range text {
		digits = digits.With(board.Digit(r - '0'))
	}
	return digits, nil
}
