package exotic

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce"
)

// filled is a filling of the position. It gives each line across what it needs of any chosen lines, and whether the lines across are
// connected does not depend on who gets what: so one filling serves all choices of rows and of columns.
var filled = deduce.NewIndex(func(v *deduce.View, f *filling) {
	if f.ok = f.ok && f.stands(v); !f.ok {
		f.digits, f.ok = fillLatin(v)
	}
})

// filling is a filling, and what is known of all choices of lines by it.
type filling struct {
	digits board.Grid
	ok     bool                              // there is one
	places [board.Side][board.ByDigit]uint16 // of the lines of the kind that is looked at
	owner  [board.Side][board.ByDigit]int8   // of each of these lines: the line across that has each digit, plus one
	by     [board.Side]links                 // one of these lines: who can take what a line across has by it
	same   [board.Side][board.Side]links     // by two of them: who has by the second what a line across has by the first
	turns  [board.Side][board.Side]links     // by two of them: who can take it by the second, where who has it there takes it by the first instead
	chosen [maxSectors + 1]chosen            // the lines chosen so far, by how many they are
	asFlow flow                              // of chosen lines
}

// stands reports whether a filling of an earlier position is one still.
func (f *filling) stands(v *deduce.View) bool {
	for cells := v.Open(); !cells.Empty(); cells = cells.Rest() {
		if c := cells.First(); !v.Candidates(c).Has(f.digits[c]) {
			return false
		}
	}
	return true
}

// chosen is who can take from whom by some chosen lines: a digit that it does not have by any of them.
type chosen struct {
	n     int
	lines [maxSectors]int8
	by    [maxSectors]links
	all   uint16 // the lines across that are open in any of them
	fresh uint16 // those where something has changed since there was nothing
}

// link looks at the lines of a kind by the filling.
func (f *filling) link(m *crossings) {
	f.owner = [board.Side][board.ByDigit]int8{}
	for i := range board.Side {
		for js := m.open[i]; js != 0; js &= js - 1 {
			j := bits.TrailingZeros16(js)
			f.owner[i][f.digits[m.cell(i, j)]] = int8(j) + 1
		}
	}
	for i := range board.Side {
		f.by[i], f.same[i], f.turns[i] = links{}, [board.Side]links{}, [board.Side]links{}
		for js := m.open[i]; js != 0; js &= js - 1 {
			j := bits.TrailingZeros16(js)
			d := f.digits[m.cell(i, j)]
			at := f.places[i][d]
			f.by[i].add(at, j)
			for k := range f.same[i] {
				has := uint16(1) << f.owner[k][d] >> 1
				f.same[i][k].add(has, j)
				if at&has != 0 && k != i {
					f.turns[i][k].add(f.places[k][d], j)
				}
			}
		}
	}
}

// choose is the links by the lines of c and one more.
func (f *filling) choose(c *chosen, line int, next *chosen) {
	n := c.n
	next.n, next.lines, next.by = n+1, c.lines, c.by
	next.lines[n] = int8(line)
	last := &next.by[n]
	*last = f.by[line]
	for k := range n {
		other := c.lines[k]
		next.by[k].cut(&f.same[other][line])
		last.cut(&f.same[line][other])
	}
}

// connected reports whether each line across leads to all in so few steps that it can be told at once.
func (f *filling) connected(c *chosen) bool {
	by := c.by[0]
	for k := 1; k < c.n; k++ {
		by.join(&c.by[k])
	}
	if by.connect(c.all) {
		return true
	}
	lines := c.lines[:c.n]
	for _, i := range lines {
		var turns links
		for _, k := range lines {
			turns.join(&f.turns[i][k])
		}
		for _, k := range lines {
			turns.cut(&f.same[i][k])
		}
		by.join(&turns)
	}
	return by.connect(c.all)
}

// flow is what the chosen lines give by the filling.
func (f *filling) flow(c *chosen) *flow {
	x := &f.asFlow
	x.n, x.lines = c.n, c.lines
	x.gets = [board.ByDigit]uint16{}
	for k := range c.n {
		line := c.lines[k]
		x.places[k], x.owner[k] = &f.places[line], f.owner[line]
		for d, o := range x.owner[k] {
			x.gets[d] |= 1 << o >> 1
		}
	}
	return x
}
