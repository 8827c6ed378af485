package solverlog

import (
	"context"
	"errors"
	"slices"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/technique"
)

// LineLimit is the most work that a line takes: how many times its techniques may ask whether to go on looking, which is some seconds
// of looking. Nets may take half as much again. Real paths need a quarter of it at most. A limit of time would give the same line
// another verdict on a busy machine.
const LineLimit = 500_000

// work is a context that is done after its techniques have asked so many times whether to go on.
type work struct {
	context.Context
	left int
}

// Err implements [context.Context]. It is called by one goroutine, that of the solver.
func (w *work) Err() error {
	if err := w.Context.Err(); err != nil {
		return err
	}
	if w.left == 0 {
		return errLineLimit
	}
	w.left--
	return nil
}

// spent reports whether the limit was reached.
func (w *work) spent() bool { return w.left == 0 }

var errLineLimit = errors.New("the limit of work for a line is reached")

// Walk goes through the lines of a path on a solver, and logs what they conclude.
type Walk struct {
	solver *deduce.Solver
	known  coach.Known
	plain  deduce.Ladder // all techniques without nets
	nets   deduce.Ladder
	limit  int // of work for a line
}

// What texts fill in silence.
var (
	nakedSingles = deduce.LadderOf(deduce.NakedSingle)
	allSingles   = deduce.LadderOf(deduce.FullHouse, deduce.NakedSingle, deduce.HiddenSingle)
)

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
		solver: solver, known: known, limit: LineLimit,
		plain: all.Where(func(t *deduce.Technique) bool { return !isNet(t) }),
		nets:  all.Where(isNet),
	}, nil
}

// Allow sets the most work that a line takes, instead of [LineLimit].
func (w *Walk) Allow(limit int) { w.limit = limit }

// Next judges a line and logs what it concludes, as steps where techniques give it and else as premises; what is wrong is not
// logged. Where a line does not hold on the board as it is, the singles that programs fill in without a line are filled in
// first, if it holds then. A line that takes more work than its limit is not looked at any further, which Late says. The error
// is that of ctx.
func (w *Walk) Next(ctx context.Context, line *Line) (Judged, error) {
	bounded := &work{ctx, w.limit}
	judged, solver, steps := w.judge(bounded, line)
	if judged.Verdict == Unproved && len(line.Concludes) > 0 {
		again := &work{ctx, w.limit / 2}
		if open := stillOpen(line.Concludes, w.solver.Board()); w.refutes(again, open) {
			judged.Verdict = HoldsByNet
			judged.compare(again, w, w.solver, open, nil)
		} else {
			judged.Late = judged.Late || again.spent()
		}
	}
	if err := ctx.Err(); err != nil {
		return Judged{}, err
	}
	before, after := w.solver.Log(), solver.Log()
	judged.Filled = len(after.Steps) - len(before.Steps)
	w.solver = solver
	w.log(ctx, &judged, steps)
	return judged, ctx.Err()
}

// refutes reports whether the opposite of each conclusion comes to a contradiction by singles, or else by the techniques without
// nets.
func (w *Walk) refutes(ctx context.Context, open []coords.Edit) bool {
	log := w.solver.Log()
	for _, e := range open {
		opposite := deduce.Step{Kind: deduce.Premise}
		if e.Eliminate {
			opposite.Placements = []board.Candidate{e.Candidate}
		} else {
			opposite.Eliminations = []board.Candidate{e.Candidate}
		}
		found := false
		for _, ladder := range []deduce.Ladder{allSingles, w.plain} {
			if r, err := coach.Refute(ctx, &log, &opposite, ladder); err == nil && r != nil {
				found = true
				break
			}
		}
		if !found {
			return false
		}
	}
	return true
}

// filled is the board of the walk with the singles of a ladder filled in.
func (w *Walk) filled(ctx context.Context, ladder deduce.Ladder) *deduce.Solver {
	solver := deduce.Resume(w.solver.Log(), deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	for {
		step, ok := solver.Foresee(ctx)
		if !ok {
			return solver
		}
		solver.Apply(step)
	}
}

// at compares a board within the path with the board of the walk. What is not on that board yet, when its singles are filled in,
// is believed; a solution is only compared.
func (w *Walk) at(ctx context.Context, p *position) (Judged, error) {
	line := &Line{At: p.at, Text: "a board", Concludes: claims(&p.puzzle, w.solver.Board())}
	judged := Judged{Line: line, Verdict: Already, Position: true}
	if i := slices.IndexFunc(line.Concludes, w.wrong(w.solver.Board())); i >= 0 {
		judged.Verdict, judged.Wrong = Wrong, line.Concludes[i]
		if w.known.Single() {
			judged.Solution = w.known.Solution[judged.Wrong.Cell]
		}
		return judged, ctx.Err()
	}
	if isFull(&p.puzzle) {
		line.Concludes = nil
		return judged, ctx.Err()
	}
	for _, b := range w.boards(ctx) {
		if stillOpen(line.Concludes, b.Board()) == nil {
			before, after := w.solver.Log(), b.Log()
			judged.Filled = len(after.Steps) - len(before.Steps)
			w.solver = b
			return judged, ctx.Err()
		}
	}
	judged.Verdict = Unproved
	line.Concludes = stillOpen(line.Concludes, w.solver.Board())
	w.log(ctx, &judged, nil)
	return judged, ctx.Err()
}

// claims are the digits of a board that another lacks, and the candidates that it has no more.
func claims(p *puzzle.Puzzle, b *board.Board) (out []coords.Edit) {
	digits := p.Digits()
	for c, d := range digits {
		if d != 0 {
			out = append(out, edits([]board.Cell{board.Cell(c)}, []board.Digit{d}, false)...)
		}
	}
	for _, x := range p.Eliminated {
		out = append(out, coords.Edit{Candidate: x, Eliminate: true})
	}
	return stillOpen(out, b)
}

func isFull(p *puzzle.Puzzle) bool {
	digits := p.Digits()
	return !slices.Contains(digits[:], 0)
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
func (w *Walk) believe(judged *Judged, e coords.Edit) {
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
func narrowed(step deduce.Step, claimed []coords.Edit) deduce.Step {
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
