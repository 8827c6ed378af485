package coach_test

import (
	"context"
	"fmt"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/technique"
)

// TestUnforced names the digits that were set before they followed.
func TestUnforced(t *testing.T) {
	t.Parallel()
	const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	for _, test := range []struct {
		name  string
		set   []string
		guess string
		want  string
	}{
		{name: "a naked single", set: []string{"r5c5=5"}, want: "[] 1"},
		{name: "one that takes others first", set: []string{"r1c3=4"}, want: "[31] 1"},
		{name: "the second follows from the first", set: []string{"r1c3=4", "r5c5=5"}, want: "[31] 2"},
		{name: "a removal is no digit", set: []string{"r1c3<>1", "r5c5=5"}, want: "[] 1"},
		{name: "a guess that stands", guess: "r1c3=4", want: "[31] 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := format.Parse(puzzle)
			if err != nil {
				t.Fatal(err)
			}
			solver := deduce.New(p.Givens, deduce.Options{})
			for _, text := range test.set {
				edits, err := coords.Assignments(text, board.RC)
				if err != nil {
					t.Fatal(err)
				}
				premise := deduce.Step{Placements: []board.Candidate{edits[0].Candidate}}
				if edits[0].Eliminate {
					premise = deduce.Step{Eliminations: premise.Placements}
				}
				if err := coach.Enter(solver, &premise); err != nil {
					t.Fatal(err)
				}
			}
			if test.guess != "" {
				edits, _ := coords.Assignments(test.guess, board.RC)
				if err := solver.Guess(edits[0].Candidate); err != nil {
					t.Fatal(err)
				}
			}
			log := solver.Log()
			unforced, judged := coach.Unforced(context.Background(), &log, p.Givens.Len(), technique.Standard[:4])
			if got := fmt.Sprint(unforced, " ", judged); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}
