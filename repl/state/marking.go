package state

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce/render/picture"
)

// Marking is what has been coloured by hand: cells and candidates. It is never changed in place.
type Marking []coloured

// coloured is a cell, or a candidate of it, with its colour.
type coloured struct {
	Cell  board.Cell
	Digit board.Digit // 0 for the cell itself
	Hue   picture.Hue
}

// With is the marking with one more.
func (m Marking) With(x coloured) Marking { return append(m.Without(x.Cell, x.Digit), x) }

// Without is the marking without a cell or candidate.
func (m Marking) Without(c board.Cell, d board.Digit) Marking {
	return slices.DeleteFunc(slices.Clone(m), func(x coloured) bool { return x.Cell == c && x.Digit == d })
}

// Seen is the marking of cells, and of those candidates that a board has.
func (m Marking) Seen(b *board.Board) Marking {
	return slices.DeleteFunc(slices.Clone(m), func(x coloured) bool { return x.Digit != 0 && !x.On(b) })
}

// On reports whether a board has the candidate, or its digit is placed.
func (x coloured) On(b *board.Board) bool {
	return b.Candidates(x.Cell).Has(x.Digit) || b.Digit(x.Cell) == x.Digit
}

// On colours a picture.
func (m Marking) On(p *picture.Picture) {
	for _, x := range m {
		p.Hues[x.Cell][x.Digit] = x.Hue
	}
}

// Words are the marking as it is saved, each entry as it would be typed in rc notation.
func (m Marking) Words() []string {
	out := []string{}
	for _, x := range m {
		out = append(out, x.Place(board.RC)+" "+x.Hue.String())
	}
	return out
}

// Place names what is coloured: r1c1, or of a candidate 5r1c1.
func (x coloured) Place(n board.Notation) string {
	if x.Digit == 0 {
		return n.Cell(x.Cell)
	}
	return x.Digit.String() + n.Cell(x.Cell)
}

// readMarking reads what words wrote.
func readMarking(words []string) (m Marking, err error) {
	for _, text := range words {
		place, hue, _ := strings.Cut(text, " ")
		x, err := ReadPlace(place, board.RC)
		if err != nil {
			return nil, err
		}
		if x.Hue = picture.HueNamed(hue); x.Hue == picture.NoHue {
			return nil, fmt.Errorf("marks: %q is no colour", hue)
		}
		m = m.With(x)
	}
	return m, nil
}

// ReadPlace reads a cell, or a candidate as its digit and cell.
func ReadPlace(text string, n board.Notation) (coloured, error) {
	if c, err := coords.ParseCell(text, n); err == nil {
		return coloured{Cell: c}, nil
	}
	if text != "" && '1' <= text[0] && text[0] <= '9' {
		if c, err := coords.ParseCell(text[1:], n); err == nil {
			return coloured{Cell: c, Digit: board.Digit(text[0] - '0')}, nil
		}
	}
	return coloured{}, errors.New("mark takes cells and candidates: " + n.Cell(0) + ", or 5" + n.Cell(0) + "; not " + fmt.Sprintf("%q", text))
}
