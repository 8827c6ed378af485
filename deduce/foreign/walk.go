package foreign

import (
	"context"

	"deduku/board/format"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/technique"
)

// Walk goes through the lines of a path on a solver, and logs what they conclude.
type Walk struct {
	solver *deduce.Solver
	known  coach.Known
	plain  deduce.Ladder // all techniques without nets
	nets   deduce.Ladder
	fill   deduce.Ladder // what texts fill in silence
}

// NewWalk begins a walk on the board of a solver. Its error is that of ctx, met while the solutions are counted.
func NewWalk(ctx context.Context, solver *deduce.Solver) (*Walk, error) {
	puzzle := search.Of(solver.Board())
	known, err := coach.Ask(ctx, &puzzle)
	if err != nil {
		return nil, err
	}
	all := technique.Standard
	if !known.Single() { // then what assumes one solution proves nothing
		all = all.Where(func(t *deduce.Technique) bool { return !t.Assumes })
	}
	return &Walk{
		solver: solver, known: known,
		plain: all.Where(func(t *deduce.Technique) bool { return !isNet(t) }),
		nets:  all.Where(isNet),
		fill:  technique.Family("single"),
	}, nil
}

// Next judges a line and logs what it concludes, as steps where techniques give it and else as premises; what is wrong is not
// logged. Where a line does not hold on the board as it is, the singles that programs fill in without a line are filled in
// first, if it holds then. The error is that of ctx.
func (w *Walk) Next(ctx context.Context, line *Line) (Judged, error) {
	judged, steps := w.judge(ctx, w.solver, line)
	if judged.Verdict == Unproved {
		filled := w.filled(ctx)
		if again, found := w.judge(ctx, filled, line); again.Verdict != Unproved {
			first, last := w.solver.Log(), filled.Log()
			again.Filled = len(last.Steps) - len(first.Steps)
			w.solver, judged, steps = filled, again, found
		}
	}
	if err := ctx.Err(); err != nil {
		return Judged{}, err
	}
	w.log(ctx, &judged, steps)
	return judged, ctx.Err()
}

// filled is the board of the walk with all its singles filled in.
func (w *Walk) filled(ctx context.Context) *deduce.Solver {
	solver := deduce.Resume(w.solver.Log(), deduce.Options{Ladder: w.fill, Guess: deduce.NoGuess})
	for {
		step, ok := solver.Foresee(ctx)
		if !ok {
			return solver
		}
		solver.Apply(step)
	}
}

// log logs what a line concludes.
func (w *Walk) log(ctx context.Context, judged *Judged, steps []deduce.Step) {
	switch judged.Verdict {
	case Wrong, Unreadable, Already:
		return
	case Patterned:
		w.apply(judged, steps[0])
		return
	}
	for i := range steps {
		open := stillOpen(judged.Concludes, w.solver.Board())
		if open == nil {
			return
		}
		step := steps[i]
		if i > 0 { // the board has changed
			again := w.giving(ctx, w.solver, open[:1], deduce.LadderOf(step.Technique))
			if again == nil {
				break
			}
			step = again[0]
		}
		w.apply(judged, narrowed(step, open))
	}
	for _, e := range stillOpen(judged.Concludes, w.solver.Board()) {
		w.believe(judged, e)
	}
}

func (w *Walk) apply(judged *Judged, step deduce.Step) {
	w.solver.Apply(step)
	log := w.solver.Log()
	judged.Steps = append(judged.Steps, len(log.Steps))
}

// believe logs a conclusion that nothing gives as a premise.
func (w *Walk) believe(judged *Judged, e format.Edit) {
	enter := w.solver.Suppose
	if e.Eliminate {
		enter = w.solver.Deny
	}
	if enter(e.Candidate) == nil {
		log := w.solver.Log()
		judged.Steps = append(judged.Steps, len(log.Steps))
	}
}

// narrowed is a step with only the eliminations that are claimed, where it makes these directly.
func narrowed(step deduce.Step, claimed []format.Edit) deduce.Step {
	if len(step.Placements) > 0 {
		return step
	}
	said := step.Eliminations[:0:0]
	for _, x := range step.Eliminations {
		for _, e := range claimed {
			if e.Eliminate && e.Candidate == x {
				said = append(said, x)
			}
		}
	}
	if len(said) > 0 {
		step.Eliminations = said
	}
	return step
}

// Solver is the solver as the lines so far have left it.
func (w *Walk) Solver() *deduce.Solver { return w.solver }
