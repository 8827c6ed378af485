package picture

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
)

// Ray is a line of sight from a placed digit to a cell that it rules out.
type Ray struct{ From, To board.Cell }

// rays shows why a single is one. For a hidden single, what rules out each other cell of the unit; for a naked single,
// for each other digit one place from which it is seen.
func (p *Picture) rays(s *deduce.Step, b *board.Board) {
	if pattern.ShapeOf(s) != deduce.ShapeSingle || len(s.Placements) != 1 {
		return
	}
	x := s.Placements[0]
	if u := pattern.GatherRole(s, deduce.LastPlace).Units; u != 0 {
		for _, h := range pattern.Hatching(b, x, u.First()) {
			for c := range h.Cells.All() {
				p.block(h.Blocker, x.Digit, c)
			}
		}
		return
	}
	if pattern.GatherRole(s, deduce.Within).Units != 0 { // a full house: the unit says it
		return
	}
	for _, s := range pattern.Sighted(b, x) {
		for c := range s.Cells.All() {
			p.block(c, b.Digit(c), x.Cell)
		}
	}
}

// block marks a placed digit as what rules something out.
func (p *Picture) block(from board.Cell, d board.Digit, to board.Cell) {
	p.mark(from, d, Blocker)
	p.name(Blocker, "blocker")
	p.Rays = append(p.Rays, Ray{from, to})
}
