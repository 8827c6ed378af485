package solverlog_test

import (
	"context"
	"os"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/solverlog"
	"deduku/internal/testutil/boardtest"
)

// TestLibrary judges the lines of HoDoKu's regression library, each on its own position: all are confirmed or hold, but for the
// fail cases, whose conclusions are wrong. A sample, the whole with DEDUKU_FULL=1.
func TestLibrary(t *testing.T) {
	every := 40
	if os.Getenv("DEDUKU_FULL") != "" {
		every = 1
	}
	counts, n := map[solverlog.Verdict]int{}, 0
	sample := boardtest.File(t, "deduce", "technique", "testdata", "library", "sample.txt")
	for _, row := range boardtest.RowsAt(t, boardtest.PathOr(t, "hodoku-reglib-1.4.txt", sample)) {
		text := strings.TrimSpace(row[0])
		if !strings.HasPrefix(text, ":") {
			continue
		}
		if n++; n%every != 0 {
			continue
		}
		path := solverlog.Read(text, solverlog.HoDoKu)
		if fields := strings.Split(text, ":"); fields[5]+fields[6] == "" { // it says that there is nothing to find
			continue
		}
		if len(path.Lines) != 1 {
			t.Errorf("%d lines of %s", len(path.Lines), text)
			continue
		}
		walk, err := solverlog.NewWalk(context.Background(), positionOf(t, text))
		if err != nil {
			t.Fatal(err)
		}
		walk.Allow(busy)
		judged, err := walk.Next(context.Background(), &path.Lines[0])
		if err != nil {
			t.Fatal(err)
		}
		counts[judged.Verdict]++
		fails := strings.HasSuffix(judged.Title, "-x")
		if fails != (judged.Verdict == solverlog.Wrong) || judged.Verdict == solverlog.Unproved {
			t.Errorf("%s: %s", judged.Verdict, text)
		}
	}
	t.Log(counts)
}

// positionOf is a solver on the position of a line of the library.
func positionOf(t *testing.T, text string) *deduce.Solver {
	fields := strings.Split(text, ":")
	var givens, placed board.Grid
	cell, isPlaced := 0, false
	for _, c := range fields[3] {
		switch {
		case c == '+':
			isPlaced = true
			continue
		case c >= '1' && c <= '9' && isPlaced:
			placed[cell] = board.Digit(c - '0')
		case c >= '1' && c <= '9':
			givens[cell] = board.Digit(c - '0')
		}
		cell, isPlaced = cell+1, false
	}
	var struck []board.Candidate
	for _, word := range strings.Fields(fields[4]) {
		struck = append(struck, board.Candidate{Cell: board.CellAt(int(word[1]-'1'), int(word[2]-'1')), Digit: board.Digit(word[0] - '0')})
	}
	solver := deduce.New(board.Grid{}, deduce.Options{})
	if err := solver.Begin(givens, placed, struck); err != nil {
		t.Fatal(err)
	}
	return solver
}
