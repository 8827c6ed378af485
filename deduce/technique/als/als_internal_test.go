package als

import (
	"math/rand/v2"
	"slices"
	"testing"
)

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
