package infer

import (
	"context"
	"math/rand/v2"
	"testing"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
)

// TestLanesGoOn has one engine look at position after position of a puzzle, in which false candidates go a few or many at a time, and
// compares what singles lead to with what an engine finds that has seen nothing before. Now and then a position comes back.
func TestLanesGoOn(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	followed := func(e *Engine, at *[board.Cells]board.DigitSet) {
		e.Look(at, never)
		e.singlesRows()
	}
	kept := New(Lines{})
	compared := 0
	for _, set := range []string{"top1465.txt", "hardest-1106.txt", "hardest-11plus.txt"} {
		for _, puzzle := range boardtest.First(t, set, 4) {
			p := search.OfGrid(puzzle)
			solution, _ := search.Solve(&p)
			s := deduce.New(puzzle, deduce.Options{Guess: deduce.NoGuess})
			var before [board.Cells]board.DigitSet
			for s.Solve(context.Background()) == nil && s.Board().Status() == board.Open {
				at := candidatesOf(s.Board())
				fresh := New(Lines{})
				followed(fresh, &at)
				if random.IntN(8) == 0 && compared > 0 {
					followed(kept, &before)
				}
				followed(kept, &at)
				if kept.singles.dead != fresh.singles.dead {
					t.Fatalf("%v: after the position before, other premises are dead", puzzle)
				}
				for q := range uint16(fresh.n) {
					if !fresh.singles.dead.has(q) && (kept.singles.on[q] != fresh.singles.on[q] || kept.singles.off[q] != fresh.singles.off[q]) {
						t.Fatalf("%v: after the position before, the row of %v is another", puzzle, fresh.candidate[q])
					}
				}
				compared++
				before = at
				var wrong []board.Candidate
				for range 1 + random.IntN(3) + 30*(random.IntN(10)/9) {
					if x := fresh.candidate[random.IntN(fresh.n)]; solution[x.Cell] != x.Digit {
						wrong = append(wrong, x)
					}
				}
				s.Apply(deduce.Step{Kind: deduce.Logic, Technique: deduce.NakedSingle, Eliminations: unique(wrong)})
			}
		}
	}
	if compared < 100 {
		t.Errorf("%d positions were compared", compared)
	}
}

// unique is some candidates, each once.
func unique(xs []board.Candidate) (out []board.Candidate) {
	seen := map[board.Candidate]bool{}
	for _, x := range xs {
		if !seen[x] {
			out = append(out, x)
		}
		seen[x] = true
	}
	return out
}
