package als

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/lockedset"
)

// XZ is two almost locked sets linked by one digit or two.
var XZ = &deduce.Technique{
	Name:  "als-xz",
	Title: "Almost Locked Set XZ-Rule",
	Shape: deduce.ShapeAlmostLockedSets,
	Doc: "Two almost locked sets (cells of a unit with one digit more than cells) have a digit x that only one of them can hold, as all its places in one see all its places in the other. They may share cells, but none that can be x. " +
		"So at least one set lacks x, and holds all its other digits. A digit z of both can be removed from cells that see all its places in both. " +
		"If two digits are like x, each set holds one of them and all its others: these can be removed from cells that see all their places in that set, the two from cells that see all their places in both.",
	Why: []string{
		"the sets {set.each} cannot both hold {restrictedcommon.digits}; the one without it holds {common.digits}",
		"the sets {set.each} hold one of {restrictedcommon.digits} each, and so all their other digits",
	},
	Form: []string{
		"A={set#1} {set#1.braced}, B={set#2} {set#2.braced}, X={restrictedcommon.digits}, Z={common.digits}",
		"A={set#1} {set#1.braced}, B={set#2} {set#2.braced}, X,Y={restrictedcommon.digits}",
	},
	Spot: "Count in rows, columns and boxes for cells with one digit more than cells; a cell with two candidates is the smallest such set. Look for two that share two digits, x and z: each place of x in one set must see each place of x in the other. " +
		"The trap is an x of which one place in one set does not see all of them in the other.",
	Example: "1+437+9+2+6+85+9+5+26+84..+78+7+6.+5.+9+4+2+7+3+581+9+2+6+4+29.+4+6.7..+46..+2+7.9..2+9.+7.4..5.+4+23+6.+7+9..+7+9+4..2.:",
	Find:    findALSXZ,
}

func findALSXZ(v *deduce.View, yield func(*deduce.Step) bool) {
	l := lockedset.Index.Of(v)
	fresh := v.Changed()
	var room [128]alsFind
	finds := room[:0]
	for i := range l.All {
		if v.Enough() {
			return
		}
		if len(finds) > deduce.Max {
			break
		}
		if a := &l.All[i]; a.Seen != 0 && a.Cells.Meets(fresh) {
			finds = alsPairs(finds, l, uint16(i), fresh)
		}
	}
	sortFinds(finds)
	var singly, doubly deduce.Distinct
	for _, f := range finds {
		if v.Enough() {
			return
		}
		s, seen := alsXZ(v, l, f), &singly
		if f.y != 0 {
			seen = &doubly
		}
		if seen.IsNew(&s.Step) && !yield(&s.Step) {
			return
		}
	}
}

// alsPairs appends the pairs of a fresh set with others that eliminate something: one that is fresh too has its turn with
// the sets after it.
func alsPairs(dst []alsFind, l *lockedset.Sets, i uint16, fresh board.CellSet) []alsFind {
	for ds := l.All[i].Ties; ds != 0; ds &= ds - 1 {
		x := ds.First()
		for cells, tie := uint16(0), l.FirstTie(l.All[i].DigitCells[x]); tie != 0; {
			cells, tie = l.Tied(tie)
			for _, j := range l.With(cells) {
				if j < i && l.All[j].Cells.Meets(fresh) {
					continue
				}
				a, b := &l.All[min(i, j)], &l.All[max(i, j)]
				z, y := ties(l, a, b, x)
				// Of two links the smaller digit comes first: later the pair had its turn.
				if y == 0 && z != 0 || y > x && eliminatesLocked(l, a, b, board.Digits(x, y)) {
					dst = append(dst, alsFind{cost: pairCost(a, b), a: min(i, j), b: max(i, j), x: x, y: y})
				}
			}
		}
	}
	return dst
}

// pairCost is the number of cells of two sets, and what it costs that they overlap.
func pairCost(a, b *lockedset.Set) uint16 {
	n := a.Cells.Len() + b.Cells.Len()
	if a.Cells.Meets(b.Cells) {
		n += overlapping
	}
	return uint16(n)
}

// ties are the digits but x that go from some cell where one of two sets must hold them, and the first by which
// the sets are linked, zero for none.
func ties(l *lockedset.Sets, a, b *lockedset.Set, x board.Digit) (z board.DigitSet, y board.Digit) {
	for ds := (a.Seen & b.Seen).Without(x); ds != 0; ds &= ds - 1 {
		d := ds.First()
		seen := l.SeenBy(a, d)
		if seen.Meets(l.SeenBy(b, d)) {
			z = z.With(d)
		}
		if y == 0 && l.Of(b, d).Cells.Within(seen) {
			y = d
		}
	}
	return z, y
}

func alsXZ(v *deduce.View, l *lockedset.Sets, f alsFind) *deduce.Draft {
	a, b := &l.All[f.a], &l.All[f.b]
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
	for ds := a.Seen | b.Seen; ds != 0; ds &= ds - 1 {
		s.Eliminate(ds.First(), lockedOut(l, a, b, links, ds.First()))
	}
	return s
}

// eliminatesLocked reports whether sets linked by two digits eliminate anything.
func eliminatesLocked(l *lockedset.Sets, a, b *lockedset.Set, links board.DigitSet) bool {
	for ds := a.Seen | b.Seen; ds != 0; ds &= ds - 1 {
		if !lockedOut(l, a, b, links, ds.First()).Empty() {
			return true
		}
	}
	return false
}

// lockedOut is the cells outside of two sets linked by two digits from which a digit of them goes.
func lockedOut(l *lockedset.Sets, a, b *lockedset.Set, links board.DigitSet, d board.Digit) (out board.CellSet) {
	if links.Has(d) {
		// Either set can hold it.
		return l.SeenBy(a, d).And(l.SeenBy(b, d))
	}
	if a.Digits.Has(d) {
		out = l.SeenBy(a, d)
	}
	if b.Digits.Has(d) {
		out = out.Union(l.SeenBy(b, d))
	}
	return out.Minus(a.Cells).Minus(b.Cells)
}
