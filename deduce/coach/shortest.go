package coach

import (
	"context"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// Explained is an explanation: steps of a log, the hardest technique among them and their score.
type Explained struct {
	Log     *deduce.Log
	Steps   []int
	Hardest *deduce.Technique // nil where nothing was deduced
	Score   int               // of all steps
}

// explained is an explanation by steps of a log.
func explained(log *deduce.Log, steps []int) Explained {
	e := Explained{Log: log, Steps: steps}
	for _, n := range steps {
		if t := log.Step(n).Technique; t != nil {
			e.Score += gradeOf(t).Score
			if e.Hardest == nil || harder(t, e.Hardest) {
				e.Hardest = t
			}
		}
	}
	return e
}

// Beats reports whether an explanation is better than another: its hardest step is easier or else the sum of its scores
// is smaller or else its steps are fewer.
func (e *Explained) Beats(than *Explained) bool {
	switch {
	case harder(than.Hardest, e.Hardest):
		return true
	case harder(e.Hardest, than.Hardest):
		return false
	case e.Score != than.Score:
		return e.Score < than.Score
	}
	return len(e.Steps) < len(than.Steps)
}

// Shortest looks for a better explanation of a candidate that the log of a solver decided in step n: from the steps along
// that log, or along a log by the ladder alone, which needs no guess. No technique of it is harder than the hardest of the
// log's own. Where there is none it is the log's own. Its error is that of ctx, or that of a premise which cannot be entered
// again.
func Shortest(ctx context.Context, solver *deduce.Solver, x board.Candidate, n int, ladder deduce.Ladder) (own, best Explained, err error) {
	log := solver.Log()
	own = explained(&log, log.Needs(n))
	best = own
	wanted, tried := func(t *deduce.Technique) bool { return !harder(t, own.Hardest) }, false
	for {
		found, err := among(ctx, solver, x, n, ladder.Where(wanted))
		if err != nil {
			return own, own, err
		}
		improved := false
		for i := range found {
			if found[i].Beats(&best) {
				best, improved = found[i], true
			}
		}
		hardest := best.Hardest
		easier := func(t *deduce.Technique) bool { return harder(hardest, t) }
		if tried && !improved || len(ladder.Where(easier)) == 0 {
			return own, best, nil
		}
		wanted, tried = easier, true // look whether it can do with still easier ones
	}
}

// among are explanations of a candidate by a ladder: along the log of a solver, and along a log of its own.
func among(ctx context.Context, solver *deduce.Solver, x board.Candidate, n int, ladder deduce.Ladder) (found []Explained, err error) {
	consider := func(l deduce.Log, n int) {
		found = append(found, explained(&l, l.Needs(n)))
		if shorter, ok := l.Shorter(ctx, n, ladder); ok {
			found = append(found, explained(&shorter, shorter.Needs(len(shorter.Steps))))
		}
	}
	log := solver.Log()
	if shorter, ok := log.Shorter(ctx, n, ladder); ok {
		found = append(found, explained(&shorter, shorter.Needs(len(shorter.Steps))))
	}
	afresh, err := Afresh(&log, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	if err != nil {
		return nil, err
	}
	if err := afresh.Solve(ctx); err != nil {
		return nil, err
	}
	placed := solver.Board().Digit(x.Cell) == x.Digit
	if m := afresh.Origin(x); m > 0 && (afresh.Board().Digit(x.Cell) == x.Digit) == placed {
		consider(afresh.Log(), m)
	}
	return found, ctx.Err()
}

// gradeOf is how hard a technique is; nothing is easier than none.
func gradeOf(t *deduce.Technique) deduce.Grade {
	if t == nil {
		return deduce.Grade{}
	}
	return technique.GradeOf(t)
}

// harder orders techniques by level, then by score.
func harder(a, b *deduce.Technique) bool {
	x, y := gradeOf(a), gradeOf(b)
	return x.Level > y.Level || x.Level == y.Level && x.Score > y.Score
}
