package exotic

import (
	"math/bits"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// MSLS is the cells of some rows and columns with as many digits of rows and columns (D. P. Bird, forum.enjoysudoku.com,
// 2013, after the truths and links of A. Barker).
var MSLS = &deduce.Technique{
	Name:  "msls",
	Title: "Multi-Sector Locked Set",
	Shape: deduce.ShapeSectors,
	Doc: "The open cells where some rows cross some columns are counted; so is each of their digits, in as few rows and columns as cover all its places among these cells. " +
		"If the digits of rows and columns are only as many as the cells, each is used exactly once, and can be removed from the rest of its row or column.",
	Why:     []string{"{set} need as many digits of {cover} as they are cells, and leave none of these to others"},
	Form:    []string{"{set.digits} in {set} ({cover})"},
	Spot:    "Take three or four rows with many placed digits in common, and the columns in which these rows have most open cells. Count the open cells where they cross; then for each digit the rows or the columns, whichever are fewer, that have it there. The trap is a placed digit: it counts neither as a cell nor in its line.",
	Example: ".....1..2..3....4..2..5.6......7.5...6...2..18..9.......4....3..5..6...79..8.....:",
	Find:    findMSLS,
}

// Of rows and columns one side is chosen first, with at most maxSectors lines; any lines across may go with them.
//
// Think of each open cell of the chosen lines as a need of its line across for a digit of a chosen line: each digit of each
// chosen line is given once, and a line across gets each digit once. All needs can be met, unless the board is dead. Then
// follow from a line across who else could do without what it would take instead: if that does not lead to all lines across,
// those to which it leads have as many cells as there are digits for them.
const maxSectors = 4

func findMSLS(v *deduce.View, yield func(*deduce.Step) bool) {
	if !v.Settled() {
		return
	}
	f := filled.Of(v)
	m := crossings{v: v, silent: v.Silent(), yield: yield, places: &f.places}
	for _, first := range [...]board.Unit{0, board.Side} {
		m.first = first
		if m.look(); (!f.ok || m.any(f)) && !m.grow(0, 0, 0) {
			return
		}
	}
}

// crossings is the search among lines of one kind, numbered from zero, and the lines across.
type crossings struct {
	v          *deduce.View
	first      board.Unit                             // the first line of the kind
	places     *[board.Side][board.ByDigit]uint16     // where each digit can be in each line
	candidates [board.Side][board.Side]board.DigitSet // of each line, those of its cells
	open       [board.Side]uint16                     // where the open cells of each line are
	flows      [maxSectors + 1]flow                   // of the lines chosen so far, by how many they are
	sets       []uint16                               // lines across that go with the chosen ones
	yield      func(*deduce.Step) bool
	seen       deduce.Distinct
	asked      bool // whether there is anything is all that is asked
	told       bool // something was found

	silent  uint64             // the last position in which there was nothing
	changed [board.Side]uint64 // the position in which each line changed last
	fresh   [board.Side]uint16 // where in each line something has changed since there was nothing
}

// look looks at the lines.
func (m *crossings) look() {
	since := m.v.Since(m.silent)
	for i := range board.Side {
		m.fresh[i] = uint16((m.first + board.Unit(i)).SpotsOf(since))
		m.changed[i] = m.v.ChangedAt(m.first + board.Unit(i))
		m.places[i], m.open[i] = [board.ByDigit]uint16{}, 0
		for j := range board.Side {
			m.candidates[i][j] = m.v.Candidates(m.cell(i, j))
			if m.candidates[i][j] != 0 {
				m.open[i] |= 1 << j
			}
			for ds := m.candidates[i][j]; ds != 0; ds &= ds - 1 {
				m.places[i][ds.First()] |= 1 << j
			}
		}
	}
}

// cell is where line i crosses line j across.
func (m *crossings) cell(i, j int) board.Cell {
	if m.first == 0 {
		return board.CellAt(i, j)
	}
	return board.CellAt(j, i)
}

// grow chooses lines from one on, beside n that are chosen, of which one changed last in a position. What did
// not change since there was nothing has nothing now.
func (m *crossings) grow(from, n int, changed uint64) bool {
	next := &m.flows[n+1]
	for i := from; i < board.Side && max(changed, slices.Max(m.changed[i:])) > m.silent; i++ {
		*next = m.flows[n]
		if !next.add(i, &m.places[i], &m.candidates[i]) {
			continue // a contradiction
		}
		latest := max(changed, m.changed[i])
		if n > 0 && latest > m.silent && !m.across(next) {
			return false
		}
		if n+1 < maxSectors && !m.grow(i+1, n+1, latest) {
			return false
		}
	}
	return !m.v.Enough()
}

// across finds the lines across from which not all can be reached, and all unions of such.
func (m *crossings) across(f *flow) bool {
	all := f.open()
	if f.leadsToAll(all, all) {
		return true
	}
	to := f.leads()
	sets := m.sets[:0]
	var free uint16 // lines across from which all can be reached
	for js := all; js != 0; js &= js - 1 {
		reached := reach(&to, js&-js, free)
		if reached == all || reached&free != 0 {
			free |= js & -js
			continue
		}
		if slices.Contains(sets, reached) {
			continue
		}
		for _, set := range sets { // those so far: the range does not see what is added
			if union := set | reached; union != all && !slices.Contains(sets, union) {
				sets = append(sets, union)
			}
		}
		if !slices.Contains(sets, reached) {
			sets = append(sets, reached)
		}
	}
	m.sets = sets
	for _, set := range sets {
		if set&(set-1) != 0 && !m.tell(f, set) {
			return false
		}
	}
	return true
}

// tell yields the step of the chosen lines and some lines across.
func (m *crossings) tell(f *flow, taken uint16) bool {
	x := sectors{}
	across := board.Side - m.first
	for d := board.Digit(1); d <= 9; d++ {
		var places [maxSectors]uint16
		for k := range f.n {
			places[k] = f.places[k][d] & taken
			for js := places[k]; js != 0; js &= js - 1 {
				x.cells = x.cells.With(m.cell(int(f.lines[k]), bits.TrailingZeros16(js)))
			}
		}
		covers := smallestCovers(&places)
		for i, c := range covers {
			for k := range f.n {
				if c.lines>>k&1 != 0 {
					x.cover(m.first+board.Unit(f.lines[k]), d, i == 0)
				}
			}
			for js := c.across; js != 0; js &= js - 1 {
				x.cover(across+board.Unit(bits.TrailingZeros16(js)), d, i == 0)
			}
		}
	}
	s := x.tell(m.v)
	m.told = m.told || s != nil
	return s == nil || !m.asked && (!m.seen.IsNew(&s.Step) || m.yield(&s.Step))
}

// cover is some of the chosen lines, by number, and some lines across.
type cover struct{ lines, across uint16 }

// smallestCovers are the ways to cover all places of a digit by as few lines as possible, those of most lines across first.
func smallestCovers(places *[maxSectors]uint16) (covers []cover) {
	least := 2 * board.Side
	for lines := range uint16(1 << maxSectors) {
		c := cover{lines: lines}
		for k, at := range places {
			if lines>>k&1 == 0 {
				c.across |= at
			} else if at == 0 {
				c.lines = 1<<board.Side - 1 // a line without a place covers nothing
			}
		}
		switch n := bits.OnesCount16(c.lines) + bits.OnesCount16(c.across); {
		case n < least:
			least, covers = n, append(covers[:0], c)
		case n == least:
			covers = append(covers, c)
		}
	}
	return covers
}
