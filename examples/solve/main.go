// Command solve shows how to solve a puzzle step by step: each step is a value, and its text is made
// from it.
package main

import (
	"fmt"
	"log"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

func main() {
	puzzle, err := format.Parse("94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57")
	if err != nil {
		log.Fatal(err)
	}
	solver := deduce.New(puzzle.Givens, deduce.Options{Guess: deduce.Random, Seed: 42})
	text := wording.Text{Notation: board.A1}
	for step := solver.Next(); step != nil; step = solver.Next() {
		if step.Kind != deduce.Init {
			fmt.Println(text.Line(step))
		}
	}
	fmt.Println(solver.Board().Grid())
}
