package technique

import "deduku/board"

// nester numbers the nests of one digit and finds those that see each other. All cells of a nest lie in a unit,
// and a cell that sees all of them lies in a unit that has them all. So what nests say of each other can be said
// of their places in a unit.
type nester struct {
	n      uint32                    // how many there are
	within [board.Units][]nestInUnit // those all of whose cells are in each unit
	ties   []tie
}

// nestInUnit is a nest, by its number, and its places in a unit.
type nestInUnit struct {
	nest  uint16
	spots board.SpotSet
}

// tie is a nest that sees another, by its number; the ties of each are a list.
type tie struct {
	nest uint16
	next uint32 // the number of the next in the list, plus one
}

// noLine marks places of a box that are in no row or column of it.
const noLine = 0xff

// lineIn is the first row or column of a box, 0 to 5, that has all of some places.
var lineIn = func() (t [512]uint8) {
	lines := [6]board.SpotSet{0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100}
	for at := range t {
		t[at] = noLine
		for i := len(lines) - 1; i >= 0; i-- {
			if board.SpotSet(at)&^lines[i] == 0 {
				t[at] = uint8(i)
			}
		}
	}
	return t
}()

// begin prepares for another digit.
func (m *nester) begin() {
	for u := range m.within {
		m.within[u] = m.within[u][:0]
	}
	m.n, m.ties = 0, m.ties[:0]
}

// find is the number of the nest in some places of a unit; ok is false where it is new.
func (m *nester) find(u board.Unit, at board.SpotSet) (n uint32, ok bool) {
	for _, in := range m.within[u] {
		if in.spots == at {
			return uint32(in.nest), true
		}
	}
	return m.n, false
}

// add takes in a new nest; around are the cells of all units that have it.
func (m *nester) add(u board.Unit, at board.SpotSet) (around board.CellSet) {
	n := uint16(m.n)
	m.n++
	m.within[u] = append(m.within[u], nestInUnit{n, at})
	around = u.Cells()
	for units := otherUnits(u, at); units != 0; units &= units - 1 {
		w := units.First()
		m.within[w] = append(m.within[w], nestInUnit{n, moved(u, at, w)})
		around = around.Union(w.Cells())
	}
	return around
}

// otherUnits are the units but u that have all of some places of u.
func otherUnits(u board.Unit, at board.SpotSet) board.UnitSet {
	first := u.Cell(at.First())
	switch line := lineIn[at]; {
	case at.Single():
		return first.UnitSet() &^ board.UnitsOf(u)
	case line == noLine || line >= 3 && u < 18:
		return 0
	case u < 18: // where the line crosses a box
		return board.UnitsOf(board.Box(first.Box()))
	case line < 3:
		return board.UnitsOf(board.Row(first.Row()))
	}
	return board.UnitsOf(board.Column(first.Col()))
}

// moved is where the cells at some places of a unit, all of them in another, are in that.
func moved(u board.Unit, at board.SpotSet, to board.Unit) (there board.SpotSet) {
	for ; at != 0; at &= at - 1 {
		there |= 1 << to.Spot(u.Cell(at.First()))
	}
	return there
}

// tie joins the nests that see each other, of which these are all.
func (m *nester) tie(nests []Nest) {
	for u := range m.within {
		for i, a := range m.within[u] {
			for _, b := range m.within[u][:i] {
				// What is in a row or column of a box had its turn there.
				if a.spots&b.spots != 0 || u >= 18 && lineIn[a.spots|b.spots] != noLine {
					continue
				}
				p, q := &nests[a.nest], &nests[b.nest]
				m.ties = append(m.ties, tie{b.nest, p.ties}, tie{a.nest, q.ties})
				p.ties, q.ties = uint32(len(m.ties)-1), uint32(len(m.ties))
				p.linked.to += q.sets.to - q.sets.from
				q.linked.to += p.sets.to - p.sets.from
			}
		}
	}
}
