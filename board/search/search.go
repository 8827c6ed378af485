package search

import (
	"context"
	"iter"
	"sync"

	"deduku/board"
)

// solvers holds solvers not in use; one is 20 KB, too much for every call's stack.
var solvers = sync.Pool{New: func() any { return new(solver) }}

// Count is the number of solutions of p, at most limit: the search stops there. Limit 2 tells whether p
// has none, exactly one, or more.
func Count(p *Puzzle, limit int) int {
	s := solvers.Get().(*solver)
	n := s.count(p, limit, nil)
	solvers.Put(s)
	return n
}

// Single reports whether a puzzle has exactly one solution.
func Single(puzzle board.Grid) bool {
	p := OfGrid(puzzle)
	return Count(&p, 2) == 1
}

// CountContext is count that gives up soon after ctx is done, with the number found so far and the
// context's error.
func CountContext(ctx context.Context, p *Puzzle, limit int) (int, error) {
	s := solvers.Get().(*solver)
	n := s.count(p, limit, ctx.Done())
	cut := s.stop && n < limit
	solvers.Put(s)
	if cut {
		return n, ctx.Err()
	}
	return n, nil
}

// Solve is a solution of p, the same one each time, and false when there is none. Where p has several,
// it need not be the smallest: see First.
func Solve(p *Puzzle) (board.Grid, bool) {
	s := solvers.Get().(*solver)
	n := s.solve(p, 1)
	g := s.grid
	solvers.Put(s)
	return g, n > 0
}

// SolveTwo is Solve with the number of solutions up to two: 2 says that there are more than one.
func SolveTwo(p *Puzzle) (g board.Grid, solutions int) {
	s := solvers.Get().(*solver)
	solutions = s.solve(p, 2)
	g = s.grid
	solvers.Put(s)
	return g, solutions
}

// First is the solution of p that comes first when solutions are read as numbers of 81 digits, and false
// when there is none.
func First(p *Puzzle) (board.Grid, bool) {
	s := solvers.Get().(*solver)
	defer solvers.Put(s)
	n := s.solve(p, 2)
	best := s.grid
	if n < 2 {
		return best, n == 1
	}
	q := *p
	for c := range q {
		for {
			smaller := q[c] & (1<<(best[c]-1) - 1)
			if smaller == 0 {
				break
			}
			q[c] = smaller
			if s.solve(&q, 1) == 0 {
				break
			}
			best = s.grid
		}
		q[c] = 1 << (best[c] - 1)
	}
	return best, true
}

// Solutions yields each solution of p once, in the order in which the search meets them.
func Solutions(p *Puzzle) iter.Seq[board.Grid] {
	return SolutionsContext(context.Background(), p)
}

// SolutionsContext is Solutions that ends early, also while none is found, soon after ctx is done; the
// caller tells the two ends apart by ctx.Err.
func SolutionsContext(ctx context.Context, p *Puzzle) iter.Seq[board.Grid] {
	return func(yield func(board.Grid) bool) {
		s := solvers.Get().(*solver)
		s.list(p, yield, ctx.Done())
		solvers.Put(s)
	}
}
