package rate

import (
	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/hint"
)

// setSize is what a producer of sets looks for: pairs, triples, quads.
type setSize struct {
	k         int
	technique hint.Technique
	rating    float64
}

// members are what a search for a tuple goes over: bit sets of places or of digits, with the number that each stands for,
// ascending.
type members struct {
	n      int
	number [board.Side]uint8
	set    [board.Side]uint16
}

func (m *members) add(number int, set uint16) {
	m.number[m.n&15], m.set[m.n&15] = uint8(number), set
	m.n++
}

// tuples calls found for every k members if the union of their sets has exactly k elements. found
// gets the set of their numbers and the union of their elements. The order is ascending by the set
// of numbers, read as a binary number: the largest member is the outermost loop. tuples stops when
// found returns true, and reports whether it did. Its plain version is tuple over combos in
// plainrate. See "Terms" in deduce/rate/README.md.
func (m *members) tuples(k int, found func(numbers, union uint16) bool) bool {
	return m.down(k, m.n, 0, 0, k, found)
}

// down adds a member below the ones chosen.
func (m *members) down(more, below int, numbers, union uint16, k int, found func(numbers, union uint16) bool) bool {
	if more == 0 {
		return board.SpotSet(union).Len() == k && found(numbers, union)
	}
	for i := more - 1; i < below; i++ {
		if u := union | m.set[i]; board.SpotSet(u).Len() <= k {
			if m.down(more-1, i, numbers|1<<m.number[i], u, k, found) {
				return true
			}
		}
	}
	return false
}

// cellsOf are the open cells of u with 2 to k candidates.
func cellsOf(m *grid.Marks, u board.Unit, k int) (found members) {
	for i := range board.Side {
		if s := m.Cand[u.Cell(i)]; s&(s-1) != 0 && s.Len() <= k {
			found.add(i, uint16(s))
		}
	}
	return found
}

// digitsOf are the digits with 2 to k places in u.
func digitsOf(m *grid.Marks, u board.Unit, k int) (found members) {
	for d := board.Digit(1); d <= 9; d++ {
		if s := m.Pos[u][d]; s&(s-1) != 0 && s.Len() <= k {
			found.add(int(d), uint16(s))
		}
	}
	return found
}

// nakedSet needs at least twice as many empty cells in the unit as the set has. Its plain version
// is nakedSet in plainrate. See "Naked and hidden sets" in deduce/rate/README.md.
func (r *rater) nakedSet(size setSize, todo *grid.OrderedUnits) bool {
	for ; *todo != 0; *todo &= *todo - 1 {
		u := grid.BoxColRow[first32(uint32(*todo))]
		if int(r.Open[u]) < 2*size.k {
			continue
		}
		m := cellsOf(&r.Marks, u, size.k)
		if m.n >= size.k && m.tuples(size.k, func(spots, digits uint16) bool {
			return r.nakedIn(size, u, board.SpotSet(spots), board.DigitSet(digits))
		}) {
			return true
		}
	}
	return false
}

func (r *rater) nakedIn(size setSize, u board.Unit, spots board.SpotSet, digits board.DigitSet) bool {
	r.hint.Start(size.technique, size.rating)
	for others := board.AllSpots &^ spots; others != 0; others &= others - 1 {
		r.hint.Remove(&r.Marks, u.Cell(others.First()), digits)
	}
	r.hint.Cells = u.CellsAt(spots)
	r.hint.Units, r.hint.Digits = board.UnitsOf(u), digits
	return len(r.hint.Out) > 0
}

// hiddenSet needs more than twice as many empty cells in the unit as the set has. Its plain version
// is hiddenSet in plainrate. See "Naked and hidden sets" in deduce/rate/README.md.
func (r *rater) hiddenSet(size setSize, todo *grid.OrderedUnits) bool {
	for ; *todo != 0; *todo &= *todo - 1 {
		u := grid.BoxColRow[first32(uint32(*todo))]
		if int(r.Open[u]) <= 2*size.k {
			continue
		}
		m := digitsOf(&r.Marks, u, size.k)
		if m.n >= size.k && m.tuples(size.k, func(digits, spots uint16) bool {
			return r.hiddenIn(size, u, board.SpotSet(spots), board.DigitSet(digits))
		}) {
			return true
		}
	}
	return false
}

func (r *rater) hiddenIn(size setSize, u board.Unit, spots board.SpotSet, digits board.DigitSet) bool {
	r.hint.Start(size.technique, size.rating)
	for ; spots != 0; spots &= spots - 1 {
		c := u.Cell(spots.First())
		r.hint.Remove(&r.Marks, c, board.AllDigits&^digits)
		r.hint.Cells = r.hint.Cells.With(c)
	}
	r.hint.Units, r.hint.Digits = board.UnitsOf(u), digits
	return len(r.hint.Out) > 0
}

// directHidden looks for a hidden set that leaves one place for another digit. The unit needs at
// least one empty cell more than the set has. Its plain version is directHidden in plainrate. See
// "Direct hints" in deduce/rate/README.md.
func (r *rater) directHidden(size setSize, todo *grid.OrderedUnits) bool {
	for ; *todo != 0; *todo &= *todo - 1 {
		u := grid.BoxColRow[first32(uint32(*todo))]
		if int(r.Open[u]) <= size.k {
			continue
		}
		m := digitsOf(&r.Marks, u, size.k)
		if m.n >= size.k && m.tuples(size.k, func(digits, spots uint16) bool {
			return r.leavesOne(size, u, board.SpotSet(spots), board.DigitSet(digits))
		}) {
			return true
		}
	}
	return false
}

func (r *rater) leavesOne(size setSize, u board.Unit, spots board.SpotSet, digits board.DigitSet) bool {
	for ds := board.AllDigits &^ digits; ds != 0; ds &= ds - 1 {
		d := ds.First()
		s := r.Pos[u][d]
		if left := s &^ spots; s&(s-1) != 0 && left.Single() {
			r.hint.Direct(size.technique, size.rating, u.Cell(left.First()), d)
			r.hint.Units, r.hint.Digits = board.UnitsOf(u), digits
			r.hint.Cells = u.CellsAt(spots)
			return true
		}
	}
	return false
}
