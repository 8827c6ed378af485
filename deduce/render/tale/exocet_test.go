package tale_test

import (
	"context"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/techniquetest"
)

// TestWaysOfExocets says of a digit that can't be in a base or a target which digits could go with it, and why none does.
func TestWaysOfExocets(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, puzzle string
		want         []string
	}{
		{"senior-exocet", "5.4....6.....21...3........27..9...8...5...3...........1....7.96..4...........2..", []string{
			"It can't be 9: then r2c1 is 8, and r4c3 and r5c3 can't be 8 and 9. So r6c7 is 6.",
			"r5c3 can't be 9: then r4c3 is 3 or 6; with 3, r2c1 and r6c7 can't be 3 and 9; with 6, r2c1 and r6c7 can't be 6 and 9.",
		}},
		{"double-exocet", "...4.67....7..........7..15.94.6.5.........98..591.6..3.............2.6...6.4.1..", []string{
			"r1c3 can't be 9: it would have to be in box 3 too, in r2c8 or r2c9.",
			"The digit of target r1c3 is in the base, too. So box 3 has it in the third line of the band, row 2, the mirror of that target: only r2c8 there can hold one of the digits that are left, so it has no room for 4.",
		}},
	} {
		solver := deduce.New(boardtest.Grid(t, test.puzzle), deduce.Options{Ladder: technique.Standard[:12], Guess: deduce.NoGuess})
		for { // as far as locked candidates and subsets go
			step, ok := solver.Foresee(context.Background())
			if !ok {
				break
			}
			solver.Apply(step)
		}
		var all strings.Builder
		solver.Find(context.Background(), techniquetest.Named(t, test.name), func(s deduce.Step) bool {
			all.WriteString(strings.Join(tale.Tell(wording.Text{}, &s, solver.Board()).Paragraphs(), "\n"))
			return true
		})
		for _, want := range test.want {
			if !strings.Contains(all.String(), want) {
				t.Errorf("%s: not told: %s\nin %s", test.name, want, all.String())
			}
		}
		for _, never := range []string{"no way to fill both", "no two digits for base", "must hold the digit of a target"} {
			if strings.Contains(all.String(), never) {
				t.Errorf("%s: %q without the ways", test.name, never)
			}
		}
	}
}
