// Command explain-svg shows how to draw a step: it looks for the first X-Wing of a position and prints a picture
// of it, with the reason below.
package main

import (
	"context"
	"log"
	"os"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique/fish"
)

func main() {
	position, err := format.Parse(fish.XWing.Example)
	if err != nil {
		log.Fatal(err)
	}
	b := position.Board()
	deduce.NewView(context.Background(), &b).Find(fish.XWing, func(step *deduce.Step) bool {
		words := wording.Text{}.Phrase(step)
		drawing := export.Drawing{
			Picture: picture.Draw(&b, step, board.RC),
			Title:   words.Label + "  " + words.Conclusion,
			Caption: []string{words.Reason},
		}
		if err := drawing.SVG(os.Stdout); err != nil {
			log.Fatal(err)
		}
		return false // one is enough
	})
}
