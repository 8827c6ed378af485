package chains_test

import (
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// TestChainsPassByTheirEnds checks that a chain that begins and ends at the removed candidate doesn't pass through it: it would conclude its
// own supposition. Each technique is tried with singles and locked candidates only, so that all kinds of chains come up.
func TestChainsPassByTheirEnds(t *testing.T) {
	seen := map[string]int{}
	for _, name := range []string{"discontinuous-nice-loop", "grouped-discontinuous-nice-loop", "als-discontinuous-nice-loop"} {
		ladder := technique.Standard.Where(func(x *deduce.Technique) bool {
			return x.Name == name || x.Name == "pointing" || x.Name == "claiming" || x.Shape == deduce.ShapeSingle
		})
		for _, puzzle := range append(boardtest.First(t, "top1465.txt", 40), boardtest.Grid(t, "..82.....6...9..7......541..6....1......5...93..6..2..4..3.7...2.....9...86....5.")) {
			s := deduce.New(puzzle, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
			for step := s.Next(); step != nil; step = s.Next() {
				if step.Technique == nil || step.Technique.Name != name {
					continue
				}
				seen[name]++
				links := step.Argument.Links
				if len(step.Eliminations) != 1 || links[0].Strong {
					continue
				}
				x := step.Eliminations[0]
				for _, l := range links[1:] {
					if l.From.Digit == x.Digit && board.CellsOf(x.Cell).Within(l.From.Cells) {
						t.Errorf("%s on %v removes %v, and passes through it: %v", name, puzzle, x, links)
					}
				}
			}
		}
		if seen[name] < 20 {
			t.Errorf("only %d steps of %s were found", seen[name], name)
		}
	}
}
