package solverlog

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/technique"
	"deduku/deduce/technique/nets"
)

// Verdict is what a line of a path is worth; its text is part of answers to programs.
type Verdict string

// The verdicts.
const (
	Confirmed  Verdict = "confirmed" // the technique that it names makes it
	Patterned  Verdict = "pattern"   // it concludes nothing; the technique it names stands where it says, and what that removes is worked out
	Holds      Verdict = "holds"     // another technique makes it
	HoldsByNet Verdict = "net"       // nothing shorter than a net makes it
	Already    Verdict = "already"   // the board had it
	Unproved   Verdict = "unproved"  // it is true in the only solution, but was not found within the limits
	Wrong      Verdict = "wrong"     // it is not so
	Unreadable Verdict = "unreadable"
)

// Text is a verdict in words.
func (v Verdict) Text() string {
	switch v {
	case HoldsByNet:
		return "holds, by a net"
	case Already:
		return "already so"
	}
	return string(v)
}

// Judged is a line with what it is worth.
type Judged struct {
	*Line
	Verdict  Verdict
	By       *deduce.Technique // that makes it; of several, the hardest; nil also where a net is no step
	Filled   int               // singles that the text fills in silence before it
	Steps    []int             // of the log: the steps that it became, those filled in silence left out
	Wrong    coords.Edit       // of a wrong line, the conclusion that is not so
	Solution board.Digit       // and the digit of its cell; 0 where the puzzle has no single solution
	Late     bool              // the limit of work for a line was reached before all was tried
	Position bool              // it is a board within the path; what the board of the walk lacks of it is its conclusions
	Chain    *Fault            // of a chain that does not hold as it is written: where

	NotThere       bool // its conclusions hold, but the pattern that it describes is not on the board
	ConclusionOnly bool // only its conclusions were judged: it describes a chain that was not read
}

// Invented reports whether a line holds, but not by the pattern or the chain that it describes.
func (j *Judged) Invented() bool {
	return (j.Verdict == Holds || j.Verdict == HoldsByNet) && (j.NotThere || j.Chain != nil)
}

// compare compares the pattern that a line describes with steps by the techniques that it names, or if there are none, by
// others.
func (j *Judged) compare(ctx context.Context, w *Walk, b *deduce.Solver, open []coords.Edit, steps []deduce.Step) {
	there, judged := w.described(ctx, b, j.Line, open, steps)
	j.NotThere, j.ConclusionOnly = !there && judged, !there && !judged
	j.Late = j.Late || ctx.Err() != nil
	if !there && j.Verdict == Confirmed {
		j.Verdict = Holds
	}
}

// judge judges a line on the board of a walk, and where it does not hold there, on that board with the singles filled in that
// texts leave out. The steps that give it are good for the board of the solver that comes with them.
func (w *Walk) judge(ctx context.Context, line *Line) (out Judged, solver *deduce.Solver, steps []deduce.Step) {
	out.Line, solver = line, w.solver
	if line.Fault != "" {
		out.Verdict = Unreadable
		return out, solver, nil
	}
	if i := slices.IndexFunc(line.Concludes, w.wrong(solver.Board())); i >= 0 {
		out.Verdict, out.Wrong = Wrong, line.Concludes[i]
		if w.known.Single() {
			out.Solution = w.known.Solution[out.Wrong.Cell]
		}
		return out, solver, nil
	}
	if line.Chain == nil && line.pattern == nil {
		open := stillOpen(line.Concludes, solver.Board())
		if open == nil {
			out.Verdict = Already
			return out, solver, nil
		}
		if steps = w.giving(ctx, solver, open, line.techniques); steps != nil {
			out.Verdict, out.By = Confirmed, hardest(steps)
			out.compare(ctx, w, solver, open, steps)
			return out, solver, steps
		}
	}
	boards := w.boards(ctx)
	holds := false // the chain of the line
	if line.Chain != nil {
		if line.Concludes != nil { // with its conclusions filled in, a chain holds for no reason
			boards = slices.DeleteFunc(boards, func(b *deduce.Solver) bool {
				return b != w.solver && stillOpen(line.Concludes, b.Board()) == nil
			})
		}
		boards, out.Chain = line.Chain.holdsOn(boards, line.Concludes)
		holds, solver = out.Chain == nil, boards[0]
		if line.Concludes == nil && holds {
			worked := *line
			worked.Concludes = line.Chain.removals(solver.Board())
			line, out.Line = &worked, &worked
		}
	}
	open := stillOpen(line.Concludes, solver.Board())
	if open == nil && line.pattern == nil && !(line.Chain != nil && line.Concludes == nil) {
		out.Verdict = Already
		return out, solver, nil
	}
	if out.Verdict = Unproved; holds {
		out.Verdict = Confirmed
	}
	for _, ladder := range []struct {
		verdict Verdict
		ladder  deduce.Ladder
	}{{Confirmed, line.techniques}, {Holds, w.plain}, {HoldsByNet, w.nets}} {
		switch {
		case ladder.verdict == Confirmed && out.Chain != nil: // not as it says
			continue
		case ladder.verdict == HoldsByNet && holds: // what holds link by link needs no net
			continue
		}
		for _, b := range boards {
			switch {
			case ladder.verdict == HoldsByNet && b != w.solver: // nets make singles by themselves
				continue
			case line.pattern != nil && ladder.verdict == Confirmed:
				steps = w.standing(ctx, b, line)
			case line.pattern == nil && stillOpen(open, b.Board()) != nil:
				steps = w.giving(ctx, b, stillOpen(open, b.Board()), ladder.ladder)
			}
			if steps == nil {
				continue
			}
			switch out.By = hardest(steps); {
			case line.pattern != nil:
				out.Verdict = Patterned
			case !holds:
				out.Verdict = ladder.verdict
				out.compare(ctx, w, b, stillOpen(open, b.Board()), steps)
			}
			return out, b, steps
		}
	}
	out.Late = ctx.Err() != nil && !holds
	return out, solver, nil
}

// boards are the board of a walk and, where texts leave singles out, that board with these.
func (w *Walk) boards(ctx context.Context) []*deduce.Solver {
	out := []*deduce.Solver{w.solver}
	for _, ladder := range []deduce.Ladder{nakedSingles, allSingles} {
		filled := w.filled(ctx, ladder)
		if before, after := out[len(out)-1].Log(), filled.Log(); len(after.Steps) > len(before.Steps) {
			out = append(out, filled)
		}
	}
	return out
}

// giving is steps by a ladder that give all of some conclusions: one step, or one for each of them. Nil for none.
func (w *Walk) giving(ctx context.Context, solver *deduce.Solver, open []coords.Edit, ladder deduce.Ladder) []deduce.Step {
	if len(ladder) == 0 {
		return nil
	}
	steps, err := coach.GivingAll(ctx, solver, ladder, open)
	if err != nil {
		return nil
	}
	return steps
}

// standing is the step of a technique of a line that concludes nothing, in the cells that it names; nil for none.
func (w *Walk) standing(ctx context.Context, solver *deduce.Solver, line *Line) (steps []deduce.Step) {
	for _, t := range line.techniques.Techniques() {
		solver.Find(ctx, t, func(step deduce.Step) bool {
			if stands(&step, line.pattern) {
				steps = []deduce.Step{step}
			}
			return steps == nil
		})
		if steps != nil {
			break
		}
	}
	return steps
}

// stands reports whether a step has its pattern in these cells, with these digits where some are named.
func stands(step *deduce.Step, p *pattern) bool {
	var cells board.CellSet
	var digits board.DigitSet
	for i := range step.Parts {
		if part := &step.Parts[i]; part.Role.Cites() {
			cells, digits = cells.Union(part.Cells), digits|part.Digits
		}
	}
	for _, x := range step.Placements {
		cells, digits = cells.With(x.Cell), digits.With(x.Digit)
	}
	return p.cells.Within(cells) && (p.digits == 0 || p.digits&^digits == 0)
}

// wrong reports of a conclusion whether the solution contradicts it or, where there is not one solution, each solution of the
// board does.
func (w *Walk) wrong(b *board.Board) func(coords.Edit) bool {
	return func(e coords.Edit) bool {
		if w.known.Single() {
			return (w.known.Solution[e.Cell] == e.Digit) == e.Eliminate
		}
		left := search.Of(b)
		if bit := uint16(1) << (e.Digit - 1); e.Eliminate {
			left[e.Cell] &^= bit
		} else {
			left[e.Cell] &= bit
		}
		return w.known.Solutions > 0 && search.Count(&left, 1) == 0
	}
}

// stillOpen are the conclusions that a board does not have yet.
func stillOpen(all []coords.Edit, b *board.Board) (out []coords.Edit) {
	for _, e := range all {
		if e.Eliminate && b.Has(e.Candidate) || !e.Eliminate && b.Digit(e.Cell) != e.Digit {
			out = append(out, e)
		}
	}
	return out
}

// hardest is the technique of steps that stands last on the ladder.
func hardest(steps []deduce.Step) *deduce.Technique {
	at := slices.MaxFunc(steps, func(a, b deduce.Step) int {
		return technique.Standard.Index(a.Technique) - technique.Standard.Index(b.Technique)
	})
	return at.Technique
}

// isNet reports whether a technique is a net, or stands behind the nets on the ladder.
func isNet(t *deduce.Technique) bool {
	return technique.Standard.Index(t) >= technique.Standard.Index(nets.Nishio)
}
