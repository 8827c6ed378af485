package generate

import (
	"errors"
	"math/rand/v2"

	"deduku/board"
	"deduku/board/search"
)

// any9 is the mask of a cell that may take any digit.
const any9 = 1<<board.Side - 1

// What Minimize cannot work on.
var (
	ErrNoSolution       = errors.New("the puzzle has no solution; only a puzzle with one solution can be minimized")
	ErrSeveralSolutions = errors.New("the puzzle has several solutions; only a puzzle with one solution can be minimized")
)

// Minimize takes givens away from g until each that is left is needed for the one solution. They are
// tried in reading order, or in random order when r is not nil; the outcome depends on the order.
func Minimize(g board.Grid, r *rand.Rand) (board.Grid, error) {
	p := search.OfGrid(g)
	switch search.Count(&p, 2) {
	case 0:
		return g, ErrNoSolution
	case 2:
		return g, ErrSeveralSolutions
	}
	full, _ := search.Solve(&p)
	var s swaps
	s.look(full)
	order := board.NoSymmetry.Orbits()
	if r != nil {
		r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	}
	clues := order[:0]
	for _, o := range order {
		if g[o.First()] != 0 {
			clues = append(clues, o)
		}
	}
	return reduce(g, clues, &s, 0, board.Cells), nil
}

// easy is a number of random givens of a full grid that often have one solution.
const easy = 36

// reduce takes orbits away from g, which has one solution, where one solution remains; of that, s are the swaps. It stops early
// when it sees that the clues left will not number from least to most; the result then has another
// number, and is not minimal.
//
// Each orbit's fate depends on those before it only. So the first few, of which almost all can go, are
// tried many at once.
func reduce(g board.Grid, order []board.CellSet, s *swaps, least, most int) board.Grid {
	p := search.OfGrid(g)
	left, kept := g.Len(), 0 // the clues left, and how many of them are known to be needed
	for _, o := range order {
		kept -= o.Len()
	}
	kept += left
	clues := g.Cells()
	many := len(order) * max(0, left-easy) / board.Cells
	for len(order) > 0 {
		n := max(1, min(many, len(order)))
		var taken board.CellSet
		for _, o := range order[:n] {
			taken = taken.Union(o)
		}
		switch {
		case !s.needed(taken, clues.Minus(taken)) && removable(&p, g, order[:n]):
			clues = clues.Minus(taken)
			left -= taken.Len()
			for ; !taken.Empty(); taken = taken.Rest() {
				g[taken.First()] = 0
			}
		case n > 1:
			many /= 2
			continue
		default:
			kept += taken.Len()
		}
		order = order[n:]
		if left < least || kept > most {
			break
		}
	}
	return g
}

// removable takes the orbits out of p, the puzzle of g, if one solution remains, and reports whether it
// did.
func removable(p *search.Puzzle, g board.Grid, orbits []board.CellSet) bool {
	for _, o := range orbits {
		for ; !o.Empty(); o = o.Rest() {
			p[o.First()] = any9
		}
	}
	c := orbits[0].First()
	single := len(orbits) == 1 && orbits[0].Len() == 1
	limit := 2
	if single {
		// The digit of c is known, so any solution with another one decides: quicker than counting.
		p[c] = any9 &^ (1 << (g[c] - 1))
		limit = 1
	}
	if search.Count(p, limit) < limit {
		if single {
			p[c] = any9
		}
		return true
	}
	for _, o := range orbits {
		for ; !o.Empty(); o = o.Rest() {
			p[o.First()] = 1 << (g[o.First()] - 1)
		}
	}
	return false
}
