package deduce

import (
	"context"
	"slices"

	"deduku/board"
)

// journal is a log and the board that it leads to, with what is needed to take the next step into it. It is a
// function of its log: newJournal rebuilds it from the steps alone. It decides nothing; a Solver does.
type journal struct {
	log Log
	position
	by   origin
	open []frame // one for each open guess
	bare bool    // see Options; then by is not kept

	version          int // grows with each change of the log
	backtracks       int
	forgotAssumption bool      // a step that assumes one solution is no longer in the log
	reached          numberSet // scratch for refutation
	effects          board.Effects
}

// position is what a log has come to: the board, and what was noticed on it.
type position struct {
	board    board.Board
	pool     pool
	dead     Truth // the truth first seen without a candidate, while isDead
	isDead   bool
	inForce  int // steps that count: all but conflicts and what has been taken back
	premises int // of these, the premises
}

// newJournal is the journal that has just taken in the last step of log. It writes to memory of its own.
func newJournal(log Log) journal {
	j := journal{log: log.clipped()}
	j.restart()
	for i := range j.log.Steps {
		j.apply(i+1, &j.log.Steps[i])
	}
	return j
}

// frame is what a guess can be taken back to.
type frame struct {
	guess    int // its number
	position position
	by       origin
	mark     logMark // the log before it
}

// restart clears everything but the log.
func (j *journal) restart() {
	j.position = position{board: board.New()}
	j.by = origin{}
	j.open, j.backtracks, j.forgotAssumption = j.open[:0], 0, false
}

// last is the kind of the last step, Init where there is none.
func (j *journal) last() Kind {
	if len(j.log.Steps) == 0 {
		return Init
	}
	return j.log.Last().Kind
}

// record logs a step and puts it into force.
func (j *journal) record(step Step) *Step {
	j.log.Steps = append(j.log.Steps, step)
	return j.recorded()
}

// recorded puts the step that was just logged into force.
func (j *journal) recorded() *Step {
	j.version++
	n := len(j.log.Steps)
	step := &j.log.Steps[n-1]
	step.Depth = uint8(len(j.open))
	if step.Kind == Backtrack {
		step.Depth--
	}
	j.apply(n, step)
	return step
}

// try logs a guess of x.
func (j *journal) try(x board.Candidate) *Step {
	return j.record(Step{
		Kind:       Guess,
		Placements: j.log.memory.candidate(x.Cell, x.Digit),
		From:       j.board.Candidates(x.Cell),
	})
}

// stuck logs that nothing applies, though nets were looked for with so many levels of lemmas; 0 for none.
func (j *journal) stuck(levels int) *Step {
	j.reopen()
	return j.ended(Stuck, levels)
}

// end logs the last step.
func (j *journal) end(k Kind) *Step { return j.ended(k, 0) }

func (j *journal) ended(k Kind, levels int) *Step {
	return j.record(Step{Kind: k, End: j.log.memory.ends.one(End{
		Levels:     levels,
		Grid:       j.board.Grid(),
		Guesses:    len(j.open),
		Backtracks: j.backtracks,
		Premises:   j.premises,
		Assumes:    k == Unsolvable && j.assumes(),
	})})
}

// apply puts the effects of the step n into force and notices what follows from them.
func (j *journal) apply(n int, step *Step) {
	switch step.Kind {
	case Conflict, Solved, Unsolvable, Stuck, Omitted:
		return
	case Guess:
		j.push(n)
	case Backtrack:
		j.takeBack()
	case Premise:
		j.premises++
	}
	j.inForce++
	for _, x := range step.Placements {
		j.place(n, x, step.Kind == Init)
	}
	for _, x := range step.Eliminations {
		j.eliminate(n, x)
	}
}

// push keeps what the guess n can be taken back to. Frames are large: one is written where it stands.
func (j *journal) push(n int) {
	if len(j.open) < cap(j.open) {
		j.open = j.open[:len(j.open)+1]
	} else {
		j.open = append(j.open, frame{})
	}
	f := &j.open[len(j.open)-1]
	f.guess, f.position, f.mark = n, j.position, j.log.beforeGuess()
	if !j.bare {
		f.by = j.by
	}
}

// takeBack undoes the last open guess.
func (j *journal) takeBack() {
	f := &j.open[len(j.open)-1]
	j.position = f.position
	if !j.bare {
		j.by = f.by
	}
	j.open = j.open[:len(j.open)-1]
	j.backtracks++
}

// reopen takes the end off a log that goes on.
func (j *journal) reopen() {
	if j.log.Finished() {
		j.log = j.log.First(len(j.log.Steps) - 1)
	}
}

// logged is a draft as the log would have it: in the memory m, with because.
func (j *journal) logged(m *memory, draft *Step) Step {
	step := m.keep(draft)
	if step.Kind != Logic {
		return j.single(m, &step)
	}
	if j.bare {
		return step
	}
	from := len(m.because)
	m.because = j.becauseAll(m.because, &step)
	step.Because = m.because.since(from)
	return step
}

// single is a full house, naked or hidden single with what the history of the board adds to it.
func (j *journal) single(m *memory, step *Step) Step {
	var unit board.UnitSet
	if step.Technique == FullHouse {
		unit = step.Parts[1].Units
	}
	var out Step
	for t := range step.Truths() {
		j.deduction(m, &out, t, unit)
		break
	}
	return out
}

// find yields the steps of a technique on the board as it is, as they would be logged now, until ctx is done.
// It may be any technique, on or off. After a contradiction there are none.
func (j *journal) find(ctx context.Context, t *Technique, yield func(Step) bool) {
	if j.isDead || j.board.Status() != board.Open {
		return
	}
	NewView(ctx, &j.board).Find(t, func(step *Step) bool {
		return yield(j.logged(new(memory), step))
	})
}

// take logs a step that was found for this board.
func (j *journal) take(step Step) *Step {
	j.reopen()
	if step.Technique != nil && !slices.Contains(j.log.Techniques, step.Technique) {
		j.log.Techniques = append(slices.Clip(j.log.Techniques), step.Technique)
	}
	return j.record(j.log.memory.keep(&step))
}
