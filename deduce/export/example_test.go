package export_test

import (
	"context"
	"fmt"
	"log"
	"os"
	"strings"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/export"
)

// A sheet is a log with a picture for each step: a page, an animation, a document.
func ExampleSheet() {
	p, err := format.Parse("53467891.672195348198342567859761423426853791713924856961537284287419635345286179")
	if err != nil {
		log.Fatal(err)
	}
	solver := deduce.New(p.Givens, deduce.Options{})
	if err := solver.Solve(context.Background()); err != nil {
		log.Fatal(err)
	}
	steps := solver.Log()
	sheet := export.Sheet{Log: &steps, Name: "one cell"}
	if err := sheet.Markdown(os.Stdout); err != nil {
		log.Fatal(err)
	}
	var picture strings.Builder
	if err := sheet.Step(81).SVG(&picture); err != nil {
		log.Fatal(err)
	}
	title, _, _ := strings.Cut(picture.String(), "</title>")
	_, title, _ = strings.Cut(title, "<title>")
	fmt.Println("a picture of", title)
	// Output:
	// # one cell
	//
	// 80 givens, then steps 81 to 82; no guess needed.
	//
	// ```text
	// +-------+-------+-------+
	// | 5 3 4 | 6 7 8 | 9 1 . |
	// | 6 7 2 | 1 9 5 | 3 4 8 |
	// | 1 9 8 | 3 4 2 | 5 6 7 |
	// +-------+-------+-------+
	// | 8 5 9 | 7 6 1 | 4 2 3 |
	// | 4 2 6 | 8 5 3 | 7 9 1 |
	// | 7 1 3 | 9 2 4 | 8 5 6 |
	// +-------+-------+-------+
	// | 9 6 1 | 5 3 7 | 2 8 4 |
	// | 2 8 7 | 4 1 9 | 6 3 5 |
	// | 3 4 5 | 2 8 6 | 1 7 9 |
	// +-------+-------+-------+
	// ```
	//
	// - **81** `Naked Single r1c9 = 2` only 2 is left for r1c9
	// - **82** `SOLVED` no guess needed
	//
	// ```text
	// +-------+-------+-------+
	// | 5 3 4 | 6 7 8 | 9 1 2 |
	// | 6 7 2 | 1 9 5 | 3 4 8 |
	// | 1 9 8 | 3 4 2 | 5 6 7 |
	// +-------+-------+-------+
	// | 8 5 9 | 7 6 1 | 4 2 3 |
	// | 4 2 6 | 8 5 3 | 7 9 1 |
	// | 7 1 3 | 9 2 4 | 8 5 6 |
	// +-------+-------+-------+
	// | 9 6 1 | 5 3 7 | 2 8 4 |
	// | 2 8 7 | 4 1 9 | 6 3 5 |
	// | 3 4 5 | 2 8 6 | 1 7 9 |
	// +-------+-------+-------+
	// ```
	//
	// a picture of 81  Naked Single  r1c9 = 2 only 2 is left for r1c9
}
