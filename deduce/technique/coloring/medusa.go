package coloring

import (
	"deduku/board"
	"deduku/deduce"
)

// Medusa is the colouring of several digits at once.
var Medusa = &deduce.Technique{
	Name:  "3d-medusa",
	Title: "3D Medusa",
	Shape: deduce.ShapeColors,
	Doc:   "Candidates that conjugate pairs and cells with two candidates join are coloured in turn: one colour is true, the other false. What neither leaves can be removed; a colour that contradicts itself, or leaves a cell or a unit nothing, is false.",
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
	Spot: "Start colouring at a cell with two candidates, and go on both by units with two places for a digit and by cells with two candidates. " +
		"Then look for a colour twice in a cell or unit, and for candidates that each colour removes: it holds the same digit in sight, or another of the same cell. The trap is a link over a unit with three places.",
	Example: "9+7+2+83+16+4+53+6+8+457+1+92+14+5+62+98+3+78+9+7+1..5.35+16...9.+4+23+4...+7..+6+8+12..+3.9+45...6+2..+72....4.6:",
	Find:    findMedusas,
}

const medusaColors = "A={colora.candidates.braced} / B={colorb.candidates.braced}"

func findMedusas(v *deduce.View, yield func(*deduce.Step) bool) {
	var m medusa
	m.news.look(v)
	var done [board.ByDigit]board.CellSet
	// What joins several digits is the cells with two candidates.
	for rest := v.Bivalue(); !rest.Empty(); rest = rest.Rest() {
		c := rest.First()
		d := v.Candidates(c).First()
		if done[d].Has(c) {
			continue
		}
		m.spread(v, board.Candidate{Cell: c, Digit: d})
		m.joined = false
		for d := range done {
			cells := m.byDigit[d].cells()
			done[d] = done[d].Union(cells)
			m.joined = m.joined || cells.Meets(m.news.ends[d])
		}
		if !m.contradict(v, 0, yield) || !m.contradict(v, 1, yield) || m.joined && !m.trap(v, yield) {
			return
		}
	}
}

// medusa is candidates of all digits that strong links join, coloured in turn.
type medusa struct {
	byDigit  [board.ByDigit]coloring
	digits   board.DigitSet   // that have one
	cells    board.CellSet    // the cells with two candidates that join them
	occupied [2]board.CellSet // the cells with a candidate of the colour
	news     medusaNews
	joined   bool // maybe by a new strong link; else there is no clash and no trap that there was not before

	queue  [board.Candidates]board.Candidate // what is coloured, in the order in which it was
	colors [board.Candidates]uint8           // of the queue
	n      int
}

// spread colours a candidate and all that strong links join to it.
func (m *medusa) spread(v *deduce.View, from board.Candidate) {
	for ds := m.digits; ds != 0; ds &= ds - 1 {
		m.byDigit[ds.First()] = coloring{}
	}
	m.digits, m.cells, m.occupied, m.n = board.Digits(from.Digit), board.CellSet{}, [2]board.CellSet{}, 0
	m.byDigit[from.Digit].paint(from.Cell, 0)
	m.add(from, 0)
	bivalue := v.Bivalue()
	for i := 0; i < m.n; i++ {
		x, next := m.queue[i], int(m.colors[i]^1)
		for _, other := range m.byDigit[x.Digit].join(v, x, next) {
			m.add(board.Candidate{Cell: other, Digit: x.Digit}, next)
		}
		if !bivalue.Has(x.Cell) {
			continue
		}
		other := v.Candidates(x.Cell).Without(x.Digit).First()
		if c := &m.byDigit[other]; !c.cells().Has(x.Cell) {
			m.cells, m.digits = m.cells.With(x.Cell), m.digits.With(other)
			c.paint(x.Cell, next)
			m.add(board.Candidate{Cell: x.Cell, Digit: other}, next)
		}
	}
	for ds := m.digits; ds != 0; ds &= ds - 1 {
		c := &m.byDigit[ds.First()]
		c.look()
		m.occupied[0], m.occupied[1] = m.occupied[0].Union(c.colors[0]), m.occupied[1].Union(c.colors[1])
	}
}

// add takes in what was coloured.
func (m *medusa) add(x board.Candidate, color int) {
	m.queue[m.n], m.colors[m.n] = x, uint8(color)
	m.n++
}

// trap yields the candidates that both colours rule out.
func (m *medusa) trap(v *deduce.View, yield func(*deduce.Step) bool) bool {
	var out [board.ByDigit]board.CellSet
	some := false
	for d := board.Digit(1); d <= 9; d++ {
		// A candidate is ruled out by what it sees and by what is in its cell.
		c := &m.byDigit[d]
		a, b := c.seen[0].Union(m.occupied[0]), c.seen[1].Union(m.occupied[1])
		out[d] = v.CellsFor(d).And(a).And(b).Minus(c.cells())
		some = some || !out[d].Empty()
	}
	return !some || yield(m.tell(v, 0, &out, deduce.Part{}))
}

// contradict yields a colour that is false: it has two candidates in one cell, or a digit twice in a unit, or
// leaves a cell or a unit nothing.
func (m *medusa) contradict(v *deduce.View, k int, yield func(*deduce.Step) bool) bool {
	why, ok := m.clash(k)
	if !ok {
		why, ok = m.empties(v, k)
	}
	if !ok {
		return true
	}
	var out [board.ByDigit]board.CellSet
	for d := range out {
		out[d] = m.byDigit[d].colors[k]
	}
	return yield(m.tell(v, k, &out, why))
}

// clash is where a colour is twice.
func (m *medusa) clash(k int) (deduce.Part, bool) {
	if !m.joined {
		return deduce.Part{}, false
	}
	var held board.CellSet
	for d := board.Digit(1); d <= 9; d++ {
		cells := m.byDigit[d].colors[k]
		if twice := held.And(cells); !twice.Empty() {
			return deduce.Part{Role: deduce.Clash, Cells: board.CellsOf(twice.First())}, true
		}
		held = held.Union(cells)
		if twice := cells.And(m.byDigit[d].seen[k]); !twice.Empty() {
			c := twice.First()
			pair := board.CellsOf(c, twice.And(c.Peers()).First())
			u := pair.CommonUnits().First()
			return deduce.Part{Role: deduce.Clash, Units: board.UnitsOf(u), Cells: pair, Digits: board.Digits(d)}, true
		}
	}
	return deduce.Part{}, false
}

// empties is a cell or a unit that a colour leaves nothing.
func (m *medusa) empties(v *deduce.View, k int) (deduce.Part, bool) {
	cells := v.Open().Minus(m.occupied[k])
	if !m.joined {
		cells = cells.And(m.news.cells)
	}
	for ; !cells.Empty(); cells = cells.Rest() {
		if c := cells.First(); m.rulesOut(c, v.Candidates(c), k) {
			return deduce.Part{Role: deduce.Empty, Cells: board.CellsOf(c)}, true
		}
	}
	for d := board.Digit(1); d <= 9; d++ {
		if !m.joined && m.news.units[d] == 0 {
			continue
		}
		c := &m.byDigit[d]
		left := v.CellsFor(d).Minus(c.seen[k]).Minus(m.occupied[k]).Union(c.colors[k])
		units := v.CellsFor(d).Minus(left).Units()
		if !m.joined {
			units &= m.news.units[d]
		}
		for ; units != 0; units &= units - 1 {
			if u := units.First(); !left.Meets(u.Cells()) {
				return deduce.Part{Role: deduce.Empty, Units: board.UnitsOf(u), Digits: board.Digits(d)}, true
			}
		}
	}
	return deduce.Part{}, false
}

// rulesOut reports whether c sees a colour by each of the digits.
func (m *medusa) rulesOut(c board.Cell, digits board.DigitSet, k int) bool {
	if digits&^m.digits != 0 {
		return false
	}
	for ; digits != 0; digits &= digits - 1 {
		if !m.byDigit[digits.First()].seen[k].Has(c) {
			return false
		}
	}
	return true
}

// tell is a step that eliminates out, the colour k given first; why is a part more unless it is empty.
func (m *medusa) tell(v *deduce.View, k int, out *[board.ByDigit]board.CellSet, why deduce.Part) *deduce.Step {
	s := v.Draft()
	for d := board.Digit(1); d <= 9; d++ {
		s.Eliminate(d, out[d])
		if c := &m.byDigit[d]; c.units != 0 {
			s.Part(c.part(d))
		}
	}
	s.Part(deduce.Part{Role: deduce.Strong, Cells: m.cells, Digits: v.Union(m.cells)})
	for i, role := range [2]deduce.Role{deduce.ColorA, deduce.ColorB} {
		for d := board.Digit(1); d <= 9; d++ {
			if cells := m.byDigit[d].colors[k^i]; !cells.Empty() {
				s.Part(deduce.Part{Role: role, Cells: cells, Digits: board.Digits(d)})
			}
		}
	}
	if why != (deduce.Part{}) {
		s.Part(why)
	}
	return &s.Step
}
