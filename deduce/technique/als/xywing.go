package als

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/lockedset"
)

// XYWing is two almost locked sets linked to a third by different digits.
var XYWing = &deduce.Technique{
	Name:  "als-xy-wing",
	Title: "Almost Locked Set XY-Wing",
	Shape: deduce.ShapeAlmostLockedSets,
	Doc: "An almost locked set C shares a digit x with a set A, and only one of these two can hold it; likewise another digit y with a set B. " +
		"C holds x or y, so A lacks x or B lacks y, and that one holds all its other digits: a digit z of both can be removed from cells that see all places for it in both.",
	Why: []string{
		"whichever of {restrictedcommon.digits} is in C ({pivot}), at least one of the sets {set.each} lacks it and holds {common.digits}",
	},
	Form: []string{
		"A={set#1} {set#1.braced}, B={set#2} {set#2.braced}, C={pivot} {pivot.braced}, X,Y={restrictedcommon.digits}, Z={common.digits}",
	},
	Spot: "Find an almost locked set with a restricted common to each of two others, by two different digits. The others must share a further digit. " +
		"The trap is to use the same digit for both links.",
	Example: "..28+4..+7.....7.+2..+7.4+2+139..+2.8.51..7.+7.48+2...+4...+6.+82.5+2+3+19..8.+649.+3+8.12+817.+24.+93:517 524 557",
	Find:    findALSXYWing,
}

// alsLink is a set that is linked to another by a digit.
type alsLink struct {
	set   uint16
	seen  board.DigitSet // the other digits of which something sees all places in the set
	digit board.Digit
	fresh bool
}

func findALSXYWing(v *deduce.View, yield func(*deduce.Step) bool) {
	if fresh := v.Changed(); chainDoors.Of(v).mayWing() {
		findFreshXYWing(v, fresh, yield)
	}
}

// findFreshXYWing looks at each set with the sets linked to it, of which one is fresh.
func findFreshXYWing(v *deduce.View, fresh board.CellSet, yield func(*deduce.Step) bool) {
	l := lockedset.Index.Of(v)
	var room [256]alsFind
	var linkRoom [64]alsLink
	finds, links := room[:0], linkRoom[:0]
	for i := range l.All {
		if v.Enough() {
			return
		}
		var any bool
		if links, any = linksOf(links[:0], l, &l.All[i], fresh); !any {
			continue
		}
		if finds = alsWings(finds, l, i, links); len(finds) > deduce.Max {
			break
		}
	}
	sortFinds(finds)
	var seen deduce.Distinct
	for _, f := range finds {
		if v.Enough() {
			return
		}
		if s := alsXYWing(v, l, f); seen.IsNew(&s.Step) && !yield(&s.Step) {
			return
		}
	}
}

// linksOf appends the links of c to dst, a digit at a time, less those to sets that eliminate nothing. It reports whether c
// or any of these sets is fresh; where c is, all links count as such.
func linksOf(dst []alsLink, l *lockedset.Sets, c *lockedset.Set, fresh board.CellSet) (links []alsLink, any bool) {
	all := c.Cells.Meets(fresh)
	for ds := c.Ties; ds != 0; ds &= ds - 1 {
		for _, j := range l.LinkedTo(c.DigitCells[ds.First()]) {
			if seen := l.All[j].Seen.Without(ds.First()); seen != 0 {
				isFresh := all || l.All[j].Cells.Meets(fresh)
				any = any || isFresh
				dst = append(dst, alsLink{j, seen, ds.First(), isFresh})
			}
		}
	}
	return dst, any
}

// alsWings appends the wings around set number c, of two links one of which is fresh.
func alsWings(dst []alsFind, l *lockedset.Sets, c int, links []alsLink) []alsFind {
	pivot := &l.All[c]
	next := 0 // the first link by another digit
	for i, p := range links {
		for next < len(links) && (next <= i || links[next].digit == p.digit) {
			next++
		}
		if len(dst) > deduce.Max {
			break
		}
		a := &l.All[p.set]
		for _, q := range links[next:] {
			if p.seen&q.seen == 0 || q.set == p.set || !p.fresh && !q.fresh {
				continue
			}
			b := &l.All[q.set]
			if common(l, a, b, board.AllDigits.Without(p.digit).Without(q.digit)) == 0 {
				continue
			}
			n := a.Cells.Len() + b.Cells.Len() + pivot.Cells.Len()
			if a.Cells.Meets(b.Cells) || a.Cells.Union(b.Cells).Meets(pivot.Cells) {
				n += overlapping
			}
			dst = append(dst, alsFind{cost: uint16(n), a: p.set, b: q.set, c: uint16(c), x: p.digit, y: q.digit})
		}
	}
	return dst
}

func alsXYWing(v *deduce.View, l *lockedset.Sets, f alsFind) *deduce.Draft {
	a, b := &l.All[f.a], &l.All[f.b]
	z := common(l, a, b, board.AllDigits.Without(f.x).Without(f.y))
	s := v.Draft()
	eliminateCommon(s, l, a, b, z)
	s.Part(alsPart(deduce.Set, a))
	s.Part(alsPart(deduce.Set, b))
	s.Part(alsPart(deduce.Pivot, &l.All[f.c]))
	s.Part(deduce.Part{Role: deduce.RestrictedCommon, Digits: board.Digits(f.x, f.y)})
	s.Part(deduce.Part{Role: deduce.Common, Digits: z})
	return s
}
