package coach_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/coach/path"
)

// TestLookalikes makes near misses of the examples of the path: positions of puzzles with one solution, on which the technique is found
// nowhere, and with one candidate less is.
func TestLookalikes(t *testing.T) {
	t.Parallel()
	var none []string
	for _, stop := range path.Stops() {
		p, err := format.Parse(stop.Technique.Example)
		if err != nil {
			t.Fatal(err)
		}
		lesson, err := coach.Teach(context.Background(), stop.Technique)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		coach.Lookalikes(context.Background(), &p, lesson.Step, func(l coach.Lookalike) bool {
			isNearMiss(t, stop.Technique, &l)
			n++
			return n < 2
		})
		if n == 0 {
			none = append(none, stop.Technique.Name)
		}
	}
	// Puzzles of some examples have several solutions, on other examples the technique is found elsewhere, too; singles have no truth that
	// could have more. Of other positions there are near misses of most of these.
	want := "full-house hidden-single naked-pair naked-triple empty-rectangle bug+1 uniqueness-test-3 avoidable-rectangle-1 simple-colors-trap 3d-medusa als-xz als-xy-wing als-chain sue-de-coq death-blossom nishio cell-forcing-chain unit-forcing-chain digit-forcing-chain forcing-net-contradiction nested-forcing-net sk-loop msls junior-exocet"
	if got := strings.Join(none, " "); got != want {
		t.Errorf("no near misses of %s\nwant of %s", got, want)
	}
}

// isNearMiss holds a position to having all that a technique needs but for one candidate too many.
func isNearMiss(t *testing.T, technique *deduce.Technique, l *coach.Lookalike) {
	t.Helper()
	found := func(eliminated []board.Candidate) (steps []deduce.Step, b board.Board) {
		solver := deduce.New(l.Position.Givens, deduce.Options{})
		if err := solver.Begin(l.Position.Givens, l.Position.Placed, eliminated); err != nil {
			t.Fatalf("%s: %v", technique.Name, err)
		}
		solver.Find(context.Background(), technique, func(s deduce.Step) bool { steps = append(steps, s); return true })
		return steps, *solver.Board()
	}
	with, before := found(l.Position.Eliminated)
	if len(with) > 0 || !before.Has(l.More) || !l.Truth.Has(l.More) {
		t.Errorf("%s with %v: %d steps are found", technique.Name, l.More, len(with))
	}
	without, after := found(append(slices.Clone(l.Position.Eliminated), l.More))
	if !slices.ContainsFunc(without, func(s deduce.Step) bool {
		return slices.Equal(s.Eliminations, l.Step.Eliminations) && slices.Equal(s.Placements, l.Step.Placements)
	}) {
		t.Errorf("%s without %v: the step is not found", technique.Name, l.More)
	}
	if before.Eliminate(l.More.Cell, l.More.Digit); before != after {
		t.Errorf("%s: the positions differ by more than %v", technique.Name, l.More)
	}
	puzzle := search.OfGrid(l.Position.Givens)
	solution, solutions := search.SolveTwo(&puzzle)
	if solutions != 1 {
		t.Errorf("%s: the near miss is of a puzzle without one solution", technique.Name)
	}
	for c, d := range solution {
		if !before.Candidates(board.Cell(c)).Has(d) && before.Digit(board.Cell(c)) != d {
			t.Errorf("%s: the near miss has no %d in %v", technique.Name, d, board.Cell(c))
		}
	}
	if l.More.Digit == solution[l.More.Cell] {
		t.Errorf("%s: the candidate too many is true", technique.Name)
	}
}
