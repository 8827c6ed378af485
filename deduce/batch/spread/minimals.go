package spread

import (
	"context"

	"deduku/board"
	"deduku/board/search"
)

// Minimals yields all minimal puzzles within the givens of a puzzle with one solution, each once. At each given that is
// not needed the search goes two ways: without it, and with it in all that follows. A way is left where a given that is
// to stay is not needed any more, whatever else is taken.
func Minimals(ctx context.Context, puzzle board.Grid, yield func(board.Grid) error) error {
	if !search.Single(puzzle) {
		return nil
	}
	m := &minimals{ctx: ctx, yield: yield, all: search.OfGrid(board.Grid{})}
	return m.within(puzzle, board.Grid{})
}

type minimals struct {
	ctx   context.Context
	yield func(board.Grid) error
	all   search.Puzzle
}

// within yields those that have all givens of stay, and others of the puzzle.
func (m *minimals) within(puzzle, stay board.Grid) error {
	if err := m.ctx.Err(); err != nil {
		return err
	}
	// A given that is needed now is needed in all puzzles within this one.
	free, waits, more := board.Cell(0), false, false
	for c, d := range puzzle {
		switch {
		case d == 0:
		case m.needed(&puzzle, board.Cell(c)):
			stay[c] = d
		case stay[c] != 0:
			waits = true // it has to become needed by others being taken
		case !more:
			free, more = board.Cell(c), true
		}
	}
	if !more {
		if waits {
			return nil
		}
		return m.yield(puzzle)
	}
	if waits && !m.possible(&stay) {
		return nil
	}
	without := puzzle
	without[free] = 0
	if err := m.within(without, stay); err != nil {
		return err
	}
	stay[free] = puzzle[free]
	if !m.possible(&stay) {
		return nil
	}
	return m.within(puzzle, stay)
}

// needed reports whether a puzzle with one solution has more without a given.
func (m *minimals) needed(puzzle *board.Grid, c board.Cell) bool {
	p := search.OfGrid(*puzzle)
	p[c] = m.all[c]
	return search.Count(&p, 2) > 1
}

// possible reports whether the givens that stay can all be needed: each is among themselves.
func (m *minimals) possible(stay *board.Grid) bool {
	p := search.OfGrid(*stay)
	for c, d := range stay {
		if d != 0 {
			p[c] = m.all[c]
			alone := search.Count(&p, 2) == 1
			if p[c] = 1 << (d - 1); alone {
				return false
			}
		}
	}
	return true
}
