package expand

import (
	"deduku/board"
	"deduku/board/search"
)

// beyond tells which puzzles with more givens than one puzzle are minimal. Of each given of that puzzle it keeps solutions
// that have another digit there and agree with it elsewhere: a puzzle with more givens that are in such a solution needs the
// given, and no search has to say so.
type beyond struct {
	puzzle board.Grid
	order  []board.Cell // its givens, those that were not needed lately first
	of     [board.Cells]witnesses
}

// witnesses are what is known of one given.
type witnesses struct {
	base  search.Base // the puzzle without it
	begun bool
	known int                             // how many solutions are kept
	have  [board.Cells][board.Side]uint64 // which of them have each digit, a bit each
}

// mostWitnesses is how many solutions are kept of one given: as many as a word has bits.
const mostWitnesses = 64

// begin takes another puzzle.
func (b *beyond) begin(puzzle board.Grid) {
	b.puzzle, b.order = puzzle, b.order[:0]
	for c := range puzzle.Cells().All() {
		b.order = append(b.order, c)
		b.of[c].begun, b.of[c].known = false, 0
	}
}

// minimal reports whether a child, which has one solution, needs each of its givens. That it needs the last of those added
// is known.
func (b *beyond) minimal(child *board.Grid, added []board.Cell) bool {
	for i, c := range b.order {
		if !b.needed(child, c, added) {
			copy(b.order[1:i+1], b.order[:i])
			b.order[0] = c
			return false
		}
	}
	for _, c := range added[:len(added)-1] {
		p := search.OfGrid(*child)
		p[c] = allDigits &^ (1 << (child[c] - 1))
		if search.Count(&p, 1) == 0 {
			return false
		}
	}
	return true
}

// needed reports whether a child needs a given of the puzzle.
func (b *beyond) needed(child *board.Grid, c board.Cell, added []board.Cell) bool {
	w := &b.of[c]
	all := uint64(1)<<w.known - 1
	for _, x := range added {
		if all != 0 {
			all &= w.have[x][child[x]-1]
		}
	}
	if all != 0 {
		return true
	}
	if !w.begun {
		w.begun = true
		p := search.OfGrid(b.puzzle)
		p[c] = allDigits
		w.base.Begin(&p)
	}
	base := w.base
	for _, x := range added {
		base.Put(x, child[x])
	}
	other, found := base.Other(c, child[c])
	if found {
		w.keep(&other)
	}
	return found
}

// keep keeps a solution, as far as there is room.
func (w *witnesses) keep(solution *board.Grid) {
	switch w.known {
	case 0:
		clear(w.have[:])
	case mostWitnesses:
		return
	}
	for c, d := range solution {
		w.have[c][d-1] |= 1 << w.known
	}
	w.known++
}
