package transform

import (
	"math/rand/v2"

	"deduku/board"
)

// Transform makes an equivalent grid: it may transpose, then it moves rows and columns, bands and stacks,
// and renames the digits. Transforms are comparable. The zero value is not a Transform; start from
// Identity or Random.
type Transform struct {
	transpose bool
	rows      [board.Side]uint8 // rows[i] is the row, after transposing, that becomes row i
	cols      [board.Side]uint8
	digits    [board.ByDigit]board.Digit // digits[d] is the new name of d; digits[0] is 0
}

// Identity is the transform that changes nothing.
func Identity() Transform {
	var t Transform
	for i := range t.rows {
		t.rows[i], t.cols[i] = uint8(i), uint8(i)
	}
	for d := range t.digits {
		t.digits[d] = board.Digit(d)
	}
	return t
}

// Random is any of the 2 x 6^8 x 9! transforms, each as likely as the others.
func Random(r *rand.Rand) Transform {
	t := Identity()
	t.transpose = r.IntN(2) == 1
	shuffleLines(r, &t.rows)
	shuffleLines(r, &t.cols)
	names := t.digits[1:]
	r.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	return t
}

// shuffleLines sets lines to a random order of nine lines that keeps each three together.
func shuffleLines(r *rand.Rand, lines *[board.Side]uint8) {
	outer := perms[r.IntN(len(perms))]
	for i, from := range outer {
		inner := perms[r.IntN(len(perms))]
		for j := range board.BoxSide {
			lines[board.BoxSide*i+j] = board.BoxSide*from + inner[j]
		}
	}
}

// order is an order of the lines of a chute, or of three chutes.
type order [board.BoxSide]uint8

// perms are all orders, those first that leave the first, then the second in place.
var perms = [...]order{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}

// Apply is the equivalent of g that t makes.
func (t *Transform) Apply(g board.Grid) board.Grid {
	var out board.Grid
	for i, row := range t.rows {
		for j, col := range t.cols {
			from := board.CellAt(int(row), int(col))
			if t.transpose {
				from = board.CellAt(int(col), int(row))
			}
			out[board.Side*i+j] = t.digits[g[from]]
		}
	}
	return out
}

// Cell is where t moves the cell c.
func (t *Transform) Cell(c board.Cell) board.Cell {
	row, col := c.Row(), c.Col()
	if t.transpose {
		row, col = col, row
	}
	return board.CellAt(index(&t.rows, row), index(&t.cols, col))
}

// index is where line stands in lines.
func index(lines *[board.Side]uint8, line int) int {
	for i, l := range lines {
		if int(l) == line {
			return i
		}
	}
	panic("transform: the zero Transform moves no cells; start from Identity")
}

// Digit is the new name that t gives to d; no digit stays no digit.
func (t *Transform) Digit(d board.Digit) board.Digit { return t.digits[d] }

// Shuffle is a random equivalent of g.
func Shuffle(g board.Grid, r *rand.Rand) board.Grid {
	t := Random(r)
	return t.Apply(g)
}
