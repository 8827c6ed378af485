package generate

import (
	"context"

	"deduku/board"
	"deduku/board/search"
)

// fillPattern finds digits for the cells of the pattern. It starts from the digits of a random full grid,
// blanks some cells of the pattern, and lists the solutions of the rest. Each way to fill the blanked
// cells comes with the number of its solutions: one list judges them all. The way with the fewest is
// where the search goes on. It is done when there is one with a single solution; when it makes no
// progress it starts again.
func (g *Generator) fillPattern(ctx context.Context) (board.Grid, error) {
	s := &g.pattern
	s.init(*g.options.Pattern, &g.source)
	closest, best, stuck, refused := 0, 0, 0, 0
	for try := range g.tries {
		if try == 0 || stuck > patternEndurance {
			s.start(g.fill.fill())
			best, stuck = 0, 0
		}
		n, err := s.improve(ctx)
		if err != nil {
			return board.Grid{}, err
		}
		if n == 1 {
			if met, err := g.meets(ctx, s.grid); met || err != nil {
				return s.grid, err
			}
			refused++
		}
		stuck++
		if n > 0 && (best == 0 || n < best) {
			best, stuck = n, 0
		}
		if n > 0 && (closest == 0 || n < closest) {
			closest = n
		}
	}
	return board.Grid{}, &TriesError{Options: g.options, Tries: g.tries, Closest: closest, Refused: refused}
}

// patternEndurance is how many steps go by without progress before the search starts again.
const patternEndurance = 40

// patternSearch holds the digits on a pattern, and what one step of the search needs.
type patternSearch struct {
	source *source
	grid   board.Grid   // the digits on the pattern; they have a solution
	cells  []board.Cell // the pattern, in an order that changes
	blank  int          // how many of the cells the next step blanks
	tally  tally
}

// mostBlank is the number of digits that fit in a key of the tally.
const mostBlank = 12

// init prepares for a pattern.
func (s *patternSearch) init(pattern board.CellSet, source *source) {
	s.source = source
	s.cells = s.cells[:0]
	for ; !pattern.Empty(); pattern = pattern.Rest() {
		s.cells = append(s.cells, pattern.First())
	}
}

// start takes the pattern's digits from a full grid.
func (s *patternSearch) start(full board.Grid) {
	s.grid = board.Grid{}
	for _, c := range s.cells {
		s.grid[c] = full[c]
	}
	s.blank = 3
}

// improve goes to the best digits for some random cells, and is the number of solutions that there are
// then, 0 when there were too many to list. It depends on the solutions, not on the order in which they
// are met.
func (s *patternSearch) improve(ctx context.Context) (int, error) {
	for i := range s.blank {
		j := i + s.source.below(len(s.cells)-i)
		s.cells[i], s.cells[j] = s.cells[j], s.cells[i]
	}
	blanked := s.cells[:s.blank]
	p := search.OfGrid(s.grid)
	for _, c := range blanked {
		p[c] = any9
	}
	s.tally.clear(s.source.Uint64() | 1)
	for g := range search.SolutionsContext(ctx, &p) {
		key := uint64(0)
		for _, c := range blanked {
			key = key<<4 | uint64(g[c])
		}
		if !s.tally.add(key) {
			break
		}
	}
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	if s.tally.full() {
		if s.blank == 1 {
			return s.improveOne(ctx)
		}
		s.blank--
		return 0, nil
	}
	if s.tally.total < tallySize/16 {
		s.blank = min(s.blank+1, mostBlank, len(s.cells))
	}
	key, n := s.tally.fewest()
	for i := len(blanked) - 1; i >= 0; i-- {
		s.grid[blanked[i]] = board.Digit(key & 15)
		key >>= 4
	}
	return n, nil
}

// countable is the number of solutions from which on numbers are taken for equal.
const countable = 1 << 14

// improveOne is improve for digits with more solutions than can be listed: it changes one cell only, the
// first, and counts the solutions for each of its digits. Where that does not tell digits apart, any
// digit will do, so that the search gets away from there.
func (s *patternSearch) improveOne(ctx context.Context) (int, error) {
	c := s.cells[0]
	p := search.OfGrid(s.grid)
	least := countable
	best, possible := s.grid[c], board.Digits(s.grid[c])
	for i := range board.Digit(board.Side) {
		d := (s.grid[c]-1+i)%board.Side + 1 // the present digit first: often no other is better, and counting stops early
		p[c] = 1 << (d - 1)
		n, err := search.CountContext(ctx, &p, least)
		if err != nil {
			return 0, err
		}
		if n > 0 {
			possible = possible.With(d)
		}
		if n > 0 && n < least {
			best, least = d, n
		}
	}
	if least < countable {
		s.grid[c] = best
		return least, nil
	}
	for range s.source.below(possible.Len()) {
		possible &= possible - 1
	}
	s.grid[c] = possible.First()
	return 0, nil
}
