package deduce

import (
	"context"
	"slices"

	"deduku/board"
)

// Confirm looks with the technique of a step that somebody else claims for that step on a board: one with the same truths that
// concludes all that the claimed one does. Of several it is the first that fits, or else the first; a nil fits asks for no more.
// A step that is not found may hold all the same, by its truths, but not under that name; nor is one found when ctx is done.
//
// by is the rung that finds the steps of the technique; one without By finds them as the technique does.
//
// On an excerpt of a log there may be more to conclude than on the whole, and a step that concludes more also tells of more:
// where none fits, Confirm looks once more without the candidates beyond.
func Confirm(ctx context.Context, b *board.Board, claimed *Step, by Rung, fits func(*Step) bool) (found Step, ok bool) {
	if by.Technique == nil || by.Find == nil {
		return Step{}, false
	}
	if fits == nil {
		fits = func(*Step) bool { return true }
	}
	found, right := findLike(ctx, b, claimed, &by, fits)
	if right || found.Technique == nil {
		return found, right
	}
	less := *b
	for _, x := range found.Eliminations {
		if !slices.Contains(claimed.Eliminations, x) {
			less.Eliminate(x.Cell, x.Digit)
		}
	}
	if again, right := findLike(ctx, &less, claimed, &by, fits); right {
		return again, true
	}
	return found, true
}

// findLike looks on a board for a step with the truths and the conclusions of another, and perhaps more conclusions: the first
// that fits with the conclusions of that one, or else the first of all, and none if there is none.
func findLike(ctx context.Context, b *board.Board, claimed *Step, by *Rung, fits func(*Step) bool) (found Step, right bool) {
	var m memory
	wanted := truthsOf(claimed)
	NewView(ctx, b).findRung(by, 0, func(step *Step) bool {
		if truthsOf(step) != wanted || !within(claimed.Placements, step.Placements) || !within(claimed.Eliminations, step.Eliminations) {
			return true
		}
		candidate := *step
		candidate.Depth = claimed.Depth
		candidate.Placements, candidate.Eliminations, candidate.Because = claimed.Placements, claimed.Eliminations, claimed.Because
		right = fits(&candidate)
		if right || found.Technique == nil {
			found = m.keep(step)
		}
		return !right
	})
	return found, right
}

// within reports whether all of some candidates are among others.
func within(some, others []board.Candidate) bool {
	return !slices.ContainsFunc(some, func(x board.Candidate) bool { return !slices.Contains(others, x) })
}

// truthsOf is the set of the truths of a step.
func truthsOf(s *Step) (set truthSet) {
	for t := range s.Truths() {
		set.add(t)
	}
	return set
}
