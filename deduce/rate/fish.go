package rate

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce/rate/grid"
)

func first32(s uint32) int { return bits.TrailingZeros32(s) }

// fish looks at base columns before base rows; lines are the outer loop, digits the inner one. Its
// plain version is fish in plainrate. See "Fish" in deduce/rate/README.md.
func (r *rater) fish(size setSize, todo *[2]board.DigitSet) bool {
	for orient := range todo {
		lines, digit := uint16(1<<board.Side), board.Digit(0) // the smallest set of lines so far, and its digit
		for ds := todo[orient]; ds != 0; ds &= ds - 1 {
			d := ds.First()
			s := r.fishOf(size, orient, d)
			if s == 0 {
				todo[orient] = todo[orient].Without(d)
			} else if s < lines {
				lines, digit = s, d
			}
		}
		if digit != 0 {
			r.hint.Start(size.technique, size.rating)
			base, covers := r.fishUnits(orient, digit, board.SpotSet(lines))
			r.hint.RemoveAll(&r.Marks, covers.Cells.Minus(base.Cells), digit)
			r.hint.Units, r.hint.Covers, r.hint.Digits = base.Units, covers.Units, board.Digits(digit)
			return true
		}
	}
	return false
}

// fishOf is the base lines of the first fish of d that removes something, zero where there is none.
func (r *rater) fishOf(size setSize, orient int, d board.Digit) (lines uint16) {
	if int(r.Placed[d])+2*size.k > board.Side {
		return 0
	}
	var m members
	for i := range board.Side {
		if s := r.Pos[grid.Line(orient, i)][d]; s&(s-1) != 0 && s.Len() <= size.k {
			m.add(i, uint16(s))
		}
	}
	if m.n < size.k {
		return 0
	}
	m.tuples(size.k, func(base, _ uint16) bool {
		b, c := r.fishUnits(orient, d, board.SpotSet(base))
		if c.Cells.Minus(b.Cells).Meets(r.Homes[d]) {
			lines = base
			return true
		}
		return false
	})
	return lines
}

// fishUnits are the base lines and the lines across that hold their places of d.
func (r *rater) fishUnits(orient int, d board.Digit, spots board.SpotSet) (base, covers grid.Lines) {
	var across board.SpotSet
	for ; spots != 0; spots &= spots - 1 {
		u := grid.Line(orient, spots.First())
		base.Add(u)
		across |= r.Pos[u][d]
	}
	for ; across != 0; across &= across - 1 {
		covers.Add(grid.Line(1-orient, across.First()))
	}
	return base, covers
}
