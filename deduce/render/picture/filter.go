package picture

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
)

// Filter returns the picture of one digit: its cells and the places that are left for it. If a unit has two places, they are linked.
func Filter(b *board.Board, d board.Digit, in board.Notation) Picture {
	p := blank(b)
	p.Notation = in
	p.Filter = d
	for c := range board.Cell(board.Cells) {
		if p.Digits[c] != d {
			p.Digits[c] = 0
		}
		p.Candidates[c] &= board.Digits(d)
	}
	p.name(Pattern, "one of two places in a unit")
	joined := map[[2]board.Cell]bool{}
	for u := range board.Unit(board.Units) {
		places := b.CellsFor(d).And(u.Cells())
		if places.Len() != 2 {
			continue
		}
		from, to := places.First(), places.Rest().First()
		if pair := [2]board.Cell{from, to}; !joined[pair] {
			joined[pair] = true
			p.Links = append(p.Links, deduce.Link{From: pattern.NodeOf(board.CellsOf(from), d), To: pattern.NodeOf(board.CellsOf(to), d), Strong: true})
		}
		p.mark(from, d, Pattern)
		p.mark(to, d, Pattern)
	}
	return p
}

// Pairs are the linked places of a picture: r2c1 - r2c4.
func (p *Picture) Pairs() (out []string) {
	for _, l := range p.Links {
		from, to := l.From.Cells.First(), l.To.Cells.First()
		out = append(out, p.Notation.Cell(from)+" - "+p.Notation.Cell(to))
	}
	return out
}
