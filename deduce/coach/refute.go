package coach

import (
	"context"
	"slices"

	"deduku/deduce"
)

// Refutation is how a supposition comes to a contradiction.
type Refutation struct {
	Log   *deduce.Log // with the supposition and what followed
	Steps []int       // the steps that the contradiction rests on, behind the supposition; the last is the conflict
}

// Refute supposes a premise at the end of a log and goes on by a ladder without guesses. It is nil where that ends in no
// contradiction. Its error says that the premise cannot be entered at all, or that ctx is done.
func Refute(ctx context.Context, log *deduce.Log, premise *deduce.Step, ladder deduce.Ladder) (*Refutation, error) {
	trial := deduce.Resume(*log, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	if err := Enter(trial, premise); err != nil {
		return nil, err
	}
	if err := trial.Solve(ctx); err != nil {
		return nil, err
	}
	all := trial.Log()
	conflict := slices.IndexFunc(all.Steps, func(step deduce.Step) bool { return step.Kind == deduce.Conflict }) + 1
	if conflict == 0 {
		return nil, nil
	}
	from := len(log.Steps) + 1
	steps := slices.DeleteFunc(all.Needs(conflict), func(n int) bool { return n <= from })
	return &Refutation{&all, steps}, nil
}
