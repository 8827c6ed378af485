package deduce_test

import (
	"context"
	"errors"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// TestMost compares steps that differ in one thing: what decides between them, and which of the two is taken.
func TestMost(t *testing.T) {
	at := func(cells ...board.Cell) (xs []board.Candidate) {
		for _, c := range cells {
			xs = append(xs, board.Candidate{Cell: c, Digit: 5})
		}
		return xs
	}
	for _, test := range []struct {
		what         string
		taken, other deduce.Step
	}{
		{"more placements", deduce.Step{Placements: at(1, 2)}, deduce.Step{Placements: at(0), Eliminations: at(3, 4, 5)}},
		{"more eliminations", deduce.Step{Eliminations: at(50, 60)}, deduce.Step{Eliminations: at(1)}},
		{"higher up", deduce.Step{Eliminations: at(1, 9), Parts: make([]deduce.Part, 3)}, deduce.Step{Eliminations: at(1, 10), Parts: make([]deduce.Part, 2)}},
		{"fewer parts", deduce.Step{Eliminations: at(2, 9), Parts: make([]deduce.Part, 2)}, deduce.Step{Eliminations: at(1, 10), Parts: make([]deduce.Part, 3)}},
	} {
		if !deduce.Most(&test.taken, &test.other) || deduce.Most(&test.other, &test.taken) {
			t.Errorf("%s do not decide", test.what)
		}
	}
	alike := deduce.Step{Eliminations: at(1, 2), Parts: make([]deduce.Part, 2)}
	if deduce.Most(&alike, &alike) {
		t.Error("of steps that are alike the later one is taken")
	}
}

// TestPicks has a rung take the first step of a technique, the one that eliminates most, and the one that it picks by itself.
func TestPicks(t *testing.T) {
	counts := []int{2, 4, 1, 4, 3}
	steps := &deduce.Technique{Name: "steps", Title: "Steps", Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		for i, n := range counts {
			s := v.Draft()
			for d := range board.Digit(n) {
				s.EliminateAll(board.Cell(i), board.Digits(d+1))
			}
			if !yield(&s.Step) {
				return
			}
		}
	}}
	fewest := func(step, best *deduce.Step) bool { return len(step.Eliminations) < len(best.Eliminations) }
	for _, test := range []struct {
		name string
		pick deduce.Pick
		want board.Cell
	}{{"first", nil, 0}, {"most", deduce.Most, 1}, {"fewest", fewest, 2}} {
		s := deduce.New(board.Grid{}, deduce.Options{Ladder: deduce.Ladder{{Technique: steps, Pick: test.pick}}, Guess: deduce.NoGuess})
		if step, ok := s.Foresee(t.Context()); !ok || step.Eliminations[0].Cell != test.want {
			t.Errorf("%s: takes %v, want the one in %v", test.name, step.Eliminations, test.want)
		}
	}
}

// TestFewest compares the candidates guessed with the lowest of the first cell that has the fewest.
func TestFewest(t *testing.T) {
	guesses := map[int]int{} // by the number of candidates
	for _, puzzle := range append(boardtest.First(t, "top1465.txt", 200), board.Grid{}, board.Grid{0: 1}) {
		s := deduce.New(puzzle, deduce.Options{Ladder: deduce.LadderOf(deduce.NakedSingle), Guess: deduce.Fewest})
		if err := s.Solve(t.Context()); err != nil {
			t.Fatal(err)
		}
		log := s.Log()
		for n, before := range log.Boards {
			step := log.Step(n)
			if step.Kind != deduce.Guess {
				continue
			}
			want := board.Candidate{}
			fewest := 10
			for c := range before.Open().All() {
				if ds := before.Candidates(c); ds.Len() < fewest {
					fewest, want = ds.Len(), board.Candidate{Cell: c, Digit: ds.First()}
				}
			}
			if guesses[fewest]++; step.Placements[0] != want {
				t.Fatalf("%v: step %d guesses %v, want %v", puzzle, n, step.Placements[0], want)
			}
		}
	}
	if guesses[2] == 0 || guesses[3] == 0 || guesses[9] == 0 {
		t.Errorf("guessed in cells of so many candidates: %v", guesses)
	}
}

// TestViewCounts compares what a view counts on the positions of a solve with counting cell by cell.
func TestViewCounts(t *testing.T) {
	for _, puzzle := range boardtest.First(t, "top1465.txt", 5) {
		s := deduce.New(puzzle, deduce.Options{Ladder: technique.Everything.Ladder(), Guess: deduce.NoGuess})
		v := deduce.NewView(t.Context(), s.Board())
		for ; s.Next() != nil; v.Look(s.Board()) {
			for n := 2; n <= 4; n++ {
				var cells board.CellSet
				for c := range v.Open().All() {
					if k := v.Candidates(c).Len(); k >= 2 && k <= n {
						cells = cells.With(c)
					}
				}
				if got := v.CellsUpTo(n); got != cells {
					t.Fatalf("cells of up to %d candidates: %v, want %v", n, got, cells)
				}
				for u := range board.Unit(board.Units) {
					testDigitsUpTo(t, v, u, n)
				}
			}
		}
	}
}

// testDigitsUpTo compares the digits with 2 to n places in a unit, and the pairs among them.
func testDigitsUpTo(t *testing.T, v *deduce.View, u board.Unit, n int) {
	t.Helper()
	var digits board.DigitSet
	for d := board.Digit(1); d <= 9; d++ {
		k := v.Cells(u, d).Len()
		if k >= 2 && k <= n {
			digits = digits.With(d)
		}
		if v.Pairs(d).Has(u) != (k == 2) {
			t.Fatalf("%v has %d places in %v: a pair: %v", d, k, u, k != 2)
		}
	}
	if got := v.DigitsUpTo(u, n); got != digits {
		t.Fatalf("digits with up to %d places in %v: %v, want %v", n, u, got, digits)
	}
}

// TestSolveStops has Solve stop where its context is done: among singles and guesses, and in the middle of a finder.
func TestSolveStops(t *testing.T) {
	done, cancel := context.WithCancel(t.Context())
	cancel()
	options := deduce.Options{Guess: deduce.Random}
	puzzle, whole := board.Grid{}, 0
	for _, puzzle = range boardtest.Puzzles(t, "top1465.txt") {
		s := deduce.New(puzzle, options)
		if err := s.Solve(t.Context()); err != nil {
			t.Fatal(err)
		}
		log := s.Log()
		if whole = len(log.Steps); whole > 1000 {
			break
		}
	}
	s := deduce.New(puzzle, options)
	err := s.Solve(done)
	if log := s.Log(); !errors.Is(err, context.Canceled) || whole < 1000 || len(log.Steps) > whole/2 {
		t.Errorf("error %v after %d steps of %d", err, len(log.Steps), whole)
	}

	under, cancel := context.WithCancel(t.Context())
	stops := &deduce.Technique{Name: "stops", Title: "Stops", Find: func(*deduce.View, func(*deduce.Step) bool) { cancel() }}
	s = deduce.New(puzzle, deduce.Options{Ladder: deduce.LadderOf(stops), Guess: deduce.Fewest})
	err = s.Solve(under)
	log := s.Log()
	if !errors.Is(err, context.Canceled) || log.Last().Kind != deduce.Init {
		t.Errorf("error %v, the log ends with %v", err, log.Last().Kind)
	}
}
