// Command explain-svg shows how to draw a step: it looks for the first X-Wing of a position and prints a picture
// of it, with the reason below.
package main

import (
	"context"
	"log"
	"os"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/render"
	"deduku/deduce/technique"
)

func main() {
	position, err := format.Parse(technique.XWing.Example)
	if err != nil {
		log.Fatal(err)
	}
	solver := deduce.New(position.Givens, deduce.Options{})
	if err := solver.Begin(position.Givens, position.Placed, position.Eliminated); err != nil {
		log.Fatal(err)
	}
	board := solver.Board()
	technique.XWing.Find(deduce.NewView(context.Background(), board), func(step *deduce.Step) bool {
		step.Technique = technique.XWing
		words := render.Text{}.Phrase(step)
		drawing := export.Drawing{
			Picture: render.Draw(board, step),
			Title:   words.Label + "  " + words.Conclusion,
			Caption: []string{words.Reason},
		}
		if err := drawing.SVG(os.Stdout); err != nil {
			log.Fatal(err)
		}
		return false // one is enough
	})
}
