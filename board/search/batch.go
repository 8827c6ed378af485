package search

import "deduku/board"

// Batch answers for many puzzles and keeps its memory between calls. The zero value is ready. A Batch
// serves one goroutine at a time; use one for each.
type Batch struct{ solver solver }

// Count sets out[i] to the number of solutions of ps[i], at most limit. out must be as long as ps.
func (b *Batch) Count(ps []Puzzle, limit int, out []int32) {
	for i := range ps {
		out[i] = int32(b.solver.count(&ps[i], limit, nil))
	}
}

// Solve sets n[i] to the number of solutions of ps[i], at most 2, and out[i] to one of them when there
// is any, else to the empty grid. out and n must be as long as ps.
func (b *Batch) Solve(ps []Puzzle, out []board.Grid, n []int32) {
	for i := range ps {
		n[i] = int32(b.solver.solve(&ps[i], 2))
		out[i] = b.solver.grid
	}
}
