package generate_test

import (
	"context"
	"fmt"
	"log"

	"deduku/board"
	"deduku/board/generate"
)

// A puzzle is named by a seed and a number: this is number 3 of seed 1, everywhere.
func Example() {
	puzzle, err := generate.Puzzle(context.Background(), 1, 3, generate.Options{Symmetry: board.HalfTurn, MaxClues: 26})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(puzzle, puzzle.Len())
	// Output:
	// ....4.1..2.3..5.........4.71...685..5...7...2..453...93.1.........9..3.8..9.8.... 25
}
