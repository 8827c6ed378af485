package command_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/repl"
)

// premised is an easy puzzle, its givens and two more digits that came with the board: 28 steps, then 2 premises.
const premised = "load 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..+7+9"

// sessionAfter is a session that nobody looks at, after these lines.
func sessionAfter(t *testing.T, lines ...string) *repl.Session {
	t.Helper()
	s := repl.New(repl.Config{})
	do(t, s, lines...)
	return s
}

// do carries out lines, none of which may fail.
func do(t *testing.T, s *repl.Session, lines ...string) {
	t.Helper()
	for _, line := range lines {
		if err := s.Do(context.Background(), line).Err; err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
}

// refuses checks that a line is an error with this text, and changes nothing.
func refuses(t *testing.T, s *repl.Session, line, want string) {
	t.Helper()
	before := s.Version()
	if err := s.Do(context.Background(), line).Err; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%s: error %v, want %q in it", line, err, want)
	}
	if s.Version() != before {
		t.Errorf("%s was refused and changed the log", line)
	}
}

// hasSteps checks how many steps the log has, and that all count as shown.
func hasSteps(t *testing.T, s *repl.Session, want int) {
	t.Helper()
	log := s.Solver.Log()
	if len(log.Steps) != want || s.Shown != want {
		t.Errorf("the log has %d steps, of which %d are shown; want %d", len(log.Steps), s.Shown, want)
	}
}

// hasNumbers checks how many steps the log has, the number of the last, and that all count as shown.
func hasNumbers(t *testing.T, s *repl.Session, want, last int) {
	t.Helper()
	log := s.Solver.Log()
	if log.Count() != want || len(log.Steps) != last || s.Shown != last {
		t.Errorf("the log has %d steps, the last has the number %d, and up to %d they are shown; want %d and %d", log.Count(), len(log.Steps), s.Shown, want, last)
	}
}

// TestTrimEnd refuses the end of a log, which rests on all, and takes the step before it.
func TestTrimEnd(t *testing.T) {
	t.Parallel()
	s := sessionAfter(t, premised, "solve logic")
	refuses(t, s, "trim 82", "step 82 is the end of the log, which rests on all")
	do(t, s, "trim 81")
	hasNumbers(t, s, 54, 81)
}

// TestTrimArrived counts as arrived what came with the board and is left in the log, and no step that followed from it.
func TestTrimArrived(t *testing.T) {
	t.Parallel()
	s := sessionAfter(t, premised, "solve logic")
	if s.Arrived != 30 {
		t.Fatalf("%d steps came with the board, want 30", s.Arrived)
	}
	for _, test := range []struct{ n, left, arrived int }{
		{31, 29, 28}, // needs neither premise
		{33, 30, 29}, // needs one
		{34, 31, 30}, // needs both
	} {
		do(t, s, fmt.Sprint("trim ", test.n))
		hasNumbers(t, s, test.left, test.n)
		log := s.Solver.Log()
		if came := log.First(s.Arrived); s.Arrived != 30 || came.Count() != test.arrived {
			t.Errorf("trim %d: of the first %d numbers %d steps count as arrived, want %d of 30", test.n, s.Arrived, came.Count(), test.arrived)
		}
		do(t, s, "reset", "explain", "log last", "step", "explain", "undo 3")
		hasSteps(t, s, 82)
	}
}

// TestGotoEmpty goes back to the beginning of a board to which nothing came.
func TestGotoEmpty(t *testing.T) {
	t.Parallel()
	s := sessionAfter(t, "clear", "set r1c1<>5", "goto 0")
	hasSteps(t, s, 0)
	do(t, s, "goto 1")
	hasSteps(t, s, 1)
	if log := s.Solver.Log(); log.Last().Kind != deduce.Premise || s.Arrived != 0 {
		t.Errorf("the last step is %v, and %d steps count as arrived", log.Last().Kind, s.Arrived)
	}
}

// TestGoto goes back and forward again; before the last given it is no board of this puzzle.
func TestGoto(t *testing.T) {
	t.Parallel()
	s := sessionAfter(t, premised, "solve logic")
	for _, test := range []struct{ to, steps, arrived int }{
		{40, 40, 30}, {29, 29, 29}, {28, 28, 28}, {50, 50, 30}, {27, 28, 28}, {0, 28, 28}, {82, 82, 30},
	} {
		do(t, s, fmt.Sprint("goto ", test.to))
		hasSteps(t, s, test.steps)
		if s.Arrived != test.arrived {
			t.Errorf("goto %d: %d steps count as arrived, want %d", test.to, s.Arrived, test.arrived)
		}
	}
}

// TestGotoAfterAnotherWay knows the steps ahead as long as the log is the beginning of theirs, and no longer.
func TestGotoAfterAnotherWay(t *testing.T) {
	t.Parallel()
	s := sessionAfter(t, premised, "solve logic", "goto 30", "step", "goto 60")
	hasSteps(t, s, 60)
	do(t, s, "goto 30", "r1c3<>1")
	refuses(t, s, "goto 60", "31")
	do(t, s, "goto 29", "goto 31")
	hasSteps(t, s, 31)
	if log := s.Solver.Log(); log.Last().Kind != deduce.Premise {
		t.Errorf("step 31 is %v, want the premise", log.Last().Kind)
	}
}

// TestGotoForgetsFound forgets the solutions that were shown where the board becomes another, and only there.
func TestGotoForgetsFound(t *testing.T) {
	t.Parallel()
	s := sessionAfter(t, premised, "step 5", "more")
	if len(s.Found) != 1 {
		t.Fatalf("%d solutions are shown", len(s.Found))
	}
	log := s.Solver.Log()
	do(t, s, fmt.Sprint("goto ", len(log.Steps)))
	if len(s.Found) != 1 {
		t.Error("goto to where the board is forgets the solutions that were shown")
	}
	do(t, s, "goto 31")
	if len(s.Found) != 0 {
		t.Error("goto keeps the solutions that were shown")
	}
}
