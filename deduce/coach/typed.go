package coach

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
)

// MakeTyped logs what was typed on the board of a solver as the steps that give it, each by the easiest technique of a ladder, with
// nothing that was not typed. Digits that are singles behind one more step are logged with that step before them. Where a ladder gives
// what was typed in neither way, it logs nothing and returns none. A removal that only a digit rules out which can be placed is not made
// with that digit, which was not typed: behind says so, and nothing is logged.
func MakeTyped(ctx context.Context, on *deduce.Solver, ladder deduce.Ladder, edits []coords.Edit) (made []deduce.Step, behind bool, err error) {
	steps, err := GivingAll(ctx, on, ladder, edits)
	if err != nil {
		return nil, false, err
	}
	if steps != nil && Behind(steps, edits) {
		ladder = slices.DeleteFunc(slices.Clone(ladder), func(r deduce.Rung) bool { return r.Technique.Shape == deduce.ShapeSingle })
		if steps, err = GivingAll(ctx, on, ladder, edits); err != nil || steps == nil || Behind(steps, edits) {
			return nil, err == nil, err
		}
	}
	if steps == nil {
		step, err := leadTo(ctx, on, ladder, edits)
		if step == nil || err != nil {
			return nil, false, err
		}
		on.Apply(*step)
		made = append(made, *step)
	}
	for _, e := range edits {
		left := open(premiseOf(e), on.Board())
		if conclusions(left) == 0 {
			continue // an edit before it did that, too
		}
		step, err := giving(ctx, on, ladder, left)
		if err != nil {
			return made, false, err
		}
		if step == nil {
			if err := Enter(on, left); err != nil {
				return made, false, err
			}
			continue
		}
		on.Apply(onlyTyped(step, edits))
		made = append(made, *step)
	}
	return made, false, nil
}

// leadTo is a step by the easiest technique of a ladder behind which all digits that were typed are singles; nil for none, and where
// candidates were removed.
func leadTo(ctx context.Context, on *deduce.Solver, ladder deduce.Ladder, edits []coords.Edit) (found *deduce.Step, err error) {
	if slices.ContainsFunc(edits, func(e coords.Edit) bool { return e.Eliminate }) {
		return nil, nil
	}
	for _, t := range ladder.Techniques() {
		on.Find(ctx, t, func(step deduce.Step) bool {
			after := *on.Board()
			for _, x := range step.Eliminations {
				after.Eliminate(x.Cell, x.Digit)
			}
			for _, x := range step.Placements {
				after.Place(x.Cell, x.Digit)
			}
			if !slices.ContainsFunc(edits, func(e coords.Edit) bool { return !single(&after, e.Candidate) }) {
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

// onlyTyped is a step with those of its conclusions that were typed; the step itself where what was typed only follows from them.
func onlyTyped(step *deduce.Step, edits []coords.Edit) deduce.Step {
	untyped := func(eliminate bool) func(board.Candidate) bool {
		return func(x board.Candidate) bool {
			return !slices.ContainsFunc(edits, func(e coords.Edit) bool { return e.Candidate == x && e.Eliminate == eliminate })
		}
	}
	out := *step
	out.Placements = slices.DeleteFunc(slices.Clone(step.Placements), untyped(false))
	out.Eliminations = slices.DeleteFunc(slices.Clone(step.Eliminations), untyped(true))
	if conclusions(&out) == 0 {
		return *step
	}
	return out
}
