package sudoku

import (
	"context"

	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
)

// Hint is the next step of a puzzle, to be told little by little: level, technique, place, line, explanation.
type Hint struct {
	Level       deduce.Level // how hard its technique is
	Technique   string       // what to look for: "X-Wing"
	Place       string       // where to look: "rows 2 and 7"
	Line        string       // the step and its reason in one line
	Explanation []string     // the step in full sentences, a paragraph each
	Step        deduce.Step
}

// Hint is the easiest step that applies. The error is ErrSolved, ErrNoSolution, ErrNoStep where only a guess would
// help, or that of ctx.
func (p *Puzzle) Hint(ctx context.Context) (*Hint, error) {
	solver := p.Solver(deduce.Options{Ladder: everything(), Guess: deduce.NoGuess})
	if solver.Board().Open().Empty() {
		return nil, ErrSolved
	}
	// A digit placed wrongly shows only later: no step leads on from there.
	switch n, err := p.Solutions(ctx, 1); {
	case err != nil:
		return nil, err
	case n == 0:
		return nil, ErrNoSolution
	}
	step, ok := solver.Foresee(ctx)
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case !ok:
		return nil, ErrNoStep
	}
	text := wording.Text{}
	return &Hint{
		Level:       technique.GradeOf(step.Technique).Level,
		Technique:   step.Technique.Title,
		Place:       text.Place(&step),
		Line:        text.Line(&step),
		Explanation: explanation.Step(text, &step, solver.Board()),
		Step:        step,
	}, nil
}
