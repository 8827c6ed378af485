package technique

import (
	"deduku/board"
	"deduku/deduce"
)

// ALSWWing is a W-Wing of almost locked sets.
var ALSWWing = &deduce.Technique{
	Name:    "als-w-wing",
	Title:   "ALS-W-Wing",
	Level:   deduce.Unfair,
	Score:   300,
	Added:   true,
	Most:    true,
	Doc:     "Two almost locked sets have x and z. In some unit x has just two places, one seen by all x of the one set, one by all x of the other. The sets cannot both hold x, so one holds z, which goes from cells that see all its places there.",
	Why:     []string{"{set#1} and {set#2} cannot both hold {strong.digits}, which must be in {strong.cells} in {strong.units}, so one of them holds {common.digits}"},
	Form:    []string{"A={set#1} {set#1.braced}, B={set#2} {set#2.braced} connected by {strong.digits} in {strong.cells}, Z={common.digits}"},
	Example: "...93...1...8.5.+3.3..+46+1...81.+3......+3.1.....4....+8+123....+835+92.83+2..+7+1429..+14+386:213 223 233 533 623 723 764",
	Find:    findALSWWings,
}

func findALSWWings(v *deduce.View, yield func(*deduce.Step) bool) {
	l := v.LockedSets()
	var near, far [256]uint16
	for x := board.Digit(1); x <= 9; x++ {
		for units := v.Pairs(x); units != 0 && !v.Canceled(); units &= units - 1 {
			u := units.First()
			ends := v.Cells(u, x)
			if twinPair(v, u, x, ends) {
				continue
			}
			p, q := ends.First(), ends.Rest().First()
			as, bs := setsSeeing(l, p, x, near[:0]), setsSeeing(l, q, x, far[:0])
			for _, i := range as {
				for _, j := range bs {
					// Where each set sees both ends, the pair comes twice.
					if i > j && seesAll(l, i, x, q) && seesAll(l, j, x, p) {
						continue
					}
					if !yieldALSWWing(v, l, i, j, x, u, ends, yield) {
						return
					}
				}
			}
		}
	}
}

// seesAll reports whether c sees all places of x in a set.
func seesAll(l *deduce.LockedSets, set uint16, x board.Digit, c board.Cell) bool {
	s := &l.Sets[set]
	return s.Digits.Has(x) && l.Nests[s.Nests[x]].Seers.Has(c)
}

// setsSeeing appends to dst the sets of which c sees all places of x, and something else all those of another.
func setsSeeing(l *deduce.LockedSets, c board.Cell, x board.Digit, dst []uint16) []uint16 {
	for i := range l.Sets {
		if l.Sets[i].Seen&^(1<<x) != 0 && seesAll(l, uint16(i), x, c) {
			dst = append(dst, uint16(i))
		}
	}
	return dst
}

// yieldALSWWing yields the step of two sets joined by the two places of x in u, if it strikes anything.
func yieldALSWWing(v *deduce.View, l *deduce.LockedSets, i, j uint16, x board.Digit, u board.Unit, ends board.CellSet, yield func(*deduce.Step) bool) bool {
	a, b := &l.Sets[i], &l.Sets[j]
	common := (a.Digits & b.Digits).Without(x)
	// Of single cells it is a plain W-Wing.
	if common == 0 || a.Cells.Meets(b.Cells) || a.Digits.Len()+b.Digits.Len() == 4 {
		return true
	}
	var struck board.DigitSet
	for ; common != 0; common &= common - 1 {
		z := common.First()
		if l.Nests[a.Nests[z]].Seers.Meets(l.Nests[b.Nests[z]].Seers) {
			struck = struck.With(z)
		}
	}
	// Sets whose places of x see each other need nothing to join them.
	if struck == 0 || l.Nests[b.Nests[x]].Cells.Within(l.Nests[a.Nests[x]].Seers) {
		return true
	}
	s := v.Draft()
	for ds := struck; ds != 0; ds &= ds - 1 {
		z := ds.First()
		s.Strike(z, l.Nests[a.Nests[z]].Seers.And(l.Nests[b.Nests[z]].Seers))
	}
	s.Part(deduce.Part{Role: deduce.Set, Cells: a.Cells, Digits: a.Digits})
	s.Part(deduce.Part{Role: deduce.Set, Cells: b.Cells, Digits: b.Digits})
	s.Part(deduce.Part{Role: deduce.Strong, Units: board.UnitsOf(u), Cells: ends, Digits: board.Digits(x)})
	s.Part(deduce.Part{Role: deduce.Common, Digits: struck})
	return yield(&s.Step)
}
