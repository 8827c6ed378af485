package coach

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// Around is the surroundings of a step: a candidate that would break it, the places that it does not reach, and the
// steps that it makes possible.
type Around struct {
	Gone   board.Candidate // of the candidates that would spoil it, the one that was removed last; the digit is zero for none
	Truth  deduce.Truth    // of the step, that would have it
	By     int             // the step that removed it
	Spoils deduce.Step     // the part that would not follow: conclusions of the step, a line of its argument, or a conflict
	Claim  int             // the number of that line, from 0; -1 for conclusions

	Keeps        board.Candidate // like one that the step removes, but it stays; the digit is zero for none
	Sees, Misses board.CellSet   // of the cells that the removed one sees

	Opens []int        // the steps of the log that rest on it
	Next  *deduce.Step // at the end of a log, the next step where it rests on this one
}

// AroundOf is the surroundings of the step n of a log, on the board of a solver before it; a ladder finds the next step.
func AroundOf(ctx context.Context, log *deduce.Log, n int, before *deduce.Solver, ladder deduce.Ladder) Around {
	var a Around
	step := log.Step(n)
	a.nearMiss(step, before)
	a.neighbour(step, before.Board())
	in := log.InForce()
	for k := n + 1; k <= len(log.Steps); k++ {
		if in[k-1] && log.Step(k).Kind.Deduces() && slices.Contains(log.Step(k).Because, n) {
			a.Opens = append(a.Opens, k)
		}
	}
	if n == len(log.Steps) {
		after := deduce.Resume(*log, deduce.Options{})
		if next, outlook := Ahead(ctx, after, ladder); outlook == HasStep && slices.Contains(next.Because, n) {
			a.Next = &next
		}
	}
	return a
}

// neighbour looks for a candidate that sees some of what a removed one sees in the pattern, and not all.
// A net has no such place.
func (a *Around) neighbour(step *deduce.Step, b *board.Board) {
	if step.Argument != nil && len(step.Argument.Claims) > 0 {
		return
	}
	for _, x := range step.Eliminations {
		pattern := patternOf(step, b, x.Digit)
		reached := pattern.And(x.Cell.Peers())
		if pattern.Has(x.Cell) || reached.Len() < 2 {
			continue
		}
		for c := range b.CellsFor(x.Digit).Minus(pattern).All() {
			y := board.Candidate{Cell: c, Digit: x.Digit}
			seen := reached.And(c.Peers())
			if seen.Empty() || seen == reached || slices.Contains(step.Eliminations, y) || seen.Len() <= a.Sees.Len() {
				continue
			}
			a.Keeps, a.Sees, a.Misses = y, seen, reached.Minus(seen)
		}
	}
}

// patternOf is the places of a digit in what a step cites.
func patternOf(step *deduce.Step, b *board.Board, d board.Digit) (cells board.CellSet) {
	for truth := range step.Truths() {
		if c, ok := truth.Cell(); ok {
			cells = cells.With(c)
		} else if u, of := truth.Unit(); of == d {
			cells = cells.Union(u.Cells())
		}
	}
	return cells.And(b.CellsFor(d))
}
