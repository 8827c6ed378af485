package transform_test

import (
	"fmt"
	"log"
	"math/rand/v2"

	"deduku/board/format"
	"deduku/board/transform"
)

// Equivalent puzzles have the same canonical form.
func ExampleCanonical() {
	p, err := format.Parse("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9")
	if err != nil {
		log.Fatal(err)
	}
	shuffled := transform.Shuffle(p.Givens, rand.New(rand.NewPCG(1, 2)))
	fmt.Println(shuffled)

	a, _ := transform.Canonical(p.Givens)
	b, t := transform.Canonical(shuffled)
	fmt.Println(a)
	fmt.Println("equivalent:", a == b, "and the transform leads there:", t.Apply(shuffled) == b)
	// Output:
	// 2............14.....3...5.....3....2.1.....47..95................59..........7.81
	// ..............1..2.34....5.......36.....7....1....8........2..1.563......7......8
	// equivalent: true and the transform leads there: true
}
