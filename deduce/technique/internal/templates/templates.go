package templates

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce"
)

// A template of a digit is a choice of one of its places in every row, column and box. What can be said of a
// digit by itself, without the others, can be said of its templates: a candidate in none of them is false, and
// a technique that looks at one digit alone eliminates nothing else.

// untemplated are the candidates of each digit that are in no template: all that techniques of this one digit can
// ever eliminate. They are known for the places that they were worked out for, also in later positions.
type untemplated struct {
	byDigit [board.ByDigit]struct {
		homes board.CellSet
		cells board.CellSet
		known bool
	}
}

var untemplatedIndex = deduce.NewIndex(func(*deduce.View, *untemplated) {})

// InNone are the candidates of d in no template: all that techniques of this one digit can ever eliminate.
func InNone(v *deduce.View, d board.Digit) board.CellSet {
	of := &untemplatedIndex.Of(v).byDigit[d]
	if homes := v.CellsFor(d); !of.known || of.homes != homes {
		some, _ := Of(v, d)
		of.homes, of.cells, of.known = homes, homes.Minus(some), true
	}
	return of.cells
}

// Of are the open cells in some template of d, and those in all of them; both are empty where there is
// no template.
func Of(v *deduce.View, d board.Digit) (some, all board.CellSet) {
	return Within(v, d, v.CellsFor(d))
}

// Within is Of where d may go only to the open cells in homes.
//
// In a template each band takes three columns, one of each stack, and the bands share out the columns of each
// stack. There are 27 such triples of columns. Each band offers those in which it has a place for the digit in every
// row, and keeps those that leave the other bands triples that they offer.
func Within(v *deduce.View, d board.Digit, homes board.CellSet) (some, all board.CellSet) {
	cells := homes.And(v.Open())
	for placed := v.Placed(d); !placed.Empty(); placed = placed.Rest() {
		c := placed.First()
		cells = cells.Minus(c.Peers()).With(c)
	}
	var bands [3]band
	for b := range bands {
		bands[b].look(cells, 3*b)
	}
	if !share(&bands) {
		return board.CellSet{}, board.CellSet{}
	}
	for b := range bands {
		for i, cols := range bands[b].cols() {
			some = some.WithRow(3*b+i, uint16(cols))
			if cols.Single() {
				all = all.WithRow(3*b+i, uint16(cols))
			}
		}
	}
	return some.And(v.Open()), all.And(v.Open())
}

// columnTriples is a set of triples of columns, one column of each stack: bit 9x+3y+z stands for column x of the left
// stack, y of the middle and z of the right, each counted from zero.
type columnTriples uint32

// band is what a band offers to the templates of a digit.
type band struct {
	rows    [board.Side]uint16 // of each column: the rows of the band where the digit may go
	offered columnTriples      // the triples that the band can take; after share, those that lead to a template
}

// look sees where the digit may go in the three rows from the row first on.
func (b *band) look(cells board.CellSet, first int) {
	for i := range 3 {
		for cols := board.SpotSet(cells.Row(first + i)); cols != 0; cols &= cols - 1 {
			b.rows[cols.First()] |= 1 << i
		}
	}
	for x := range 3 {
		for y := 3; y < 6; y++ {
			for z := 6; z < 9; z++ {
				if ways[b.rows[x]|b.rows[y]<<3|b.rows[z]<<6] != 0 {
					b.offered |= 1 << (9*x + 3*y + z - 15)
				}
			}
		}
	}
}

// cols are, for each row of the band, the columns where the triples on offer have the digit.
func (b *band) cols() (rows [3]board.SpotSet) {
	for rest := b.offered; rest != 0; rest &= rest - 1 {
		t := bits.TrailingZeros32(uint32(rest))
		x, y, z := t/3/3, 3+t/3%3, 6+t%3
		w := ways[b.rows[x]|b.rows[y]<<3|b.rows[z]<<6]
		for i := range rows {
			rows[i] |= board.SpotSet(w>>i&1<<x | w>>(3+i)&1<<y | w>>(6+i)&1<<z)
		}
	}
	return rows
}

// share leaves each band the triples that go with triples of the other two, and reports whether there are any.
//
// Two triples with no column in common leave one for the third band, and the numbers of the three add up to 39.
func share(bands *[3]band) bool {
	var used [3]columnTriples
	last := uint64(bits.Reverse32(uint32(bands[2].offered)) >> 5)
	var lastUsed uint64
	for rest := bands[0].offered; rest != 0; rest &= rest - 1 {
		t := bits.TrailingZeros32(uint32(rest))
		// Turned round, the last band has the triple that goes with t and s at the place s+t-13.
		seconds := bands[1].offered & apart[t] & columnTriples(last<<13>>t)
		if seconds != 0 {
			used[0] |= 1 << t
			used[1] |= seconds
			lastUsed |= uint64(seconds) << t >> 13
		}
	}
	used[2] = columnTriples(bits.Reverse32(uint32(lastUsed)) >> 5)
	for b := range bands {
		bands[b].offered = used[b]
	}
	return used[0] != 0
}

// ways holds, for the places that the three columns of a triple leave in the rows of a band, those that are in
// some choice of one place for each row and column: three bits for each column.
var ways = func() (t [512]uint16) {
	for _, choice := range [6]uint16{0o421, 0o241, 0o412, 0o142, 0o214, 0o124} {
		for places := range t {
			if choice&^uint16(places) == 0 {
				t[places] |= choice
			}
		}
	}
	return t
}()

// apart holds, for each triple, those that have no column in common with it.
var apart = func() (t [3 * 3 * 3]columnTriples) {
	for i := range t {
		for j := range t {
			if i/3/3 != j/3/3 && i/3%3 != j/3%3 && i%3 != j%3 {
				t[i] |= 1 << j
			}
		}
	}
	return t
}()
