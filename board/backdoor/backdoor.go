package backdoor

import (
	"context"
	"fmt"

	"deduku/board"
)

// DefaultLimit is a size of sets that nearly every puzzle stays within.
const DefaultLimit = 3

// Sets are the smallest backdoors of puzzle: all sets of open cells, of the smallest size that has any,
// which, filled from solution, let naked and hidden singles finish the puzzle. Where singles finish it
// anyway, that is the empty set alone. Sets are in the order of their cells.
//
// No set has more cells than limit; the result is empty when the puzzle takes more. Each cell added to
// the limit makes the search longer by a factor of about 15. The error is that of ctx when ctx is done
// first, or tells why solution does not fit.
func Sets(ctx context.Context, puzzle, solution board.Grid, limit int) ([]board.CellSet, error) {
	if !solution.Solved() {
		return nil, fmt.Errorf("%v is not a solution: each row, column and box needs the digits 1 to 9", solution)
	}
	if !solution.Contains(puzzle) {
		return nil, fmt.Errorf("%v is not a solution of %v: it must have all its givens", solution, puzzle)
	}
	f := finder{ctx: ctx, answer: newAnswer(solution)}
	f.stack[0] = newSingles(&f.answer, puzzle)
	if f.stack[0].filled == board.Cells {
		return []board.CellSet{{}}, ctx.Err()
	}
	for size := 1; size <= min(limit, board.Cells) && len(f.found) == 0; size++ {
		if err := f.search(0, size, 0, board.CellSet{}); err != nil {
			return nil, err
		}
	}
	return f.found, nil
}

// finder tries sets of one size. stack[i] is how far singles get with the first i cells of the set.
type finder struct {
	ctx    context.Context
	answer answer
	stack  [board.Cells + 1]singles
	found  []board.CellSet
}

// search adds more cells, none before from, to the set chosen, in every way. Cells that singles fill are
// passed over: a backdoor with such a cell would be one without it, and smaller sets have been tried.
func (f *finder) search(depth, more int, from board.Cell, chosen board.CellSet) error {
	if more == 1 {
		if err := f.ctx.Err(); err != nil {
			return err
		}
	}
	at, next := &f.stack[depth], &f.stack[depth+1]
	for c := from; c < board.Cells; c++ {
		if at.done[c] {
			continue
		}
		*next = *at
		next.fill(&f.answer, c)
		switch {
		case more > 1:
			if err := f.search(depth+1, more-1, c+1, chosen.With(c)); err != nil {
				return err
			}
		case next.filled == board.Cells:
			f.found = append(f.found, chosen.With(c))
		}
	}
	return nil
}
