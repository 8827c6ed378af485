package coach

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/technique"
	"deduku/deduce/verify"
)

// cruxed are puzzles that take more than singles.
var cruxed = []string{
	xwing,
	"4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
	"7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........",
	"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
	"..9.....4.....4.........2.8.8.9.....7..8..5.1...175...8.4.5..792.....1..5.176..4.",
}

func solvedLog(t *testing.T, puzzle string) deduce.Log {
	t.Helper()
	solver := on(t, puzzle)
	if err := solver.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	return solver.Log()
}

// TestCrux says of a crux that its log is a proof, that no step above singles stands beside it there, and that the puzzle is not
// solved without any one of its steps.
func TestCrux(t *testing.T) {
	for _, puzzle := range cruxed {
		log := solvedLog(t, puzzle)
		crux, err := FindCrux(context.Background(), &log)
		if errors.As(err, new(NoCrux)) {
			t.Logf("%s: %v", puzzle, err)
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", puzzle, err)
			continue
		}
		t.Logf("%s: %d of %d", puzzle, len(crux.Steps), crux.Of)
		var file bytes.Buffer
		var w jsonl.Writer
		if err := w.Log(&file, &crux.Log); err != nil {
			t.Fatal(err)
		}
		if result, err := verify.Check(&file); err != nil {
			t.Errorf("%s: the log of the crux is no proof: %v (%v)", puzzle, err, result)
		}
		if kind := crux.Log.Last().Kind; kind != deduce.Solved {
			t.Errorf("%s: the crux ends with %v", puzzle, kind)
		}
		for i := range crux.Log.Steps {
			if is := crux.Log.Steps[i].Kind == deduce.Logic; is != slices.Contains(crux.Steps, i+1) {
				t.Errorf("%s: step %d above singles: %v, of the crux: %v", puzzle, i+1, is, !is)
			}
		}
		for k := range crux.Steps {
			if crux.Untried == 0 && solvesWithout(t, &crux, k) {
				t.Errorf("%s: step %d of the crux can be left out", puzzle, crux.Steps[k])
			}
		}
	}
}

// solvesWithout reports whether a solver comes to the solution by singles and the steps of a crux but one, as far as they still hold.
func solvesWithout(t *testing.T, crux *Crux, but int) bool {
	t.Helper()
	ladder := deduce.LadderOf(deduce.NakedSingle, deduce.HiddenSingle)
	solver := deduce.New(crux.Log.Puzzle, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	if err := solver.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	for n, before := range crux.Log.Boards {
		k := slices.Index(crux.Steps, n)
		step := *crux.Log.Step(n)
		if k < 0 || k == but || slices.ContainsFunc(step.Missing(before), solver.Board().Has) {
			continue
		}
		step.Eliminations = slices.DeleteFunc(slices.Clone(step.Eliminations), func(x board.Candidate) bool { return !solver.Board().Has(x) })
		if len(step.Eliminations)+len(step.Placements) == 0 {
			continue
		}
		solver.Conclude(&step)
		if err := solver.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
	}
	return solver.Board().Status() == board.Solved
}

// TestCruxIsCut says that a crux whose search was cut leads to the solution, too, and tells how much was not tried.
func TestCruxIsCut(t *testing.T) {
	log := solvedLog(t, cruxed[1])
	whole, err := FindCrux(context.Background(), &log)
	if err != nil {
		t.Skip("the ladder needs a guess")
	}
	cut, err := findCrux(context.Background(), &log, whole.Of+10)
	if err != nil {
		t.Fatal(err)
	}
	if cut.Untried == 0 || cut.Log.Last().Kind != deduce.Solved || len(cut.Steps) < len(whole.Steps) {
		t.Errorf("cut: %d steps, %d not tried, ends with %v; whole: %d", len(cut.Steps), cut.Untried, cut.Log.Last().Kind, len(whole.Steps))
	}
}

// TestNoCrux says which logs have none.
func TestNoCrux(t *testing.T) {
	solver := on(t, cruxed[0])
	log := solver.Log()
	if _, err := FindCrux(context.Background(), &log); !errors.As(err, new(NoCrux)) {
		t.Errorf("a log without a solution: %v", err)
	}
	guessing := deduce.New(log.Puzzle, deduce.Options{Ladder: deduce.LadderOf(technique.Everything.Ladder().Techniques()[0])})
	if err := guessing.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	guessed := guessing.Log()
	var none NoCrux
	if _, err := FindCrux(context.Background(), &guessed); !errors.As(err, &none) || none.Guess == 0 {
		t.Errorf("a log with a guess: %v", err)
	}
}
