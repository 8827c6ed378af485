package deduce_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"deduku/board"
	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
)

func TestRefusals(t *testing.T) {
	at := candidateAt
	for _, test := range []struct {
		name string
		ask  func(s *deduce.Solver) error
		want deduce.RefusedError
	}{
		{"a given", func(s *deduce.Solver) error { return s.Suppose(at(1, 1, 3)) },
			deduce.RefusedError{Asked: at(1, 1, 3), Why: deduce.OnGiven, By: at(1, 1, 9)}},
		{"a filled cell", func(s *deduce.Solver) error {
			if err := s.Suppose(at(1, 3, 3)); err != nil {
				return err
			}
			return s.Suppose(at(1, 3, 7))
		}, deduce.RefusedError{Asked: at(1, 3, 7), Why: deduce.OnFilled, By: at(1, 3, 3)}},
		{"a clash in the row", func(s *deduce.Solver) error { return s.Suppose(at(1, 9, 4)) },
			deduce.RefusedError{Asked: at(1, 9, 4), Why: deduce.Clashes, By: at(1, 2, 4)}},
		{"an eliminated candidate", func(s *deduce.Solver) error {
			if err := s.Deny(at(1, 3, 3)); err != nil {
				return err
			}
			return s.Suppose(at(1, 3, 3))
		}, deduce.RefusedError{Asked: at(1, 3, 3), Why: deduce.Eliminated, Step: 24}},
		{"clearing an empty cell", func(s *deduce.Solver) error { _, err := s.Without(at(1, 3, 0).Cell); return err },
			deduce.RefusedError{Asked: at(1, 3, 0), Why: deduce.OnEmpty}},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := deduce.New(boardtest.Grid(t, sparse), deduce.Options{})
			var got *deduce.RefusedError
			if err := test.ask(s); !errors.As(err, &got) {
				t.Fatalf("got %v, want a refusal", err)
			}
			if *got != test.want {
				t.Errorf("\n got %+v\nwant %+v", *got, test.want)
			}
		})
	}
}

// TestBegin starts from positions: what is gone already is passed over, what cannot be is refused, the rest is logged.
func TestBegin(t *testing.T) {
	at := candidateAt
	for _, test := range []struct {
		name       string
		placed     []board.Candidate
		eliminated []board.Candidate
		premises   string
		refused    string
	}{
		{name: "the givens alone"},
		{name: "placed and eliminated", placed: []board.Candidate{at(2, 2, 8), at(1, 3, 6)}, eliminated: []board.Candidate{at(2, 1, 5), at(1, 4, 2)},
			premises: "r1c3=6 r2c2=8 r2c1-5 r1c4-2"},
		{name: "eliminated twice, and by a digit", placed: []board.Candidate{at(1, 3, 6)},
			eliminated: []board.Candidate{at(2, 1, 6), at(2, 1, 5), at(1, 3, 3), at(2, 1, 5)},
			premises:   "r1c3=6 r2c1-5"},
		{name: "a digit that clashes", placed: []board.Candidate{at(1, 3, 4), at(2, 2, 8)}, premises: "r2c2=8",
			refused: "r1c3=4 clashes with r1c2=4"},
		{name: "the digit of a given eliminated", eliminated: []board.Candidate{at(1, 1, 9), at(2, 1, 5)}, premises: "r2c1-5",
			refused: "r1c1=9 is given"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := deduce.New(board.Grid{}, deduce.Options{})
			var placed board.Grid
			for _, x := range test.placed {
				placed[x.Cell] = x.Digit
			}
			refused := ""
			if err := s.Begin(boardtest.Grid(t, sparse), placed, test.eliminated); err != nil {
				refused = err.Error()
				if !errors.As(err, new(*deduce.RefusedError)) {
					t.Errorf("%T is no refusal", err)
				}
			}
			var premises []string
			log := s.Log()
			for _, step := range log.Premises() {
				for _, x := range step.Placements {
					premises = append(premises, x.String())
				}
				for _, x := range step.Eliminations {
					premises = append(premises, strings.Replace(x.String(), "=", "-", 1))
				}
			}
			if got := strings.Join(premises, " "); got != test.premises || refused != test.refused {
				t.Errorf("premises %q, refused %q\nwant %q, %q", got, refused, test.premises, test.refused)
			}
			if log.Puzzle != boardtest.Grid(t, sparse) || len(log.Steps) != log.Puzzle.Len()+len(premises) {
				t.Errorf("%d steps for %v", len(log.Steps), log.Puzzle)
			}
		})
	}
}

// TestWithout clears a digit that was set by hand: what rests on it goes, the rest stays.
func TestWithout(t *testing.T) {
	s := deduce.New(boardtest.Grid(t, sparse), deduce.Options{})
	wrong := board.Candidate{Cell: board.CellAt(0, 2), Digit: 3}
	if err := s.Suppose(wrong); err != nil {
		t.Fatal(err)
	}
	if err := s.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	log, err := s.Without(wrong.Cell)
	if err != nil {
		t.Fatal(err)
	}
	s = deduce.Resume(log, deduce.Options{})
	if d := s.Board().Digit(wrong.Cell); d != 0 {
		t.Errorf("%v still holds %v", wrong.Cell, d)
	}
	if err := s.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	if end := s.Log(); end.Last().Kind != deduce.Solved || end.Last().End.Premises != 0 {
		t.Errorf("ends as %v with %d premises", end.Last().Kind, end.Last().End.Premises)
	}
}

// TestWithoutKeepsOrder clears random filled cells after random steps: every step that is left still
// stands on earlier steps, and the board passes its check.
func TestWithoutKeepsOrder(t *testing.T) {
	puzzle := boardtest.Grid(t, "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57")
	rapid.Check(t, func(t *rapid.T) {
		s := deduce.New(puzzle, deduce.Options{Seed: rapid.Uint64().Draw(t, "seed")})
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			s.Next()
		}
		c := board.Cell(rapid.IntRange(0, 80).Draw(t, "cell"))
		log, err := s.Without(c)
		if err != nil {
			return
		}
		for i, step := range log.Steps {
			for _, k := range step.Because {
				if k > i {
					t.Fatalf("step %d rests on step %d", i+1, k)
				}
			}
		}
		left := deduce.Resume(log, deduce.Options{})
		if err := left.Board().Check(); err != nil {
			t.Fatal(err)
		}
		if left.Board().Digit(c) != 0 {
			t.Fatalf("%v is still filled", c)
		}
	})
}

// candidateAt is a candidate by row and column from one.
func candidateAt(row, col int, d board.Digit) board.Candidate {
	return board.Candidate{Cell: board.CellAt(row-1, col-1), Digit: d}
}

// TestUnderGuess has what a person does while a guess is open.
func TestUnderGuess(t *testing.T) {
	const puzzle = "..647.3..38.........73....9.7.1.....1...5.48.5.9...6.7..5.68...8....1............"
	s := deduce.New(boardtest.Grid(t, puzzle), deduce.Options{Seed: 1})
	if err := s.Guess(candidateAt(4, 5, 3)); err != nil {
		t.Fatal(err)
	}
	var refused *deduce.RefusedError
	err := s.Deny(candidateAt(1, 1, 2))
	if !errors.As(err, &refused) || refused.Why != deduce.GuessOpen || refused.By != candidateAt(4, 5, 3) {
		t.Errorf("eliminated under a guess: %v", err)
	}
	if err := s.Suppose(candidateAt(1, 1, 2)); err != nil {
		t.Fatal(err)
	}
	log := s.Log()
	if last := log.Last(); last.Kind != deduce.Guess || last.From.Len() < 2 || s.Guesses() != 2 {
		t.Errorf("a digit set under a guess is logged as %v, with %d guesses open", last.Kind, s.Guesses())
	}
	if err := s.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	log = s.Log()
	if log.Last().Kind != deduce.Solved {
		t.Errorf("the puzzle has a solution, and the log ends as %v", log.Last().Kind)
	}
}

// TestStuckIsTheEnd shows that a log which goes on by a guess after it was stuck does not say STUCK in the middle.
func TestStuckIsTheEnd(t *testing.T) {
	s := deduce.New(boardtest.Grid(t, sparse), deduce.Options{Guess: deduce.NoGuess, Ladder: deduce.LadderOf(deduce.FullHouse)})
	s.Next()
	s.Use(deduce.Options{Guess: deduce.Fewest})
	s.Try()
	log := s.Log()
	if kind := log.Last().Kind; kind != deduce.Guess || slices.ContainsFunc(log.Steps, func(s deduce.Step) bool { return s.Kind == deduce.Stuck }) {
		t.Errorf("ends as %v, or has STUCK in the middle", kind)
	}
}

// TestUnsolvableAssumes has the end of a log say when its proof rests on the promise of one solution.
func TestUnsolvableAssumes(t *testing.T) {
	promise := &deduce.Technique{Name: "promise", Title: "Promise", Assumes: true, Why: []string{"so"}, Form: []string{""}}
	promise.Find = func(v *deduce.View, yield func(*deduce.Step) bool) {
		c := v.Open().First()
		d := v.Draft()
		d.EliminateAll(c, v.Candidates(c))
		d.Deadly(board.CellsOf(c))
		yield(&d.Step)
	}
	for _, kept := range []deduce.Options{{}, {Forget: true}, {Bare: true}, {Forget: true, Bare: true}} {
		for _, ladder := range []deduce.Ladder{deduce.LadderOf(promise), nil} {
			options := kept
			options.Ladder = ladder
			s := deduce.New(boardtest.Grid(t, sparse), options)
			if ladder == nil {
				s.Reset(board.Grid{5, 5})
			} else if err := s.Guess(candidateAt(1, 3, 1)); err != nil {
				t.Fatal(err)
			}
			if err := s.Solve(t.Context()); err != nil {
				t.Fatal(err)
			}
			log := s.Log()
			if end := log.Last(); end.Kind != deduce.Unsolvable || end.End.Assumes != (ladder != nil) {
				t.Errorf("forget %v, bare %v, ladder %v: ends as %v, assumes %v", kept.Forget, kept.Bare, ladder != nil, end.Kind, end.End.Assumes)
			}
		}
	}
}
