package technique_test

import (
	"context"
	"fmt"
	"log"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/deduce/technique/fish"
)

// A choice of techniques is a ladder to solve by.
func ExampleChoice() {
	choice := technique.Choice{Level: deduce.Hard, Unique: true, Set: map[*deduce.Technique]bool{fish.XWing: false}}
	ladder := choice.Ladder()
	fmt.Println("The first technique is", ladder[0].Title)
	fmt.Println(ladder.Has(fish.XWing), ladder.Has(fish.Swordfish), ladder.Has(fish.Jellyfish))
	// Output:
	// The first technique is Full House
	// false true true
}

// Every technique is asked for by its steps on a position.
func Example() {
	p, err := format.Parse(fish.XWing.Example)
	if err != nil {
		log.Fatal(err)
	}
	b := p.Board()
	deduce.NewView(context.Background(), &b).Find(fish.XWing, func(step *deduce.Step) bool {
		fmt.Println(wording.Text{}.Line(step))
		return true // go on
	})
	// Output:
	// X-Wing    r3c1, r4c9 <> 8    8 in rows 2 and 6 must be in columns 1 and 9
}
