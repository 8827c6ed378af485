package deduce

import (
	"math/rand/v2"
	"testing"

	"deduku/board"
)

// TestDistinct takes conclusions for new once each, in whatever order their candidates come, also when there are many.
func TestDistinct(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	var seen Distinct
	for round := range 2 {
		for i := range 300 {
			step := Step{Eliminations: []board.Candidate{
				{Cell: board.Cell(i % 81), Digit: 1 + board.Digit(i/81)},
				{Cell: board.Cell(80 - i%81), Digit: 9},
				{Cell: 40, Digit: 7},
			}}
			random.Shuffle(3, func(i, j int) {
				s := step.Eliminations
				s[i], s[j] = s[j], s[i]
			})
			if got := seen.IsNew(&step); got != (round == 0) {
				t.Fatalf("%v: new: %v, in round %d", step.Eliminations, got, round+1)
			}
		}
	}
	seen.Forget()
	if step := (Step{Eliminations: []board.Candidate{{Cell: 1, Digit: 2}}}); !seen.IsNew(&step) || seen.IsNew(&step) {
		t.Error("what was forgotten is not new once")
	}
}
