package deduce

import "deduku/board"

// deduction makes the empty step the one that the pending truth t gives now, in the memory m; unit is the
// one that a full house fills, none for another single.
func (j *journal) deduction(m *memory, step *Step, t Truth, unit board.UnitSet) {
	step.Because = j.citing(m, t)
	c, ok := t.Cell()
	if ok {
		d := j.board.Candidates(c).First()
		single := Part{Role: Single, Cells: board.CellsOf(c), Digits: board.Digits(d)}
		step.Kind, step.Technique = PosDed, NakedSingle
		step.Placements = m.candidate(c, d)
		if unit != 0 {
			step.Technique = FullHouse
			step.Parts = m.list(single, Part{Role: Within, Units: unit})
		} else {
			step.Parts = m.list(single)
		}
		return
	}
	u, d := t.Unit()
	step.Technique = HiddenSingle
	step.Placements = m.candidate(placeOf(&j.board, t), d)
	step.Kind, step.Parts = j.order(m, u, d)
}

// order is the order of a negative deduction that d has one place left in u, and the parts that tell it. It depends on
// what took the last other place: filling a cell of u with another digit is first order, anything else second. The
// other units in which d has only that place are told, too; the step does not rest on them.
func (j *journal) order(m *memory, u board.Unit, d board.Digit) (Kind, []Part) {
	parts := [4]Part{{Role: LastPlace, Units: board.UnitsOf(u), Digits: board.Digits(d)}}
	n := 1
	if also := j.also(u, d); also != 0 {
		parts[n] = Part{Role: Also, Units: also}
		n++
	}
	last, lost := j.lastRemoval(u, d)
	if last == 0 {
		return NegDed2, m.parts.keep(parts[:n])
	}
	kind := NegDed2
	step := j.log.Step(last)
	if len(step.Placements) > 0 {
		x := step.Placements[0]
		parts[n] = Part{Role: Blocker, Cells: board.CellsOf(x.Cell), Digits: board.Digits(x.Digit)}
		if x.Digit != d {
			kind, parts[n].Role = NegDed1, Filled
		}
		n++
	}
	if kind == NegDed2 {
		parts[n] = Part{Role: Lost, Cells: lost, Digits: board.Digits(d)}
		n++
	}
	return kind, m.parts.keep(parts[:n])
}

// also are the other units of the one place of d in u in which d has no other place either.
func (j *journal) also(u board.Unit, d board.Digit) (also board.UnitSet) {
	spots := j.board.Spots(u, d)
	if !spots.Single() { // in a log that was read and is not proved
		return 0
	}
	for _, other := range u.Cell(spots.First()).Units() {
		if other != u && j.board.Spots(other, d).Single() {
			also |= board.UnitsOf(other)
		}
	}
	return also
}

// lastRemoval is the number of the step that last took a place of d in u, and the cells that it took.
func (j *journal) lastRemoval(u board.Unit, d board.Digit) (last int, lost board.CellSet) {
	for missing := board.AllSpots &^ j.board.Spots(u, d); missing != 0; missing &= missing - 1 {
		c := u.Cell(missing.First())
		switch by := int(j.by[c][d]); {
		case by > last:
			last, lost = by, board.CellsOf(c)
		case by == last:
			lost = lost.With(c)
		}
	}
	return last, lost
}

// conflict is the step that says which truth has no candidate left.
func (j *journal) conflict() Step {
	empty := Part{Role: Empty}
	clash := Part{Role: Clash}
	if c, ok := j.dead.Cell(); ok {
		empty.Cells = board.CellsOf(c)
		clash.Digits = board.Digits(j.board.Digit(c))
		for p := range c.Peers().All() {
			if d := j.board.Digit(c); d != 0 && j.board.Digit(p) == d {
				clash.Cells = board.CellsOf(p)
				break
			}
		}
	} else {
		u, d := j.dead.Unit()
		empty.Units, empty.Digits = board.UnitsOf(u), board.Digits(d)
	}
	step := Step{Kind: Conflict, Because: j.citing(&j.log.memory, j.dead)}
	if clash.Cells.Empty() {
		step.Parts = j.log.memory.list(empty)
	} else {
		step.Parts = j.log.memory.list(empty, clash)
	}
	return step
}

// backtrack is the step that takes back the last open guess after a conflict.
func (j *journal) backtrack() Step {
	f := &j.open[len(j.open)-1]
	x := j.log.Step(f.guess).Placements[0]
	m := &j.log.memory
	from := len(m.because)
	m.because = j.refutation(m.because, f.guess)
	return Step{
		Kind:         Backtrack,
		Eliminations: m.candidate(x.Cell, x.Digit),
		Because:      m.because.since(from),
		Undoes:       int32(f.guess),
		Undone:       int32(j.inForce - f.position.inForce),
	}
}

// citing is because as the list that a step holds.
func (j *journal) citing(m *memory, t Truth) []int {
	from := len(m.because)
	m.because = j.because(m.because, t)
	return m.because.since(from)
}
