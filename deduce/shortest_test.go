package deduce_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique/subsets"
)

// TestShortest shortens logs that went a long way: of a naked pair in column 9 (14 premises) and of the places of 5 in
// box 1 (6 premises) each alone rules out 5 in r1c9, and the log took the pair.
func TestShortest(t *testing.T) {
	at := func(row, col int, d board.Digit) board.Candidate {
		return board.Candidate{Cell: board.CellAt(row-1, col-1), Digit: d}
	}
	paired := func(t *testing.T) *deduce.Solver {
		s := deduce.New(board.Grid{}, deduce.Options{Guess: deduce.NoGuess})
		deny := func(row, col int, digits ...board.Digit) {
			for _, d := range digits {
				if err := s.Deny(at(row, col, d)); err != nil {
					t.Fatal(err)
				}
			}
		}
		deny(5, 9, 1, 2, 3, 4, 7, 8, 9)
		deny(6, 9, 1, 2, 3, 4, 7, 8, 9)
		for col := 1; col <= 3; col++ {
			deny(2, col, 5)
			deny(3, col, 5)
		}
		deny(1, 9, 1, 2, 3, 4, 6, 8, 9)
		var pair deduce.Step
		s.Find(context.Background(), subsets.NakedPair, func(step deduce.Step) bool {
			pair = step
			return !slices.Contains(step.Eliminations, at(1, 9, 5))
		})
		pair.Eliminations = []board.Candidate{at(1, 9, 5)} // as where the rest was gone before
		s.Apply(pair)
		return s
	}
	ladder := deduce.LadderOf(deduce.NakedSingle, subsets.NakedPair, subsets.Pointing)
	for _, test := range []struct {
		name  string
		goOn  bool // to the single that is left in r1c9
		steps int
		want  string
	}{
		{"the last step", false, 6 + 1, "Locked Candidates Type 1 (Pointing)"},
		{"a step on the way", true, 7 + 6 + 2, "Locked Candidates Type 1 (Pointing), Naked Single"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := paired(t)
			if test.goOn {
				s.Next()
			}
			log := s.Log()
			shorter, ok := log.Shorter(context.Background(), len(log.Steps), ladder)
			if !ok {
				t.Fatal("nothing shorter was found")
			}
			var used []string
			for _, step := range shorter.Steps {
				if step.Technique != nil {
					used = append(used, step.Technique.Title)
				}
			}
			if got := strings.Join(used, ", "); got != test.want || len(shorter.Steps) != test.steps {
				t.Errorf("%d steps by %s\nwant %d by %s", len(shorter.Steps), got, test.steps, test.want)
			}
			if last := fmt.Sprint((wording.Text{}).Conclusion(shorter.Last())); test.goOn && last != "r1c9 = 7" || !strings.HasPrefix(last, "r1c") {
				t.Errorf("it ends with %s", last)
			}
		})
	}
}
