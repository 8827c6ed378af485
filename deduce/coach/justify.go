package coach

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
)

// Verdict is the worth of a digit or elimination typed by hand; its text is part of answers to programs.
type Verdict string

// What a premise is worth, see [Justify].
const (
	Justified Verdict = "justified" // a technique gives it in one step
	True      Verdict = "true"      // it is so, but takes more
	Wrong     Verdict = "wrong"     // it is not so
	unknown   Verdict = "unknown"   // no technique gives it, and the puzzle has not one solution to compare with
)

// Justification is a premise judged.
type Justification struct {
	Verdict    Verdict
	Step       *deduce.Step    // of a justified premise, a step of the easiest technique that gives it
	Solution   board.Candidate // of a wrong premise, the true candidate
	Refutation *Refutation     // of a wrong premise, how the ladder shows that; nil where it does not
}

// Justify judges a premise that was entered on the board of a solver, by a ladder and by the answer engine's knowledge
// of the puzzle.
func Justify(ctx context.Context, before *deduce.Solver, premise *deduce.Step, ladder deduce.Ladder, known Known) (Justification, error) {
	if known.Single() && Contradicts(premise, &known.Solution) {
		x := slices.Concat(premise.Placements, premise.Eliminations)[0]
		log := before.Log()
		refutation, err := Refute(ctx, &log, premise, ladder)
		return Justification{Wrong, nil, board.Candidate{Cell: x.Cell, Digit: known.Solution[x.Cell]}, refutation}, err
	}
	step, err := giving(ctx, before, ladder, premise)
	switch {
	case err != nil:
		return Justification{}, err
	case step != nil:
		return Justification{Verdict: Justified, Step: step}, nil
	case known.Single():
		return Justification{Verdict: True}, nil
	}
	return Justification{Verdict: unknown}, nil
}

// giving is a step by the easiest technique of a ladder that gives what a premise says; nil for none.
func giving(ctx context.Context, before *deduce.Solver, ladder deduce.Ladder, premise *deduce.Step) (*deduce.Step, error) {
	var found *deduce.Step
	for _, t := range ladder.Techniques() {
		before.Find(ctx, t, func(step deduce.Step) bool {
			if gives(&step, premise) {
				found = &step
			}
			return found == nil
		})
		if found != nil || ctx.Err() != nil {
			return found, ctx.Err()
		}
	}
	return nil, nil
}

// gives reports whether a step concludes all that a premise says.
func gives(step, premise *deduce.Step) bool {
	for _, x := range premise.Placements {
		if !slices.Contains(step.Placements, x) {
			return false
		}
	}
	for _, x := range premise.Eliminations {
		if !slices.Contains(step.Eliminations, x) && !slices.ContainsFunc(step.Placements, func(y board.Candidate) bool { return y.Excludes(x) }) {
			return false
		}
	}
	return true
}

// Behind reports whether something of what was typed as removed is removed by no step itself, but only ruled out by a digit
// that a step places: who sees that has found a digit, and not a removal.
func Behind(steps []deduce.Step, edits []coords.Edit) bool {
	removes := func(x board.Candidate) bool {
		return slices.ContainsFunc(steps, func(s deduce.Step) bool { return slices.Contains(s.Eliminations, x) })
	}
	return slices.ContainsFunc(edits, func(e coords.Edit) bool { return e.Eliminate && !removes(e.Candidate) })
}
