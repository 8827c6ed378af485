package deduce_test

import (
	"bufio"
	"context"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
)

const sparse = "94..........437.........2.....5.6.7.3.8....5..6...4.2.1.5.7.......8....9..4.9...1"

// run solves a puzzle to the end of its log.
func run(t *testing.T, puzzle board.Grid, options deduce.Options) deduce.Log {
	t.Helper()
	s := deduce.New(puzzle, options)
	if err := s.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	if err := s.Board().Check(); err != nil {
		t.Fatal(err)
	}
	return s.Log()
}

// TestSeedBoards solves the boards that carry a solution, whatever the guesses.
func TestSeedBoards(t *testing.T) {
	f, err := os.Open(boardtest.Path(t, "seeds.txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		fields := strings.Split(lines.Text(), ",")
		if len(fields) < 3 || len(fields[1]) != board.Cells {
			continue
		}
		for seed := range uint64(5) {
			log := run(t, boardtest.Grid(t, fields[1]), deduce.Options{Seed: seed})
			last := log.Last()
			if last.Kind != deduce.Solved || !last.End.Grid.Solved() {
				t.Errorf("%s: ends as %v", fields[0], last.Kind)
			}
			if want := fields[2]; want != "" && last.End.Grid.String() != want {
				t.Errorf("%s:\n got %v\nwant %s", fields[0], last.End.Grid, want)
			}
		}
	}
}

// TestAgainstBruteForce compares the answers to 5,000 puzzles with those of the row-by-row method, which
// shares nothing with the solver.
func TestAgainstBruteForce(t *testing.T) {
	puzzles := boardtest.First(t, "17-clue.txt", 5000)
	s := deduce.New(board.Grid{}, deduce.Options{Guess: deduce.Fewest})
	for _, puzzle := range puzzles {
		s.Reset(puzzle)
		if err := s.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		log := s.Log()
		p := search.OfGrid(puzzle)
		want, _ := search.Solve(&p)
		if got := log.Last().End.Grid; got != want {
			t.Fatalf("%v:\n got %v\nwant %v", puzzle, got, want)
		}
	}
}

func TestSameSeedSameLog(t *testing.T) {
	puzzle := boardtest.Grid(t, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
	first := run(t, puzzle, deduce.Options{Seed: 7})
	if again := run(t, puzzle, deduce.Options{Seed: 7}); !reflect.DeepEqual(first.Steps, again.Steps) {
		t.Error("the same seed gave another log")
	}
	if other := run(t, puzzle, deduce.Options{Seed: 8}); reflect.DeepEqual(first.Steps, other.Steps) {
		t.Error("another seed gave the same log")
	}
}

// TestResume takes the solver up again after each step: the rest of the log is the same.
func TestResume(t *testing.T) {
	for _, text := range []string{sparse, "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57"} {
		options := deduce.Options{Seed: 3}
		whole := run(t, boardtest.Grid(t, text), options)
		for n := range whole.Steps {
			s := deduce.Resume(whole.First(n), options)
			if n < whole.Puzzle.Len() {
				continue // a log begins with all its givens
			}
			if err := s.Solve(context.Background()); err != nil {
				t.Fatal(err)
			}
			if got := s.Log(); !reflect.DeepEqual(got.Steps, whole.Steps) {
				t.Fatalf("%s: taken up after step %d the log differs", text, n)
			}
		}
	}
}

// TestPositiveBeforeNegative checks that no negative deduction is made while some cell has one candidate left.
func TestPositiveBeforeNegative(t *testing.T) {
	s := deduce.New(boardtest.Grid(t, sparse), deduce.Options{})
	for {
		single := false
		for c := range s.Board().Open().All() {
			single = single || s.Board().Candidates(c).Single()
		}
		step := s.Next()
		if step == nil {
			return
		}
		if single && step.Kind != deduce.PosDed {
			t.Errorf("%v while a cell had one candidate left", step.Kind)
		}
	}
}

// TestOrders tells first from second order by what took the last other place.
func TestOrders(t *testing.T) {
	// Row 1 has 5 in r1c1 or r1c2 only; then r1c2 goes, in two ways.
	almost := func() *deduce.Solver {
		s := deduce.New(board.Grid{}, deduce.Options{})
		for col := 2; col < 9; col++ {
			if err := s.Deny(board.Candidate{Cell: board.CellAt(0, col), Digit: 5}); err != nil {
				t.Fatal(err)
			}
		}
		return s
	}
	for _, test := range []struct {
		name string
		last board.Candidate
		deny bool
		want deduce.Kind
		role deduce.Role
	}{
		{"its cell is filled", board.Candidate{Cell: board.CellAt(0, 1), Digit: 8}, false, deduce.NegDed1, deduce.Filled},
		{"the digit is placed in its column", board.Candidate{Cell: board.CellAt(5, 1), Digit: 5}, false, deduce.NegDed2, deduce.Blocker},
		{"the candidate is eliminated", board.Candidate{Cell: board.CellAt(0, 1), Digit: 5}, true, deduce.NegDed2, deduce.Lost},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := almost()
			suppose := s.Suppose
			if test.deny {
				suppose = s.Deny
			}
			if err := suppose(test.last); err != nil {
				t.Fatal(err)
			}
			step := s.Next()
			want := board.Candidate{Cell: 0, Digit: 5}
			if step.Kind != test.want || step.Placements[0] != want {
				t.Fatalf("got %v %v, want %v %v", step.Kind, step.Placements, test.want, want)
			}
			if !slices.ContainsFunc(step.Parts, func(p deduce.Part) bool { return p.Role == test.role }) {
				t.Errorf("no part tells of the %v: %v", test.role, step.Parts)
			}
		})
	}
}

func TestEnds(t *testing.T) {
	for _, test := range []struct {
		name, puzzle string
		guess        deduce.Guesser
		want         deduce.Kind
	}{
		{"solved", sparse, deduce.Random, deduce.Solved},
		{"two givens clash", "4....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....", deduce.Random, deduce.Unsolvable},
		{"a cell has no candidate", "12345678.........9...............................................................", deduce.Random, deduce.Unsolvable},
		{"a digit has no place in a row", "...1234675.......................................................................", deduce.Random, deduce.Unsolvable},
		{"it takes guesses to see it", "1.......8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3", deduce.Random, deduce.Unsolvable},
		{"the same with the fewest", "1.......8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3", deduce.Fewest, deduce.Unsolvable},
		{"guessing is off", "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57", deduce.NoGuess, deduce.Stuck},
		{"empty", strings.Repeat(".", 81), deduce.Random, deduce.Solved},
		{"full", "915724836423681759687935124546897213198253647372146598231478965864519372759362481", deduce.Random, deduce.Solved},
	} {
		t.Run(test.name, func(t *testing.T) {
			log := run(t, boardtest.Grid(t, test.puzzle), deduce.Options{Guess: test.guess, Seed: 1})
			if got := log.Last().Kind; got != test.want {
				t.Errorf("ends as %v, want %v", got, test.want)
			}
		})
	}
}

// TestVersion tells by the version whether the log has changed, also where a step takes the place of another.
func TestVersion(t *testing.T) {
	s := deduce.New(boardtest.Grid(t, "1...5...9..7...2...6...3.4....8........91..7.9....5..83..5....1..2...6...4......."), deduce.Options{Guess: deduce.NoGuess})
	version := 0
	same := func(what string) {
		if got := s.Version(); got != version {
			t.Errorf("%s changed the version", what)
		}
	}
	other := func(what string) {
		if got := s.Version(); got <= version {
			t.Errorf("%s: version %d after %d", what, got, version)
		}
		version = s.Version()
	}
	other("the givens")
	s.Log()
	s.Foresee(t.Context())
	s.Use(deduce.Options{Guess: deduce.NoGuess})
	same("looking")
	if err := s.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	other("solving")
	stuck := s.Log()
	cell := s.Board().Open().First()
	if err := s.Suppose(board.Candidate{Cell: cell, Digit: s.Board().Candidates(cell).First()}); err != nil {
		t.Fatal(err)
	}
	if after := s.Log(); stuck.Last().Kind != deduce.Stuck || len(after.Steps) != len(stuck.Steps) {
		t.Fatalf("the premise is step %d, behind the %v in step %d", len(after.Steps), stuck.Last().Kind, len(stuck.Steps))
	}
	other("a premise in the place of STUCK")
	s.Reset(board.Grid{})
	other("another puzzle")
}

// TestStuckGoesOn switches guessing on after the solver was stuck.
func TestStuckGoesOn(t *testing.T) {
	s := deduce.New(boardtest.Grid(t, "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57"), deduce.Options{Guess: deduce.NoGuess})
	for range 2 {
		if err := s.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		s.Use(deduce.Options{Guess: deduce.Fewest})
	}
	log := s.Log()
	if log.Last().Kind != deduce.Solved {
		t.Errorf("ends as %v", log.Last().Kind)
	}
	if slices.ContainsFunc(log.Steps, func(s deduce.Step) bool { return s.Kind == deduce.Stuck }) {
		t.Error("the log still says that it is stuck")
	}
}

// TestForget solves with and without keeping what was taken back: the answers are the same, and the log
// that forgets stays short.
func TestForget(t *testing.T) {
	puzzle := boardtest.Grid(t, "1...5...9..7...2...6...3.4....8........91..7.9....5..83..5....1..2...6...4.......")
	for seed := range uint64(20) {
		whole := run(t, puzzle, deduce.Options{Seed: seed})
		short := run(t, puzzle, deduce.Options{Seed: seed, Forget: true})
		if *whole.Last().End != *short.Last().End {
			t.Errorf("seed %d:\n got %+v\nwant %+v", seed, *short.Last().End, *whole.Last().End)
		}
		if n := len(short.Steps); n > 300 {
			t.Errorf("seed %d: %d steps are kept", seed, n)
		}
		for i, step := range short.Steps {
			for _, k := range step.Because {
				if k > i {
					t.Fatalf("step %d rests on step %d", i+1, k)
				}
			}
		}
	}
}

func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	s := deduce.New(boardtest.Grid(t, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."), deduce.Options{})
	if err := s.Solve(ctx); err != context.Canceled {
		t.Errorf("got %v, want %v", err, context.Canceled)
	}
}

// TestNoAllocation solves puzzles again in the memory of the first time.
func TestNoAllocation(t *testing.T) {
	puzzle := boardtest.Grid(t, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
	s := deduce.New(puzzle, deduce.Options{Guess: deduce.Fewest})
	solve := func() {
		s.Reset(puzzle)
		if err := s.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
	}
	solve()
	if n := testing.AllocsPerRun(10, solve); n != 0 {
		t.Errorf("%v allocations a puzzle, want none", n)
	}
}
