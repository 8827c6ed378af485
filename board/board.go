package board

import (
	"fmt"
	"math/bits"
)

// Board is a position. It keeps the same facts in four views, so that each question has a direct
// answer: the digit of a cell, the candidates of a cell, the places of a digit in a unit, the cells of
// a digit on the board. Only Fill (as Place or Give) and Eliminate write, and each updates every view.
//
// A cell that is filled keeps its digit as its one candidate. Where two equal digits see each other,
// each rules the other out and both cells are left without a candidate: the board is dead.
//
// A Board holds arrays only: assignment is a snapshot and == compares positions.
type Board struct {
	digits Grid
	cands  [Cells]DigitSet
	of     [ByDigit]whereabouts
	givens CellSet
	filled uint8
	dead   bool
}

// empty is the board without digits, copied by New.
var empty = func() (b Board) {
	for c := range b.cands {
		b.cands[c] = AllDigits
	}
	for d := 1; d <= 9; d++ {
		b.of[d] = everywhere
	}
	return b
}()

// New is the empty board: every candidate is there.
func New() Board { return empty }

// Of is the board with the givens of g. Givens that clash make it dead; all are put down even so.
func Of(g Grid) Board {
	b := New()
	for c, d := range g {
		if d != 0 {
			b.Give(Cell(c), d)
		}
	}
	return b
}

// Digit is the digit that c holds, zero for an open cell.
func (b *Board) Digit(c Cell) Digit { return b.digits[c] }

// Grid is the digit of each cell.
func (b *Board) Grid() Grid { return b.digits }

// Candidates are the digits that c can still hold.
func (b *Board) Candidates(c Cell) DigitSet { return b.cands[c] }

// Has reports whether x is still a candidate.
func (b *Board) Has(x Candidate) bool { return b.cands[x.Cell].Has(x.Digit) }

// Spots are the places of u where d can still go.
func (b *Board) Spots(u Unit, d Digit) SpotSet { return b.of[d].places.of(unitFields[u]) }

// CellsFor returns the cells where d can still go.
func (b *Board) CellsFor(d Digit) CellSet { return b.of[d].homes }

// CopyCandidates copies the candidates of all cells at once.
func (b *Board) CopyCandidates(to *[Cells]DigitSet) { *to = b.cands }

// CopySpots copies the places of d in all units at once. They change only with its homes.
func (b *Board) CopySpots(d Digit, to *[Units][ByDigit]SpotSet) {
	places := &b.of[d].places
	for u := range unitFields {
		to[u][d] = places.of(unitFields[u])
	}
}

// Givens are the cells filled by Give.
func (b *Board) Givens() CellSet { return b.givens }

// Filled is the number of cells that hold a digit.
func (b *Board) Filled() int { return int(b.filled) }

// Open are the cells without a digit.
func (b *Board) Open() CellSet {
	var s CellSet
	for c, d := range b.digits {
		if d == 0 {
			s = s.With(Cell(c))
		}
	}
	return s
}

// Status is what can be said of a position at a glance.
type Status uint8

// The states of a board. Dead: a cell has no candidate left or a digit no place in some unit.
const (
	Open Status = iota
	Solved
	Dead
)

// Status is Dead, or Solved when every cell is filled, else Open.
func (b *Board) Status() Status {
	switch {
	case b.dead:
		return Dead
	case b.filled == Cells:
		return Solved
	}
	return Open
}

// Effects is what filling a cell with a digit eliminates, and what that leaves with at most one candidate or place.
// Whoever looks for singles after the cell is filled need look no further.
type Effects struct {
	Peers  CellSet  // the peers that lost the digit
	Others DigitSet // the other digits, which the cell lost

	SingleCells  CellSet             // of Peers, those with at most one candidate left
	SingleUnits  UnitSet             // the units without the cell that have at most one place left for the digit
	SingleDigits [UnitKinds]DigitSet // of Others, those with at most one place left in the row, column and box of the cell
}

// Place fills the open cell c with d: the other candidates of c go, and d from the peers of c. Where c is filled
// already or d is no digit, nothing changes.
func (b *Board) Place(c Cell, d Digit) { b.Fill(c, d, false, new(Effects)) }

// Give is Place for a digit of the puzzle.
func (b *Board) Give(c Cell, d Digit) { b.Fill(c, d, true, new(Effects)) }

// Fill is Place, or Give where given is set, and tells the effects.
func (b *Board) Fill(c Cell, d Digit, given bool, effects *Effects) {
	*effects = Effects{}
	if b.digits[c] != 0 || d == 0 {
		return
	}
	b.digits[c] = d
	b.filled++
	if given {
		b.givens = b.givens.With(c)
	}
	b.eliminateOthers(c, d, effects)
	b.eliminateFromPeers(c, d, effects)
}

// eliminateOthers removes the candidates of c but for d: remove for several digits at once.
func (b *Board) eliminateOthers(c Cell, d Digit, effects *Effects) {
	effects.Others = b.cands[c].Without(d)
	b.cands[c] &= Digits(d)
	if b.cands[c] == 0 {
		b.dead = true
	}
	for others := effects.Others; others != 0; others &= others - 1 {
		x := others.First()
		few := b.removeHome(c, x)
		if few == (counts{}) {
			continue
		}
		for i, u := range cellUnits[c] {
			if few.has(u) {
				effects.SingleDigits[i] = effects.SingleDigits[i].With(x)
			}
		}
	}
}

// eliminateFromPeers removes d from the peers of c: remove for several cells at once.
func (b *Board) eliminateFromPeers(c Cell, d Digit, effects *Effects) {
	of := &b.of[d]
	lost := of.homes.And(peers[c])
	of.homes = of.homes.Minus(lost)
	of.places.keep(&unseen[c])
	effects.Peers = lost
	before := of.counts
	after := before
	left := ^Digits(d)
	var single CellSet
	for word := lost.lo; word != 0; word &= word - 1 {
		x := bits.TrailingZeros64(word)
		after = after.less(Cell(x))
		cands := b.cands[x] & left
		b.cands[x] = cands
		if cands&(cands-1) == 0 {
			single.lo |= word & -word
			b.dead = b.dead || cands == 0
		}
	}
	for word := lost.hi; word != 0; word &= word - 1 {
		x := 64 + bits.TrailingZeros64(word)
		after = after.less(Cell(x))
		cands := b.cands[x] & left
		b.cands[x] = cands
		if cands&(cands-1) == 0 {
			single.hi |= word & -word
			b.dead = b.dead || cands == 0
		}
	}
	effects.SingleCells = single
	of.counts = after
	// In the units of c the digit has its place, or the board is dead as c has no candidate.
	if few := after.dropped(before).outside(c); few != (counts{}) {
		effects.SingleUnits = few.units()
		b.dead = b.dead || after.none(few)
	}
}

// removeHome takes c from the cells of d, and tells which of its units are left with at most one place for d.
func (b *Board) removeHome(c Cell, d Digit) (few counts) {
	of := &b.of[d]
	of.homes = of.homes.Without(c)
	of.places.keep(&without[c])
	before := of.counts
	of.counts = before.less(c)
	few = of.counts.dropped(before)
	if few != (counts{}) && of.counts.none(few) {
		b.dead = true
	}
	return few
}

// Eliminate removes a candidate and reports whether it was there.
func (b *Board) Eliminate(c Cell, d Digit) bool {
	if !b.cands[c].Has(d) {
		return false
	}
	b.remove(c, d)
	return true
}

// remove takes a candidate that is present out of each view.
func (b *Board) remove(c Cell, d Digit) {
	b.cands[c] = b.cands[c].Without(d)
	if b.cands[c] == 0 {
		b.dead = true
	}
	b.removeHome(c, d)
}

// Check compares the four views with each other and with the rules, and reports the first place where
// they disagree. It is for tests: a board changed by its own methods always passes.
func (b *Board) Check() error {
	filled, dead := 0, false
	for c := range Cell(Cells) {
		if err := b.checkCell(c); err != nil {
			return err
		}
		if b.digits[c] != 0 {
			filled++
		}
		dead = dead || b.cands[c] == 0
	}
	for u := range Unit(Units) {
		for d := Digit(1); d <= 9; d++ {
			dead = dead || b.Spots(u, d) == 0
		}
	}
	if filled != int(b.filled) {
		return fmt.Errorf("%d cells are filled, the count says %d", filled, b.filled)
	}
	if dead != b.dead {
		return fmt.Errorf("dead is %v, the candidates say %v", b.dead, dead)
	}
	return nil
}

func (b *Board) checkCell(c Cell) error {
	placed := b.digits[c]
	if placed == 0 && b.givens.Has(c) {
		return fmt.Errorf("%v is given but open", c)
	}
	if placed != 0 && b.cands[c]&^Digits(placed) != 0 {
		return fmt.Errorf("%v holds %v but has candidates %b", c, placed, b.cands[c])
	}
	for d := Digit(1); d <= 9; d++ {
		has := b.cands[c].Has(d)
		if has != b.of[d].homes.Has(c) {
			return fmt.Errorf("%v: candidate %v is %v, its home is %v", c, d, has, !has)
		}
		for _, u := range c.Units() {
			if has != (b.Spots(u, d)>>u.Spot(c)&1 != 0) {
				return fmt.Errorf("%v: candidate %v is %v, its spot in %v is %v", c, d, has, u, !has)
			}
		}
		if has && placed == 0 {
			for p := range c.Peers().All() {
				if b.digits[p] == d {
					return fmt.Errorf("%v has candidate %v though %v holds it", c, d, p)
				}
			}
		}
	}
	return nil
}
