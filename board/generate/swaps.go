package generate

import (
	"math/bits"

	"deduku/board"
)

// largest is the size of the largest swap that is kept: a larger one rarely has a single given.
const largest = 12

// addSwaps adds the sets of the full grid that are quickly found: in two lines of a chute, the columns or rows that have
// the same digits in both; and of two digits, the places that are connected by units.
func (s *Sets) addSwaps() {
	for line := range board.Unit(board.Lines) {
		for other := line + 1; other%board.BoxSide != 0; other++ {
			s.ofLines(line, other)
		}
	}
	var places [board.Side]places
	for c, d := range s.full {
		places[d-1].take(board.Cell(c))
	}
	for d := range places {
		for e := range places[:d] {
			s.ofDigits(&places[d], &places[e])
		}
	}
}

// ofLines adds the sets of two lines of a chute: what the one has in a place, the other has in the next, until the circle
// closes.
func (s *Sets) ofLines(line, other board.Unit) {
	var at [16]uint8 // where the line has each digit: more than there are, so that no index needs a test
	for i := range board.Side {
		at[s.full[line.Cell(i)]&15] = uint8(i)
	}
	var next [16]uint8
	for i := range board.Side {
		next[i] = at[s.full[other.Cell(i)]&15]
	}
	for left := board.AllSpots; left != 0; {
		var circle board.SpotSet
		for i := bits.TrailingZeros16(uint16(left)); circle>>i&1 == 0; i = int(next[i&15]) {
			circle |= 1 << i
		}
		left &^= circle
		if 2*circle.Len() <= largest {
			s.keep(line.CellsAt(circle).Union(other.CellsAt(circle)))
		}
	}
}

// places are where a digit is in each row, and which row, as a bit, has it in each column and box.
type places struct {
	cell         [board.Side]board.Cell
	column, box  [board.Side]uint8
	ofCol, ofBox [board.Side]uint16
}

func (p *places) take(c board.Cell) {
	row, col, box := c.Row(), c.Col(), c.Box()
	p.cell[row], p.column[row], p.box[row] = c, uint8(col), uint8(box)
	p.ofCol[col], p.ofBox[box] = 1<<row, 1<<row
}

// ofDigits adds the sets of two digits: of the rows that are connected by their columns and boxes.
func (s *Sets) ofDigits(d, e *places) {
	var next [board.Side]uint16 // from each row: the rows that have e where the column and the box of its d have it
	for row := range next {
		next[row] = e.ofCol[d.column[row]] | e.ofBox[d.box[row]]
	}
	for left := uint16(1<<board.Side - 1); left != 0; {
		reached := left & -left
		for more := reached; more != 0; {
			row := bits.TrailingZeros16(more)
			left &^= 1 << row
			reached |= next[row]
			more = reached & left
		}
		if 2*bits.OnesCount16(reached) > largest {
			continue
		}
		var set board.CellSet
		for ; reached != 0; reached &= reached - 1 {
			row := bits.TrailingZeros16(reached)
			set = set.With(d.cell[row]).With(e.cell[row])
		}
		s.keep(set)
	}
}
