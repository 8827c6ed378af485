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
	"deduku/deduce/technique/fish"
)

func main() {
	position, err := format.Parse(fish.XWing.Example)
	if err != nil {
		log.Fatal(err)
	}
	board := position.Board()
	deduce.NewView(context.Background(), &board).Find(fish.XWing, func(step *deduce.Step) bool {
		words := render.Text{}.Phrase(step)
		drawing := export.Drawing{
			Picture: render.Draw(&board, step),
			Title:   words.Label + "  " + words.Conclusion,
			Caption: []string{words.Reason},
		}
		if err := drawing.SVG(os.Stdout); err != nil {
			log.Fatal(err)
		}
		return false // one is enough
	})
}
