// Command hint shows how to tell a step little by little: the same value, with more and more of it said.
package main

import (
	"context"
	"fmt"
	"log"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/deduce/technique"
)

func main() {
	puzzle, err := format.Parse("94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57")
	if err != nil {
		log.Fatal(err)
	}
	ladder := technique.Everything.Ladder()
	solver := deduce.New(puzzle.Givens, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	ctx := context.Background()
	for {
		step, ok := solver.Foresee(ctx)
		if !ok {
			return
		}
		if step.Kind != deduce.Logic {
			solver.Apply(step)
			continue
		}
		text := render.Text{}
		fmt.Println("The next step is", technique.GradeOf(step.Technique).Level.String()+".")
		fmt.Println("Look for:", step.Technique.Title)
		fmt.Println("Look at", text.Place(&step))
		fmt.Println(text.Line(&step))
		for _, paragraph := range text.Explain(&step, solver.Board()) {
			fmt.Println(" ", paragraph)
		}
		return
	}
}
