package technique_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"deduku/board"
	"deduku/board/boardtest"
	"deduku/deduce"
)

// TestKeptView has one view look at position after position, where finders go on from what they know of the last one,
// and holds what they find to what they find in a new view: on a walk towards the solution that now and then leaps on or
// back, and in the next puzzle.
func TestKeptView(t *testing.T) {
	kept := deduce.NewView(t.Context(), new(board.Board))
	for _, set := range []string{"top1465.txt", "hardest-1106.txt"} {
		for _, puzzle := range boardtest.First(t, set, 2) {
			var positions []board.Board
			s := deduce.New(puzzle, deduce.Options{Ladder: everything, Guess: deduce.NoGuess})
			for s.Next() != nil && len(positions) < 40 {
				positions = append(positions, *s.Board())
			}
			walk := rand.New(rand.NewPCG(1, 2))
			for i := 20; i < len(positions); i++ {
				kept.Look(&positions[i])
				fresh := deduce.NewView(context.Background(), &positions[i])
				for _, r := range withoutNets {
					if got, want := firstSteps(kept, r.Technique), firstSteps(fresh, r.Technique); !slices.Equal(got, want) {
						t.Fatalf("%v, position %d: %s finds\n%v\nwant\n%v", puzzle, i, r.Name, got, want)
					}
				}
				if walk.IntN(5) == 0 {
					i = max(i+walk.IntN(7)-3, 0)
				}
			}
		}
	}
}

// withoutNets is the ladder up to the nets, which keep nothing in a view.
var withoutNets = everything[:everything.Index(everything.Lookup("forcing-net-contradiction"))]

// firstSteps are the first steps of a technique.
func firstSteps(v *deduce.View, t *deduce.Technique) (out []string) {
	v.Find(t, func(s *deduce.Step) bool {
		out = append(out, fmt.Sprint(s.Placements, s.Eliminations, s.Parts))
		return len(out) < 5
	})
	return out
}
