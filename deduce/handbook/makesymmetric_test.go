package handbook

import (
	"math/rand/v2"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/deduce/coach/lesson"
	"deduku/deduce/technique/uniqueness"
)

// symmetrical are puzzles whose givens stay the same in a half-turn with d and 10-d exchanged, as nobody meets them by chance: each a
// full grid of that kind without as many pairs of givens as it can spare, on which the technique applies and has a near miss.
func symmetrical(t *testing.T, count int) (out []string) {
	r := rand.New(rand.NewPCG(2028, 0))
	for len(out) < count {
		var g board.Grid
		if !fillTurned(&g, 0, r) {
			t.Fatal("there is no such grid")
		}
		for _, c := range r.Perm(board.Cells) {
			thinner := g
			thinner[c], thinner[board.Cells-1-c] = 0, 0
			if p := search.OfGrid(thinner); search.Count(&p, 2) == 1 {
				g = thinner
			}
		}
		p := &puzzle.Puzzle{Givens: g}
		look := lesson.At(t.Context(), p, uniqueness.SymmetricalPlacement)
		if _, miss := lesson.NearMiss(t.Context(), look, func(int) int { return 0 }); look.Step != nil && miss.Is {
			b := look.Board()
			start := puzzle.Of(&b)
			out = append(out, strings.TrimSpace(format.Named("hodoku").Text(&start)))
		}
	}
	return out
}

// fillTurned fills a grid from a cell on, and the images of its cells with it.
func fillTurned(g *board.Grid, c int, r *rand.Rand) bool {
	if c > board.Cells/2 {
		return true
	}
	for _, n := range r.Perm(9) {
		d := board.Digit(1 + n)
		image := board.Cells - 1 - c
		if c == image && d != 10-d {
			continue
		}
		g[c], g[image] = d, 10-d
		if len(g.Clashes()) == 0 && fillTurned(g, c+1, r) {
			return true
		}
		g[c], g[image] = 0, 0
	}
	return false
}
