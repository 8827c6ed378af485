package deduce

import (
	"context"
	"iter"

	"deduku/board"
)

// View is a position as finders look at it: the open cells alone, with indexes that are built when they are
// first asked for. It lives for one position; Look turns it to the next.
type View struct {
	digits board.Grid
	givens board.CellSet
	open   board.CellSet
	cands  [board.Cells]board.DigitSet
	spots  [board.Units][board.ByDigit]board.SpotSet
	homes  [board.ByDigit]board.CellSet
	placed [board.ByDigit]board.CellSet

	ctx     context.Context
	effort  Effort // of the search for the deepest nets
	levels  int    // of lemmas that nets of this position were looked for with
	draft   Draft
	finding finding

	generation uint64 // how many positions it has looked at; what was built for an earlier one is out of date
	changes    changes
	lastEmpty  []lastEmpty // one for each technique that has looked, in the order of its ladder
	bySize     built[[5]board.CellSet]
	byPlaces   [board.Units]built[[5]board.DigitSet] // good until the unit changes
	pairs      built[[board.ByDigit]board.UnitSet]
	settled    built[bool]
	indexes    []indexed
}

// built is something about the position of a view, good while the view's generation is the one it was built for.
type built[T any] struct {
	value      T
	generation uint64
}

// NewView is a view of b, which may change afterwards. Once ctx is done, finders stop.
func NewView(ctx context.Context, b *board.Board) *View {
	v := &View{ctx: ctx}
	v.Look(b)
	return v
}

// Look turns the view to another position.
func (v *View) Look(b *board.Board) {
	v.generation++
	v.levels = 0
	homesBefore, placedBefore, givensBefore := v.homes, v.placed, v.givens
	v.digits, v.givens, v.open = b.Grid(), b.Givens(), b.Open()
	b.CopyCandidates(&v.cands)
	for filled := board.AllCells.Minus(v.open); !filled.Empty(); filled = filled.Rest() {
		v.cands[filled.First()] = 0
	}
	for d := board.Digit(1); d <= 9; d++ {
		homes, placed := b.CellsFor(d).And(v.open), b.CellsFor(d).Minus(v.open)
		if homes == v.homes[d] && placed == v.placed[d] {
			continue
		}
		v.homes[d], v.placed[d] = homes, placed
		b.CopySpots(d, &v.spots)
		for units := placed.Units(); units != 0; units &= units - 1 {
			v.spots[units.First()][d] = 0
		}
	}
	v.changes.note(v, &homesBefore, &placedBefore, givensBefore)
}

// Digit is the digit that c holds, zero for an open cell.
func (v *View) Digit(c board.Cell) board.Digit { return v.digits[c] }

// Givens are the cells that hold a digit of the puzzle.
func (v *View) Givens() board.CellSet { return v.givens }

// Open are the cells without a digit.
func (v *View) Open() board.CellSet { return v.open }

// Candidates are the digits that c can still hold; none for a filled cell.
func (v *View) Candidates(c board.Cell) board.DigitSet { return v.cands[c] }

// Spots are the open places of u where d can still go; none where u has d already.
func (v *View) Spots(u board.Unit, d board.Digit) board.SpotSet { return v.spots[u][d] }

// CellsFor are the open cells where d can still go.
func (v *View) CellsFor(d board.Digit) board.CellSet { return v.homes[d] }

// Placed are the cells that hold d.
func (v *View) Placed(d board.Digit) board.CellSet { return v.placed[d] }

// Union is the digits that any of the cells can still hold.
func (v *View) Union(cells board.CellSet) board.DigitSet {
	var ds board.DigitSet
	for ; !cells.Empty(); cells = cells.Rest() {
		ds |= v.cands[cells.First()]
	}
	return ds
}

// Bivalue are the cells with two candidates.
func (v *View) Bivalue() board.CellSet { return v.CellsUpTo(2) }

// CellsUpTo are the open cells with at least 2 and at most n candidates; n is 2, 3 or 4.
func (v *View) CellsUpTo(n int) board.CellSet {
	upTo := &v.bySize.value
	if v.bySize.generation != v.generation {
		v.bySize.generation = v.generation
		var by [board.ByDigit]board.CellSet
		for cells := v.open; !cells.Empty(); cells = cells.Rest() {
			c := cells.First()
			n := v.cands[c].Len()
			by[n] = by[n].With(c)
		}
		upTo[2] = by[2]
		upTo[3] = upTo[2].Union(by[3])
		upTo[4] = upTo[3].Union(by[4])
	}
	return upTo[n]
}

// DigitsUpTo are the digits with at least 2 and at most n places in u; n is 2, 3 or 4.
func (v *View) DigitsUpTo(u board.Unit, n int) board.DigitSet {
	of := &v.byPlaces[u]
	if of.generation < v.ChangedAt(u) {
		of.generation = v.generation
		var by [board.ByDigit]board.DigitSet
		for d := board.Digit(1); d <= 9; d++ {
			n := v.spots[u][d].Len()
			by[n] = by[n].With(d)
		}
		of.value[2] = by[2]
		of.value[3] = by[2] | by[3]
		of.value[4] = by[2] | by[3] | by[4]
	}
	return of.value[n]
}

// Pairs are the units in which d has exactly two places: its conjugate pairs.
func (v *View) Pairs(d board.Digit) board.UnitSet {
	if v.pairs.generation != v.generation {
		v.pairs.generation, v.pairs.value = v.generation, [board.ByDigit]board.UnitSet{}
		for u := range board.Unit(board.Units) {
			for digits := v.DigitsUpTo(u, 2); digits != 0; digits &= digits - 1 {
				v.pairs.value[digits.First()] |= board.UnitsOf(u)
			}
		}
	}
	return v.pairs.value[d]
}

// Cells are the open cells of u where d can still go.
func (v *View) Cells(u board.Unit, d board.Digit) board.CellSet { return v.homes[d].And(u.Cells()) }

// Settled reports whether no single waits on a board that is not dead. Only there nets and big patterns are worth their while.
func (v *View) Settled() bool {
	if v.settled.generation != v.generation {
		v.settled = built[bool]{v.waitsOnNone(), v.generation}
	}
	return v.settled.value
}

// waitsOnNone is Settled without memory.
func (v *View) waitsOnNone() bool {
	for cells := v.open; !cells.Empty(); cells = cells.Rest() {
		if v.cands[cells.First()].Len() < 2 {
			return false
		}
	}
	for d := board.Digit(1); d <= 9; d++ {
		for units := board.AllUnits &^ v.placed[d].Units(); units != 0; units &= units - 1 {
			if v.spots[units.First()][d].Len() < 2 {
				return false
			}
		}
	}
	return !v.open.Empty()
}

// Members yields the candidates of a truth; of one that a digit fulfils already there are none.
func (v *View) Members(t Truth) iter.Seq[board.Candidate] {
	return func(yield func(board.Candidate) bool) {
		if c, ok := t.Cell(); ok {
			for ds := v.cands[c]; ds != 0 && yield(board.Candidate{Cell: c, Digit: ds.First()}); ds &= ds - 1 {
			}
			return
		}
		u, d := t.Unit()
		for cells := v.Cells(u, d); !cells.Empty() && yield(board.Candidate{Cell: cells.First(), Digit: d}); cells = cells.Rest() {
		}
	}
}

// Rivals yields the candidates that cannot be true along with another.
func (v *View) Rivals(x board.Candidate) iter.Seq[board.Candidate] {
	return func(yield func(board.Candidate) bool) {
		for ds := v.cands[x.Cell].Without(x.Digit); ds != 0; ds &= ds - 1 {
			if !yield(board.Candidate{Cell: x.Cell, Digit: ds.First()}) {
				return
			}
		}
		for cells := v.homes[x.Digit].And(x.Cell.Peers()); !cells.Empty(); cells = cells.Rest() {
			if !yield(board.Candidate{Cell: cells.First(), Digit: x.Digit}) {
				return
			}
		}
	}
}
