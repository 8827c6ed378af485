package technique

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce"
)

// A bent set has an arm in each of two units and some of the cells that both share, its middle. How many digits
// an arm has more than cells is its excess. The digits of all are as many as the cells, so the excesses of the
// two arms are at most the cells of the middle and the digits that both arms have; and those, but for the odd
// one, must be confined to one more unit. That leaves few pairs of arms.

// bent is the search for bent sets of one size.
type bent struct {
	v      *deduce.View
	n      int
	yield  func(*deduce.Step) bool
	tables [board.Units]unionTable

	// Of the pair of units that is looked at:
	units   [2]board.Unit
	arms    [2][9][70]arm // by size
	counts  [2][9]int
	boxed   [2]board.SpotSet // of two lines, their places in the box where they cross
	confine board.DigitSet   // of two lines, the digits that both have there
	middle  [3]board.DigitSet
	middles [3]board.Cell
	open    int // the cells of the middle, that many
}

// arm is some cells of one unit, all outside the other.
type arm struct {
	spots    board.SpotSet
	digits   board.DigitSet
	confined board.DigitSet // in two lines, those only in the box where these cross
	excess   int8
}

// cross looks at one pair of units.
func (b *bent) cross(line, other board.Unit, shared board.CellSet) bool {
	b.units = [2]board.Unit{line, other}
	b.open = 0
	for cells := shared.And(b.v.Open()); !cells.Empty(); cells = cells.Rest() {
		b.middles[b.open] = cells.First()
		b.middle[b.open] = b.v.Candidates(cells.First())
		b.open++
	}
	b.boxed, b.confine = [2]board.SpotSet{}, 0
	if other < 18 {
		b.box(board.Box(shared.First().Box()).Cells().Minus(shared))
	}
	var outside [2]int
	for i, u := range b.units {
		outside[i] = u.Cells().Minus(shared).And(b.v.Open()).Len()
	}
	for i, u := range b.units {
		least := max(1, b.n-b.open-outside[1-i])
		if least > outside[i] || !b.collect(i, spotsIn(u, shared), least, b.tables[b.units[1-i]].low()) {
			return true
		}
	}
	for size := 1; size < min(b.n, 9); size++ {
		for i := range b.counts[0][size] {
			if !b.join(size, &b.arms[0][size][i]) {
				return false
			}
		}
	}
	return true
}

// box notes what two lines have in the box where they cross.
func (b *bent) box(cells board.CellSet) {
	b.confine = board.AllDigits
	for i, u := range b.units {
		b.boxed[i] = spotsIn(u, cells)
		b.confine &= b.v.Union(cells.And(u.Cells()))
	}
}

// collect gathers the arms of at least least cells in unit i, and reports whether there are any. An arm of the
// other unit has excess low at least.
func (b *bent) collect(i int, inside board.SpotSet, least, low int) bool {
	t := &b.tables[b.units[i]]
	b.counts[i] = [9]int{}
	found := false
	// What both arms may have in common is one digit and those that are confined.
	free := b.open + 1 - low
	sets := t.atMost[min(free, 9)]
	if b.confine != 0 {
		more := t.atMost[min(free+b.confine.Len(), 9)]
		for j, w := range more.avoid(b.boxed[i]) {
			sets[j] |= more[j] &^ w
		}
	}
	for j, w := range sets.avoid(inside) {
		for ; w != 0; w &= w - 1 {
			set := board.SpotSet(64*j + bits.TrailingZeros64(w))
			size := set.Len()
			if size < least {
				continue
			}
			a := arm{spots: set, digits: t.union[set], excess: t.excess[set]}
			if b.units[1] < 18 {
				outside := set &^ b.boxed[i]
				a.confined = b.confine &^ t.union[outside] & a.digits
				// A line with no cell outside the box lies in line and box together with the other.
				if outside == 0 || int(a.excess) > free+a.confined.Len() {
					continue
				}
			}
			b.arms[i][size][b.counts[i][size]] = a
			b.counts[i][size]++
			found = true
		}
	}
	return found
}

// join puts an arm of the line together with those of the other unit and cells of the middle.
func (b *bent) join(size int, a *arm) bool {
	for of := max(1, b.n-size-b.open); of <= min(8, b.n-size); of++ {
		middle := b.n - size - of
		free := int8(middle) - a.excess
		others := b.arms[1][of][:b.counts[1][of]]
		for i := range others {
			c := &others[i]
			shared := a.digits & c.digits
			if c.excess > free+int8(shared.Len()) {
				continue
			}
			odd := shared &^ (a.confined & c.confined)
			if odd&(odd-1) == 0 && (a.digits|c.digits).Len() <= b.n && !b.fill(a, c, middle, odd) {
				return false
			}
		}
	}
	return true
}

// fill adds some cells of the middle to two arms.
func (b *bent) fill(a, c *arm, middle int, odd board.DigitSet) bool {
	for pick := board.SpotSet(0); pick < 1<<b.open; pick++ {
		if pick.Len() != middle {
			continue
		}
		digits := a.digits | c.digits
		for rest := pick; rest != 0; rest &= rest - 1 {
			digits |= b.middle[rest.First()]
		}
		if digits.Len() != b.n {
			continue
		}
		set := spotCells(b.units[0], a.spots).Union(spotCells(b.units[1], c.spots))
		for rest := pick; rest != 0; rest &= rest - 1 {
			set = set.With(b.middles[rest.First()])
		}
		if !b.strike(set, digits, odd) {
			return false
		}
	}
	return true
}

// strike yields the step of a bent set, if it strikes something and no part of it would do.
func (b *bent) strike(set board.CellSet, digits, odd board.DigitSet) bool {
	v := b.v
	struck := odd
	if odd == 0 {
		struck = digits
	}
	for ds := struck; ; ds &= ds - 1 {
		if ds == 0 {
			return true
		}
		homes := v.Homes(ds.First())
		if homes.Meets(set.And(homes).SeenByAll()) {
			break
		}
	}
	if better(v, set, odd) {
		return true
	}
	s := v.Draft()
	for ; struck != 0; struck &= struck - 1 {
		homes := v.Homes(struck.First())
		s.Strike(struck.First(), set.And(homes).SeenByAll().And(homes))
	}
	s.Part(deduce.Part{Role: deduce.Set, Cells: set, Digits: digits})
	if odd != 0 {
		s.Part(deduce.Part{Role: deduce.Common, Digits: odd})
	}
	return b.yield(&s.Step)
}

// better reports whether some but not all of the cells make a better step. A smaller bent set does, and so do two
// naked singles. Another naked subset that is still to be found may be part of a large bent set, but of a small
// one only if it holds the odd digit: otherwise the rest, once the subset is found, is a smaller set yet.
func better(v *deduce.View, set board.CellSet, odd board.DigitSet) bool {
	var cells [9]board.Cell
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
