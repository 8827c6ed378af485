package board

// Grid is a digit or none for each cell: the givens of a puzzle, or a solution.
type Grid [Cells]Digit

// String is the cells in a line, "." for none.
func (g Grid) String() string { return string(g.Append(nil)) }

// Append appends the characters of String.
func (g *Grid) Append(b []byte) []byte {
	var line [Cells]byte
	for c, d := range g {
		line[c] = ".123456789"[d]
	}
	return append(b, line[:]...)
}

// Len is the number of cells that hold a digit.
func (g Grid) Len() int {
	n := 0
	for _, d := range g {
		if d != 0 {
			n++
		}
	}
	return n
}

// Placements returns the digits of the grid with their cells, in reading order.
func (g Grid) Placements() (out []Candidate) {
	for c, d := range g {
		if d != 0 {
			out = append(out, Candidate{Cell: Cell(c), Digit: d})
		}
	}
	return out
}

// Cells are those that hold a digit.
func (g Grid) Cells() (cells CellSet) {
	for c, d := range g {
		if d != 0 {
			cells = cells.With(Cell(c))
		}
	}
	return cells
}

// Only is g with the digits of some cells alone.
func (g *Grid) Only(cells CellSet) (out Grid) {
	for ; !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		out[c] = g[c]
	}
	return out
}

// Differ is the cells in which g and h have not the same digit.
func (g *Grid) Differ(h *Grid) (cells CellSet) {
	// Where grids differ has no pattern: a branch would be mispredicted.
	for c := range 64 {
		cells.lo |= uint64(-(g[c]^h[c])|(g[c]^h[c])) >> 7 << c
	}
	for c := range Cells - 64 {
		cells.hi |= uint64(-(g[64+c]^h[64+c])|(g[64+c]^h[64+c])) >> 7 << c
	}
	return cells
}

// Solved reports whether each row, column and box holds each digit.
func (g Grid) Solved() bool {
	for u := range unitSpots {
		var seen DigitSet
		for _, c := range unitSpots[u] {
			seen = seen.With(g[c])
		}
		if seen != AllDigits {
			return false
		}
	}
	return true
}

// Contains reports whether g has every digit of h, each in its cell.
func (g Grid) Contains(h Grid) bool {
	for c, d := range h {
		if d != 0 && g[c] != d {
			return false
		}
	}
	return true
}

// Clash is one digit that stands more than once in a unit.
type Clash struct {
	Unit  Unit
	Digit Digit
	Cells CellSet
}

// Clashes are the digits that stand more than once in a unit, rows first; nil when there are none.
func (g Grid) Clashes() []Clash {
	var out []Clash
	for u := range Unit(Units) {
		var at [ByDigit]CellSet
		for _, c := range unitSpots[u] {
			at[g[c]] = at[g[c]].With(c)
		}
		for d := Digit(1); d <= 9; d++ {
			if at[d].Len() > 1 {
				out = append(out, Clash{u, d, at[d]})
			}
		}
	}
	return out
}
