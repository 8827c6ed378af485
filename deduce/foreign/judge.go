package foreign

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/technique"
	"deduku/deduce/technique/nets"
)

// Verdict is what a line of a path is worth; its text is part of answers to programs.
type Verdict string

// The verdicts.
const (
	Confirmed  Verdict = "confirmed"       // the technique that it names makes it
	Patterned  Verdict = "pattern"         // it concludes nothing; the technique it names stands where it says, and what that removes is worked out
	Holds      Verdict = "holds"           // another technique makes it
	HoldsByNet Verdict = "holds, by a net" // nothing shorter than a net makes it
	Already    Verdict = "already so"      // the board had it
	Unproved   Verdict = "unproved"        // it is true in the only solution, but was not found within the limits
	Wrong      Verdict = "wrong"           // it is not so
	Unreadable Verdict = "unreadable"
)

// Judged is a line with what it is worth.
type Judged struct {
	*Line
	Verdict  Verdict
	By       *deduce.Technique // that makes it; of several, the hardest
	Filled   int               // singles that the text fills in silence before it
	Steps    []int             // of the log: the steps that it became, those filled in silence left out
	Wrong    format.Edit       // of a wrong line, the conclusion that is not so
	Solution board.Digit       // and the digit of its cell; 0 where the puzzle has no single solution
}

// judge judges a line on the board of a solver. The steps that give it are good for that board.
func (w *Walk) judge(ctx context.Context, solver *deduce.Solver, line *Line) (out Judged, steps []deduce.Step) {
	out.Line = line
	if line.Fault != "" {
		out.Verdict = Unreadable
		return out, nil
	}
	if line.Concludes == nil {
		return w.judgePattern(ctx, solver, line)
	}
	if i := slices.IndexFunc(line.Concludes, w.wrong(solver.Board())); i >= 0 {
		out.Verdict, out.Wrong = Wrong, line.Concludes[i]
		if w.known.Single() {
			out.Solution = w.known.Solution[out.Wrong.Cell]
		}
		return out, nil
	}
	open := stillOpen(line.Concludes, solver.Board())
	if open == nil {
		out.Verdict = Already
		return out, nil
	}
	for _, try := range []struct {
		verdict Verdict
		ladder  deduce.Ladder
	}{{Confirmed, line.Techniques}, {Holds, w.plain}, {HoldsByNet, w.nets}} {
		if steps = w.giving(ctx, solver, open, try.ladder); steps != nil {
			out.Verdict, out.By = try.verdict, hardest(steps)
			return out, steps
		}
	}
	out.Verdict = Unproved
	return out, nil
}

// giving is steps by a ladder that give all of some conclusions: one step, or one for each of them. Nil for none.
func (w *Walk) giving(ctx context.Context, solver *deduce.Solver, open []format.Edit, ladder deduce.Ladder) []deduce.Step {
	if len(ladder) == 0 {
		return nil
	}
	steps, err := coach.GivingAll(ctx, solver, ladder, open)
	if err != nil {
		return nil
	}
	return steps
}

// judgePattern judges a line that concludes nothing: the technique it names must stand in the cells that it names.
func (w *Walk) judgePattern(ctx context.Context, solver *deduce.Solver, line *Line) (out Judged, steps []deduce.Step) {
	out.Line, out.Verdict = line, Unproved
	for _, t := range line.Techniques.Techniques() {
		solver.Find(ctx, t, func(step deduce.Step) bool {
			if stands(&step, line.Pattern) {
				steps = []deduce.Step{step}
			}
			return steps == nil
		})
		if steps != nil {
			out.Verdict, out.By = Patterned, t
			break
		}
	}
	return out, steps
}

// stands reports whether a step has its pattern in these cells, with these digits where some are named.
func stands(step *deduce.Step, p *Pattern) bool {
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
	return p.Cells.Within(cells) && (p.Digits == 0 || p.Digits&^digits == 0)
}

// wrong reports of a conclusion whether the solution, or without one the board, contradicts it.
func (w *Walk) wrong(b *board.Board) func(format.Edit) bool {
	return func(e format.Edit) bool {
		if w.known.Single() {
			return (w.known.Solution[e.Cell] == e.Digit) == e.Eliminate
		}
		d := b.Digit(e.Cell)
		return e.Eliminate && d == e.Digit || !e.Eliminate && d != e.Digit && !b.Has(e.Candidate)
	}
}

// stillOpen are the conclusions that a board does not have yet.
func stillOpen(all []format.Edit, b *board.Board) (out []format.Edit) {
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
