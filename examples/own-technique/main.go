// Command own-technique defines a technique outside the ladder, puts it on, and has the proof checker check what it
// finds: the design is open.
package main

import (
	"bytes"
	"context"
	"fmt"
	"log"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/wording"
	"deduku/deduce/verify"
)

// twins is the naked pair that people see first: two cells of a box with the same two candidates.
var twins = &deduce.Technique{
	Name:  "twins",
	Title: "Twins",
	Doc:   "Two cells of a box have the same two candidates. The digits go from the rest of the box.",
	Why:   []string{"{set} are twins"},
	Find:  findTwins,
}

func findTwins(v *deduce.View, yield func(*deduce.Step) bool) {
	for a := range v.Bivalue().All() {
		box := board.Box(a.Box()).Cells()
		for b := range v.Bivalue().And(box).All() {
			if b <= a || v.Candidates(a) != v.Candidates(b) {
				continue
			}
			s := v.Draft()
			for d := range v.Candidates(a).All() {
				s.Eliminate(d, v.CellsFor(d).And(box).Without(a).Without(b))
			}
			s.Part(deduce.Part{Role: deduce.Set, Cells: board.CellsOf(a, b), Digits: v.Candidates(a)})
			if s.Concludes() && !yield(&s.Step) {
				return
			}
		}
	}
}

func main() {
	puzzle, err := format.Parse(".85.1..3.....94............653.8..14.9.....8....5.23....9.4.....18.5.........69..")
	if err != nil {
		log.Fatal(err)
	}
	ladder := deduce.LadderOf(append(deduce.Classic.Techniques(), twins)...)
	solver := deduce.New(puzzle.Givens, deduce.Options{Ladder: ladder, Guess: deduce.Fewest})
	if err := solver.Solve(context.Background()); err != nil {
		log.Fatal(err)
	}
	steps := solver.Log()
	for i := range steps.Steps {
		if step := &steps.Steps[i]; step.Technique == twins {
			fmt.Println(wording.Text{}.Line(step))
		}
	}
	var lines bytes.Buffer
	if err := new(jsonl.Writer).Log(&lines, &steps); err != nil {
		log.Fatal(err)
	}
	result, err := verify.Check(&lines)
	fmt.Println(result.Steps, "steps checked, error:", err)
}
