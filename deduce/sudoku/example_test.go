package sudoku_test

import (
	"context"
	"fmt"
	"log"

	"deduku/deduce"
	"deduku/deduce/sudoku"
)

func Example() {
	ctx := context.Background()
	puzzle, err := sudoku.Parse("...4.9........58......3...2....7...4..7..26.....96...8.9.7.6...8.2..4..63..8..9..")
	if err != nil {
		log.Fatal(err)
	}
	if hint, err := puzzle.Hint(ctx); err == nil {
		fmt.Println("look for:", hint.Technique, "in", hint.Place)
	}
	if rating, err := puzzle.Rate(ctx); err == nil {
		fmt.Println("rating:", rating.Hodoku.Level, rating.Hodoku.Score, "with", rating.Hodoku.Hardest.Title)
	}
	if solution, err := puzzle.Solve(ctx); err == nil {
		fmt.Println("solution:", solution.Grid)
		fmt.Println("checked:", len(solution.Log.Steps), "steps, error:", solution.Check())
	}
	// Output:
	// look for: Naked Single in r9c6
	// rating: hard 748 with Skyscraper
	// solution: 725489361463215897918637452639578124587142639241963578194756283852394716376821945
	// checked: 88 steps, error: <nil>
}

func ExamplePuzzle_Hint() {
	puzzle, err := sudoku.Parse("94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57")
	if err != nil {
		log.Fatal(err)
	}
	hint, err := puzzle.Hint(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("The next step is", hint.Level)
	fmt.Println("Look for:", hint.Technique)
	fmt.Println("Look at:", hint.Place)
	fmt.Println(hint.Line)
	for _, paragraph := range hint.Explanation {
		fmt.Println(" ", paragraph)
	}
	// Output:
	// The next step is easy
	// Look for: Hidden Single
	// Look at: row 3
	// NEG_DED1  r3c9 = 4    hidden single in row 3: only place for 4, now that r3c8 is 2 (also in box 3)
	//   Hidden Single. A digit has only one place in a row, column or box. It must be there.
	//   In row 3 the open cells are r3c1, r3c2, r3c4, r3c5, r3c6 and r3c9; r3c8 is 2, a given.
	//   Blockers: 4 in r2c6 rules out r3c4, r3c5 and r3c6 (box 2), 4 in r1c2 rules out r3c1 and r3c2 (box 1).
	//   r3c9 is the only place for 4 in row 3, and in box 3 too, so it must be 4.
	//   It rests on 4 givens.
}

func ExamplePuzzle_Solver() {
	puzzle, err := sudoku.Parse("94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57")
	if err != nil {
		log.Fatal(err)
	}
	solver := puzzle.Solver(deduce.Options{Guess: deduce.NoGuess}) // no ladder: singles only
	for step := solver.Next(); step != nil; step = solver.Next() {
		if step.Kind.Ends() {
			fmt.Println(step.Kind, "with", solver.Board().Filled(), "cells filled")
		}
	}
	// Output:
	// STUCK with 39 cells filled
}

func ExampleSolution_Text() {
	puzzle, err := sudoku.Parse("53467891.672195348198342567859761423426853791713924856961537284287419635345286179")
	if err != nil {
		log.Fatal(err)
	}
	solution, err := puzzle.Solve(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(solution.Text())
	fmt.Println("checked, error:", solution.Check())
	// Output:
	// 81 POS_DED   r1c9 = 2    full house: only 2 is missing from row 1
	//  82 SOLVED    no guess needed
	// checked, error: <nil>
}
