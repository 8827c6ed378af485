package coach

import (
	"context"

	"deduku/board"
	"deduku/deduce"
)

// Unforced is the numbers of the steps of a log with which somebody set a digit before it followed: no candidates that the
// techniques of a ladder remove, one after the other, leave the digit alone in its cell or in a unit, and none of them gives
// it, before another digit is set. The first steps of the log came with the board. Guesses that stand are among them.
//
// judged is how many digits that were set it has come to, where ctx ends before it has come to all.
func Unforced(ctx context.Context, log *deduce.Log, came int, ladder deduce.Ladder) (unforced []int, judged int) {
	inForce := log.InForce()
	for n := came + 1; n <= len(log.Steps); n++ {
		step := log.Step(n)
		if !inForce[n-1] || len(step.Placements) == 0 || step.Kind != deduce.Premise && step.Kind != deduce.Guess {
			continue
		}
		forced := follows(ctx, log, n, ladder)
		if ctx.Err() != nil {
			return unforced, judged
		}
		judged++
		if !forced {
			unforced = append(unforced, n)
		}
	}
	return unforced, judged
}

// follows reports whether the digit of the step n follows from the board before it.
func follows(ctx context.Context, log *deduce.Log, n int, ladder deduce.Ladder) bool {
	x := log.Step(n).Placements[0]
	without := ladder.Where(func(t *deduce.Technique) bool {
		return t != deduce.FullHouse && t != deduce.NakedSingle && t != deduce.HiddenSingle
	})
	solver := deduce.Resume(log.First(n-1), deduce.Options{Ladder: without, Guess: deduce.NoGuess})
	for !single(solver.Board(), x) {
		if step := solver.NextContext(ctx); step == nil || step.Kind.Ends() {
			return false
		}
	}
	return true
}

// single reports whether a candidate is alone in its cell or in one of its units, or is placed.
func single(b *board.Board, x board.Candidate) bool {
	if b.Digit(x.Cell) == x.Digit || b.Candidates(x.Cell) == board.Digits(x.Digit) {
		return true
	}
	for _, u := range x.Cell.Units() {
		if spots := b.Spots(u, x.Digit); spots.Single() && b.Has(x) {
			return true
		}
	}
	return false
}
