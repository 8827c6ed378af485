package plainrate

import (
	"slices"

	"deduku/board"
)

// bug is a bivalue universal grave: what keeps the position from it.
type bug struct {
	cells  []board.Cell
	digits [board.Cells]board.DigitSet // of each bug cell, the digits that are too many
	all    board.DigitSet
	common board.CellSet // seen by all bug cells
}

// universalGrave gives one hint at most.
func universalGrave(g *Grid, yield yield) {
	b, ok := findBug(g)
	if !ok {
		return
	}
	var hints []*Hint
	switch {
	case len(b.cells) == 1:
		h := &Hint{Technique: "bug1", Rating: 5.6}
		h.remove(g, b.cells[0], board.AllDigits&^b.all)
		hints = append(hints, h)
	case b.all.Single():
		h := &Hint{Technique: "bug2", Rating: 5.7}
		for c := range b.common.All() {
			h.remove(g, c, b.all)
		}
		hints = append(hints, h)
		if len(b.cells) == 2 {
			hints = append(hints, b.type4(g))
		}
	case !b.common.Empty():
		if len(b.cells) == 2 {
			hints = append(hints, b.type4(g))
		}
		hints = append(hints, b.type3(g))
	}
	for _, h := range hints {
		if h != nil && h.worthy() {
			yield(h)
			return
		}
	}
}

func findBug(g *Grid) (b bug, ok bool) {
	rest := *g
	seen := false
	for _, t := range boxRowCol {
		for i := range board.Side {
			u := t.unit(i)
			for d := board.Digit(1); d <= 9; d++ {
				p := g.pos(u, d)
				if n := p.Len(); n == 0 || n == 2 {
					continue
				}
				var more []board.Cell
				for j := range p.All() {
					if c := u.Cell(j); g.Cand[c].Len() >= 3 {
						more = append(more, c)
					}
				}
				if len(more) == 0 {
					return b, false
				}
				if len(more) > 1 {
					continue
				}
				x := more[0]
				if !slices.Contains(b.cells, x) {
					b.cells = append(b.cells, x)
				}
				b.digits[x] = b.digits[x].With(d)
				b.all = b.all.With(d)
				rest.Cand[x] = rest.Cand[x].Without(d)
				if !seen {
					b.common, seen = x.Peers(), true
				}
				b.common = b.common.And(x.Peers()).Minus(board.CellsOf(b.cells...))
				if len(b.cells) > 1 && b.all.Len() > 1 && b.common.Empty() {
					return b, false
				}
			}
		}
	}
	return b, grave(&rest) && len(b.cells) > 0
}

// grave reports whether each open cell has two candidates and each digit two places in each unit, or none.
func grave(g *Grid) bool {
	for c, s := range g.Cand {
		if g.Value[c] == 0 && s.Len() != 2 {
			return false
		}
	}
	for u := range board.Unit(board.Units) {
		for d := board.Digit(1); d <= 9; d++ {
			if n := g.pos(u, d).Len(); n != 0 && n != 2 {
				return false
			}
		}
	}
	return true
}

// type3 is a naked set of the bug cells, taken as one, and cells that see them all. Quirk: the type of unit is the
// outer loop, so that a larger set of the box precedes a smaller one of the row.
func (b *bug) type3(g *Grid) *Hint {
	for _, t := range boxRowCol {
		u := t.of(b.cells[0])
		if !board.CellsOf(b.cells...).Within(u.Cells()) {
			continue
		}
		var r []board.Cell
		for c := range b.common.And(u.Cells()).All() {
			r = append(r, c)
		}
		for k := 2; k <= 6 && k <= len(r); k++ {
			for _, places := range combos(k-1, len(r)) {
				if h := b.nakedSet(g, r, places, k); h != nil {
					return h
				}
			}
		}
	}
	return nil
}

func (b *bug) nakedSet(g *Grid, r []board.Cell, places board.SpotSet, k int) *Hint {
	var sets []board.DigitSet
	var all board.DigitSet
	for i := range places.All() {
		sets = append(sets, g.Cand[r[i]])
		all |= g.Cand[r[i]]
	}
	n := tuple(k, append(sets, b.all)...)
	if all.Len() != k || n == 0 {
		return nil
	}
	h := &Hint{Technique: "bug3", Rating: 5.7 + float64(k-1)*0.1}
	for i, c := range r {
		if places>>i&1 == 0 {
			h.remove(g, c, n)
		}
	}
	if !h.worthy() {
		return nil
	}
	return h
}

// type4 is a digit locked in the two bug cells of a unit.
func (b *bug) type4(g *Grid) *Hint {
	c1, c2 := b.cells[0], b.cells[1]
	k := g.Cand[c1] & g.Cand[c2] &^ b.all
	if !k.Single() || !c1.Sees(c2) {
		return nil
	}
	h := &Hint{Technique: "bug4", Rating: 5.7}
	for _, c := range []board.Cell{c1, c2} {
		h.remove(g, c, board.AllDigits&^(b.digits[c]|k))
	}
	return h
}
