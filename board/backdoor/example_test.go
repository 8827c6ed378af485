package backdoor_test

import (
	"context"
	"fmt"
	"log"

	"deduku/board/backdoor"
	"deduku/board/format"
	"deduku/board/search"
)

func Example() {
	p, err := format.Parse("94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57")
	if err != nil {
		log.Fatal(err)
	}
	puzzle := search.OfGrid(p.Givens)
	solution, _ := search.Solve(&puzzle)
	sets, err := backdoor.Sets(context.Background(), p.Givens, solution, backdoor.DefaultLimit)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(len(sets), "cells do it alone, the first of them is", sets[0].First())
	// Output:
	// 22 cells do it alone, the first of them is r1c3
}
