package technique_test

import (
	"context"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
)

// BenchmarkClimb climbs the ladder where it finds nothing, on the first positions of hard puzzles in which it is stuck
// without nets: up to the first technique of chains, and up to the nets.
func BenchmarkClimb(b *testing.B) {
	withoutNets := withoutNets(b)
	beforeChains := withoutNets.Where(func(t *deduce.Technique) bool {
		return t.Shape != deduce.ShapeChain && t.Shape != deduce.ShapeForcing
	})
	for _, set := range []string{"top1465.txt", "hardest-1106.txt"} {
		var stuck []*deduce.Solver
		for _, puzzle := range boardtest.Puzzles(b, set) {
			s := deduce.New(puzzle, deduce.Options{Ladder: withoutNets, Guess: deduce.NoGuess})
			if s.Solve(context.Background()); s.Board().Status() == board.Open {
				stuck = append(stuck, s)
			}
			if len(stuck) == 40 {
				break
			}
		}
		for _, l := range []struct {
			name   string
			ladder deduce.Ladder
		}{{"before-chains", beforeChains}, {"all", withoutNets}} {
			b.Run(set+"/"+l.name, func(b *testing.B) {
				view := deduce.NewView(context.Background(), stuck[0].Board())
				b.ReportAllocs()
				n := 0
				for b.Loop() {
					view.Look(stuck[n%len(stuck)].Board())
					n++
					for i := range l.ladder {
						view.Find(l.ladder[i].Technique, func(*deduce.Step) bool { b.Fatal("not stuck"); return false })
					}
				}
			})
		}
	}
}
