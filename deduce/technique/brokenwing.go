package technique

import (
	"deduku/board"
	"deduku/deduce"
)

// BrokenWing is an odd ring of places that guardians must break.
var BrokenWing = &deduce.Technique{
	Name:  "broken-wing",
	Title: "Broken Wing",
	Level: deduce.Unfair,
	Score: 240,
	Added: true,
	Most:  true,
	Doc:   "An odd number of places of a digit make a ring, neighbours sharing a unit. It cannot be in one of each two neighbours, so it is in a guardian: another place in one of these units. A lone guardian holds it; else it goes from cells that see all guardians.",
	Why: []string{
		"{guarded.digits} cannot be in one of each two neighbours in an odd ring ({guarded.cells}), so it is in {extra}",
	},
	Form:    []string{"{guarded.digits} in {guarded.cells} guardians {extra}"},
	Example: ".+274+3.5+6.6....2+3...+3....+2....+671+38.+22.....1.+33..+2..+6..5+6+2...+93..4+39+2+6+7..+7..+3..+426:176 875 876",
	Find:    findBrokenWings,
}

func findBrokenWings(v *deduce.View, yield func(*deduce.Step) bool) {
	var f brokenWings
	for d := board.Digit(1); d <= 9; d++ {
		if v.Doomed(d).Empty() {
			continue
		}
		f = brokenWings{view: v, yield: yield, digit: d}
		for n := 5; n <= 9; n += 2 {
			for starts := v.Homes(d); starts.Len() >= n; starts = starts.Rest() {
				f.from, f.second = starts.First(), 0
				f.rings[1] = ring{last: f.from, cells: board.CellsOf(f.from), targets: v.Doomed(d).Without(f.from)}
				if !f.grow(1, n, starts.Rest()) || v.Canceled() {
					return
				}
			}
		}
	}
}

// brokenWings looks for the rings of one digit.
type brokenWings struct {
	view   *deduce.View
	yield  func(*deduce.Step) bool
	digit  board.Digit
	from   board.Cell        // the first of the ring on the board
	second board.Cell        // the next of it
	rings  [11]ring          // one for each number of cells that stand, and the closed one
	seen   [64]board.CellSet // what was concluded already, by rings not longer
	nSeen  int
}

// ring is the part of a ring that stands.
type ring struct {
	last      board.Cell
	cells     board.CellSet
	units     board.UnitSet // of neighbours; each holds two cells of the ring, no more
	closed    board.CellSet // all cells of those units
	guardians board.CellSet
	targets   board.CellSet // places outside the ring that see all guardians and may be false
}

// grow makes a ring of n cells, of which size stand, with more of the cells left.
func (f *brokenWings) grow(size, n int, left board.CellSet) bool {
	at, next := &f.rings[size], &f.rings[size+1]
	for _, u := range at.last.Units() {
		if size == n {
			if f.from.UnitSet().Has(u) && f.second < at.last {
				*next = *at
				if next.join(f.view, u, f.digit, f.from) && !f.close(next) {
					return false
				}
			}
			continue
		}
		nexts := f.view.Cells(u, f.digit).And(left).Minus(at.closed)
		if size == n-1 {
			nexts = nexts.And(f.from.Peers())
		}
		for ; !nexts.Empty(); nexts = nexts.Rest() {
			c := nexts.First()
			*next = *at
			if !next.join(f.view, u, f.digit, c) {
				continue
			}
			if size == 1 {
				f.second = c
			}
			if !f.grow(size+1, n, left.Without(c)) {
				return false
			}
		}
	}
	return true
}

// join makes c the neighbour of the last cell by the unit u, and reports whether the ring may still conclude
// something.
func (r *ring) join(v *deduce.View, u board.Unit, d board.Digit, c board.Cell) bool {
	pair := board.CellsOf(r.last, c)
	if r.cells.Minus(pair).Meets(u.Cells()) {
		return false
	}
	fresh := v.Cells(u, d).Minus(pair).Minus(r.guardians)
	r.guardians = r.guardians.Union(fresh)
	r.targets = r.targets.And(fresh.SeenByAll()).Without(c)
	r.last, r.cells, r.units, r.closed = c, r.cells.With(c), r.units|board.UnitsOf(u), r.closed.Union(u.Cells())
	return !r.targets.Empty() || r.guardians.Len() <= 1
}

// close yields the ring if it has guardians and strikes or places something new.
func (f *brokenWings) close(r *ring) bool {
	out := r.targets
	switch r.guardians.Len() {
	case 0:
		return true
	case 1:
		out = r.guardians
	}
	for _, old := range f.seen[:f.nSeen] {
		if old == out {
			return true
		}
	}
	if f.nSeen < len(f.seen) {
		f.seen[f.nSeen] = out
		f.nSeen++
	}
	s := f.view.Draft()
	if out == r.guardians {
		s.Place(r.guardians.First(), f.digit)
	} else {
		s.Strike(f.digit, out)
	}
	s.Part(deduce.Part{Role: deduce.Guarded, Units: r.units, Cells: r.cells, Digits: board.Digits(f.digit)})
	s.Part(deduce.Part{Role: deduce.Extra, Cells: r.guardians, Digits: board.Digits(f.digit)})
	return f.yield(&s.Step)
}
