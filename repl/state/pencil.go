package state

import (
	"fmt"
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
)

// Pencil is what a player has noted in the cells: a list of their own, apart from the candidates of the board.
type Pencil [board.Cells]board.DigitSet

// Words are the notes as they are saved, a cell each: r1c1 35.
func (p *Pencil) Words() []string { return p.In(board.RC) }

// In is the notes in a notation, a cell each.
func (p *Pencil) In(n board.Notation) []string {
	out := []string{}
	for c, digits := range p {
		if digits == 0 {
			continue
		}
		text := n.Cell(board.Cell(c)) + " "
		for d := range digits.All() {
			text += d.String()
		}
		out = append(out, text)
	}
	return out
}

// With is these notes and others together.
func (p *Pencil) With(others *Pencil) (all Pencil) {
	for c, digits := range p {
		all[c] = digits | others[c]
	}
	return all
}

// Seen returns the notes that the board still allows.
func (p *Pencil) Seen(b *board.Board) (seen Pencil) {
	for c, digits := range p {
		seen[c] = digits & b.Candidates(board.Cell(c))
	}
	return seen
}

// ReadPencil reads what Words wrote.
func ReadPencil(words []string) (p Pencil, err error) {
	for _, text := range words {
		place, digits, _ := strings.Cut(text, " ")
		c, err := coords.ParseCell(place, board.RC)
		if err != nil {
			return Pencil{}, fmt.Errorf("pencil: %w", err)
		}
		if p[c], err = ReadDigits(digits); err != nil {
			return Pencil{}, fmt.Errorf("pencil: %w", err)
		}
	}
	return p, nil
}

// ReadDigits reads digits that are written one behind the other: 357.
func ReadDigits(text string) (digits board.DigitSet, err error) {
	for _, r := range text {
		if r < '1' || r > '9' {
			return 0, fmt.Errorf("%q is no digit from 1 to 9", r)
		}
		digits = digits.With(board.Digit(r - '0'))
	}
	if digits == 0 {
		return 0, fmt.Errorf("there is no digit")
	}
	return digits, nil
}
