package rate

import (
	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/hint"
)

// uniqueLoop looks for unique rectangles and loops and takes the hint with the smallest rating and
// type, or the first one found among equals. It skips loops if nothing in their units has changed
// since the last search found nothing. Its plain version is uniqueLoops in plainrate. See "Unique
// rectangles and loops" in deduce/rate/README.md.
func (r *rater) uniqueLoop() bool {
	if r.todo.loops.Empty() {
		return false
	}
	f := &r.loops
	f.best.Rating = 0
	for starts := r.Bivalues(); !starts.Empty(); starts = starts.Rest() {
		s := starts.First()
		f.pair = r.Cand[s]
		v1 := f.pair.First()
		both := r.Homes[v1].And(r.Homes[f.pair.Without(v1).First()])
		f.worth = loopCells(both)
		if !f.worth.Has(s) || !r.todo.loops.Meets(f.worth.Union(f.worth.SeenByAny())) {
			continue
		}
		f.Marks, f.position, f.both = &r.Marks, &r.Position, both
		f.n = 0
		f.search(s, 2, 0, -1)
	}
	if f.best.Rating == 0 {
		r.todo.loops = board.CellSet{}
		return false
	}
	f.best, r.hint = r.hint, f.best // both keep their memory
	return true
}

// loopCells are the cells of s that a valid loop can have: in each of its units another such cell.
func loopCells(s board.CellSet) board.CellSet {
	for {
		rest := s
		for t := s; !t.Empty(); t = t.Rest() {
			c := t.First()
			for _, u := range c.Units() {
				if !s.Without(c).Meets(u.Cells()) {
					rest = rest.Without(c)
				}
			}
		}
		if rest == s {
			return s
		}
		s = rest
	}
}

// loopFinder looks for the loops of a pair of digits from one cell.
type loopFinder struct {
	*grid.Marks
	position *grid.Position
	pair     board.DigitSet
	both     board.CellSet // cells that have the pair
	worth    board.CellSet // of these, the cells that valid loops can have

	loop    [board.Cells]board.Cell
	n       int
	in      board.CellSet
	visited [2]board.UnitSet // by the cells of each colour

	hint, best hint.Hint
}

// search extends the loop from c. Like the reference, it collects the extra digits of all cells it
// looks at next to c, even of the cells that it rejects, and the number of cells that may have
// extra digits can fall below zero. It skips branches that no valid loop goes through; that is safe
// because branches share only the extra digits. Its plain version is loopFinder.search in
// plainrate. Both follow search in deduce/rate/README.md, "Unique rectangles and loops", step by
// step.
func (f *loopFinder) search(c board.Cell, allowed int, extra board.DigitSet, last int) {
	colour := f.n & 1
	if f.visited[colour]&c.UnitSet() != 0 {
		return // no valid loop begins so
	}
	f.visited[colour] |= c.UnitSet()
	f.loop[f.n] = c
	f.n++
	f.in = f.in.With(c)
	for t := range grid.Places[c] {
		if t == last {
			continue
		}
		u := grid.Places[c][t].Unit
		for next := f.both.And(u.Cells()).Without(c); !next.Empty(); next = next.Rest() {
			x := next.First()
			if x == f.loop[0] && f.n >= 4 {
				f.found()
				continue
			}
			if f.in.Has(x) {
				continue
			}
			has := f.Cand[x]
			extra = (extra | has) &^ f.pair
			if !f.worth.Has(x) {
				continue
			}
			if n := has.Len(); n == 2 || extra.Single() || allowed > 0 {
				left := allowed
				if n > 2 {
					left--
				}
				f.search(x, left, extra, t)
			}
		}
	}
	f.n--
	f.in = f.in.Without(c)
	f.visited[colour] &^= c.UnitSet()
}

// found looks at the hints of the loop, if it is valid: the cells of the two colours visit the same units, each once. A hint
// of the same rating and type as an earlier one never precedes it, so that equal hints need no care.
func (f *loopFinder) found() {
	if f.visited[0] != f.visited[1] {
		return
	}
	var more [board.Cells]board.Cell
	n := 0
	for _, c := range f.loop[:f.n] {
		if f.Cand[c].Len() > 2 {
			more[n] = c
			n++
		}
	}
	switch {
	case n == 0:
	case n == 1:
		f.start(hint.UniqueLoop1)
		f.hint.Remove(f.Marks, more[0], f.pair)
		f.keep()
	case n > 2:
		f.type2(more[:n])
	default:
		if r := (f.Cand[more[0]] | f.Cand[more[1]]) &^ f.pair; r.Single() {
			f.type2(more[:n])
		} else {
			f.type3(more[0], more[1], r)
		}
		f.type4(more[0], more[1])
	}
}

func (f *loopFinder) start(t hint.Technique) {
	f.hint.Start(t, 4.5)
	f.hint.Cells = f.in
	f.hint.Digits = f.pair
	switch n := f.n; {
	case n >= 10:
		f.hint.Rating += 0.3
		f.hint.Rating += 0.2
	case n >= 8:
		f.hint.Rating += 0.2
	case n >= 6:
		f.hint.Rating += 0.1
	}
}

// keep makes the hint the best where it removes something and precedes what is there.
func (f *loopFinder) keep() {
	if len(f.hint.Out) == 0 {
		return
	}
	b := &f.best
	if b.Rating == 0 || f.hint.Rating < b.Rating || f.hint.Rating == b.Rating && f.hint.Technique < b.Technique {
		f.best, f.hint = f.hint, f.best
	}
}

// type2 removes the one extra digit from the cells that see every cell in more. See "Unique
// rectangles and loops" in deduce/rate/README.md.
func (f *loopFinder) type2(more []board.Cell) {
	f.start(hint.UniqueLoop2)
	f.hint.RemoveAll(f.Marks, board.CellsOf(more...).SeenByAll(), (f.Cand[more[0]] &^ f.pair).First())
	f.keep()
}

// type3 looks for a naked or hidden set of the two cells, taken as one, and other cells in the same
// unit. Hidden sets also start at the number of extra digits. See "Unique rectangles and loops" in
// deduce/rate/README.md.
func (f *loopFinder) type3(c1, c2 board.Cell, extra board.DigitSet) {
	for k := extra.Len(); k <= 7; k++ {
		for t := range grid.Places[c1] {
			u := grid.Places[c1][t].Unit
			if u != grid.Places[c2][t].Unit {
				continue
			}
			if m := int(f.position.Open[u]); 2*k <= m {
				f.naked(u, c1, c2, extra, k)
				if 2*k < m {
					f.hiddenSets(u, c1, c2, extra, k)
				}
			}
		}
	}
}

func (f *loopFinder) naked(u board.Unit, c1, c2 board.Cell, extra board.DigitSet, k int) {
	others := cellsOf(f.Marks, u, k)
	var m members
	for i := range others.n {
		if c := u.Cell(int(others.number[i])); c != c1 && c != c2 {
			m.add(int(others.number[i]), others.set[i])
		}
	}
	shared := extra & f.Cand[c1] & f.Cand[c2]
	m.tuplesOver(uint16(extra), k-1, k, func(spots, digits uint16) bool {
		all := shared
		for s := board.SpotSet(spots); s != 0; s &= s - 1 {
			all |= f.Cand[u.Cell(s.First())]
		}
		if all.Len() != k {
			return false
		}
		f.start(hint.UniqueLoop3)
		f.hint.Rating += float64(k-1) * 0.1
		f.hint.Units = board.UnitsOf(u)
		for i := range board.Side {
			switch c := u.Cell(i); {
			case spots>>i&1 != 0:
				f.hint.Others = f.hint.Others.With(c)
			case c != c1 && c != c2:
				f.hint.Remove(f.Marks, c, board.DigitSet(digits))
			}
		}
		f.keep()
		return false
	})
}

// tuplesOver is tuples of n members together with a set that is always there.
func (m *members) tuplesOver(with uint16, n, k int, found func(numbers, union uint16) bool) {
	m.down(n, m.n, 0, with, k, found)
}

func (f *loopFinder) hiddenSets(u board.Unit, c1, c2 board.Cell, extra board.DigitSet, k int) {
	without := board.SpotSet(1) << u.Spot(c2)
	var m members
	for ds := board.AllDigits &^ f.pair &^ extra; ds != 0; ds &= ds - 1 {
		if s := f.Pos[u][ds.First()] &^ without; s != 0 && s.Len() <= k {
			m.add(int(ds.First()), uint16(s))
		}
	}
	if f.pair|extra == board.AllDigits {
		return // no other digit: not even the pair alone is tried
	}
	v1 := f.pair.First()
	s1, s2 := f.Pos[u][v1]&^without, f.Pos[u][f.pair.Without(v1).First()]&^without
	m.tuplesOver(uint16(s1|s2), k-2, k, func(digits, spots uint16) bool {
		f.start(hint.UniqueLoop3)
		f.hint.Units = board.UnitsOf(u)
		n := 0
		for s := board.SpotSet(spots) &^ (1 << u.Spot(c1)); s != 0; s &= s - 1 {
			c := u.Cell(s.First())
			f.hint.Remove(f.Marks, c, board.AllDigits&^f.pair&^board.DigitSet(digits))
			f.hint.Others = f.hint.Others.With(c)
			f.hint.Hidden = true
			n++
		}
		f.hint.Rating += float64(n-1) * 0.1
		f.keep()
		return false
	})
}

// type4 uses the units of the two cells in which a digit of the pair has no other place. If there
// are several such units, the reference takes the last, but the removals are the same. See "Unique
// rectangles and loops" in deduce/rate/README.md.
func (f *loopFinder) type4(c1, c2 board.Cell) {
	v1 := f.pair.First()
	v2 := f.pair.Without(v1).First()
	both := board.CellsOf(c1, c2)
	var only1, only2 bool
	for units := both.CommonUnits(); units != 0; units &= units - 1 {
		u := units.First().Cells()
		only1 = only1 || f.Homes[v1].And(u).Within(both)
		only2 = only2 || f.Homes[v2].And(u).Within(both)
	}
	out := v2
	if !only1 {
		if out = v1; !only2 {
			return
		}
	}
	f.start(hint.UniqueLoop4)
	f.hint.Remove(f.Marks, c1, board.Digits(out))
	f.hint.Remove(f.Marks, c2, board.Digits(out))
	f.keep()
}
