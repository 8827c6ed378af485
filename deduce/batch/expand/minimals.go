package expand

import (
	"context"

	"deduku/board"
	"deduku/board/generate"
	"deduku/board/search"
)

// Minimals yields all minimal puzzles within the givens of a puzzle with one solution, each once. At each given that is
// not needed the search goes two ways: without it, and with it in all that follows. A way is left where a given that is
// to stay is not needed any more, whatever else is taken.
func Minimals(ctx context.Context, puzzle board.Grid, yield func(board.Grid) error) error {
	p := search.OfGrid(puzzle)
	solution, n := search.SolveTwo(&p)
	if n != 1 {
		return nil
	}
	m := &minimals{ctx: ctx, yield: yield, solution: solution}
	m.sets.Begin(solution, puzzle.Cells())
	return m.within(puzzle.Cells(), board.CellSet{}, board.CellSet{})
}

type minimals struct {
	ctx      context.Context
	yield    func(board.Grid) error
	solution board.Grid
	sets     generate.Sets
}

// within yields those of some givens that keep all of stay. Those that are needed here are needed in all puzzles
// within.
func (m *minimals) within(givens, stay, needed board.CellSet) error {
	if err := m.ctx.Err(); err != nil {
		return err
	}
	needed = needed.Union(m.sets.Known(givens))
	for free := range givens.All() {
		switch {
		case stay.Has(free), needed.Has(free):
			continue
		case m.sets.Needed(givens, free):
			needed = needed.With(free)
			continue
		}
		if !m.possible(stay, needed) {
			return nil
		}
		if err := m.within(givens.Without(free), stay, needed); err != nil {
			return err
		}
		stay = stay.With(free)
	}
	for c := range stay.Minus(needed).All() {
		if !m.sets.Needed(givens, c) {
			return nil
		}
	}
	return m.yield(m.solution.Only(givens))
}

// possible reports whether the givens that stay can all be needed: each is among themselves, and those that are.
func (m *minimals) possible(stay, needed board.CellSet) bool {
	wait := stay.Minus(needed) // each has to become needed by others being taken
	if wait.Empty() {
		return true
	}
	all := stay.Union(needed)
	for c := range wait.Minus(m.sets.Known(all)).All() {
		if !m.sets.Needed(all, c) {
			return false
		}
	}
	return true
}
