package coach

import (
	"context"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// TestSpoiledClaim looks for the line of an argument that one candidate more would spoil.
func TestSpoiledClaim(t *testing.T) {
	t.Parallel()
	unit := func(u board.Unit, d board.Digit) deduce.Truth { return deduce.UnitTruth(u, d) }
	box3, row5 := board.Unit(20), board.Row(4)
	claims := []deduce.Claim{
		{Kind: deduce.Assume, True: true, Candidate: x(t, "r1c5=3"), Truth: deduce.NoTruth},
		{Kind: deduce.NegDed2, Depth: 1, True: true, Candidate: x(t, "r3c7=3"), Truth: unit(box3, 3), Rests: []int32{0}},
		{Kind: deduce.Assume, Depth: 1, True: true, Candidate: x(t, "r5c1=4"), Truth: deduce.NoTruth},
		{Kind: deduce.Conflict, Depth: 2, Truth: unit(row5, 3), Rests: []int32{1, 2}},
		{Kind: deduce.Conclude, Depth: 1, Candidate: x(t, "r5c1=4"), Truth: deduce.NoTruth, Rests: []int32{2, 3}},
		{Kind: deduce.PosDed, Depth: 1, True: true, Candidate: x(t, "r5c1=6"), Truth: deduce.CellTruth(x(t, "r5c1=6").Cell), Rests: []int32{4}},
		{Kind: deduce.Conflict, Depth: 1, Truth: unit(row5, 4), Rests: []int32{5}},
		{Kind: deduce.Conclude, Candidate: x(t, "r1c5=3"), Truth: deduce.NoTruth, Rests: []int32{0, 6}},
	}
	b := board.New()
	for _, test := range []struct {
		one  string
		want int
	}{
		{"r2c8=3", 1},  // another place in the box
		{"r1c8=3", -1}, // what is supposed sees it
		{"r5c7=3", -1}, // what is placed sees it
		{"r5c8=3", 3},  // a place where none should be left, in the lemma
		{"r5c1=3", 5},  // in the lemma the cell is filled, later it is not
		{"r5c8=4", 6},
		{"r9c9=4", -1}, // no line is about it
	} {
		if got := spoiledClaim(claims, &b, x(t, test.one)); got != test.want {
			t.Errorf("%s spoils claim %d, want %d", test.one, got, test.want)
		}
	}
}

// TestChoice tells what would not follow from two places of a digit, were there a third.
func TestChoice(t *testing.T) {
	t.Parallel()
	solver := on(t, skyscraper)
	b := *solver.Board()
	var locked deduce.Step // 1 in row 1 is in box 1, says this step, and takes it from the box
	u, d := board.Row(0), board.Digit(1)
	locked.Kind = deduce.Logic
	locked.Parts = []deduce.Part{{Role: deduce.Base, Units: board.UnitsOf(u), Digits: board.Digits(d)}}
	for c := range b.CellsFor(d).And(u.Cells()).All() {
		if c.Box() != 0 {
			b.Eliminate(c, d)
		}
	}
	for c := range b.CellsFor(d).Minus(u.Cells()).All() {
		if c.Box() == 0 {
			locked.Eliminations = append(locked.Eliminations, board.Candidate{Cell: c, Digit: d})
		}
	}
	if len(locked.Eliminations) == 0 {
		t.Fatal("the board has no such step")
	}
	elsewhere := board.Candidate{Cell: board.CellAt(0, 8), Digit: d}
	if _, spoils := spoiledBy(&locked, &b, elsewhere); !slices.Equal(spoils, locked.Eliminations) {
		t.Errorf("with %v, %v would not follow", elsewhere, spoils)
	}
	within := board.Candidate{Cell: board.CellAt(0, 0), Digit: d}
	if _, spoils := spoiledBy(&locked, &b, within); len(spoils) > 0 {
		t.Errorf("with %v, %v would not follow", within, spoils)
	}
}

// TestNearMissOfEveryTechnique finds on the example of each technique a candidate that would spoil its step.
func TestNearMissOfEveryTechnique(t *testing.T) {
	t.Parallel()
	var none []string
	for _, rung := range technique.Standard {
		lesson, err := Teach(context.Background(), rung.Technique)
		if err != nil {
			t.Fatal(err)
		}
		var a Around
		a.nearMiss(lesson.Step, lesson.Example)
		if a.Gone.Digit == 0 {
			none = append(none, rung.Name)
		}
	}
	// The truths of a BUG are the whole board, on which hardly anything else is possible, whatever is added; a symmetry is no pattern of
	// candidates; of the others on their examples all other cells are given.
	want := "bug+1 bug-type-2 bug-type-3 bug-type-4 bug-lite-2 symmetrical-placement sashimi-leviathan bug+n-chain mutant-whale"
	if got := strings.Join(none, " "); got != want {
		t.Errorf("no near miss of %s\nwant of %s", got, want)
	}
}

// TestNearMissInLogs finds near misses of a rectangle, which assumes one solution, and of patterns whose lines are filled but for them.
func TestNearMissInLogs(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		puzzle, technique string
		step              int
		gone              string
	}{
		{"..2..3.7.6...2.3....1..8........2..6......4.8....4..3..5.2..7..8.3..61.42...74..3", "uniqueness-test-1", 54, "r3c5=6"},
		{"...7.6.4..5.2..8...9..41..52.5..7.........6....86...1.6.1..2.7.7.4....9..........", "x-wing", 56, "r7c4=3"},
		{"....62.94...4.85.2....5.....4918...58.1.....62.....9......4.1.8...3...2..9...6...", "empty-rectangle", 52, "r5c5=3"},
	} {
		solver := on(t, test.puzzle)
		solver.Use(deduce.Options{Ladder: technique.Everything.Ladder(), Guess: deduce.NoGuess})
		if err := solver.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		log := solver.Log()
		step := log.Step(test.step)
		before := deduce.Resume(log.First(test.step-1), deduce.Options{})
		var a Around
		a.nearMiss(step, before)
		if got := a.Gone.String(); step.Technique.Name != test.technique || got != test.gone {
			t.Errorf("%s, step %d: %s is a near miss, want %s", step.Technique.Name, test.step, got, test.gone)
		}
	}
}
