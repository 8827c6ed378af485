package verify

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/internal/testutil/boardtest"
)

// logOf is the log of a classic solve, as JSON Lines.
func logOf(t *testing.T, s *deduce.Solver, puzzle board.Grid) []byte {
	s.Reset(puzzle)
	if err := s.Solve(context.Background()); err != nil {
		t.Error(err)
	}
	log := s.Log()
	var out bytes.Buffer
	if err := new(jsonl.Writer).Log(&out, &log); err != nil {
		t.Error(err)
	}
	return out.Bytes()
}

// TestClassicSolves checks every step of classic solves, guesses and backtracks included.
func TestClassicSolves(t *testing.T) {
	for _, set := range []struct {
		name  string
		least int // puzzles in the set
		most  int // of them are a sample
		guess deduce.Guesser
	}{
		{"17-clue.txt", 3000, 150, deduce.Random},
		{"mixed.txt", 3000, 300, deduce.Random},
		{"hardest-1106.txt", 300, 20, deduce.Fewest},
		{"hardest-1106.txt", 300, 6, deduce.Random},
	} {
		t.Run(fmt.Sprint(set.name, " ", set.most), func(t *testing.T) {
			puzzles := boardtest.Puzzles(t, set.name)
			if boardtest.Whole(t, set.name) && len(puzzles) < set.least {
				t.Fatalf("%d puzzles, want %d", len(puzzles), set.least)
			}
			share(min(some(set.most, len(puzzles)), len(puzzles)), func(next func() (int, bool)) {
				s := deduce.New(board.Grid{}, deduce.Options{Guess: set.guess, Seed: 1})
				for i, ok := next(); ok; i, ok = next() {
					if _, err := Check(bytes.NewReader(logOf(t, s, puzzles[i]))); err != nil {
						t.Errorf("%v: %v", puzzles[i], err)
					}
				}
			})
		})
	}
}

// share lets all processors work on the numbers below n.
func share(n int, work func(next func() (int, bool))) {
	var mu sync.Mutex
	at := -1
	next := func() (int, bool) {
		mu.Lock()
		defer mu.Unlock()
		at++
		return at, at < n
	}
	var all sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		all.Go(func() { work(next) })
	}
	all.Wait()
}

// TestDamagedSolves damages logs of real solves in every way that there is; each must be refused.
func TestDamagedSolves(t *testing.T) {
	for _, test := range []struct{ name, puzzle string }{
		{"no guess", "94..........437.........2.....5.6.7.3.8....5..6...4.2.1.5.7.......8....9..4.9...1"},
		{"one guess open at the end", "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57"},
		{"nested guesses", "................12..3.45.........6.......65.7.18..........8.......21.4..5.7......"},
		{"clashing givens", "4....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3....."},
		{"no solution", "...1234675......................................................................."},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := deduce.New(board.Grid{}, deduce.Options{Seed: 3})
			good := logOf(t, s, boardtest.Grid(t, test.puzzle))
			if _, err := Check(bytes.NewReader(good)); err != nil {
				t.Fatal(err)
			}
			n := 0
			for name, bad := range damages(good, some(600, 3_000)) {
				n++
				if _, err := Check(bytes.NewReader(bad)); err == nil {
					t.Errorf("accepted: %s", name)
				}
			}
			if n < 100 {
				t.Errorf("only %d damages were tried", n)
			}
		})
	}
}

// TestNoBecauseIsSuperfluous drops each because of a solve, one at a time: the step it is dropped from must be refused.
func TestNoBecauseIsSuperfluous(t *testing.T) {
	for _, guess := range []deduce.Guesser{deduce.Random, deduce.Fewest} {
		s := deduce.New(board.Grid{}, deduce.Options{Guess: guess, Seed: 3})
		good, err := parseSheet(logOf(t, s, boardtest.Grid(t, "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57")))
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range good.lines {
			for k := range line.Because {
				bad := good.clone()
				bad.lines[i].Because = append(bad.lines[i].Because[:k:k], bad.lines[i].Because[k+1:]...)
				_, err := Check(bytes.NewReader(bad.bytes()))
				var at *Error
				if !errors.As(err, &at) || at.N != i+1 {
					t.Errorf("step %d without %d: %v", i+1, line.Because[k], err)
				}
			}
		}
	}
}
