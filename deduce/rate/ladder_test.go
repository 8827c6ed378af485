package rate

import (
	"testing"

	"deduku/deduce"
)

// TestLadder solves by the ladder: that takes the steps of the path, one for one.
func TestLadder(t *testing.T) {
	puzzles, _ := sample(t, 9.3, 40)
	for _, puzzle := range puzzles {
		path := NewPath(puzzle)
		for !path.Over() {
			if err := path.Next(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		solver := deduce.New(puzzle, deduce.Options{Ladder: Ladder})
		if err := solver.Solve(t.Context()); err != nil {
			t.Fatal(err)
		}
		got, want := solver.Log(), path.Log()
		if len(got.Steps) != len(want.Steps) {
			t.Errorf("%v: %d steps, want %d", puzzle, len(got.Steps), len(want.Steps))
			continue
		}
		for n := range want.Steps {
			x, y := &got.Steps[n], &want.Steps[n]
			if x.Technique != y.Technique || len(x.Placements) != len(y.Placements) || len(x.Eliminations) != len(y.Eliminations) {
				t.Errorf("%v: step %d is %v, want %v", puzzle, n+1, x, y)
				break
			}
		}
	}
}

// TestSafe solves a puzzle with several solutions by what does not assume that there is one.
func TestSafe(t *testing.T) {
	puzzles, _ := sample(t, 6, 30)
	for _, puzzle := range puzzles {
		solver := deduce.New(puzzle, deduce.Options{Ladder: Safe, Guess: deduce.Fewest})
		if err := solver.Solve(t.Context()); err != nil {
			t.Fatal(err)
		}
		log := solver.Log()
		for i := range log.Steps {
			if log.Steps[i].Assumes() {
				t.Errorf("%v: step %d assumes one solution", puzzle, i+1)
			}
		}
	}
}

// TestNames holds that each technique of the ladder has a name, a grade and wordings of its own.
func TestNames(t *testing.T) {
	names := map[string]bool{}
	for _, x := range Known.Techniques() {
		if names[x.Title] || names[x.Name] {
			t.Errorf("%s, %s: the name is taken", x.Name, x.Title)
		}
		names[x.Title], names[x.Name] = true, true
	}
	for _, x := range Ladder.Techniques() {
		if _, ok := Scale.Grades[x]; !ok || NameOf(x) == "" || x.Doc == "" || len(x.Why) == 0 {
			t.Errorf("%s: a name, a grade, a sentence or a wording is missing", x.Name)
		}
	}
}
