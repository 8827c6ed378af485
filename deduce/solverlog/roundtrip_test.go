package solverlog_test

import (
	"context"
	"os"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/picture"
	"deduku/deduce/solverlog"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// TestRoundTrip reads back the chains that deduku writes, on the boards on which it found them: each holds link by link, or its
// conclusions hold. Few puzzles, 40 with DEDUKU_FULL=1.
func TestRoundTrip(t *testing.T) {
	puzzles := 2
	if os.Getenv("DEDUKU_FULL") != "" {
		puzzles = 40
	}
	counts, faults := map[solverlog.Verdict]int{}, 0
	for _, puzzle := range boardtest.First(t, "top1465.txt", puzzles) {
		solver := deduce.New(puzzle, deduce.Options{Ladder: technique.Standard, Guess: deduce.NoGuess})
		for {
			step, ok := solver.Foresee(context.Background())
			if !ok {
				break
			}
			if chain := chainOf(solver, &step); chain != "" {
				judged := readBack(t, solver, chain)
				counts[judged.Verdict]++
				if judged.Chain != nil {
					faults++
				}
				if judged.Verdict != solverlog.Confirmed && judged.Verdict != solverlog.Holds {
					t.Errorf("%s: %s: %s", step.Technique.Name, judged.Verdict, chain)
				}
				if judged.Chain != nil {
					t.Logf("%s: %s: %s", step.Technique.Name, judged.Chain.Text, chain)
				}
			}
			solver.Apply(step)
		}
	}
	t.Logf("%v, %d of them not link by link", counts, faults)
}

// chainOf is a step as a line of Eureka notation; empty for one that is no chain.
func chainOf(solver *deduce.Solver, step *deduce.Step) string {
	p := picture.Draw(solver.Board(), step, board.RC)
	if p.Chain == "" {
		return ""
	}
	var out []string
	for _, x := range step.Placements {
		out = append(out, x.Cell.String()+"="+x.Digit.String())
	}
	for _, x := range step.Eliminations {
		out = append(out, x.Cell.String()+"<>"+x.Digit.String())
	}
	return p.Chain + " => " + strings.Join(out, ", ")
}

// readBack judges a chain on the board of a solver.
func readBack(t *testing.T, solver *deduce.Solver, chain string) solverlog.Judged {
	t.Helper()
	path := solverlog.Read(chain, solverlog.Eureka)
	if len(path.Lines) != 1 {
		t.Fatalf("%d lines of %s", len(path.Lines), chain)
	}
	walk, err := solverlog.NewWalk(context.Background(), deduce.Resume(solver.Log(), deduce.Options{Guess: deduce.NoGuess}))
	if err != nil {
		t.Fatal(err)
	}
	walk.Allow(busy)
	judged, err := walk.Next(context.Background(), &path.Lines[0])
	if err != nil {
		t.Fatal(err)
	}
	return judged
}
