package coach

import (
	"context"

	"deduku/board"
	"deduku/deduce"
)

// Hints tells more of the next step each time that it is asked on one board. Its zero value has given none.
type Hints struct {
	version int // of the board that the hints were about
	depth   int // of the last hint
}

// HintWhole is the hint that tells the whole step: level, technique, digits and region, cells, how these hang together, step.
const HintWhole = 6

// More is how much to tell now, 1 to [HintWhole], of the next step on the board with a version.
func (h *Hints) More(version int) int {
	if h.version != version {
		*h = Hints{version: version}
	}
	h.depth = min(h.depth+1, HintWhole)
	return h.depth
}

// IsNew reports whether no hint was given yet on the board with a version.
func (h *Hints) IsNew(version int) bool { return h.version != version || h.depth == 0 }

// Skip passes over the first degrees, which are known already, on the board with a version.
func (h *Hints) Skip(version, degrees int) { *h = Hints{version, degrees} }

// Whole is More where everything is asked for.
func (h *Hints) Whole(version int) int {
	*h = Hints{version, HintWhole}
	return h.depth
}

// Outlook is whether there is a next step, or why not.
type Outlook int

// What may be ahead.
const (
	HasStep Outlook = iota
	IsSolved
	IsDead      // the board has come to a contradiction
	NoTechnique // none of the ladder applies
	Interrupted // it is not known
)

// Ahead is the next deduction from the board of a solver by a ladder, which need not be the solver's own.
func Ahead(ctx context.Context, solver *deduce.Solver, ladder deduce.Ladder) (deduce.Step, Outlook) {
	if solver.Board().Status() == board.Solved {
		return deduce.Step{}, IsSolved
	}
	step, ok := deduce.Resume(solver.Log(), deduce.Options{Ladder: ladder}).Foresee(ctx)
	switch {
	case ctx.Err() != nil:
		return deduce.Step{}, Interrupted
	case solver.Dead():
		return deduce.Step{}, IsDead
	case !ok:
		return deduce.Step{}, NoTechnique
	}
	return step, HasStep
}
