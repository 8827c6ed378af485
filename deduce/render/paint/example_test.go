package paint_test

import (
	"context"
	"fmt"
	"log"
	"os"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/paint"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique/fish"
)

// One step as a line in two notations, for programs, and drawn.
func Example() {
	p, err := format.Parse(fish.XWing.Example)
	if err != nil {
		log.Fatal(err)
	}
	b := p.Board()
	deduce.NewView(context.Background(), &b).Find(fish.XWing, func(step *deduce.Step) bool {
		fmt.Println(wording.Text{Notation: board.A1}.Line(step))
		fmt.Println(wording.Text{Compact: true}.Line(step))
		if err := new(jsonl.Writer).Step(os.Stdout, 1, step); err != nil {
			log.Fatal(err)
		}
		pic := picture.Draw(&b, step, board.RC)
		fmt.Print(paint.NewPainter(nil, &paint.Unicode).Candidates(&pic, 80))
		return false
	})
	// Output:
	// X-Wing    C1, D9 <> 8    8 in rows B and F must be in columns 1 and 9
	// X-Wing: 8 r26 c19 => r3c1,r4c9<>8
	// {"n":1,"kind":"LOGIC","technique":"X-Wing","eliminate":["r3c1<>8","r4c9<>8"],"truths":["8r2","8r6"],"text":"X-Wing    r3c1, r4c9 <> 8    8 in rows 2 and 6 must be in columns 1 and 9"}
	//     1#   2   3     4  5  6   7   8   9#
	//   ┌──────────────┬─────────┬──────────────┐
	// 1 │ 7    4   3   │ 2  89 5 │ 1   89  6    │
	// 2=│ 8*9  6   2   │ 1  7  3 │ 5   4   8*9  │
	// 3 │ 18-9 5   189 │ 89 4  6 │ 3   2   7    │
	//   ├──────────────┼─────────┼──────────────┤
	// 4 │ 2    189 4   │ 5  3  7 │ 689 689 18-9 │
	// 5 │ 159  3   19  │ 6  2  8 │ 4   7   159  │
	// 6=│ 58*  7   6   │ 4  1  9 │ 2   3   58*  │
	//   ├──────────────┼─────────┼──────────────┤
	// 7 │ 3    2   7   │ 89 5  1 │ 689 689 4    │
	// 8 │ 6    189 189 │ 3  89 4 │ 7   5   2    │
	// 9 │ 4    89  5   │ 7  6  2 │ 89  1   3    │
	//   └──────────────┴─────────┴──────────────┘
	// * base  - removed  = base: rows 2 and 6  # cover: columns 1 and 9
}
