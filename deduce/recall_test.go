package deduce_test

import (
	"context"
	"reflect"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// guessed is a puzzle whose log, with the fewest candidates first, has guesses two deep and conflicts.
const guessed = "1...5...9..7...2...6...3.4....8........91..7.9....5..83..5....1..2...6...4......."

// TestRecallAll reads a whole log step by step, guesses and what is taken back included: it becomes the same log.
func TestRecallAll(t *testing.T) {
	want := run(t, boardtest.Grid(t, guessed), deduce.Options{Guess: deduce.Fewest})
	s := deduce.Resume(want.First(0), deduce.Options{Guess: deduce.Fewest})
	for i := range want.Steps {
		if _, err := s.Recall(context.Background(), &want.Steps[i], nil); err != nil {
			t.Fatalf("step %d: %v", i+1, err)
		}
	}
	got := s.Log()
	for i := range want.Steps {
		if !reflect.DeepEqual(got.Steps[i], want.Steps[i]) {
			t.Fatalf("step %d:\n got %+v\nwant %+v", i+1, got.Steps[i], want.Steps[i])
		}
	}
}

// TestRecallRefuses reads a log up to the first step of a kind, and then that step with a change that makes it impossible.
func TestRecallRefuses(t *testing.T) {
	log := run(t, boardtest.Grid(t, guessed), deduce.Options{Guess: deduce.Fewest})
	at := func(row, col int, d board.Digit) []board.Candidate {
		return []board.Candidate{{Cell: board.CellAt(row-1, col-1), Digit: d}}
	}
	for _, test := range []struct {
		name   string
		kind   deduce.Kind
		change func(s *deduce.Step)
		want   string // in the refusal
	}{
		{"too deep", deduce.PosDed, func(s *deduce.Step) { s.Depth++ }, "its depth is"},
		{"a guess inside itself", deduce.Guess, func(s *deduce.Step) { s.Depth++ }, "its depth is 1"},
		{"a conflict outside its guess", deduce.Conflict, func(s *deduce.Step) { s.Depth = 0 }, "its depth is 0"},
		{"a backtrack inside its guess", deduce.Backtrack, func(s *deduce.Step) { s.Depth++ }, "its depth is"},
		{"because of a later step", deduce.PosDed, func(s *deduce.Step) { s.Because = []int{900} }, "not before it"},
		{"because of step 0", deduce.PosDed, func(s *deduce.Step) { s.Because = []int{0} }, "not before it"},
		{"a filled cell", deduce.PosDed, func(s *deduce.Step) { s.Placements = at(1, 1, 1) }, "is not possible then"},
		{"a digit that clashes", deduce.Guess, func(s *deduce.Step) { s.Placements = at(1, 2, 1) }, "is not possible then"},
		{"two digits guessed", deduce.Guess, func(s *deduce.Step) { s.Placements = append(slices.Clip(s.Placements), s.Placements...) }, "a guess places one digit"},
		{"what is no candidate is eliminated", deduce.PosDed, func(s *deduce.Step) { s.Eliminations = at(1, 2, 1) }, "is no candidate"},
		{"another guess is taken back", deduce.Backtrack, func(s *deduce.Step) { s.Undoes++ }, "the last open guess is"},
		{"something else is eliminated", deduce.Backtrack, func(s *deduce.Step) { s.Eliminations = at(9, 9, 9) }, "the guess "},
		{"nothing is eliminated", deduce.Backtrack, func(s *deduce.Step) { s.Eliminations = nil }, "the guess "},
		{"not after a conflict", deduce.Conflict, func(s *deduce.Step) { s.Kind = deduce.Backtrack; s.Depth-- }, "a BACKTRACK follows a CONFLICT"},
		{"after a conflict", deduce.Backtrack, func(s *deduce.Step) { s.Kind = deduce.PosDed; s.Depth++ }, "may follow a CONFLICT"},
		{"a given is late", deduce.PosDed, func(s *deduce.Step) { s.Kind = deduce.Init }, "the givens come first"},
		{"another given", deduce.Init, func(s *deduce.Step) { s.Placements = at(1, 2, 3) }, "is no given"},
		{"a given that eliminates", deduce.Init, func(s *deduce.Step) { s.Eliminations = at(1, 2, 3) }, "INIT places one given"},
		{"solved too early", deduce.PosDed, func(s *deduce.Step) { s.Kind = deduce.Solved }, "not solved"},
		{"a step of an argument", deduce.PosDed, func(s *deduce.Step) { s.Kind = deduce.Assume }, "has no place there"},
	} {
		t.Run(test.name, func(t *testing.T) {
			n := slices.IndexFunc(log.Steps, func(s deduce.Step) bool { return s.Kind == test.kind })
			s := deduce.Resume(log.First(n), deduce.Options{Guess: deduce.Fewest})
			step := log.Steps[n]
			test.change(&step)
			_, err := s.Recall(context.Background(), &step, nil)
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%v: got %v, want %s", step.Kind, err, test.want)
			}
			if len(s.Log().Steps) != n {
				t.Error("the step was logged nevertheless")
			}
			if _, err := s.Recall(context.Background(), &log.Steps[n], nil); err != nil {
				t.Errorf("the step as it was is refused afterwards: %v", err)
			}
		})
	}
	t.Run("an assumption under a guess", func(t *testing.T) {
		n := 1 + slices.IndexFunc(log.Steps, func(s deduce.Step) bool { return s.Kind == deduce.Guess })
		s := deduce.Resume(log.First(n), deduce.Options{Guess: deduce.Fewest})
		step := deduce.Step{Kind: deduce.Premise, Depth: 1, Placements: log.Steps[n].Placements}
		if _, err := s.Recall(context.Background(), &step, nil); err == nil || !strings.Contains(err.Error(), "no PREMISE can stand there") {
			t.Errorf("got %v", err)
		}
	})
	t.Run("after the end", func(t *testing.T) {
		s := deduce.Resume(log, deduce.Options{})
		if _, err := s.Recall(context.Background(), &log.Steps[len(log.Steps)-2], nil); err == nil || !strings.Contains(err.Error(), "the end of a log") {
			t.Errorf("got %v", err)
		}
	})
	t.Run("no guess is open", func(t *testing.T) {
		log := run(t, boardtest.Grid(t, "12345678.........9..............................................................."), deduce.Options{})
		n := len(log.Steps) - 1
		s := deduce.Resume(log.First(n), deduce.Options{})
		if _, err := s.Recall(context.Background(), &deduce.Step{Kind: deduce.Backtrack}, nil); err == nil || !strings.Contains(err.Error(), "no guess is open") {
			t.Errorf("got %v", err)
		}
	})
}

// TestRecallAgain reads steps of techniques as files hold them, with the truths alone: their patterns are found again
// on the board, and of several that cite the same truths the one that is told as the step was.
func TestRecallAgain(t *testing.T) {
	ladder := technique.Everything.Ladder()
	found := 0
	for _, puzzle := range boardtest.First(t, "top1465.txt", 12) {
		log := run(t, puzzle, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
		s := deduce.Resume(log.First(0), deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
		for i := range log.Steps {
			want := &log.Steps[i]
			told := (wording.Text{}).Line(want)
			got, err := s.Recall(context.Background(), asRead(want), func(s *deduce.Step) bool { return (wording.Text{}).Line(s) == told })
			if err != nil {
				t.Fatalf("step %d: %v", i+1, err)
			}
			if want.Kind == deduce.Logic || want.Technique == deduce.FullHouse {
				found++
			}
			if !reflect.DeepEqual(got.Parts, want.Parts) || !reflect.DeepEqual(got.Argument, want.Argument) {
				t.Errorf("%v, step %d:\n got %+v %+v\nwant %+v %+v", puzzle, i+1, got.Parts, got.Argument, want.Parts, want.Argument)
			}
		}
	}
	if found < 100 {
		t.Errorf("only %d patterns were to be found", found)
	}
}

// asRead is a step with no more than a file says of it.
func asRead(s *deduce.Step) *deduce.Step {
	read := *s
	read.Parts, read.Argument = nil, nil
	for truth := range s.Truths() {
		if c, ok := truth.Cell(); ok {
			read.Parts = append(read.Parts, deduce.Part{Role: deduce.Set, Cells: board.CellsOf(c)})
			continue
		}
		u, d := truth.Unit()
		read.Parts = append(read.Parts, deduce.Part{Role: deduce.Base, Units: board.UnitsOf(u), Digits: board.Digits(d)})
	}
	return &read
}
