package backdoor_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"deduku/board"
	"deduku/board/backdoor"
	"deduku/board/search"
	"deduku/internal/testutil/boardtest"
)

// naive reports whether singles finish g, found by looking at each cell and unit of a board.
func naive(g board.Grid) bool {
	b := board.Of(g)
	for changed := true; changed; {
		changed = false
		for c := range board.Cell(board.Cells) {
			if b.Digit(c) == 0 && b.Candidates(c).Single() {
				b.Place(c, b.Candidates(c).First())
				changed = true
			}
		}
		for u := range board.Unit(board.Units) {
			for d := board.Digit(1); d <= 9; d++ {
				if s := b.Spots(u, d); s.Single() && b.Digit(u.Cell(s.First())) == 0 {
					b.Place(u.Cell(s.First()), d)
					changed = true
				}
			}
		}
	}
	return b.Status() == board.Solved
}

// naiveSets are the backdoors of g with the size given, each set tried.
func naiveSets(g, solution board.Grid, size int, from board.Cell, chosen board.CellSet) (out []board.CellSet) {
	if size == 0 {
		if naive(g) {
			out = append(out, chosen)
		}
		return out
	}
	for c := from; c < board.Cells; c++ {
		if g[c] == 0 {
			h := g
			h[c] = solution[c]
			out = append(out, naiveSets(h, solution, size-1, c+1, chosen.With(c))...)
		}
	}
	return out
}

func solve(t testing.TB, g board.Grid) board.Grid {
	p := search.OfGrid(g)
	solution, ok := search.Solve(&p)
	if !ok {
		t.Fatalf("%v has no solution", g)
	}
	return solution
}

// sample is every step-th puzzle of a set; where the set is not here, some of its sample.
func sample(t testing.TB, name string, step int) (out []board.Grid) {
	puzzles := boardtest.Puzzles(t, name)
	if !boardtest.Whole(t, name) {
		step = len(puzzles) / 8
	}
	for i, g := range puzzles {
		if i%step == 0 {
			out = append(out, g)
		}
	}
	return out
}

// TestAgainstNaive compares with trying each set in turn.
func TestAgainstNaive(t *testing.T) {
	puzzles := append(sample(t, "17-clue.txt", 3000), sample(t, "top1465.txt", 140)...)
	var sizes [4]int
	for _, g := range puzzles {
		solution := solve(t, g)
		got, err := backdoor.Sets(context.Background(), g, solution, 2)
		if err != nil {
			t.Fatal(err)
		}
		size := 0
		want := naiveSets(g, solution, 0, 0, board.CellSet{})
		for len(want) == 0 && size < 2 {
			size++
			want = naiveSets(g, solution, size, 0, board.CellSet{})
		}
		if !slices.Equal(got, want) {
			t.Errorf("%v:\n got %d sets %v\nwant %d sets %v", g, len(got), got, len(want), want)
		}
		if len(want) == 0 {
			size = 3
		}
		sizes[size]++
	}
	t.Logf("puzzles by size of backdoors, the last beyond 2: %v", sizes)
	if sizes[0] == 0 || sizes[1] == 0 || sizes[2] == 0 {
		t.Errorf("sizes %v: each of 0, 1 and 2 should occur", sizes)
	}
}

// TestHardest looks at puzzles with backdoors of several cells: each set found works, and no smaller one
// that it contains does.
func TestHardest(t *testing.T) {
	for _, g := range sample(t, "hardest-1106.txt", 150) {
		solution := solve(t, g)
		sets, err := backdoor.Sets(context.Background(), g, solution, backdoor.DefaultLimit)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range sets {
			h := g
			for c := range s.All() {
				h[c] = solution[c]
			}
			if !naive(h) {
				t.Errorf("%v: singles do not finish it with %v", g, slices.Collect(s.All()))
			}
			for c := range s.All() {
				less := h
				less[c] = 0
				if naive(less) {
					t.Errorf("%v: %v is not needed in %v", g, c, slices.Collect(s.All()))
				}
			}
		}
	}
}

func TestLimit(t *testing.T) {
	hard := boardtest.Puzzles(t, "hardest-1106.txt")[0]
	solution := solve(t, hard)
	for limit := range 2 {
		sets, err := backdoor.Sets(context.Background(), hard, solution, limit)
		if len(sets) != 0 || err != nil {
			t.Errorf("limit %d: got %d sets and %v, want none", limit, len(sets), err)
		}
	}
	if sets, err := backdoor.Sets(context.Background(), solution, solution, 0); len(sets) != 1 || !sets[0].Empty() || err != nil {
		t.Errorf("a full grid: got %v and %v, want the empty set", sets, err)
	}
}

func TestDone(t *testing.T) {
	hard := boardtest.Puzzles(t, "hardest-1106.txt")[0]
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if sets, err := backdoor.Sets(ctx, hard, solve(t, hard), 5); !errors.Is(err, context.Canceled) {
		t.Errorf("got %d sets and error %v, want %v", len(sets), err, context.Canceled)
	}
}

func TestWrongSolution(t *testing.T) {
	g := boardtest.Puzzles(t, "17-clue.txt")[0]
	solution := solve(t, g)
	other := solve(t, boardtest.Puzzles(t, "17-clue.txt")[1])
	broken := solution
	broken[0] = broken[1]
	for _, test := range []struct {
		name     string
		solution board.Grid
		want     string
	}{
		{"not full", g, g.String() + " is not a solution: each row, column and box needs the digits 1 to 9"},
		{"two equal digits", broken, broken.String() + " is not a solution: each row, column and box needs the digits 1 to 9"},
		{"of another puzzle", other, other.String() + " is not a solution of " + g.String() + ": it must have all its givens"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if _, err := backdoor.Sets(context.Background(), g, test.solution, 3); err == nil || err.Error() != test.want {
				t.Errorf("got  %v\nwant %s", err, test.want)
			}
		})
	}
}

func BenchmarkSets(b *testing.B) {
	for _, set := range []struct {
		name string
		step int
	}{{"17-clue.txt", 500}, {"top1465.txt", 15}, {"hardest-1106.txt", 50}} {
		b.Run(set.name, func(b *testing.B) {
			puzzles := sample(b, set.name, set.step)
			solutions := make([]board.Grid, len(puzzles))
			for i, g := range puzzles {
				solutions[i] = solve(b, g)
			}
			n := 0
			for b.Loop() {
				i := n % len(puzzles)
				if _, err := backdoor.Sets(context.Background(), puzzles[i], solutions[i], backdoor.DefaultLimit); err != nil {
					b.Fatal(err)
				}
				n++
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "puzzles/s")
		})
	}
}
