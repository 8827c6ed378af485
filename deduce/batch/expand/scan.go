package expand

import (
	"context"

	"deduku/board"
	"deduku/board/search"
)

// Scan yields the puzzles with n givens and one solution within a full grid, each once. Where the givens so far leave
// another solution, one more has to stand where that solution differs; the cells there are tried in order, and those that
// were tried are blank in what follows. Sets of such cells are kept, up to mostSets, and tell early that too few givens
// are left.
func Scan(n int) Spread {
	return func(ctx context.Context, grid board.Grid, yield func(board.Grid) error) error {
		if grid.Len() < board.Cells || len(grid.Clashes()) > 0 {
			return nil
		}
		s := &scan{ctx: ctx, yield: yield, grid: grid}
		return s.with(board.CellSet{}, board.AllCells, n)
	}
}

// mostSets is how many sets of cells a scan keeps.
const mostSets = 4096

type scan struct {
	ctx   context.Context
	yield func(board.Grid) error
	grid  board.Grid
	sets  []board.CellSet // each has a given in every puzzle with one solution
}

// with yields those with some givens, and so many more of the free cells.
func (s *scan) with(given, free board.CellSet, left int) error {
	if err := s.ctx.Err(); err != nil {
		return err
	}
	set, found := s.open(given, free, left)
	switch {
	case found && left == 0, free.Len() < left:
		return nil
	case !found:
		return s.fill(given, free, left)
	}
	for c := range set.And(free).All() {
		free = free.Without(c)
		if err := s.with(given.With(c), free, left-1); err != nil {
			return err
		}
	}
	return nil
}

// open is a set of cells that has no given yet, one with few free cells. It is not found where there is one solution.
func (s *scan) open(given, free board.CellSet, left int) (best board.CellSet, found bool) {
	fewest, apart, reached := board.Cells+1, 0, board.CellSet{}
	for _, set := range s.sets {
		if set.Meets(given) {
			continue
		}
		if can := set.And(free); can.Len() < fewest {
			best, found, fewest = set, true, can.Len()
		}
		if !set.Meets(reached) { // each of these needs a given of its own
			reached = reached.Union(set)
			apart++
		}
	}
	if found {
		if apart > left {
			return board.CellSet{}, true
		}
		return best, true
	}
	p := search.OfGrid(s.grid.Only(given))
	if search.Count(&p, 2) < 2 {
		return best, false
	}
	best = s.smallest(p, free)
	if len(s.sets) < mostSets {
		s.sets = append(s.sets, best)
	}
	return best, true
}

// smallest is a set of cells in which a solution differs from the grid, and of which no part is one: the grid's digits
// are put into all cells that leave more than one solution, first into those that are free, so that few of these are left.
func (s *scan) smallest(p search.Puzzle, free board.CellSet) (set board.CellSet) {
	for _, cells := range []board.CellSet{free, board.AllCells.Minus(free)} {
		for c := range cells.All() {
			before := p[c]
			p[c] = 1 << (s.grid[c] - 1)
			if search.Count(&p, 2) < 2 {
				p[c] = before
				set = set.With(c)
			}
		}
	}
	return set
}

// fill adds any givens to a puzzle that has one solution.
func (s *scan) fill(given, free board.CellSet, left int) error {
	var cells []board.Cell
	for c := range free.All() {
		cells = append(cells, c)
	}
	return each(cells, left, func(more []board.Cell) error {
		all := given
		for _, c := range more {
			all = all.With(c)
		}
		return yieldNext(s.ctx, s.grid.Only(all), s.yield)
	})
}
