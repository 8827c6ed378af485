package coach

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// Crux is the few steps that a solution hinges on: of the steps above singles in its log those that can't be left out, so that
// each of them is needed once all others that can be spared are gone. Singles do the rest.
type Crux struct {
	Log     deduce.Log // the solution by these steps and singles alone
	Steps   []int      // of Log, the steps of the crux in the order in which they are made
	From    []int      // likewise, the numbers of the same steps in the log that was asked about
	Of      int        // how many steps above singles that log has
	Untried int        // how many of the crux were not tried to be left out, as that would have taken too long
}

// cruxTries bounds how often singles are made after a step that is left out: it is counted, so that the same log has the same crux
// on every machine.
const cruxTries = 60_000

// NoCrux is the error of a log that has none, and says why.
type NoCrux struct {
	Guess int // the first guess of the log; 0 where the log does not end with the solution
}

func (e NoCrux) Error() string {
	if e.Guess > 0 {
		return fmt.Sprintf("step %d of the log is a guess, and a crux takes a log without guesses", e.Guess)
	}
	return "the log does not end with a solution"
}

// FindCrux leaves out of a log to the solution what can be left out, the hardest first, so that of two ways to get over a place the
// easier stays. Its error is a [NoCrux] or that of ctx.
func FindCrux(ctx context.Context, log *deduce.Log) (Crux, error) {
	return findCrux(ctx, log, cruxTries)
}

func findCrux(ctx context.Context, log *deduce.Log, tries int) (Crux, error) {
	for i := range log.Steps {
		if log.Steps[i].Kind == deduce.Guess {
			return Crux{}, NoCrux{Guess: i + 1}
		}
	}
	if !log.Finished() || log.Last().Kind != deduce.Solved {
		return Crux{}, NoCrux{}
	}
	start, all := leaps(log)
	p := paring{ctx: ctx, tries: tries}
	out := Crux{Of: len(all)}
	if !p.keep(&start, all, 0) {
		return out, cmp.Or(ctx.Err(), errors.New("the steps of the log do not lead to its solution"))
	}
	out.Untried = p.pare()
	if err := ctx.Err(); err != nil {
		return out, err
	}
	return out, out.retell(log, p.left)
}

// leap is a step above singles, and what must be gone from the board before it.
type leap struct {
	n     int
	step  *deduce.Step
	needs []board.Candidate
}

// leaps are the steps of a log above singles, and the board before its first step that is no premise.
func leaps(log *deduce.Log) (start board.Board, all []leap) {
	for n, before := range log.Boards {
		switch step := log.Step(n); step.Kind {
		case deduce.Init, deduce.Premise:
		case deduce.Logic:
			all = append(all, leap{n, step, step.Missing(before)})
		}
		if log.Step(n).Kind <= deduce.Premise {
			continue
		}
		if start == (board.Board{}) {
			start = *before
		}
	}
	return start, all
}

// paring is the work of leaving out steps.
type paring struct {
	ctx    context.Context
	tries  int           // that are left
	left   []leap        // steps that solve the board, in order
	before []board.Board // of each of left, the board before it
}

// keep takes the steps rest, from the one with the number at on, instead of those that are left from there on, if they solve the board
// b, which is the board before them. A step whose time has not come when it is its turn is passed over.
func (p *paring) keep(b *board.Board, rest []leap, at int) bool {
	left, before, now := []leap(nil), []board.Board(nil), *b
	PlaceSingles(&now, never)
	for i := range rest {
		if now.Status() != board.Open || p.tries <= 0 || p.ctx.Err() != nil {
			break
		}
		was := now
		if !rest[i].holds(&now) || !rest[i].take(&now) {
			continue
		}
		left, before = append(left, rest[i]), append(before, was)
		PlaceSingles(&now, never)
		p.tries--
	}
	if now.Status() != board.Solved {
		return false
	}
	p.left, p.before = append(p.left[:at:at], left...), append(p.before[:at:at], before...)
	return true
}

// pare tries to leave out each step, the hardest first, and reports how many it came not to.
func (p *paring) pare() (untried int) {
	order := slices.Clone(p.left)
	slices.SortStableFunc(order, hardestFirst)
	for i := range order {
		at := slices.IndexFunc(p.left, func(l leap) bool { return l.n == order[i].n })
		switch {
		case at < 0: // it went with another
		case p.tries <= 0:
			untried++
		default:
			p.keep(&p.before[at], slices.Clone(p.left[at+1:]), at)
			if p.tries <= 0 {
				untried++
			}
		}
	}
	return untried
}

// hardestFirst orders steps by their techniques.
func hardestFirst(a, b leap) int {
	switch {
	case harder(a.step.Technique, b.step.Technique):
		return -1
	case harder(b.step.Technique, a.step.Technique):
		return 1
	}
	return 0
}

// holds reports whether what must be gone is gone.
func (l *leap) holds(b *board.Board) bool { return !slices.ContainsFunc(l.needs, b.Has) }

// take makes the step's conclusions and reports whether that changed anything.
func (l *leap) take(b *board.Board) (changed bool) {
	for _, x := range l.step.Eliminations {
		changed = b.Eliminate(x.Cell, x.Digit) || changed
	}
	for _, x := range l.step.Placements {
		if b.Digit(x.Cell) == 0 {
			b.Place(x.Cell, x.Digit)
			changed = true
		}
	}
	return changed
}

// retell logs the solution by the steps that are left and singles.
func (c *Crux) retell(log *deduce.Log, left []leap) error {
	ladder := deduce.LadderOf(deduce.FullHouse, deduce.NakedSingle, deduce.HiddenSingle)
	solver, err := Afresh(log, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	if err != nil {
		return err
	}
	goOn := func() {
		for step := solver.Next(); step != nil && !step.Kind.Ends(); step = solver.Next() {
		}
	}
	goOn()
	for i := range left {
		b, step := solver.Board(), *left[i].step
		step.Eliminations = slices.DeleteFunc(slices.Clone(step.Eliminations), func(x board.Candidate) bool { return !b.Has(x) })
		step.Placements = slices.DeleteFunc(slices.Clone(step.Placements), func(x board.Candidate) bool { return b.Digit(x.Cell) != 0 })
		step.Depth = 0
		solver.Conclude(&step)
		made := solver.Log()
		c.Steps, c.From = append(c.Steps, len(made.Steps)), append(c.From, left[i].n)
		goOn()
	}
	c.Log = solver.Log()
	return nil
}

// HardestFirst are the steps of the crux by their places in Steps, the hardest first.
func (c *Crux) HardestFirst() []int {
	order := make([]int, len(c.Steps))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		return hardestFirst(leap{step: c.Log.Step(c.Steps[i])}, leap{step: c.Log.Step(c.Steps[j])})
	})
	return order
}
