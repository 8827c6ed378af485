package wings

import (
	"cmp"
	"math/bits"
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/lockedset"
)

// A bent set has an arm in each of two units and some of the cells that both share, its middle. How many digits
// an arm has more than cells is its excess. The digits of all are as many as the cells, so the excesses of the
// two arms are at most the cells of the middle and the digits that both arms have; and those, but for the odd
// one, must be confined to one more unit. That leaves few pairs of arms.

// bents is the bent sets of all sizes: most of the work is the same for all.
var bents = deduce.NewIndex(func(v *deduce.View, b *bent) { b.search(v) })

// The sizes of bent sets.
const (
	leastBent = 4
	mostBent  = board.Side
)

// bent is the search for bent sets.
type bent struct {
	v      *deduce.View
	found  [mostBent + 1][]bentSet          // by size
	silent [board.Units][board.Units]uint64 // the last position in which two units had nothing

	// Of the two units that are looked at:
	units        [2]board.Unit
	sets         [2]*lockedset.Unions
	arms         [2][]arm       // those of the least excess first, then the smaller first
	boxed        [2]int         // of two lines, their cells in the box where they cross
	confine      board.DigitSet // of two lines, the digits that both have there
	nMiddle      int            // how many open cells the middle has
	middleCells  [3]board.Cell
	middleDigits [8]board.DigitSet // what each choice of them can hold
	any          bool              // whether they have a bent set
	gathers      bool              // all of them are wanted
	fresh        [2]int            // the open cells outside the middle that are not as they were when they had nothing
	freshMiddle  board.SpotSet     // those of the middle
}

// bentSet is a bent set that eliminates something; odd is its digit that can come twice, if there is one.
type bentSet struct {
	cells       board.CellSet
	digits, odd board.DigitSet
}

// arm is some cells of one unit, all outside the other.
type arm struct {
	set      uint16 // of the unions of the unit
	digits   board.DigitSet
	confined board.DigitSet // in two lines, those only in the box where these cross
	size     int8           // how many cells
	excess   int8
}

// search goes through the pairs of units. Two lines count as a pair only for sets that do not lie in a line and
// a box.
func (b *bent) search(v *deduce.View) {
	b.v = v
	unions := lockedset.UnionsByUnit.Of(v)
	for n := range b.found {
		b.found[n] = b.found[n][:0]
	}
	for line := board.Unit(0); line < board.Lines && !v.Enough(); line++ {
		for other := board.Unit(board.Side); other < board.Units; other++ {
			if other < board.Lines && line >= board.Side {
				continue
			}
			silent := &b.silent[line][other]
			if *silent >= max(v.ChangedAt(line), v.ChangedAt(other)) {
				continue
			}
			b.sets = [2]*lockedset.Unions{unions.Of(line), unions.Of(other)}
			if shared := line.Cells().And(other.Cells()); shared.Empty() || !b.cross(line, other, shared, v.Since(*silent)) {
				*silent = v.Position()
			}
		}
	}
}

// cross looks at one pair of units, of which some cells are fresh, and reports whether it has anything.
func (b *bent) cross(line, other board.Unit, shared, fresh board.CellSet) bool {
	b.units = [2]board.Unit{line, other}
	b.nMiddle, b.freshMiddle = 0, 0
	for cells := shared.And(b.v.Open()); !cells.Empty(); cells = cells.Rest() {
		if fresh.Has(cells.First()) {
			b.freshMiddle |= 1 << b.nMiddle
		}
		b.middleCells[b.nMiddle] = cells.First()
		// The choices with this cell are those without it, each and this cell.
		with := 1 << b.nMiddle
		for pick, digits := range b.middleDigits[:with] {
			b.middleDigits[with+pick] = digits | b.v.Candidates(cells.First())
		}
		b.nMiddle++
	}
	var inside [2]int
	for i, u := range b.units {
		inside[i] = b.sets[i].Number(u.SpotsOf(shared))
		b.fresh[i] = b.sets[i].Number(u.SpotsOf(fresh)) &^ inside[i]
	}
	if b.freshMiddle == 0 && b.fresh == [2]int{} {
		return false
	}
	b.boxed, b.confine = [2]int{}, 0
	if other < board.Lines {
		b.box(shared.First())
	}
	if !b.collect(0, inside[0], lockedset.Lowest(b.sets[1])) || !b.collect(1, inside[1], int(b.arms[0][0].excess)) {
		return false
	}
	// Few pairs of units have anything. Where they have, it is gathered, the smaller arms first.
	if b.any, b.gathers = false, false; !b.joins() {
		return false
	}
	for _, arms := range b.arms {
		slices.SortFunc(arms, func(a, c arm) int { return cmp.Or(cmp.Compare(a.size, c.size), cmp.Compare(a.set, c.set)) })
	}
	b.gathers = true
	return b.joins()
}

// joins puts the arms together and reports whether they have any bent set.
func (b *bent) joins() bool {
	for i := range b.arms[0] {
		if b.join(&b.arms[0][i]); b.any && !b.gathers {
			break
		}
	}
	return b.any
}

// box notes what two lines have in the box where they cross, in c.
func (b *bent) box(c board.Cell) {
	box := board.Box(c.Box()).Cells().Without(c)
	b.confine = board.AllDigits
	for i, u := range b.units {
		b.boxed[i] = b.sets[i].Number(u.SpotsOf(box))
		b.confine &= b.sets[i].Digits[b.boxed[i]]
	}
}

// collect gathers the arms in unit i and reports whether there are any; inside are its cells in the other unit, whose arms have an
// excess of least or more.
func (b *bent) collect(i, inside, least int) bool {
	t := b.sets[i]
	// Where all fresh cells are in this unit and outside the middle, a set without one of them in this arm has none, and had its turn.
	wanted := 0
	if b.freshMiddle == 0 && b.fresh[1-i] == 0 {
		wanted = b.fresh[i]
	}
	// What both arms may have in common is one digit and those that are confined.
	free := b.nMiddle + 1 - least
	arms, lines := b.arms[i][:0], b.units[1] < board.Lines
	words := t.Words()
	var left lockedset.Family // what is not gathered yet
	for j := range left[:words] {
		left[j] = lockedset.Avoiding(inside, j)
		if wanted != 0 {
			left[j] &^= lockedset.Avoiding(wanted, j)
		}
	}
	for excess := range min(free+b.confine.Len(), board.Side) + 1 {
		for j, of := range t.AtMost[excess][:words] {
			sets := of & left[j]
			left[j] &^= of
			if excess > free {
				sets &^= lockedset.Avoiding(b.boxed[i], j)
			}
			for ; sets != 0; sets &= sets - 1 {
				set := 64*j + bits.TrailingZeros64(sets)
				digits := t.Digits[set]
				a := arm{set: uint16(set), digits: digits, size: int8(digits.Len() - excess), excess: int8(excess)}
				if lines {
					outside := set &^ b.boxed[i]
					a.confined = b.confine &^ t.Digits[outside] & digits
					// A line with no cell outside the box lies in line and box together with the other.
					if outside == 0 || excess > free+a.confined.Len() {
						continue
					}
				}
				arms = append(arms, a)
			}
		}
	}
	b.arms[i] = arms
	return len(b.arms[i]) > 0
}

// join puts an arm of the line together with those of the other unit.
func (b *bent) join(a *arm) {
	free := int8(b.nMiddle) - a.excess
	// Without a fresh cell in the arm or the middle, the other arm must have one. (If it can't, collect left out this arm.)
	fresh := uint16(b.fresh[1])
	if b.freshMiddle != 0 || int(a.set)&b.fresh[0] != 0 {
		fresh = 0
	}
	most := free + 1 + int8(a.confined.Len()) // the excess of the other arm
	for i := range b.arms[1] {
		c := &b.arms[1][i]
		if c.excess > most && !b.gathers {
			break
		}
		if fresh != 0 && c.set&fresh == 0 {
			continue
		}
		shared := a.digits & c.digits
		odd := shared &^ (a.confined & c.confined)
		if odd&(odd-1) == 0 && c.excess <= free+int8(shared.Len()) {
			b.fill(a, c, int(a.size+c.size), odd)
		}
	}
}

// fill adds some cells of the middle to two arms, which have n cells.
func (b *bent) fill(a, c *arm, n int, odd board.DigitSet) {
	arms := a.digits | c.digits
	fresh := int(a.set)&b.fresh[0]|int(c.set)&b.fresh[1] != 0
	for i, middle := range b.middleDigits[:1<<b.nMiddle] {
		pick, digits := board.SpotSet(i), arms|middle
		size := n + pick.Len()
		if digits.Len() != size || size < leastBent || size > mostBent || !fresh && pick&b.freshMiddle == 0 {
			continue
		}
		set := bentSet{b.sets[0].Members(int(a.set)).Union(b.sets[1].Members(int(c.set))), digits, odd}
		for rest := pick; rest != 0; rest &= rest - 1 {
			set.cells = set.cells.With(b.middleCells[rest.First()])
		}
		if !set.eliminates(b.v) {
			continue
		}
		b.any = true
		if !b.gathers {
			return
		}
		if len(b.found[size]) < deduce.Max {
			b.found[size] = append(b.found[size], set)
		}
	}
}

// eliminated are the digits that the set may eliminate.
func (s *bentSet) eliminated() board.DigitSet {
	if s.odd != 0 {
		return s.odd
	}
	return s.digits
}

// eliminates reports whether the set eliminates anything.
func (s *bentSet) eliminates(v *deduce.View) bool {
	for ds := s.eliminated(); ds != 0; ds &= ds - 1 {
		homes := v.CellsFor(ds.First())
		if homes.Meets(s.cells.And(homes).SeenByAll()) {
			return true
		}
	}
	return false
}

// eliminate yields the step of the set, if no part of it would do.
func (s *bentSet) eliminate(v *deduce.View, yield func(*deduce.Step) bool) bool {
	if better(v, s.cells, s.odd) {
		return true
	}
	step := v.Draft()
	for ds := s.eliminated(); ds != 0; ds &= ds - 1 {
		homes := v.CellsFor(ds.First())
		step.Eliminate(ds.First(), s.cells.And(homes).SeenByAll().And(homes))
	}
	step.Part(deduce.Part{Role: deduce.Set, Cells: s.cells, Digits: s.digits})
	if s.odd != 0 {
		step.Part(deduce.Part{Role: deduce.Common, Digits: s.odd})
	}
	return yield(&step.Step)
}

// better reports whether some but not all of the cells make a better step. A smaller bent set does, and so do two
// naked singles. Another naked subset that is still to be found may be part of a large bent set, but of a small
// one only if it holds the odd digit: otherwise the rest, once the subset is found, is a smaller set yet.
func better(v *deduce.View, set board.CellSet, odd board.DigitSet) bool {
	var cells [board.Side]board.Cell
	var union [512]board.DigitSet
	var locked [512]bool // as many cells as digits, or with a part that is
	n, singles := 0, 0
	for ; !set.Empty(); set = set.Rest() {
		cells[n] = set.First()
		n++
	}
	for m := board.SpotSet(1); m < 1<<n-1; m++ {
		union[m] = union[m&(m-1)] | v.Candidates(cells[m.First()])
		for rest := m; rest != 0 && !locked[m]; rest &= rest - 1 {
			locked[m] = locked[m&^(rest&-rest)]
		}
		if locked[m] || union[m].Len() > m.Len() {
			continue
		}
		locked[m] = true
		if m.Single() {
			singles++
		}
		if singles > 1 || n < 6 && union[m]&odd == 0 {
			return true
		}
		var part board.CellSet
		for rest := m; rest != 0; rest &= rest - 1 {
			part = part.With(cells[rest.First()])
		}
		if part.CommonUnits() == 0 {
			return true
		}
	}
	return false
}
