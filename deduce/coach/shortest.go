package coach

import (
	"context"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// Shortest looks for the shortest explanation of a candidate that the log of a solver decided in step n: from the steps
// along that log, or along a log by the ladder alone, which needs no guess. It returns the log of the explanation and its
// steps; those of the solver's own log where none is shorter. No technique of it is harder than the hardest of those steps. Its error is that of ctx, or that of a premise which cannot
// be entered again.
func Shortest(ctx context.Context, solver *deduce.Solver, x board.Candidate, n int, ladder deduce.Ladder) (*deduce.Log, []int, error) {
	own := solver.Log()
	ladder = noHarder(ladder, &own, own.Needs(n))
	of, needs := &own, own.Needs(n)
	consider := func(l deduce.Log, n int) {
		if shorter, ok := l.Shorter(ctx, n, ladder); ok {
			l, n = shorter, len(shorter.Steps)
		}
		if more := l.Needs(n); len(more) < len(needs) {
			of, needs = &l, more
		}
	}
	consider(own, n)
	afresh, err := Afresh(&own, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	if err != nil {
		return nil, nil, err
	}
	if err := afresh.Solve(ctx); err != nil {
		return nil, nil, err
	}
	placed := solver.Board().Digit(x.Cell) == x.Digit
	if m := afresh.Origin(x); m > 0 && (afresh.Board().Digit(x.Cell) == x.Digit) == placed {
		consider(afresh.Log(), m)
	}
	return of, needs, ctx.Err()
}

// noHarder is a ladder without the techniques that are harder than the hardest of some steps of a log: what is easy is not
// to be explained by what is hard.
func noHarder(ladder deduce.Ladder, log *deduce.Log, steps []int) deduce.Ladder {
	var hardest deduce.Grade
	for _, n := range steps {
		if t := log.Step(n).Technique; t != nil && harder(technique.GradeOf(t), hardest) {
			hardest = technique.GradeOf(t)
		}
	}
	return ladder.Where(func(t *deduce.Technique) bool { return !harder(technique.GradeOf(t), hardest) })
}

// harder orders grades by level, then by score.
func harder(a, b deduce.Grade) bool {
	return a.Level > b.Level || a.Level == b.Level && a.Score > b.Score
}
