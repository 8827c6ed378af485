package search

import (
	"context"
	"math"
	"math/bits"

	"deduku/board"
)

// Shares says of each candidate of a puzzle how many solutions have it: none, one, or more.
type Shares struct {
	base     Base
	one, two [3][9]uint32 // what is in at least one solution, and in two
	whole    bool         // all solutions were looked at
}

// A search of its own for one candidate takes as long as looking at so many solutions.
const sharesWorth = 8

// Begin looks at solutions of a puzzle: at all of them, or as long as they tell more than a search for each candidate would.
// It ends early soon after ctx is done; what it says then means nothing.
func (h *Shares) Begin(ctx context.Context, p *Puzzle) {
	h.one, h.two = [3][9]uint32{}, [3][9]uint32{}
	h.base.Begin(p)
	s := solvers.Get().(*solver)
	s.want(math.MaxInt, false, nil, ctx.Done())
	s.shares = h
	s.beyond(&h.base.at)
	h.whole = !s.stop
	s.shares = nil
	solvers.Put(s)
}

// add takes a solution, the n-th, and reports whether another one is worth looking at.
func (h *Shares) add(f *state, n int) bool {
	for b := range f.cells {
		for d, x := range f.cells[b] {
			h.two[b][d] |= h.one[b][d] & x
			h.one[b][d] |= x
		}
	}
	return n%64 != 0 || n < sharesWorth*h.open()
}

// open is the number of candidates that two solutions are not known of.
func (h *Shares) open() (n int) {
	for b := range h.two {
		for d, x := range h.two[b] {
			n += bits.OnesCount32(h.base.at.cells[b][d] &^ x)
		}
	}
	return n
}

// Of is how many solutions have digit d in cell c, up to two.
func (h *Shares) Of(c board.Cell, d board.Digit) int {
	w, b, i := d-1, c/27, c%27
	switch {
	case h.two[b][w]>>i&1 != 0:
		return 2
	case h.whole:
		return int(h.one[b][w] >> i & 1)
	case !h.base.Has(c, d):
		return 0
	}
	base := h.base
	base.Put(c, d)
	return base.count(2)
}
