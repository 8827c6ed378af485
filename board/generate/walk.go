package generate

import (
	"context"

	"deduku/board"
)

// walk makes a minimal puzzle with a number of clues in the range. A minimal puzzle of a random full grid
// rarely has few or many clues. So where the first has not, a walk goes on from it: some givens of the
// same full grid are put back, others are taken away, and the outcome is the next puzzle when it is not
// farther from the range. A walk that makes no progress gives way to another full grid.
func (g *Generator) walk(ctx context.Context) (board.Grid, error) {
	var full, at board.Grid
	closest, off, stuck, refused := 0, 0, 0, 0
	for try := range g.tries {
		if err := ctx.Err(); err != nil {
			return board.Grid{}, err
		}
		if try == 0 || stuck > endurance {
			full, stuck = g.fill.fill(), 0
			g.reduction.full, g.reduction.again = full, g.least > 0 || g.most < board.Cells
			g.reduction.sets.Begin(full, board.AllCells)
			g.reduction.sets.addSwaps()
			at = full
			off = board.Cells
		}
		start := g.putBack(at, full)
		least, most := 0, board.Cells
		if off < board.Cells {
			// Where the walk is decides what it accepts; reduce stops early for what it would not.
			if at.Len() > g.most {
				most = g.most + off
			} else {
				least = g.least - off
			}
		}
		r := &g.reduction
		r.clues, r.least, r.most = start.Cells(), least, most
		r.reduce(g.order)
		next, n := full.Only(r.clues), r.left
		away := max(n-g.most, g.least-n, 0)
		if away == 0 {
			if met, err := g.meets(ctx, next); met || err != nil {
				return next, err
			}
			refused++
		}
		if closest == 0 || away < max(closest-g.most, g.least-closest) {
			closest = n
		}
		if stuck++; away <= off {
			if away < off {
				stuck = 0
			}
			at, off = next, away
		}
	}
	return board.Grid{}, &TriesError{Options: g.options, Tries: g.tries, Closest: closest, Refused: refused}
}

// endurance is how many steps a walk takes without progress.
const endurance = 100

// put is how many orbits a step of the walk puts back.
const put = 4

// putBack is at with some orbits of full put back. It sets the order in which givens are to be taken away:
// those of at in random order, then the new ones, so that the walk gets away from at.
func (g *Generator) putBack(at, full board.Grid) board.Grid {
	g.order = append(g.order[:0], g.orbits...)
	g.shuffle(g.order)
	old := 0
	for i, o := range g.order {
		if at[o.First()] != 0 {
			g.order[old], g.order[i] = o, g.order[old]
			old++
		}
	}
	g.order = g.order[:min(old+put, len(g.order))]
	for _, o := range g.order[old:] {
		for ; !o.Empty(); o = o.Rest() {
			at[o.First()] = full[o.First()]
		}
	}
	return at
}
