package deduce

import "deduku/board"

// deduction makes the empty step the one that the pending truth t gives now, in the memory m; unit is the
// one that a full house fills, none for another single.
func (j *journal) deduction(m *memory, step *Step, t Truth, unit board.UnitSet) {
	if j.bare {
		j.bareDeduction(m, step, t, unit)
		return
	}
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
//
// What is told is the board as it is now: the cell just filled, or the open cells that lost d last, with what took it from
// them. Where those cells are filled by now, hatching tells the open ones.
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
	step := j.log.Step(last)
	kind, seen := NegDed2, lost
	if len(step.Placements) > 0 {
		x := step.Placements[0]
		parts[n] = Part{Role: Blocker, Cells: board.CellsOf(x.Cell), Digits: board.Digits(x.Digit)}
		if seen = u.Seen(x.Cell); x.Digit != d {
			kind, parts[n].Role = NegDed1, Filled
		}
		n++
	}
	if kind == NegDed1 && parts[n-1].Cells.Within(u.Cells()) {
		return kind, m.parts.keep(parts[:n])
	}
	if lost = j.openSpots(u, lost); kind == NegDed1 || lost == 0 || lost&^seen != 0 {
		if len(step.Placements) > 0 {
			n--
		}
		return kind, j.hatching(m, parts[:n], u, d)
	}
	parts[n] = Part{Role: Lost, Cells: cellsAt(u, lost), Digits: board.Digits(d)}
	return kind, m.parts.keep(parts[:n+1])
}

// openSpots are the places whose cells are open.
func (j *journal) openSpots(u board.Unit, spots board.SpotSet) (open board.SpotSet) {
	for ; spots != 0; spots &= spots - 1 {
		if i := spots.First(); j.board.Digit(u.Cell(i)) == 0 {
			open |= 1 << i
		}
	}
	return open
}

// cellsAt are the cells at places of a unit.
func cellsAt(u board.Unit, spots board.SpotSet) (cells board.CellSet) {
	for ; spots != 0; spots &= spots - 1 {
		cells = cells.With(u.Cell(spots.First()))
	}
	return cells
}

// hatching is parts, and behind them what keeps d out of the other open cells of u: each placed digit with the cells that it
// rules out, those that lost d last first; then the cells where d was eliminated. Where no other cell is open it is u itself.
func (j *journal) hatching(m *memory, parts []Part, u board.Unit, d board.Digit) []Part {
	from := len(m.parts)
	m.parts = append(m.parts, parts...)
	rest := j.openSpots(u, board.AllSpots&^j.board.Spots(u, d))
	if rest == 0 {
		m.parts = append(m.parts, Part{Role: Within, Units: board.UnitsOf(u)})
	}
	var eliminated board.SpotSet
	for rest != 0 {
		newest := j.newest(u, rest, d)
		blocker, ok := j.blocker(newest, d)
		if !ok {
			i := board.SpotSet(1) << u.Spot(newest)
			eliminated, rest = eliminated|i, rest&^i
			continue
		}
		out := rest & u.Seen(blocker)
		m.parts = append(m.parts, Part{Role: Blocker, Cells: board.CellsOf(blocker), Digits: board.Digits(d)},
			Part{Role: RuledOut, Cells: cellsAt(u, out), Digits: board.Digits(d)})
		rest &^= out
	}
	if eliminated != 0 {
		m.parts = append(m.parts, Part{Role: RuledOut, Cells: cellsAt(u, eliminated), Digits: board.Digits(d)})
	}
	return m.parts.since(from)
}

// newest is the one of some places of u that lost d last.
func (j *journal) newest(u board.Unit, spots board.SpotSet, d board.Digit) (newest board.Cell) {
	last := int32(-1)
	for ; spots != 0; spots &= spots - 1 {
		if c := u.Cell(spots.First()); j.by[c][d] > last {
			newest, last = c, j.by[c][d]
		}
	}
	return newest
}

// blocker is a cell that c sees and that holds d: the one that took d from c, or one that was filled after d was eliminated there.
func (j *journal) blocker(c board.Cell, d board.Digit) (blocker board.Cell, ok bool) {
	if step := j.log.Step(int(j.by[c][d])); len(step.Placements) > 0 && step.Placements[0].Digit == d && step.Placements[0].Cell.Sees(c) {
		return step.Placements[0].Cell, true
	}
	for peers := j.board.CellsFor(d).And(c.Peers()); !peers.Empty(); peers = peers.Rest() {
		if p := peers.First(); j.board.Digit(p) == d {
			return p, true
		}
	}
	return 0, false
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

// lastRemoval is the number of the step that last took a place of d in u, and the places that it took.
func (j *journal) lastRemoval(u board.Unit, d board.Digit) (last int, lost board.SpotSet) {
	for missing := board.AllSpots &^ j.board.Spots(u, d); missing != 0; missing &= missing - 1 {
		i := missing.First()
		switch by := int(j.by[u.Cell(i)][d]); {
		case by > last:
			last, lost = by, 1<<i
		case by == last:
			lost |= 1 << i
		}
	}
	return last, lost
}

// conflict is the step that says which truth has no candidate left.
func (j *journal) conflict() Step {
	if j.bare {
		return Step{Kind: Conflict}
	}
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
	if !j.bare {
		m.because = j.refutation(m.because, f.guess)
	}
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
