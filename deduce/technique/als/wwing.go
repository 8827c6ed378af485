package als

import (
	"sync"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/lockedset"
	"deduku/deduce/technique/wings"
)

// WWing is a W-Wing of almost locked sets.
var WWing = &deduce.Technique{
	Name:  "als-w-wing",
	Title: "ALS-W-Wing",
	Shape: deduce.ShapeAlmostLockedSets,
	Doc:   "Two almost locked sets have x and z. In some unit x has just two places, one seen by all x of the one set, one by all x of the other. The sets cannot both hold x, so at least one lacks x and holds all its others, z too. So z can be removed from cells that see all its places there.",
	Why:   []string{"the sets {set.each} cannot both hold {strong.digits}, which must be in {strong.cells} in {strong.units}, so at least one of them holds {common.digits}"},
	Form:  []string{"A={set#1} {set#1.braced}, B={set#2} {set#2.braced} connected by {strong.digits} in {strong.cells}, Z={common.digits}"},
	Spot: "As for a W-Wing, with almost locked sets in place of the two cells: look for a unit with two places for a digit, each of which sees all of it in one set. " +
		"The trap is a place of the digit in a set that its end does not see.",
	Example: "........+6.....+6..1.+6+7+5.2+934+7.+2+6.4+3+9+5+3.5+7+2.6+4+8+4.6.3+5+1+7+2+63+8+25+7+4+1+9+57.+46.8+2+324....+5+67:113 912 913 922 923",
	Find:    findALSWWings,
}

func findALSWWings(v *deduce.View, yield func(*deduce.Step) bool) {
	l := lockedset.Index.Of(v)
	fresh := v.Changed()
	near := alsNears.Get().(*alsNear)
	defer alsNears.Put(near)
	for x := board.Digit(1); x <= 9; x++ {
		if v.Pairs(x) != 0 {
			near.look(v, l, x, fresh)
		}
		for units := v.Pairs(x); units != 0 && !v.Enough(); units &= units - 1 {
			u := units.First()
			ends := v.Cells(u, x)
			if wings.TwinPair(v, u, x, ends) {
				continue
			}
			isFresh := v.ChangedCellsFor(x).Meets(u.Cells())
			p, q := ends.First(), ends.Rest().First()
			if !isFresh && !near[p].fresh && !near[q].fresh {
				continue
			}
			for _, a := range near[p].sets {
				if !isFresh && !a.fresh && !near[q].fresh {
					continue
				}
				for _, b := range near[q].sets {
					if a.others&b.others == 0 || !isFresh && !a.fresh && !b.fresh {
						continue
					}
					// Where each set sees both ends, the pair comes twice.
					if a.set > b.set && seesAll(l, a.set, x, q) && seesAll(l, b.set, x, p) {
						continue
					}
					if !yieldALSWWing(v, l, a.set, b.set, x, u, ends, yield) {
						return
					}
				}
			}
		}
	}
}

// alsNear is, for each end of a conjugate pair of a digit, the sets all of whose places for the digit it sees, ascending.
type alsNear [board.Cells]struct {
	sets  []alsSeen
	fresh bool // some of them are
}

// alsSeen is such a set.
type alsSeen struct {
	set    uint16
	others board.DigitSet // the other digits of which something sees all places in the set
	fresh  bool
}

var alsNears = sync.Pool{New: func() any { return new(alsNear) }}

func (n *alsNear) look(v *deduce.View, l *lockedset.Sets, x board.Digit, fresh board.CellSet) {
	var ends board.CellSet
	for units := v.Pairs(x); units != 0; units &= units - 1 {
		ends = ends.Union(v.Cells(units.First(), x))
	}
	for cells := ends; !cells.Empty(); cells = cells.Rest() {
		near := &n[cells.First()]
		near.sets, near.fresh = near.sets[:0], false
	}
	for _, i := range l.Having[x] {
		s := &l.All[i]
		others := s.Seen.Without(x)
		if others == 0 {
			continue
		}
		isFresh := s.Cells.Meets(fresh)
		for cells := l.SeenBy(s, x).And(ends); !cells.Empty(); cells = cells.Rest() {
			near := &n[cells.First()]
			near.sets, near.fresh = append(near.sets, alsSeen{i, others, isFresh}), near.fresh || isFresh
		}
	}
}

// seesAll reports whether c sees all places of x in a set that has it.
func seesAll(l *lockedset.Sets, set uint16, x board.Digit, c board.Cell) bool {
	return l.SeenBy(&l.All[set], x).Has(c)
}

// yieldALSWWing yields the step of two sets joined by the two places of x in u, if it eliminates anything.
func yieldALSWWing(v *deduce.View, l *lockedset.Sets, i, j uint16, x board.Digit, u board.Unit, ends board.CellSet, yield func(*deduce.Step) bool) bool {
	a, b := &l.All[i], &l.All[j]
	// Of single cells it is a plain W-Wing.
	if a.Cells.Meets(b.Cells) || a.Digits.Len()+b.Digits.Len() == 4 {
		return true
	}
	eliminated := common(l, a, b, board.AllDigits.Without(x))
	// Sets whose places of x see each other need nothing to join them.
	if eliminated == 0 || l.Of(b, x).Cells.Within(l.SeenBy(a, x)) {
		return true
	}
	s := v.Draft()
	eliminateCommon(s, l, a, b, eliminated)
	s.Part(alsPart(deduce.Set, a))
	s.Part(alsPart(deduce.Set, b))
	s.Part(deduce.Part{Role: deduce.Strong, Units: board.UnitsOf(u), Cells: ends, Digits: board.Digits(x)})
	s.Part(deduce.Part{Role: deduce.Common, Digits: eliminated})
	return yield(&s.Step)
}
