package deduce

import (
	"slices"

	"deduku/board"
)

// origin says of each candidate that is gone the number of the step that removed it.
type origin [board.Cells][10]int32

// because appends to dst the numbers of the steps that removed the missing candidates of t, ascending,
// none of them superfluous: when one step removed what later steps would have removed anyway, the later
// ones may suffice, and the earlier is left out.
func (s *Solver) because(dst []int, t Truth) []int {
	cell, ok := t.Cell()
	if !ok {
		return s.becauseUnit(dst, t)
	}
	missing := board.AllDigits &^ s.board.Candidates(cell)
	if out, ok := s.becausePlacements(dst, cell, missing); ok {
		return out
	}
	c := &s.collector
	c.n, c.missing = 0, uint16(missing)
	for ; missing != 0; missing &= missing - 1 {
		d := missing.First()
		c.add(s.by[cell][d], 1<<d)
	}
	for i := range c.n {
		c.rows[i].covers |= digitsRuledOut(&s.log.Steps[c.rows[i].step-1], cell)
	}
	return c.appendTo(dst)
}

// becausePlacements is because for the usual cell: it is open, and what it misses stands in cells that it
// sees. Each such placement rules out one digit, so each is needed. ok is false for any other cell.
func (s *Solver) becausePlacements(dst []int, cell board.Cell, missing board.DigitSet) (out []int, ok bool) {
	if s.board.Digit(cell) != 0 {
		return nil, false
	}
	from := len(dst)
	for ; missing != 0; missing &= missing - 1 {
		n := int(s.by[cell][missing.First()])
		if len(s.log.Steps[n-1].Eliminations) > 0 {
			return nil, false
		}
		dst = append(dst, n)
		i := len(dst) - 1
		for ; i > from && dst[i-1] > n; i-- {
			dst[i] = dst[i-1]
		}
		dst[i] = n
	}
	return dst, true
}

// becauseUnit is because for the truth of a unit and a digit.
func (s *Solver) becauseUnit(dst []int, t Truth) []int {
	u, d := t.Unit()
	c := &s.collector
	missing := board.AllSpots &^ s.board.Spots(u, d)
	c.n, c.missing = 0, uint16(missing)
	for ; missing != 0; missing &= missing - 1 {
		i := missing.First()
		c.add(s.by[u.Cell(i)][d], 1<<i)
	}
	for i := range c.n {
		c.rows[i].covers |= spotsRuledOut(&s.log.Steps[c.rows[i].step-1], u, d)
	}
	return c.appendTo(dst)
}

// becauseAll appends to dst the numbers of the steps that removed the missing candidates of all truths of a
// step and of its deadly pattern, and of those whose conclusions have an image in it, ascending.
func (s *Solver) becauseAll(dst []int, step *Step) []int {
	from := len(dst)
	only, one := Truth(0), 0
	step.eachTruth(func(t Truth) bool {
		only = t
		one++
		return true
	})
	if one == 1 && step.Argument == nil {
		return s.because(dst, only)
	}
	add := func(t Truth) bool {
		dst = s.removers(dst, t)
		return true
	}
	step.eachTruth(add)
	if step.Argument != nil {
		for c := range step.Argument.Deadly.All() {
			add(CellTruth(c))
		}
		if step.Argument.Symmetry != nil {
			dst = s.symmetric(dst, step)
		}
	}
	slices.Sort(dst[from:])
	return dst[:from+len(slices.Compact(dst[from:]))]
}

// removers appends to dst the number of the step that removed each missing candidate of t.
func (s *Solver) removers(dst []int, t Truth) []int {
	if c, ok := t.Cell(); ok {
		for missing := board.AllDigits &^ s.board.Candidates(c); missing != 0; missing &= missing - 1 {
			dst = append(dst, int(s.by[c][missing.First()]))
		}
		return dst
	}
	u, d := t.Unit()
	for missing := board.AllSpots &^ s.board.Spots(u, d); missing != 0; missing &= missing - 1 {
		dst = append(dst, int(s.by[u.Cell(missing.First())][d]))
	}
	return dst
}

// digitsRuledOut are the digits that the effects of step rule out in cell.
func digitsRuledOut(step *Step, cell board.Cell) uint16 {
	var out board.DigitSet
	for _, x := range step.Placements {
		if x.Cell == cell {
			out |= board.AllDigits.Without(x.Digit)
		} else if x.Cell.Sees(cell) {
			out = out.With(x.Digit)
		}
	}
	for _, x := range step.Eliminations {
		if x.Cell == cell {
			out = out.With(x.Digit)
		}
	}
	return uint16(out)
}

// spotsRuledOut are the places of u where the effects of step rule out d.
func spotsRuledOut(step *Step, u board.Unit, d board.Digit) uint16 {
	var out board.SpotSet
	for _, x := range step.Placements {
		if x.Digit == d {
			out |= u.Seen(x.Cell)
		} else if x.Cell.UnitSet().Has(u) {
			out |= 1 << u.Spot(x.Cell)
		}
	}
	for _, x := range step.Eliminations {
		if x.Digit == d && x.Cell.UnitSet().Has(u) {
			out |= 1 << u.Spot(x.Cell)
		}
	}
	return uint16(out)
}

// collector gathers the steps that removed candidates of one truth; a bit stands for a candidate.
type collector struct {
	rows    [9]removal
	n       int
	missing uint16
}

// removal is a step and the candidates of the truth that its effects rule out.
type removal struct {
	step   int32
	covers uint16
}

// add notes that step removed the candidates covers; rows stay sorted by step.
func (c *collector) add(step int32, covers uint16) {
	i := c.n
	for i > 0 && c.rows[i-1].step > step {
		i--
	}
	if i > 0 && c.rows[i-1].step == step {
		c.rows[i-1].covers |= covers
		return
	}
	for k := c.n; k > i; k-- {
		c.rows[k] = c.rows[k-1]
	}
	c.rows[i] = removal{step, covers}
	c.n++
}

// coveredOnce are the missing candidates that only one row covers.
func (c *collector) coveredOnce() uint16 {
	var once, more uint16
	for _, r := range c.rows[:c.n] {
		more |= once & r.covers
		once |= r.covers
	}
	return once &^ more & c.missing
}

// appendAll appends all steps to dst.
func (c *collector) appendAll(dst []int) []int {
	for _, r := range c.rows[:c.n] {
		dst = append(dst, int(r.step))
	}
	return dst
}

// appendTo appends the steps to dst, leaving out, oldest first, each that the others make superfluous.
func (c *collector) appendTo(dst []int) []int {
	for i := 0; i < c.n; i++ {
		once := c.coveredOnce()
		for i < c.n && c.rows[i].covers&once != 0 {
			i++
		}
		if i < c.n {
			copy(c.rows[i:], c.rows[i+1:c.n])
			c.n--
			i--
		}
	}
	return c.appendAll(dst)
}

// refutation appends to dst what the conflict just logged says about the guess it takes back: the steps
// before the guess that the conflict rests on, the guess that stays open if there is one (the struck
// candidate comes back with it), and the conflict itself.
func (s *Solver) refutation(dst []int, guess int) []int {
	conflict := len(s.log.Steps)
	rests := s.reached.sized(conflict + 1)
	rests.add(conflict)
	if len(s.open) > 1 {
		rests.add(s.open[len(s.open)-2].guess)
	}
	for n := conflict; n >= guess; n-- {
		if rests.has(n) {
			for _, k := range s.log.Step(n).Because {
				rests.add(k)
			}
		}
	}
	s.reached = rests
	return append(rests.appendBelow(dst, guess), conflict)
}
