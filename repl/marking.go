package repl

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce/render/picture"
)

// marking is what has been coloured by hand: cells and candidates. It is never changed in place.
type marking []coloured

// coloured is a cell, or a candidate of it, with its colour.
type coloured struct {
	cell  board.Cell
	digit board.Digit // 0 for the cell itself
	hue   picture.Hue
}

// with is the marking with one more.
func (m marking) with(x coloured) marking { return append(m.without(x.cell, x.digit), x) }

// without is the marking without a cell or candidate.
func (m marking) without(c board.Cell, d board.Digit) marking {
	return slices.DeleteFunc(slices.Clone(m), func(x coloured) bool { return x.cell == c && x.digit == d })
}

// seen is the marking of cells, and of those candidates that a board has.
func (m marking) seen(b *board.Board) marking {
	return slices.DeleteFunc(slices.Clone(m), func(x coloured) bool { return x.digit != 0 && !x.on(b) })
}

// on reports whether a board has the candidate, or its digit is placed.
func (x coloured) on(b *board.Board) bool {
	return b.Candidates(x.cell).Has(x.digit) || b.Digit(x.cell) == x.digit
}

// on colours a picture.
func (m marking) on(p *picture.Picture) {
	for _, x := range m {
		p.Hues[x.cell][x.digit] = x.hue
	}
}

// words are the marking as it is saved, each entry as it would be typed in rc notation.
func (m marking) words() []string {
	out := []string{}
	for _, x := range m {
		out = append(out, x.place(board.RC)+" "+x.hue.String())
	}
	return out
}

// place names what is coloured: r1c1, or of a candidate 5r1c1.
func (x coloured) place(n board.Notation) string {
	if x.digit == 0 {
		return n.Cell(x.cell)
	}
	return x.digit.String() + n.Cell(x.cell)
}

// readMarking reads what words wrote.
func readMarking(words []string) (m marking, err error) {
	for _, text := range words {
		place, hue, _ := strings.Cut(text, " ")
		x, err := readPlace(place, board.RC)
		if err != nil {
			return nil, err
		}
		if x.hue = picture.HueNamed(hue); x.hue == picture.NoHue {
			return nil, fmt.Errorf("marks: %q is no colour", hue)
		}
		m = m.with(x)
	}
	return m, nil
}

// readPlace reads a cell, or a candidate as its digit and cell.
func readPlace(text string, n board.Notation) (coloured, error) {
	if c, err := format.ParseCell(text, n); err == nil {
		return coloured{cell: c}, nil
	}
	if text != "" && '1' <= text[0] && text[0] <= '9' {
		if c, err := format.ParseCell(text[1:], n); err == nil {
			return coloured{cell: c, digit: board.Digit(text[0] - '0')}, nil
		}
	}
	return coloured{}, errors.New("mark takes cells and candidates: " + n.Cell(0) + ", or 5" + n.Cell(0) + "; not " + fmt.Sprintf("%q", text))
}
