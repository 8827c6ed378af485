package technique

import (
	"deduku/board"
	"deduku/deduce"
)

// ALSXZ is two almost locked sets linked by one digit or two.
var ALSXZ = &deduce.Technique{
	Name:  "als-xz",
	Title: "Almost Locked Set XZ-Rule",
	Shape: deduce.ShapeALSPair,
	Doc: "Two almost locked sets (cells of a unit with one digit more than cells) have a digit x that only one of them can hold. " +
		"The other then holds all its other digits, so a digit z of both can be removed from cells that see all places for it in both. " +
		"If two digits are like x, each set holds one of them, and all digits of both sets are locked.",
	Why: []string{
		"the sets {set#1} and {set#2} cannot both hold {restrictedcommon.digits}; the one without it holds {common.digits}",
		"the sets {set#1} and {set#2} hold one of {restrictedcommon.digits} each, and so all their other digits",
	},
	Form: []string{
		"A={set#1} {set#1.braced}, B={set#2} {set#2.braced}, X={restrictedcommon.digits}, Z={common.digits}",
		"A={set#1} {set#1.braced}, B={set#2} {set#2.braced}, X,Y={restrictedcommon.digits}",
	},
	Spot: "Count in rows, columns and boxes for cells with one digit more than cells; a cell with two candidates is the smallest such set. Look for two that share two digits, one of them with all its places in sight of each other. " +
		"The trap is a restricted common of which one place does not see all the others.",
	Example: "1+437+9+2+6+85+9+5+26+84..+78+7+6.+5.+9+4+2+7+3+581+9+2+6+4+29.+4+6.7..+46..+2+7.9..2+9.+7.4..5.+4+23+6.+7+9..+7+9+4..2.:",
	Find:    findALSXZ,
}

func findALSXZ(v *deduce.View, yield func(*deduce.Step) bool) {
	l := lockedSetsOf.Of(v)
	fresh := v.Fresh()
	var room [128]alsFind
	finds := room[:0]
	for i := range l.sets {
		if v.Enough() {
			return
		}
		if len(finds) > maxFinds {
			break
		}
		if a := &l.sets[i]; a.seen != 0 && a.cells.Meets(fresh) {
			finds = alsPairs(finds, l, uint16(i), fresh)
		}
	}
	sortFinds(finds)
	var singly, doubly distinct
	for _, f := range finds {
		if v.Enough() {
			return
		}
		s, seen := alsXZ(v, l, f), &singly
		if f.y != 0 {
			seen = &doubly
		}
		if seen.isNew(&s.Step) && !yield(&s.Step) {
			return
		}
	}
}

// alsPairs appends the pairs of a fresh set with others that eliminate something: one that is fresh too has its turn with
// the sets after it.
func alsPairs(dst []alsFind, l *lockedSets, i uint16, fresh board.CellSet) []alsFind {
	for ds := l.sets[i].ties; ds != 0; ds &= ds - 1 {
		x := ds.First()
		for _, j := range l.linkedTo(l.sets[i].digitCells[x]) {
			if j < i && l.sets[j].cells.Meets(fresh) {
				continue
			}
			a, b := &l.sets[min(i, j)], &l.sets[max(i, j)]
			z, y := ties(l, a, b, x)
			// Of two links the smaller digit comes first: later the pair had its turn.
			if y == 0 && z != 0 || y > x && eliminatesLocked(l, a, b, board.Digits(x, y)) {
				dst = append(dst, alsFind{cost: pairCost(a, b), a: min(i, j), b: max(i, j), x: x, y: y})
			}
		}
	}
	return dst
}

// pairCost is the number of cells of two sets, and what it costs that they overlap.
func pairCost(a, b *lockedSet) uint16 {
	n := a.cells.Len() + b.cells.Len()
	if a.cells.Meets(b.cells) {
		n += overlapping
	}
	return uint16(n)
}

// ties are the digits but x that go from some cell where one of two sets must hold them, and the first by which
// the sets are linked, zero for none.
func ties(l *lockedSets, a, b *lockedSet, x board.Digit) (z board.DigitSet, y board.Digit) {
	for ds := (a.seen & b.seen).Without(x); ds != 0; ds &= ds - 1 {
		d := ds.First()
		p, q := l.of(a, d), l.of(b, d)
		if p.seenBy.Meets(q.seenBy) {
			z = z.With(d)
		}
		if y == 0 && q.cells.Within(p.seenBy) {
			y = d
		}
	}
	return z, y
}

func alsXZ(v *deduce.View, l *lockedSets, f alsFind) *deduce.Draft {
	a, b := &l.sets[f.a], &l.sets[f.b]
	s := v.Draft()
	s.Part(alsPart(deduce.Set, a))
	s.Part(alsPart(deduce.Set, b))
	if f.y == 0 {
		z := common(l, a, b, board.AllDigits.Without(f.x))
		eliminateCommon(s, l, a, b, z)
		s.Part(deduce.Part{Role: deduce.RestrictedCommon, Digits: board.Digits(f.x)})
		s.Part(deduce.Part{Role: deduce.Common, Digits: z})
		return s
	}
	links := board.Digits(f.x, f.y)
	s.Part(deduce.Part{Role: deduce.RestrictedCommon, Digits: links})
	for ds := a.seen | b.seen; ds != 0; ds &= ds - 1 {
		s.Eliminate(ds.First(), lockedOut(l, a, b, links, ds.First()))
	}
	return s
}

// eliminatesLocked reports whether sets linked by two digits eliminate anything.
func eliminatesLocked(l *lockedSets, a, b *lockedSet, links board.DigitSet) bool {
	for ds := a.seen | b.seen; ds != 0; ds &= ds - 1 {
		if !lockedOut(l, a, b, links, ds.First()).Empty() {
			return true
		}
	}
	return false
}

// lockedOut is the cells outside of two sets linked by two digits from which a digit of them goes.
func lockedOut(l *lockedSets, a, b *lockedSet, links board.DigitSet, d board.Digit) (out board.CellSet) {
	if links.Has(d) {
		// Either set can hold it.
		return l.of(a, d).seenBy.And(l.of(b, d).seenBy)
	}
	if a.digits.Has(d) {
		out = l.of(a, d).seenBy
	}
	if b.digits.Has(d) {
		out = out.Union(l.of(b, d).seenBy)
	}
	return out.Minus(a.cells).Minus(b.cells)
}
