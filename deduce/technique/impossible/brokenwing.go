package impossible

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/templates"
)

// BrokenWing is an odd ring of places that guardians must break.
var BrokenWing = &deduce.Technique{
	Name:  "broken-wing",
	Title: "Broken Wing",
	Shape: deduce.ShapeImpossible,
	Doc:   "An odd number of places of a digit make a ring, neighbours sharing a unit. Round an odd ring it cannot be in just one of every two neighbours, so it is in a guardian: another place in one of these units. A lone guardian holds it; else it can be removed from cells that see all guardians.",
	Why: []string{
		"{guarded.digits} cannot be in one of each two neighbours in an odd ring ({guarded.cells}), so it is in {extra}",
	},
	Form: []string{"{guarded.digits} in {guarded.cells} guardians {extra}"},
	Spot: "Filter one digit and look for five or seven places in a ring, neighbours sharing a unit that has few others. The others are the guardians. " +
		"The trap is to overlook one of them: every unit of the ring counts.",
	Example: ".+274+3.5+6.6....2+3...+3....+2....+671+38.+22.....1.+33..+2..+6..5+6+2...+93..4+39+2+6+7..+7..+3..+426:176 875 876",
	Find:    findBrokenWings,
}

func findBrokenWings(v *deduce.View, yield func(*deduce.Step) bool) {
	for digits := v.ChangedDigits(); digits != 0; digits &= digits - 1 {
		d := digits.First()
		if templates.InNone(v, d).Empty() {
			continue
		}
		f := brokenWings{view: v, yield: yield, digit: d}
		f.look()
		for n := 5; n <= 9; n += 2 {
			for starts := f.cells; starts.Len() >= n; starts = starts.Rest() {
				f.from, f.second = starts.First(), 0
				f.rings[1] = ring{last: f.from, cells: board.CellsOf(f.from), targets: templates.InNone(v, d).Without(f.from)}
				if !f.grow(1, n, starts.Rest()) || v.Enough() {
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
	forced board.CellSet // in every template: a lone guardian is, or the ring is none
	cells  board.CellSet // those with two neighbours or more
	edges  [mostPlaces * (mostPlaces - 1) / 2 * board.Units]edge
	start  [board.Units + 1]int // the edges of each unit
	from   board.Cell           // the first of the ring on the board
	second board.Cell           // the next of it
	rings  [11]ring             // the ring so far, by its number of cells; the last is the closed one
	seen   [64]board.CellSet    // what was concluded already, by rings not longer
	nSeen  int
}

// edge is two places of a unit that may be neighbours in a ring.
type edge struct {
	a, b      board.Cell
	guardians board.CellSet // the other places
	targets   board.CellSet // what sees those
}

// ring is a ring as far as it is made.
type ring struct {
	last      board.Cell
	cells     board.CellSet
	units     board.UnitSet // of neighbours; each holds two cells of the ring, no more
	closed    board.CellSet // all cells of those units
	guardians board.CellSet
	targets   board.CellSet // places outside the ring that see all guardians and may be false
}

// mostPlaces is up to how many places of a unit anything can see all but two of them.
const mostPlaces = 5

// look collects the edges, of units that have not too many places.
func (f *brokenWings) look() {
	d := f.digit
	_, f.forced = templates.Of(f.view, d)
	removable := templates.InNone(f.view, d)
	var once, twice board.CellSet
	n := 0
	for u := range board.Unit(board.Units) {
		f.start[u] = n
		places := f.view.Cells(u, d)
		if places.Len() > mostPlaces {
			continue
		}
		for as := places; !as.Empty(); as = as.Rest() {
			for bs := as.Rest(); !bs.Empty(); bs = bs.Rest() {
				e := edge{a: as.First(), b: bs.First()}
				pair := board.CellsOf(e.a, e.b)
				e.guardians = places.Minus(pair)
				e.targets = removable.And(e.guardians.SeenByAll()).Minus(pair)
				if f.hopeless(e.targets, e.guardians) {
					continue
				}
				f.edges[n] = e
				n++
				once, twice = once.Union(pair), twice.Union(once.And(pair))
			}
		}
	}
	f.start[board.Units] = n
	f.cells = twice
}

// hopeless reports whether a ring with these guardians concludes nothing.
func (f *brokenWings) hopeless(targets, guardians board.CellSet) bool {
	return targets.Empty() && (guardians.Len() > 1 || !guardians.Within(f.forced))
}

// grow goes on from a ring of size cells to all rings of n cells, out of the cells left. It reports whether to go on.
func (f *brokenWings) grow(size, n int, left board.CellSet) bool {
	at, next := &f.rings[size], &f.rings[size+1]
	switch {
	case size == n && f.second > at.last:
		return true
	case size == n:
		left = board.CellsOf(f.from)
	case size == n-1:
		left = left.And(f.from.Peers())
	}
	left = left.Minus(at.closed.Without(f.from))
	for _, u := range at.last.Units() {
		for i := f.start[u]; i < f.start[u+1]; i++ {
			e := &f.edges[i]
			c := e.a
			if c == at.last {
				c = e.b
			} else if e.b != at.last {
				continue
			}
			if !left.Has(c) || at.cells.Without(at.last).Without(c).Meets(u.Cells()) {
				continue
			}
			targets, guardians := at.targets.And(e.targets), at.guardians.Union(e.guardians)
			if f.hopeless(targets, guardians) {
				continue
			}
			*next = ring{c, at.cells.With(c), at.units | board.UnitsOf(u), at.closed.Union(u.Cells()), guardians, targets}
			if size == 1 {
				f.second = c
			}
			if size == n && !f.close(next) || size < n && !f.grow(size+1, n, left.Without(c)) {
				return false
			}
		}
	}
	return true
}

// close yields the ring if it has guardians and eliminates or places something new.
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
		s.Eliminate(f.digit, out)
	}
	s.Part(deduce.Part{Role: deduce.Guarded, Units: r.units, Cells: r.cells, Digits: board.Digits(f.digit)})
	s.Part(deduce.Part{Role: deduce.Extra, Cells: r.guardians, Digits: board.Digits(f.digit)})
	return f.yield(&s.Step)
}
