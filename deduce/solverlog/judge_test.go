package solverlog_test

import (
	"context"
	"fmt"
	"testing"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/solverlog"
)

// gridOf reads 81 digits and dots.
func gridOf(t *testing.T, text string) (g board.Grid) {
	t.Helper()
	if len(text) != board.Cells {
		t.Fatalf("%d cells", len(text))
	}
	for i, c := range text {
		if c != '.' {
			g[i] = board.Digit(c - '0')
		}
	}
	return g
}

// TestPatterns judges lines without a conclusion: the technique must be in the cells that they name, with their digits if
// they name any.
func TestPatterns(t *testing.T) {
	for _, test := range []struct {
		text    string
		verdict solverlog.Verdict
	}{
		{"Naked Pair: Cells r1c2,r4c2: 4,7 in column", solverlog.Patterned},
		{"Naked Pair: Cells r1c2,r4c2", solverlog.Patterned},
		{"Naked Pair: Cells r1c2,r5c2: 4,7 in column", solverlog.Unproved},
		{"Naked Pair: Cells r1c2,r4c2: 4,8 in column", solverlog.Unproved},
	} {
		path := solverlog.Read(test.text, solverlog.Explainer)
		if len(path.Lines) != 1 {
			t.Fatalf("%s: %d lines", test.text, len(path.Lines))
		}
		walk, err := solverlog.NewWalk(context.Background(), chainBoard(t))
		if err != nil {
			t.Fatal(err)
		}
		walk.Allow(busy)
		judged, err := walk.Next(context.Background(), &path.Lines[0])
		if err != nil || judged.Verdict != test.verdict {
			t.Errorf("%s: %s, %v", test.text, judged.Verdict, err)
		}
	}
}

// TestLineLimit checks that a line says so if it reached the limit of work, and that the same limit is always enough for the same
// line, however long it takes.
func TestLineLimit(t *testing.T) {
	const hard = ".......39" + ".....1..5" + "..3.5.8.." + "..8.9...6" + ".7...2..." + "1..4....." + "..9.8..5." + ".2....6.." + "4..7....."
	grid := gridOf(t, hard)
	solution, ok := search.Solve(new(search.OfGrid(grid)))
	if !ok {
		t.Fatal("the puzzle has no solution")
	}
	path := solverlog.Read(fmt.Sprintf("r1c1=%d", solution[0]), solverlog.List)
	judged := func(limit int) solverlog.Judged {
		walk, err := solverlog.NewWalk(context.Background(), deduce.New(grid, deduce.Options{Guess: deduce.NoGuess}))
		if err != nil {
			t.Fatal(err)
		}
		walk.Allow(limit)
		j, err := walk.Next(context.Background(), &path.Lines[0])
		if err != nil {
			t.Fatal(err)
		}
		return j
	}
	if j := judged(solverlog.LineLimit); j.Late || j.Verdict != solverlog.Unproved {
		t.Errorf("%s, late %v, by the usual limit", j.Verdict, j.Late)
	}
	least, enough := 0, solverlog.LineLimit // the first is too little for the line, the second enough
	for enough-least > 1 {
		if limit := (least + enough) / 2; judged(limit).Late {
			least = limit
		} else {
			enough = limit
		}
	}
	least, enough = least-least/100, enough+enough/100 // kept memory changes the work by a few looks
	for range 3 {
		if !judged(least).Late || judged(enough).Late {
			t.Errorf("a limit of %d was too little, and %d enough; now it is otherwise", least, enough)
		}
	}
}

// TestWrongAmongSeveral checks that a conclusion is wrong if every solution of the board contradicts it: not if only some do,
// and not on a board without a solution.
func TestWrongAmongSeveral(t *testing.T) {
	// r1c1, r1c2, r4c1, and r4c2 hold 1 and 2, in either order.
	const two = "..3456789" + "456789123" + "789123456" + "..4365897" + "365897214" + "897214365" + "531642978" + "642978531" + "978531642"
	const none = "55......." + "........." + "........." + "........." + "........." + "........." + "........." + "........." + "........."
	for _, test := range []struct {
		name, grid, text string
		wrong            bool
	}{
		{"a digit of no solution", two, "r1c1=5", true},
		{"a digit of some solutions", two, "r1c1=1", false},
		{"a digit of no solution denied", two, "r1c1<>5", false},
		{"a digit of some solutions denied", two, "r1c1<>1", false},
		{"a given denied", two, "r1c3<>3", true},
		{"no solution", none, "r9c9=1", false},
	} {
		path := solverlog.Read(test.text, solverlog.List)
		walk, err := solverlog.NewWalk(context.Background(), deduce.New(gridOf(t, test.grid), deduce.Options{Guess: deduce.NoGuess}))
		if err != nil {
			t.Fatal(err)
		}
		judged, err := walk.Next(context.Background(), &path.Lines[0])
		if err != nil || (judged.Verdict == solverlog.Wrong) != test.wrong {
			t.Errorf("%s: %s: %s, %v", test.name, test.text, judged.Verdict, err)
		}
	}
}
