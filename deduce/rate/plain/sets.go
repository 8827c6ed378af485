package plain

import "deduku/board"

// locked is pointing and claiming.
func locked(g *Grid, yield yield) {
	for _, s := range scans {
		technique, rating := "pointing", 2.6
		if s.cover == box {
			technique, rating = "claiming", 2.8
		}
		more := s.each(g, func(d board.Digit, base, cover board.Unit) bool {
			h := &Hint{Technique: technique, Rating: rating}
			for i := range 9 {
				if c := cover.Cell(i); !base.Cells().Has(c) {
					h.remove(g, c, board.Digits(d))
				}
			}
			h.gone = func(was *Grid) (out []board.Candidate) {
				for i := range 9 {
					if c := base.Cell(i); gone(was, g, c, d) && !cover.Cells().Has(c) {
						out = append(out, board.Candidate{Cell: c, Digit: d})
					}
				}
				return out
			}
			return !h.worthy() || yield(h)
		})
		if !more {
			return
		}
	}
}

// nakedSet needs twice as many empty cells in the unit as it has.
func nakedSet(k int, technique string, rating float64) func(*Grid, yield) {
	return func(g *Grid, yield yield) {
		for _, t := range boxColRow {
			for i := range 9 {
				u := t.unit(i)
				if g.open(u) < 2*k {
					continue
				}
				for _, places := range combos(k, 9) {
					var sets []board.DigitSet
					for j := range places.All() {
						sets = append(sets, g.Cand[u.Cell(j)])
					}
					v := tuple(k, sets...)
					if v == 0 {
						continue
					}
					h := &Hint{Technique: technique, Rating: rating}
					for j := range (board.AllSpots &^ places).All() {
						h.remove(g, u.Cell(j), v)
					}
					h.gone = func(was *Grid) (out []board.Candidate) {
						for j := range places.All() {
							for d := range (board.AllDigits &^ v).All() {
								if c := u.Cell(j); was.has(c, d) {
									out = append(out, board.Candidate{Cell: c, Digit: d})
								}
							}
						}
						return out
					}
					if h.worthy() && !yield(h) {
						return
					}
				}
			}
		}
	}
}

// hiddenSet needs more than twice as many empty cells in the unit as it has.
func hiddenSet(k int, technique string, rating float64) func(*Grid, yield) {
	return func(g *Grid, yield yield) {
		for _, t := range boxColRow {
			for i := range 9 {
				u := t.unit(i)
				if g.open(u) <= 2*k {
					continue
				}
				for _, v := range combos(k, 9) {
					p := hiddenTuple(g, u, v, k)
					if p == 0 {
						continue
					}
					h := &Hint{Technique: technique, Rating: rating}
					for j := range p.All() {
						h.remove(g, u.Cell(j), board.AllDigits&^digits(v))
					}
					h.gone = func(was *Grid) (out []board.Candidate) {
						for j := range 9 {
							c := u.Cell(j)
							if g.Cand[c]&digits(v) != 0 {
								continue
							}
							for d := range digits(v).All() {
								if was.has(c, d) {
									out = append(out, board.Candidate{Cell: c, Digit: d})
								}
							}
						}
						return out
					}
					if h.worthy() && !yield(h) {
						return
					}
				}
			}
		}
	}
}

// fish looks at base columns first; lines are the outer loop, digits the inner one.
func fish(k int, technique string, rating float64) func(*Grid, yield) {
	return func(g *Grid, yield yield) {
		for _, s := range []scan{{col, row}, {row, col}} {
			for _, lines := range combos(k, 9) {
				for d := board.Digit(1); d <= 9; d++ {
					if h := s.fish(g, lines, d, k); h != nil {
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

func (s scan) fish(g *Grid, lines board.SpotSet, d board.Digit, k int) *Hint {
	placed := 0
	for _, x := range g.Value {
		if x == d {
			placed++
		}
	}
	if placed+2*k > 9 {
		return nil
	}
	var sets []board.SpotSet
	for i := range lines.All() {
		sets = append(sets, g.pos(s.base.unit(i), d))
	}
	covers := tuple(k, sets...)
	if covers == 0 {
		return nil
	}
	h := new(Hint)
	for i := range covers.All() {
		for j := range (board.AllSpots &^ lines).All() {
			h.remove(g, s.cover.unit(i).Cell(j), board.Digits(d))
		}
	}
	h.gone = func(was *Grid) (out []board.Candidate) {
		for i := range lines.All() {
			for j := range (board.AllSpots &^ covers).All() {
				if c := s.base.unit(i).Cell(j); gone(was, g, c, d) {
					out = append(out, board.Candidate{Cell: c, Digit: d})
				}
			}
		}
		return out
	}
	if !h.worthy() {
		return nil
	}
	return h
}
