package technique

import (
	"math/rand/v2"
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
)

// TestDistinct takes conclusions for new once each, in whatever order their candidates come, also when there are many.
func TestDistinct(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	var seen distinct
	for round := range 2 {
		for i := range 300 {
			step := deduce.Step{Eliminations: []board.Candidate{
				{Cell: board.Cell(i % 81), Digit: 1 + board.Digit(i/81)},
				{Cell: board.Cell(80 - i%81), Digit: 9},
				{Cell: 40, Digit: 7},
			}}
			random.Shuffle(3, func(i, j int) {
				s := step.Eliminations
				s[i], s[j] = s[j], s[i]
			})
			if got := seen.isNew(&step); got != (round == 0) {
				t.Fatalf("%v: new: %v, in round %d", step.Eliminations, got, round+1)
			}
		}
	}
	seen.forget()
	if step := (deduce.Step{Eliminations: []board.Candidate{{Cell: 1, Digit: 2}}}); !seen.isNew(&step) || seen.isNew(&step) {
		t.Error("what was forgotten is not new once")
	}
}

// TestSortFinds puts the cheapest finds first, and those of one cost in an order that does not depend on how they came.
func TestSortFinds(t *testing.T) {
	want := []alsFind{
		{cost: 3, a: 9, b: 9, c: 9, x: 9, y: 9},
		{cost: 4, a: 1, b: 9, c: 9, x: 9, y: 9},
		{cost: 4, a: 2, b: 1, c: 9, x: 9, y: 9},
		{cost: 4, a: 2, b: 2, c: 1, x: 9, y: 9},
		{cost: 4, a: 2, b: 2, c: 2, x: 1, y: 9},
		{cost: 4, a: 2, b: 2, c: 2, x: 2, y: 1},
		{cost: 4, a: 2, b: 2, c: 2, x: 2, y: 2},
		{cost: 5},
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		got := slices.Clone(want)
		random.Shuffle(len(got), func(i, j int) { got[i], got[j] = got[j], got[i] })
		if sortFinds(got); !slices.Equal(got, want) {
			t.Fatalf("\n got %v\nwant %v", got, want)
		}
	}
}
