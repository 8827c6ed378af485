package generate

import (
	"math/bits"

	"deduku/board"
)

// swaps are sets of cells of a full grid whose digits can change places so that another full grid comes out (unavoidable
// sets; G. McGuire, B. Tugemann and G. Civario, 2012): a puzzle without a clue in one of them has several solutions. They
// are the ones that are quickly found: in two lines of a chute, the columns or rows that have the same digits in both; and
// of two digits, the places that are connected by units.
type swaps struct {
	full board.Grid
	at   [board.Units][board.ByDigit]board.Cell // where each unit has each digit
	sets []board.CellSet
	of   [board.Cells][setsOfCell]uint8 // the sets that hold each cell
	held [board.Cells]uint8             // how many of them are listed
}

// setsOfCell is how many sets hold a cell: one with each of two rows and two columns, and one with each of eight digits.
const setsOfCell = 12

// look finds the sets of a full grid.
func (s *swaps) look(full board.Grid) {
	s.full = full
	s.sets = s.sets[:0]
	clear(s.held[:])
	for c := range board.Cell(board.Cells) {
		for _, u := range c.Units() {
			s.at[u][full[c]] = c
		}
	}
	for line := range board.Unit(board.Lines) {
		for other := line + 1; other%board.BoxSide != 0; other++ {
			s.ofLines(line, other)
		}
	}
	for d := board.Digit(1); d <= 9; d++ {
		for e := d + 1; e <= 9; e++ {
			s.ofDigits(d, e)
		}
	}
}

// ofLines adds the sets of two lines of a chute: what the one has in a place, the other has in the next, until the circle
// closes.
func (s *swaps) ofLines(line, other board.Unit) {
	facing := board.Cell(other - line)
	if line < board.Side {
		facing *= board.Side
	}
	done := board.DigitSet(0)
	for d := board.Digit(1); d <= 9; d++ {
		if done.Has(d) {
			continue
		}
		var set board.CellSet
		for e := d; !done.Has(e); {
			done = done.With(e)
			c := s.at[line][e]
			set = set.With(c).With(c + facing)
			e = s.full[c+facing]
		}
		s.add(set)
	}
}

// ofDigits adds the sets of two digits: of the rows that are connected by their columns and boxes.
func (s *swaps) ofDigits(d, e board.Digit) {
	var next [board.Side]uint16 // from each row: the rows that have e where the column and the box of its d have it
	for row := range board.Unit(board.Side) {
		c := s.at[row][d]
		next[row] = 1<<s.at[board.Column(c.Col())][e].Row() | 1<<s.at[board.Box(c.Box())][e].Row()
	}
	for left := uint16(1<<board.Side - 1); left != 0; {
		var set board.CellSet
		for reached := left & -left; reached&left != 0; {
			row := bits.TrailingZeros16(reached & left)
			left &^= 1 << row
			reached |= next[row]
			set = set.With(s.at[row][d]).With(s.at[row][e])
		}
		s.add(set)
	}
}

// add adds a set.
func (s *swaps) add(set board.CellSet) {
	for rest := set; !rest.Empty(); rest = rest.Rest() {
		c := rest.First()
		s.of[c][s.held[c]] = uint8(len(s.sets))
		s.held[c]++
	}
	s.sets = append(s.sets, set)
}

// needed reports whether some set has no clue left where clues are taken away: left are those that remain. That none
// has says nothing.
func (s *swaps) needed(taken, left board.CellSet) bool {
	for ; !taken.Empty(); taken = taken.Rest() {
		c := taken.First()
		for _, i := range s.of[c][:s.held[c]] {
			if !s.sets[i].Meets(left) {
				return true
			}
		}
	}
	return false
}
