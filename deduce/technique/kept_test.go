package technique_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/techniquetest"
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
				for _, r := range withoutNets(t) {
					if got, want := firstSteps(kept, r.Technique, 5), firstSteps(fresh, r.Technique, 5); !slices.Equal(got, want) {
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

// TestKeptPath is TestKeptView for the techniques that find the most from what changed, at each position of whole paths, where
// these have nothing for long: all that they find.
func TestKeptPath(t *testing.T) {
	kept := deduce.NewView(t.Context(), new(board.Board))
	found := map[string]int{}
	for _, puzzle := range boardtest.First(t, "top1465.txt", 6) {
		s := deduce.New(puzzle, deduce.Options{Ladder: everything, Guess: deduce.NoGuess})
		for s.Next() != nil {
			kept.Look(s.Board())
			if !kept.Settled() {
				continue
			}
			fresh := deduce.NewView(context.Background(), s.Board())
			for _, name := range []string{
				"x-wing", "jellyfish", "finned-x-wing", "sashimi-swordfish", "skyscraper", "turbot-fish", "empty-rectangle", "broken-wing",
				"naked-triple", "naked-quadruple", "almost-locked-pair", "almost-locked-triple",
				"triple-firework", "quadruple-firework", "3d-medusa", "xy-wing", "xyz-wing", "wxyz-wing",
				"discontinuous-nice-loop", "grouped-aic", "bent-quad", "als-xz", "als-w-wing", "als-xy-wing", "als-chain",
				"aligned-triple-exclusion", "almost-unique-rectangle-chain", "junior-exocet", "msls",
			} {
				technique := techniquetest.Named(t, name)
				got, want := firstSteps(kept, technique, math.MaxInt), firstSteps(fresh, technique, math.MaxInt)
				if !slices.Equal(got, want) {
					t.Fatalf("%v, step %d: %s finds\n%v\nwant\n%v", puzzle, len(s.Log().Steps), name, got, want)
				}
				found[name] += len(want)
			}
		}
	}
	if found["aligned-triple-exclusion"] == 0 || found["als-chain"] == 0 || found["bent-quad"] == 0 {
		t.Errorf("found %v: too little to tell", found)
	}
}

// withoutNets returns the ladder up to the nets, which keep nothing in a view.
func withoutNets(t testing.TB) deduce.Ladder {
	t.Helper()
	return everything[:everything.Index(techniquetest.Named(t, "forcing-net-contradiction"))]
}

// firstSteps are the first n steps of a technique, or all of them.
func firstSteps(v *deduce.View, t *deduce.Technique, n int) (out []string) {
	v.Find(t, func(s *deduce.Step) bool {
		out = append(out, fmt.Sprint(s.Placements, s.Eliminations, s.Parts))
		return len(out) < n
	})
	return out
}
