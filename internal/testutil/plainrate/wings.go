package plainrate

import "deduku/board"

// wing is the XY-wing for a pivot of 2 candidates, the XYZ-wing for one of 3.
func wing(pivots int, technique string, rating float64) func(*Grid, yield) {
	return func(g *Grid, yield yield) {
		for p := range board.Cell(board.Cells) {
			if g.Cand[p].Len() != pivots {
				continue
			}
			for a := range p.Peers().All() {
				if g.Cand[a].Len() != 2 || (g.Cand[p]&^g.Cand[a]).Len() != 1 {
					continue
				}
				for b := range p.Peers().All() {
					if h := pincers(g, p, a, b, pivots-2); h != nil {
						h.Technique, h.Rating = technique, rating
						if !yield(h) {
							return
						}
					}
				}
			}
		}
	}
}

func pincers(g *Grid, p, a, b board.Cell, common int) *Hint {
	x, y, z := g.Cand[p], g.Cand[a], g.Cand[b]
	if z.Len() != 2 || (x|y|z).Len() != 3 || (x&y&z).Len() != common {
		return nil
	}
	seen := a.Peers().And(b.Peers())
	if common == 1 {
		seen = seen.And(p.Peers())
	}
	h := new(Hint)
	for c := range seen.All() {
		h.remove(g, c, board.Digits((y & z).First()))
	}
	if !h.worthy() {
		return nil
	}
	return h
}
