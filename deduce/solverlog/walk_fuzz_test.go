package solverlog_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/solverlog"
)

// fuzzPuzzle and its only solution.
const (
	fuzzPuzzle   = "56.......2.....38.....79...1.6.8..75.5.3..1..7...15..3.....1....7...8.6.9.2.5...."
	fuzzSolution = "567823914291564387348179652136982475859347126724615893685731249473298561912456738"
)

// FuzzWalk walks any text on a puzzle, for a short time: it looks that nothing panics, and that no step of the log and no verdict
// but wrong speaks against the solution.
func FuzzWalk(f *testing.F) {
	files, err := filepath.Glob(filepath.Join("testdata", "written", "*.txt"))
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		for i, listing := range strings.Split(string(text), "=== ") {
			f.Add(listing, uint8(i))
		}
	}
	f.Add("Naked Triple: 4,5,9 in r7c13,r9c2 => r8c3,r9c1<>4\nr4c2=3", uint8(0))
	f.Add("(4=7)r1c2 - (7)r1c5 = (7)r4c5 => r3c2<>4", uint8(6))
	puzzle, err := format.Parse(fuzzPuzzle)
	if err != nil {
		f.Fatal(err)
	}
	solution, err := format.Parse(fuzzSolution)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string, style uint8) {
		ctx, cancel := context.WithTimeout(context.Background(), 150*time.Millisecond)
		defer cancel()
		section := &solverlog.Section{At: 1, Puzzle: &puzzle, Text: text}
		course, err := solverlog.Open(ctx, section, solverlog.Style(style)%(solverlog.List+1), nil)
		if errors.Is(err, context.DeadlineExceeded) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		right := solution.Digits()
		err = course.Each(ctx, func(j *solverlog.Judged) error {
			if e := against(&right, j); e != nil && j.Verdict != solverlog.Wrong && j.Verdict != solverlog.Unreadable {
				t.Errorf("%v: %s: %q", *e, j.Verdict, j.Text)
			}
			return nil
		})
		if err != nil && !errors.Is(err, context.DeadlineExceeded) {
			t.Error(err)
		}
		log := course.Log()
		for i := range log.Steps {
			if x := stepAgainst(&right, &log.Steps[i]); x != nil {
				t.Errorf("step %d is against the solution: %v", i+1, *x)
			}
		}
	})
}

// against is the first conclusion of a line that a solution contradicts; nil for none.
func against(right *board.Grid, j *solverlog.Judged) *coords.Edit {
	for i := range j.Concludes {
		if e := &j.Concludes[i]; (right[e.Cell] == e.Digit) == e.Eliminate {
			return e
		}
	}
	return nil
}

// stepAgainst is the first candidate of a step that a solution contradicts; nil for none.
func stepAgainst(right *board.Grid, s *deduce.Step) *board.Candidate {
	for i, x := range s.Placements {
		if right[x.Cell] != x.Digit {
			return &s.Placements[i]
		}
	}
	for i, x := range s.Eliminations {
		if right[x.Cell] == x.Digit {
			return &s.Eliminations[i]
		}
	}
	return nil
}
