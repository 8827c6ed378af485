package grid

import "deduku/board"

// scan is a pair of types of units: all of a digit in a base unit lies in a cover unit.
type scan struct{ base, cover byte } // of board.Unit.Kind

var scans = [4]scan{{'b', 'c'}, {'b', 'r'}, {'c', 'b'}, {'r', 'b'}}

// thirds of a unit's places: those of a box that lie in its rows or its columns, those of a line that lie in its boxes.
// thirdsOf[i] are the thirds, ascending, that hold a place: runs of three places (0), and places three apart (1).
var thirdsOf = func() (t [2][512]uint8) {
	for i := range board.Side {
		for s := range 1 << i { // a set with place i as its last
			t[0][1<<i|s] = t[0][s] | 1<<(i/3)
			t[1][1<<i|s] = t[1][s] | 1<<(i%3)
		}
	}
	return t
}()

// crossing is how the base units of a scan are cut up: the cover units that they meet.
type crossing struct {
	Base   [board.Side]board.Unit
	thirds int // which table of thirdsOf
	Covers [board.Side][board.BoxSide]board.Unit
	Beside [board.Side][board.BoxSide][2]board.Unit // of base and third, the other units of the base's type that meet the cover there
}

// Crossings are the four scans: columns in boxes, rows in boxes, boxes in columns, boxes in rows.
var Crossings = func() (t [4]crossing) {
	for k, s := range scans {
		x := &t[k]
		if s == (scan{'b', 'c'}) {
			x.thirds = 1
		}
		n := 0
		for u := range board.Unit(board.Units) {
			if u.Kind() == s.base {
				x.Base[n] = u
				n++
			}
		}
		for i, u := range x.Base {
			for third := range 3 {
				spot := 3 * third
				if x.thirds == 1 {
					spot = third
				}
				for v := range board.Unit(board.Units) {
					if v.Kind() == s.cover && v.Cells().Has(u.Cell(spot)) {
						x.Covers[i][third] = v
						m := 0
						for _, b := range x.Base {
							if b != u && b.Cells().Meets(v.Cells()) {
								x.Beside[i][third][m] = b
								m++
							}
						}
					}
				}
			}
		}
	}
	return t
}()

// Locked is the third of the base unit that holds all places of d, which are two or more; -1 if no third does.
func (x *crossing) Locked(p *Marks, i int, d board.Digit) int {
	s := p.Pos[x.Base[i]][d]
	if s&(s-1) == 0 {
		return -1
	}
	return [8]int{-1, 0, 1, -1, 2, -1, -1, -1}[thirdsOf[x.thirds][s]]
}
