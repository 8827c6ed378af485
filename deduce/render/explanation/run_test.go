package explanation_test

import (
	"context"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// TestFollowedInOrder reads templates of which one removal rests on another: what is removed in a line is no place in those that follow.
func TestFollowedInOrder(t *testing.T) {
	const puzzle = "......41.9..3.....3...2.....48..7..........52.1.......5..2....6.7....8......9...."
	for _, rung := range technique.Standard {
		if rung.Name != "template-delete" {
			continue
		}
		s := deduce.New(boardtest.Grid(t, puzzle), deduce.Options{Ladder: alone(rung), Guess: deduce.NoGuess})
		followed := 0
		for {
			step, ok := s.Foresee(context.Background())
			if !ok {
				break
			}
			if step.Technique == rung.Technique {
				pieces := explanation.Step(wording.Text{}, &step, s.Board())[1:]
				text := strings.Join(pieces, "\n")
				followed += strings.Count(text, "has no place for")
				for _, fault := range faultsOf(pieces, s.Board(), &step) {
					t.Errorf("%s\n%s", fault, text)
				}
			}
			s.Apply(step)
		}
		if followed == 0 {
			t.Error("no digit is followed")
		}
	}
}
