package chain

import (
	"context"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
)

// TestCommonRemovals compares the candidates that two nodes remove together with the definition: each node, if true, forbids them.
func TestCommonRemovals(t *testing.T) {
	s := deduce.New(boardtest.Grid(t, "..6.....1.8...7.5.9...5.........4....4..3..2....2.8.....3.7...9.7.....8.1.....6.3"), deduce.Options{})
	v := deduce.NewView(context.Background(), s.Board())
	for _, kinds := range []Kinds{Places, Cells | Places | InCell, Cells | Places | Groups | InCell} {
		g, found := new(Graph), 0
		g.Look(v, kinds)
		for a := range g.nodes {
			for b := range a {
				got, want := g.common(uint16(a), uint16(b)), Removals{}
				for z := range candidates(v) {
					if forbids(&g.nodes[a], z, g.inCell) && forbids(&g.nodes[b], z, g.inCell) {
						want[z.Digit] = want[z.Digit].With(z.Cell)
					}
				}
				if got != want {
					t.Fatalf("kinds %b, %v and %v remove\n%v, want\n%v", kinds, g.nodes[a], g.nodes[b], got, want)
				}
				found += got.Len()
			}
		}
		if found == 0 {
			t.Errorf("kinds %b: no two nodes remove anything", kinds)
		}
	}
}

// candidates yields all candidates of a position.
func candidates(v *deduce.View) func(yield func(board.Candidate) bool) {
	return func(yield func(board.Candidate) bool) {
		for c := range v.Open().All() {
			for d := range v.Candidates(c).All() {
				if !yield(board.Candidate{Cell: c, Digit: d}) {
					return
				}
			}
		}
	}
}

// forbids reports whether z is false if node is true: another cell of the digit sees all cells of the node, or, if inCell, its one cell
// can't hold another digit.
func forbids(node *deduce.Node, z board.Candidate, inCell bool) bool {
	if node.Cells.Has(z.Cell) {
		return inCell && node.Cells.Len() == 1 && z.Digit != node.Digit
	}
	return z.Digit == node.Digit && node.Cells.SeenByAll().Has(z.Cell)
}
