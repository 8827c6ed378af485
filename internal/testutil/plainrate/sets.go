package plainrate

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
			for i := range board.Side {
				if c := cover.Cell(i); !base.Cells().Has(c) {
					h.remove(g, c, board.Digits(d))
				}
			}
			h.gone = func(was *Grid) (out []board.Candidate) {
				for i := range board.Side {
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
		eachSet(g, 2*k, k, func(u board.Unit, places board.SpotSet) bool {
			h := nakedIn(g, u, places, k)
			if h == nil {
				return true
			}
			h.Technique, h.Rating = technique, rating
			return yield(h)
		})
	}
}

// hiddenSet needs more than twice as many empty cells in the unit as it has.
func hiddenSet(k int, technique string, rating float64) func(*Grid, yield) {
	return func(g *Grid, yield yield) {
		eachSet(g, 2*k+1, k, func(u board.Unit, v board.SpotSet) bool {
			h := hiddenIn(g, u, v, k)
			if h == nil {
				return true
			}
			h.Technique, h.Rating = technique, rating
			return yield(h)
		})
	}
}

// eachSet calls use with each k places, or digits, of each unit that has so many empty cells, until it reports false.
func eachSet(g *Grid, empty, k int, use func(u board.Unit, set board.SpotSet) bool) {
	for _, t := range boxColRow {
		for i := range board.Side {
			u := t.unit(i)
			if g.open(u) < empty {
				continue
			}
			for _, set := range combos(k, board.Side) {
				if !use(u, set) {
					return
				}
			}
		}
	}
}

// nakedIn is the hint of k places of u that have k candidates; nil where it removes nothing.
func nakedIn(g *Grid, u board.Unit, places board.SpotSet, k int) *Hint {
	var sets []board.DigitSet
	for j := range places.All() {
		sets = append(sets, g.Cand[u.Cell(j)])
	}
	v := tuple(k, sets...)
	if v == 0 {
		return nil
	}
	h := new(Hint)
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
	if !h.worthy() {
		return nil
	}
	return h
}

// hiddenIn is the hint of k digits that have k places in u; nil where it removes nothing.
func hiddenIn(g *Grid, u board.Unit, v board.SpotSet, k int) *Hint {
	p := hiddenTuple(g, u, v, k)
	if p == 0 {
		return nil
	}
	h := new(Hint)
	for j := range p.All() {
		h.remove(g, u.Cell(j), board.AllDigits&^digits(v))
	}
	h.gone = func(was *Grid) (out []board.Candidate) {
		for j := range board.Side {
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
	if !h.worthy() {
		return nil
	}
	return h
}

// fish looks at base columns first; lines are the outer loop, digits the inner one.
func fish(k int, technique string, rating float64) func(*Grid, yield) {
	return func(g *Grid, yield yield) {
		for _, s := range []scan{{col, row}, {row, col}} {
			for _, lines := range combos(k, board.Side) {
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
	if placed+2*k > board.Side {
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
