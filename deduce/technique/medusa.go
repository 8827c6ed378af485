package technique

import (
	"deduku/board"
	"deduku/deduce"
)

// Medusa is coloring of several digits at once.
var Medusa = &deduce.Technique{
	Name:  "3d-medusa",
	Title: "3D Medusa",
	Doc:   "Candidates that conjugate pairs and cells with two candidates join are coloured in turn: one colour is true, the other false. What neither leaves goes; a colour that contradicts itself, or leaves a cell or a unit nothing, is false.",
	Why: []string{
		"{colora.candidates} are all true or all false, but two of them are in {clash.units}",
		"{colora.candidates} are all true or all false, but two of them are in {clash}",
		"{colora.candidates} are all true or all false, but would leave no place for {empty.digits} in {empty.units}",
		"{colora.candidates} are all true or all false, but would leave nothing for {empty}",
		"either {colora.candidates} are true, or {colorb.candidates}",
	},
	Form: []string{
		"rule 1 in {clash.digits}{clash.units} " + medusaColors,
		"rule 1 in {clash} " + medusaColors,
		"rule 6 in {empty.digits}{empty.units} " + medusaColors,
		"rule 5 in {empty} " + medusaColors,
		medusaColors,
	},
	Example: "9+7+2+83+16+4+53+6+8+457+1+92+14+5+62+98+3+78+9+7+1..5.35+16...9.+4+23+4...+7..+6+8+12..+3.9+45...6+2..+72....4.6:",
	Find:    findMedusas,
}

const medusaColors = "A={colora.candidates.braced} / B={colorb.candidates.braced}"

// medusa is candidates that strong links join, coloured in turn.
type medusa struct {
	colors [2][10]board.CellSet
	held   [2]board.CellSet     // the cells with a candidate of the colour
	seen   [2][10]board.CellSet // the cells that see the digit in the colour
	units  [10]board.UnitSet    // the conjugate pairs that join them
	cells  board.CellSet        // the cells with two candidates that join them
}

func findMedusas(v *deduce.View, yield func(*deduce.Step) bool) {
	var m medusa
	var done [10]board.CellSet
	// What joins several digits is the cells with two candidates.
	for rest := v.Bivalue(); !rest.Empty(); rest = rest.Rest() {
		c := rest.First()
		d := v.Candidates(c).First()
		if done[d].Has(c) {
			continue
		}
		m = medusa{}
		m.spread(v, board.Candidate{Cell: c, Digit: d})
		m.look()
		for d := range done {
			done[d] = done[d].Union(m.colored(board.Digit(d)))
		}
		if !m.contradict(v, 0, yield) || !m.contradict(v, 1, yield) || !m.trap(v, yield) {
			return
		}
	}
}

func (m *medusa) colored(d board.Digit) board.CellSet { return m.colors[0][d].Union(m.colors[1][d]) }

// spread colours all that strong links join to the candidate from.
func (m *medusa) spread(v *deduce.View, from board.Candidate) {
	var room [9 * board.Cells]board.Candidate
	var color [9 * board.Cells]uint8
	room[0] = from
	m.colors[0][from.Digit] = board.CellsOf(from.Cell)
	n := 1
	for i := 0; i < n; i++ {
		x, next := room[i], color[i]^1
		for us := x.Cell.UnitSet() & v.Pairs(x.Digit); us != 0; us &= us - 1 {
			u := us.First()
			other := pairEnd(v, u, x.Digit, x.Cell)
			if !m.colored(x.Digit).Has(other) {
				m.units[x.Digit] |= board.UnitsOf(u)
				m.colors[next][x.Digit] = m.colors[next][x.Digit].With(other)
				room[n], color[n] = board.Candidate{Cell: other, Digit: x.Digit}, next
				n++
			}
		}
		if !v.Bivalue().Has(x.Cell) {
			continue
		}
		if other := v.Candidates(x.Cell).Without(x.Digit).First(); !m.colored(other).Has(x.Cell) {
			m.cells = m.cells.With(x.Cell)
			m.colors[next][other] = m.colors[next][other].With(x.Cell)
			room[n], color[n] = board.Candidate{Cell: x.Cell, Digit: other}, next
			n++
		}
	}
}

// look sees what the colours hold and see.
func (m *medusa) look() {
	for k := range 2 {
		for d := 1; d <= 9; d++ {
			m.held[k] = m.held[k].Union(m.colors[k][d])
			m.seen[k][d] = m.colors[k][d].SeenByAny()
		}
	}
}

// trap yields the candidates that both colours rule out.
func (m *medusa) trap(v *deduce.View, yield func(*deduce.Step) bool) bool {
	var out [10]board.CellSet
	some := false
	for d := board.Digit(1); d <= 9; d++ {
		// A candidate is ruled out by what it sees and by what is in its cell.
		a, b := m.seen[0][d].Union(m.held[0]), m.seen[1][d].Union(m.held[1])
		out[d] = v.Homes(d).And(a).And(b).Minus(m.colored(d))
		some = some || !out[d].Empty()
	}
	return !some || yield(m.tell(v, 0, &out, deduce.Part{}))
}

// contradict yields a colour that is false: it has two candidates in one cell, or a digit twice in a unit, or
// leaves a cell or a unit nothing.
func (m *medusa) contradict(v *deduce.View, k int, yield func(*deduce.Step) bool) bool {
	why, ok := m.clash(k)
	if !ok {
		why, ok = m.starves(v, k)
	}
	return !ok || yield(m.tell(v, k, &m.colors[k], why))
}

// clash is where a colour is twice.
func (m *medusa) clash(k int) (deduce.Part, bool) {
	var held board.CellSet
	for d := board.Digit(1); d <= 9; d++ {
		cells := m.colors[k][d]
		if twice := held.And(cells); !twice.Empty() {
			return deduce.Part{Role: deduce.Clash, Cells: board.CellsOf(twice.First())}, true
		}
		held = held.Union(cells)
		if twice := cells.And(m.seen[k][d]); !twice.Empty() {
			c := twice.First()
			pair := board.CellsOf(c, twice.And(c.Peers()).First())
			u := pair.CommonUnits().First()
			return deduce.Part{Role: deduce.Clash, Units: board.UnitsOf(u), Cells: pair, Digits: board.Digits(d)}, true
		}
	}
	return deduce.Part{}, false
}

// starves is a cell or a unit that a colour leaves nothing.
func (m *medusa) starves(v *deduce.View, k int) (deduce.Part, bool) {
	fed := m.held[k]
	var left [10]board.CellSet
	for d := board.Digit(1); d <= 9; d++ {
		left[d] = v.Homes(d).Minus(m.seen[k][d])
		fed = fed.Union(left[d])
		left[d] = left[d].Minus(m.held[k]).Union(m.colors[k][d])
	}
	if starved := v.Open().Minus(fed); !starved.Empty() {
		return deduce.Part{Role: deduce.Empty, Cells: board.CellsOf(starved.First())}, true
	}
	for d := board.Digit(1); d <= 9; d++ {
		for units := v.Homes(d).Minus(left[d]).Units(); units != 0; units &= units - 1 {
			if u := units.First(); !left[d].Meets(u.Cells()) {
				return deduce.Part{Role: deduce.Empty, Units: board.UnitsOf(u), Digits: board.Digits(d)}, true
			}
		}
	}
	return deduce.Part{}, false
}

// tell is a step that eliminates out, the colour k given first; why is a part more unless it is empty.
func (m *medusa) tell(v *deduce.View, k int, out *[10]board.CellSet, why deduce.Part) *deduce.Step {
	s := v.Draft()
	for d := board.Digit(1); d <= 9; d++ {
		s.Eliminate(d, out[d])
		if m.units[d] != 0 {
			s.Part(deduce.Part{Role: deduce.Strong, Units: m.units[d], Cells: m.colored(d), Digits: board.Digits(d)})
		}
	}
	s.Part(deduce.Part{Role: deduce.Strong, Cells: m.cells, Digits: v.Union(m.cells)})
	for i, role := range [2]deduce.Role{deduce.ColorA, deduce.ColorB} {
		for d := board.Digit(1); d <= 9; d++ {
			if cells := m.colors[k^i][d]; !cells.Empty() {
				s.Part(deduce.Part{Role: role, Cells: cells, Digits: board.Digits(d)})
			}
		}
	}
	if why != (deduce.Part{}) {
		s.Part(why)
	}
	return &s.Step
}
