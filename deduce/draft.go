package deduce

import "deduku/board"

// Draft is a step that a finder puts together in memory of its view, which is used again for the next.
type Draft struct {
	Step
	argument Argument
	rests    slab[int32]
}

// Draft is an empty step of kind Logic. There is one draft at a time: the last one is gone.
func (v *View) Draft() *Draft {
	d := &v.draft
	d.Step = Step{
		Kind:         Logic,
		Placements:   d.Placements[:0],
		Eliminations: d.Eliminations[:0],
		Parts:        d.Parts[:0],
	}
	d.argument = Argument{Links: d.argument.Links[:0], Claims: d.argument.Claims[:0]}
	d.rests = d.rests[:0]
	return d
}

// Place concludes that c holds x.
func (d *Draft) Place(c board.Cell, x board.Digit) {
	d.Placements = append(d.Placements, board.Candidate{Cell: c, Digit: x})
}

// Eliminate concludes that none of the cells holds x. Each must have it as a candidate; nothing may be eliminated
// twice.
func (d *Draft) Eliminate(x board.Digit, cells board.CellSet) {
	for ; !cells.Empty(); cells = cells.Rest() {
		d.Eliminations = append(d.Eliminations, board.Candidate{Cell: cells.First(), Digit: x})
	}
}

// EliminateAll concludes that c holds none of the digits, all of which it must have as candidates.
func (d *Draft) EliminateAll(c board.Cell, digits board.DigitSet) {
	for ; digits != 0; digits &= digits - 1 {
		d.Eliminations = append(d.Eliminations, board.Candidate{Cell: c, Digit: digits.First()})
	}
}

// Part adds a piece of the pattern.
func (d *Draft) Part(p Part) { d.Parts = append(d.Parts, p) }

// Link adds a link of a chain.
func (d *Draft) Link(from, to Node, strong bool) {
	d.argument.Links = append(d.argument.Links, Link{from, to, strong})
	d.Argument = &d.argument
}

// Claim adds a claim to the argument and returns its index. The list of the claims that it rests on is copied.
func (d *Draft) Claim(c Claim) (index int32) {
	c.Rests = d.rests.keep(c.Rests)
	d.argument.Claims = append(d.argument.Claims, c)
	d.Argument = &d.argument
	return int32(len(d.argument.Claims) - 1)
}

// Deadly says that the step avoids a deadly pattern in these cells, besides others of which it is said.
func (d *Draft) Deadly(cells board.CellSet) {
	d.argument.Deadly = d.argument.Deadly.Union(cells)
	d.Argument = &d.argument
}

// Symmetry says that the step follows from a symmetry of the givens.
func (d *Draft) Symmetry(s *Symmetry) {
	d.argument.Symmetry = s
	d.Argument = &d.argument
}

// Concludes reports whether there is anything to yield.
func (d *Draft) Concludes() bool { return len(d.Eliminations)+len(d.Placements) > 0 }
