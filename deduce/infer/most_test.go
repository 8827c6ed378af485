package infer

import (
	"testing"

	"deduku/board"
)

// TestMostLemmas has proofs make do with three lemmas, where they would take more: at no moment do they have more, and a search that
// may have no more goes on without.
func TestMostLemmas(t *testing.T) {
	longer := 0
	eachStuck(t, 2, func(puzzle board.Grid, at *[board.Cells]board.DigitSet) {
		for i, method := range methods {
			if longest, _ := longestProof(at, method, maxLemmas); longest > 3 {
				longer++
			}
			longest, asked := longestProof(at, method, 3)
			if longest > 3 || asked >= patience {
				t.Errorf("%v, method %d: a proof has %d lemmas, want 3 at most; asked %d times whether to stop", puzzle, i, longest, asked)
			}
		}
	})
	if longer == 0 {
		t.Error("no proof would have more than three lemmas")
	}
}

// patience is how often a search may ask whether to stop.
const patience = 10000

// longestProof is how many lemmas a proof of a method has where it may have so many, and how often the search asks whether to stop.
func longestProof(at *[board.Cells]board.DigitSet, method func(*Engine, func(*Net) bool), most int) (longest, asked int) {
	e := New(Lines{})
	e.most = most
	e.Look(at, func() bool {
		asked++
		longest = max(longest, len(e.proof))
		return asked >= patience
	})
	method(e, func(*Net) bool { return true })
	return longest, asked
}
