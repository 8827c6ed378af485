package deduce

import (
	"math/bits"
	"slices"

	"deduku/board"
)

// origin says of each candidate that is gone the number of the step that removed it.
type origin [board.Cells][board.ByDigit]int32

// because appends to dst the numbers of the steps that removed the missing candidates of t, ascending,
// none of them superfluous: when one step removed what later steps would have removed anyway, the later
// ones may suffice, and the earlier is left out.
func (j *journal) because(dst []int, t Truth) []int {
	from := len(dst)
	var covers [board.Side]uint16
	cell, ok := t.Cell()
	if ok {
		missing := board.AllDigits &^ j.board.Candidates(cell)
		dst = j.cellRemovers(dst, cell, missing)
		steps := dst[from:]
		if j.allNeeded(cell, steps) {
			return dst
		}
		for i, n := range steps {
			covers[i] = digitsRuledOut(j.log.Step(n), cell) & uint16(missing)
		}
	} else {
		u, d := t.Unit()
		missing := board.AllSpots &^ j.board.Spots(u, d)
		dst = j.unitRemovers(dst, u, d, missing)
		for i, n := range dst[from:] {
			covers[i] = spotsRuledOut(j.log.Step(n), u, d) & uint16(missing)
		}
	}
	return dst[:from+prune(dst[from:], &covers)]
}

// allNeeded reports whether the removers of a cell's digits are the usual ones: the cell is open, and what it
// misses stands in cells that it sees. Each such placement rules out one digit, so each is needed.
func (j *journal) allNeeded(cell board.Cell, removers []int) bool {
	if j.board.Digit(cell) != 0 {
		return false
	}
	for _, n := range removers {
		if len(j.log.Step(n).Eliminations) > 0 {
			return false
		}
	}
	return true
}

// prune leaves out, oldest first, each step that the others make superfluous, and returns how many are left;
// covers is what each of the steps rules out.
func prune(steps []int, covers *[board.Side]uint16) int {
	n := len(steps)
	for i := 0; i < n; i++ {
		var once, more uint16
		for _, c := range covers[:n] {
			more |= once & c
			once |= c
		}
		for once &^= more; i < n && covers[i]&once != 0; i++ {
		}
		if i < n {
			copy(steps[i:], steps[i+1:])
			copy(covers[i:], covers[i+1:n])
			n--
			i--
		}
	}
	return n
}

// cellRemovers appends to dst the numbers of the steps that removed the missing digits of a cell, ascending.
func (j *journal) cellRemovers(dst []int, c board.Cell, missing board.DigitSet) []int {
	var steps ascending
	var early earlySteps
	by := &j.by[c]
	for ; missing != 0; missing &= missing - 1 {
		n := by[missing.First()]
		if early = early.with(n); n >= firstLate {
			steps.addLate(n)
		}
	}
	steps.early = early
	return steps.appendTo(dst)
}

// unitRemovers appends to dst the numbers of the steps that removed the missing places of a digit, ascending.
func (j *journal) unitRemovers(dst []int, u board.Unit, d board.Digit, missing board.SpotSet) []int {
	var steps ascending
	var early earlySteps
	for ; missing != 0; missing &= missing - 1 {
		n := j.by[u.Cell(missing.First())][d]
		if early = early.with(n); n >= firstLate {
			steps.addLate(n)
		}
	}
	steps.early = early
	return steps.appendTo(dst)
}

// becauseAll appends to dst the numbers of the steps that removed the missing candidates of all truths of a
// step and of its deadly pattern, and of those whose conclusions have an image in it, ascending.
func (j *journal) becauseAll(dst []int, step *Step) []int {
	from := len(dst)
	only, one := Truth(0), 0
	step.eachTruth(func(t Truth) bool {
		only = t
		one++
		return true
	})
	if one == 1 && step.Argument == nil {
		return j.because(dst, only)
	}
	add := func(t Truth) bool {
		dst = j.removers(dst, t)
		return true
	}
	step.eachTruth(add)
	if step.Argument != nil {
		for c := range step.Argument.Deadly.All() {
			add(CellTruth(c))
		}
		if step.Argument.Symmetry != nil {
			dst = j.symmetric(dst, step)
		}
	}
	slices.Sort(dst[from:])
	return dst[:from+len(slices.Compact(dst[from:]))]
}

// removers appends to dst the number of the step that removed each missing candidate of t.
func (j *journal) removers(dst []int, t Truth) []int {
	if c, ok := t.Cell(); ok {
		return j.cellRemovers(dst, c, board.AllDigits&^j.board.Candidates(c))
	}
	u, d := t.Unit()
	return j.unitRemovers(dst, u, d, board.AllSpots&^j.board.Spots(u, d))
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

// ascending sorts the numbers of at most nine steps and drops doubles. Most logs are short, so most numbers
// are put in order as bits, without comparing any.
type ascending struct {
	early earlySteps
	late  [board.Side]int32 // the numbers that are not early, sorted
	n     int               // how many of these there are
}

// firstLate is the first number that is not early.
const firstLate = 128

// earlySteps is a set of numbers below firstLate. It is a value of two words so that it is built in registers.
type earlySteps struct{ lo, hi uint64 }

// with is e and step; a shift by what is out of range gives no bit.
func (e earlySteps) with(step int32) earlySteps {
	return earlySteps{e.lo | 1<<uint32(step), e.hi | 1<<uint32(step-64)}
}

func (a *ascending) addLate(step int32) {
	i := a.n
	for i > 0 && a.late[i-1] > step {
		i--
	}
	if i > 0 && a.late[i-1] == step {
		return
	}
	copy(a.late[i+1:], a.late[i:a.n])
	a.late[i] = step
	a.n++
}

func (a *ascending) appendTo(dst []int) []int {
	for w := a.early.lo; w != 0; w &= w - 1 {
		dst = append(dst, bits.TrailingZeros64(w))
	}
	for w := a.early.hi; w != 0; w &= w - 1 {
		dst = append(dst, 64+bits.TrailingZeros64(w))
	}
	for _, step := range a.late[:a.n] {
		dst = append(dst, int(step))
	}
	return dst
}

// refutation appends to dst what the conflict just logged says about the guess it takes back: the steps
// before the guess that the conflict rests on, and the conflict itself.
func (j *journal) refutation(dst []int, guess int) []int {
	conflict := len(j.log.Steps)
	rests := j.reached.sized(conflict + 1)
	rests.add(conflict)
	for n := conflict; n >= guess; n-- {
		if rests.has(n) {
			for _, k := range j.log.Step(n).Because {
				rests.add(k)
			}
		}
	}
	j.reached = rests
	return append(rests.appendBelow(dst, guess), conflict)
}

// symmetric appends to dst the numbers of the steps that concluded what the conclusions of step are images of.
func (j *journal) symmetric(dst []int, step *Step) []int {
	symmetry := step.Argument.Symmetry
	for _, x := range step.Placements {
		for y := symmetry.Image(x); y != x; y = symmetry.Image(y) {
			if j.board.Digit(y.Cell) == y.Digit {
				dst = append(dst, j.placed(y))
				break
			}
		}
	}
	for _, x := range step.Eliminations {
		if symmetry.Map.Image(x.Cell) == x.Cell {
			continue
		}
		for y := symmetry.Image(x); y != x; y = symmetry.Image(y) {
			if !j.board.Has(y) {
				dst = append(dst, int(j.by[y.Cell][y.Digit]))
				break
			}
		}
	}
	return dst
}

// placed is the number of the step in force that placed x.
func (j *journal) placed(x board.Candidate) int {
	for n := len(j.log.Steps); n > 0; n-- {
		for _, y := range j.log.Step(n).Placements {
			if x == y {
				return n
			}
		}
	}
	return 0
}
