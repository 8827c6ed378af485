package expand

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/board/search"
	"deduku/board/transform"
)

// Near says which puzzles near one are wanted.
type Near struct {
	Minus, Plus int // givens taken away, and givens added: one to Plus of them
	// Any wants all puzzles with a solution, not only the minimal ones with exactly one.
	Any bool
}

// Vicinity yields the canonical forms of the puzzles that come of one by taking givens away and adding others. First
// Minus givens are taken, in each way that is not equivalent to one before; then one given is added, a second one,
// and so on. Each form comes once, the puzzle itself not. The forms that came are kept for that, 41 bytes each.
func Vicinity(near Near) func() Spread {
	return func() Spread {
		v := &vicinity{Near: near}
		return v.around
	}
}

// vicinity is the work on one puzzle after the other.
type vicinity struct {
	Near
	forms transform.Canonizer
	seen  map[form]struct{} // what was yielded, and the puzzle
	subs  map[form]struct{} // what was left when givens were taken
	left  beyond            // the last of these
	added []board.Cell      // to it
	ctx   context.Context
	yield func(board.Grid) error
}

// form is a grid, two cells a byte.
type form [(board.Cells + 1) / 2]byte

func formOf(g *board.Grid) (f form) {
	for c, d := range g {
		f[c/2] |= byte(d) << (4 * (c & 1))
	}
	return f
}

// around is the Spread.
func (v *vicinity) around(ctx context.Context, puzzle board.Grid, yield func(board.Grid) error) error {
	v.ctx, v.yield = ctx, yield
	v.seen, v.subs = map[form]struct{}{}, map[form]struct{}{}
	own, _ := v.forms.Canonical(puzzle)
	v.seen[formOf(&own)] = struct{}{}
	if len(puzzle.Clashes()) > 0 {
		return nil
	}
	return each(givens(&puzzle), v.Minus, func(taken []board.Cell) error {
		sub := puzzle
		for _, c := range taken {
			sub[c] = 0
		}
		form, _ := v.forms.Canonical(sub)
		if _, old := v.subs[formOf(&form)]; old {
			return nil
		}
		v.subs[formOf(&form)] = struct{}{}
		v.left.begin(form)
		v.added = v.added[:0]
		return v.add(form, 0, v.Plus)
	})
}

// add adds givens at cells from a cell on, so that each set of them is added once.
func (v *vicinity) add(sub board.Grid, from board.Cell, left int) error {
	if err := v.ctx.Err(); err != nil {
		return err
	}
	counted := additions(v.ctx, &sub)
	for c := from; c < board.Cells; c++ {
		if sub[c] != 0 {
			continue
		}
		for d := board.Digit(1); d <= board.Side; d++ {
			n := counted.Of(c, d)
			if n == 0 {
				continue
			}
			child := sub
			child[c] = d
			v.added = append(v.added, c)
			if n == 1 || v.Any {
				if err := v.found(child); err != nil {
					return err
				}
			}
			// What has one solution has no minimal puzzle beyond it.
			if left > 1 && (n > 1 || v.Any) {
				if err := v.add(child, c+1, left-1); err != nil {
					return err
				}
			}
			v.added = v.added[:len(v.added)-1]
		}
	}
	return nil
}

// found yields a puzzle, where it is wanted and new.
func (v *vicinity) found(child board.Grid) error {
	if !v.Any && !v.left.minimal(&child, v.added) {
		return nil
	}
	form, _ := v.forms.Canonical(child)
	key := formOf(&form)
	if _, old := v.seen[key]; old {
		return nil
	}
	v.seen[key] = struct{}{}
	return v.yield(form)
}

// additions are how many solutions of a puzzle there are with each digit in each cell.
func additions(ctx context.Context, g *board.Grid) *search.Shares {
	p, h := search.OfGrid(*g), new(search.Shares)
	h.Begin(ctx, &p)
	return h
}

// givens are the cells of a puzzle that have digits.
func givens(g *board.Grid) (cells []board.Cell) {
	for c, d := range g {
		if d != 0 {
			cells = append(cells, board.Cell(c))
		}
	}
	return cells
}

// each calls do with each choice of n of some cells, in order. The choice is good until do returns.
func each(cells []board.Cell, n int, do func([]board.Cell) error) error {
	chosen := make([]board.Cell, 0, n)
	var choose func(from int) error
	choose = func(from int) error {
		if len(chosen) == n {
			return do(chosen)
		}
		for i := from; i <= len(cells)-(n-len(chosen)); i++ {
			chosen = append(chosen, cells[i])
			err := choose(i + 1)
			chosen = chosen[:len(chosen)-1]
			if err != nil {
				return err
			}
		}
		return nil
	}
	return choose(0)
}

// Plus yields the puzzles with n more givens that have a solution: cells in reading order, digits from 1 to 9. Of a
// puzzle with one solution these are digits of it.
func Plus(n int) Spread {
	return func(ctx context.Context, puzzle board.Grid, yield func(board.Grid) error) error {
		return plus(ctx, puzzle, 0, n, yield)
	}
}

func plus(ctx context.Context, puzzle board.Grid, from board.Cell, n int, yield func(board.Grid) error) error {
	if n == 0 {
		return yieldNext(ctx, puzzle, yield)
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	counted := additions(ctx, &puzzle)
	for c := from; c < board.Cells; c++ {
		for d := board.Digit(1); puzzle[c] == 0 && d <= board.Side; d++ {
			if counted.Of(c, d) == 0 {
				continue
			}
			child := puzzle
			child[c] = d
			if err := plus(ctx, child, c+1, n-1, yield); err != nil {
				return err
			}
		}
	}
	return nil
}

// Exchanged yields the puzzles with one solution whose givens stand in the same cells, n of them with other digits.
func Exchanged(n int) Spread {
	return func(ctx context.Context, puzzle board.Grid, yield func(board.Grid) error) error {
		if len(puzzle.Clashes()) > 0 {
			return nil
		}
		return each(givens(&puzzle), n, func(cells []board.Cell) error {
			sub := puzzle
			for _, c := range cells {
				sub[c] = 0
			}
			return refill(ctx, &puzzle, sub, slices.Clone(cells), yield)
		})
	}
}

// refill puts other digits into cells that were taken.
func refill(ctx context.Context, old *board.Grid, sub board.Grid, cells []board.Cell, yield func(board.Grid) error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	c := cells[0]
	counted := additions(ctx, &sub)
	for d := board.Digit(1); d <= board.Side; d++ {
		n := counted.Of(c, d)
		if d == old[c] || n == 0 {
			continue
		}
		child := sub
		child[c] = d
		var err error
		switch {
		case len(cells) > 1:
			err = refill(ctx, old, child, cells[1:], yield)
		case n == 1:
			err = yield(child)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
