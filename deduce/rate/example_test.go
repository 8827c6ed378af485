package rate_test

import (
	"context"
	"fmt"
	"log"

	"deduku/board/format"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
)

// ExamplePath prints the hardest step of a path, which the documentation of the package goes through.
func ExamplePath() {
	puzzle, err := format.Parse(".45.2..1.........728.9...4.............1.5.8..5....7....34.982.1....79....4..8..1")
	if err != nil {
		log.Fatal(err)
	}
	path := rate.NewPath(puzzle.Givens)
	for !path.Over() {
		if err := path.Next(context.Background()); err != nil {
			log.Fatal(err)
		}
	}
	steps := path.Log()
	for i, step := range path.Steps() {
		if step.Nodes > 0 {
			fmt.Printf("step %d, %v, %d nodes: %s\n", i+1, step.Rating, step.Nodes, wording.Text{}.Line(steps.Step(step.N)))
		}
	}
	rating := path.Rating()
	fmt.Printf("%d steps, %v/%v/%v\n", len(path.Steps()), rating.ER, rating.EP, rating.ED)
	// Output:
	// step 26, 6.6, 6 nodes: Forcing X-Chain r1c6 = 3    by r1c6 =3= r1c7 -3- r9c7 =3= r9c5 -3- r3c5 =3= r1c6, whether the chain's first candidate is true or not
	// 58 steps, 6.6/1.2/1.2
}
