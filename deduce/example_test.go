package deduce_test

import (
	"fmt"
	"log"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// A solver logs a step at a time. Each is a value that says what it concludes and what it rests on.
func ExampleSolver() {
	p, err := format.Parse("53467891.672195348198342567859761423426853791713924856961537284287419635.45286179")
	if err != nil {
		log.Fatal(err)
	}
	solver := deduce.New(p.Givens, deduce.Options{})
	for step := solver.Next(); step != nil; step = solver.Next() {
		if step.Kind == deduce.Init {
			continue
		}
		fmt.Println(wording.Text{}.Line(step))
		for truth := range step.Truths() {
			fmt.Println("  cites", truth, "and", len(step.Because), "earlier steps")
		}
	}
	// Output:
	// POS_DED   r1c9 = 2    naked single: only 2 is left for r1c9
	//   cites r1c9 and 8 earlier steps
	// POS_DED   r9c1 = 3    naked single: only 3 is left for r9c1
	//   cites r9c1 and 8 earlier steps
	// SOLVED    no guess needed
}

// Begin takes in a position: a puzzle with digits placed and candidates eliminated since.
func ExampleSolver_Begin() {
	p, err := format.Parse(":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419.+35....8..79:113::")
	if err != nil {
		log.Fatal(err)
	}
	solver := deduce.New(p.Givens, deduce.Options{})
	if err := solver.Begin(p.Givens, p.Placed, p.Eliminated); err != nil {
		log.Fatal(err) // which of them cannot be
	}
	solver.Next()
	log := solver.Log()
	for _, premise := range log.Premises() {
		fmt.Println(wording.Text{}.Line(premise))
	}
	fmt.Println(wording.Text{}.Line(log.Last()))
	// Output:
	// PREMISE   r8c8 = 3    believed, not proved
	// PREMISE   r1c3 <> 1    believed, not proved
	// POS_DED   r5c5 = 5    naked single: only 5 is left for r5c5
}
