package technique_test

import (
	"os"
	"testing"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/deduce/technique/als"
	"deduku/deduce/technique/chains"
	"deduku/deduce/technique/forcing"
	"deduku/deduce/technique/nets"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/techniquetest"
)

// TestSoundAnywhere runs the techniques that assume nothing of the solutions on positions that have several and on some that have
// none: whatever the board, no step may take a candidate from a solution, and each must pass the proof checker. Without
// DEDUKU_FULL it takes a few positions.
func TestSoundAnywhere(t *testing.T) {
	n := 10
	if os.Getenv("DEDUKU_FULL") != "" {
		n = 200
	}
	found := map[*deduce.Technique]int{}
	puzzles := boardtest.Puzzles(t, "top1465.txt")
	for i := range n {
		puzzle := puzzles[i*len(puzzles)/n]
		several := stuck(t, without(puzzle, i))
		none := stuck(t, puzzle)
		denyTruth(t, none, i)
		for _, s := range []*deduce.Solver{several, none} {
			if s.Board().Status() != board.Open {
				continue
			}
			for _, tech := range technique.Standard.Techniques() {
				if !tech.Assumes {
					found[tech] += soundOn(t, s, tech)
				}
			}
		}
	}
	for _, tech := range []*deduce.Technique{
		chains.AIC, chains.GroupedAIC, chains.ALSAIC, forcing.DigitChain, forcing.CellChain, forcing.UnitChain,
		forcing.Contradiction, forcing.Verity, forcing.KrakenFish1, forcing.KrakenFish2, nets.Nishio, als.DeathBlossom,
	} {
		t.Logf("%-40s %5d steps", tech.Title, found[tech])
		if found[tech] == 0 {
			t.Errorf("%s was not met", tech.Title)
		}
	}
}

// without is a puzzle less one of its givens.
func without(puzzle board.Grid, i int) board.Grid {
	for c := i * 7 % board.Cells; ; c = (c + 1) % board.Cells {
		if puzzle[c] != 0 {
			puzzle[c] = 0
			return puzzle
		}
	}
}

// stuck is a solver where the easiest techniques have come to their end.
func stuck(t *testing.T, puzzle board.Grid) *deduce.Solver {
	s := deduce.New(puzzle, deduce.Options{Guess: deduce.NoGuess, Ladder: everything[:13]})
	if err := s.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	log := s.Log()
	return deduce.Resume(log.First(len(log.Steps)-1), deduce.Options{Guess: deduce.NoGuess}) // without its end
}

// denyTruth takes from a position with one solution a candidate that is true, in a cell with several.
func denyTruth(t *testing.T, s *deduce.Solver, i int) {
	candidates := search.Of(s.Board())
	solution, _ := search.First(&candidates)
	open := s.Board().Open()
	for range i % max(open.Len(), 1) {
		open = open.Rest()
	}
	for c := range open.All() {
		if s.Board().Candidates(c).Len() > 2 {
			if err := s.Deny(board.Candidate{Cell: c, Digit: solution[c]}); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
}

// soundOn looks at the first steps of a technique; it returns their number.
func soundOn(t *testing.T, s *deduce.Solver, tech *deduce.Technique) (n int) {
	b := *s.Board()
	s.Find(t.Context(), tech, func(step deduce.Step) bool {
		n++
		techniquetest.WellFormed(t, &b, &step)
		for _, x := range step.Eliminations {
			with := b
			with.Place(x.Cell, x.Digit)
			testNoSolution(t, &with, &step)
		}
		for _, x := range step.Placements {
			less := b
			less.Eliminate(x.Cell, x.Digit)
			testNoSolution(t, &less, &step)
		}
		if err := techniquetest.CheckStep(s, step); err != nil {
			t.Errorf("%v:\n%s\n%v", b.Grid(), techniquetest.Told(&step), err)
		}
		return n < 4
	})
	return n
}

// testNoSolution holds a board on which a step is wrong to having no solution.
func testNoSolution(t *testing.T, b *board.Board, step *deduce.Step) {
	t.Helper()
	candidates := search.Of(b)
	if search.Count(&candidates, 1) > 0 {
		t.Errorf("%v: a solution speaks against\n%s", b.Grid(), techniquetest.Told(step))
	}
}
