package search

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"deduku/board"
	"deduku/internal/testutil/boardtest"
)

func TestSeeds(t *testing.T) {
	for _, s := range seeds {
		t.Run(s.name, func(t *testing.T) {
			p := OfGrid(boardtest.Grid(t, s.line))
			for limit := range 51 {
				if got, want := Count(&p, limit), min(limit, s.solutions); got != want {
					t.Fatalf("limit %d: got %d, want %d", limit, got, want)
				}
			}
			found := take(&p, 50)
			if len(found) != s.solutions {
				t.Errorf("Solutions yields %d, want %d", len(found), s.solutions)
			}
			check(t, &p, found)
			g, ok := Solve(&p)
			if ok != (s.solutions > 0) || ok && !slices.Contains(found, g) || !ok && g != (board.Grid{}) {
				t.Errorf("Solve gives %v, %v", g, ok)
			}
		})
	}
}

// TestPlain compares with the plain search on puzzles with no, one and more solutions: the counts, and
// where all were found the solutions.
func TestPlain(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	rounds := 2
	if whole {
		rounds = 40
	}
	tally := [3]int{}
	for _, g := range grids(t) {
		for range rounds {
			p := vary(g, r)
			limit := 1 + r.IntN(50)
			want, _ := plainSolutions(&p, limit)
			found := take(&p, limit)
			check(t, &p, found)
			if n := Count(&p, limit); n != len(want) || len(found) != len(want) {
				t.Fatalf("%v\nlimit %d: Count %d, Solutions %d, plain %d", p, limit, n, len(found), len(want))
			}
			if len(want) < limit && !slices.Equal(sorted(found), sorted(want)) {
				t.Fatalf("%v: other solutions\n got %v\nwant %v", p, found, want)
			}
			tally[min(len(want), 2)]++
		}
	}
	t.Logf("%d puzzles without solution, %d with one, %d with more", tally[0], tally[1], tally[2])
	if slices.Min(tally[:]) < 3 {
		t.Errorf("too few of a kind: %v", tally)
	}
}

// TestMarks is TestPlain for puzzles made of pencil marks only: a grid and random candidates beside it.
func TestMarks(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	for range 2000 {
		g := randomGrid(r)
		var p Puzzle
		for c, d := range g {
			p[c] = 1<<(d-1) | uint16(r.Uint32()&r.Uint32())&all
		}
		if r.IntN(4) == 0 {
			p[r.IntN(board.Cells)] &^= 1 << r.IntN(9)
		}
		want, _ := plainSolutions(&p, 20)
		found := take(&p, 20)
		check(t, &p, found)
		if n := Count(&p, 20); n != len(want) || len(found) != len(want) {
			t.Fatalf("%v: Count %d, Solutions %d, plain %d", p, n, len(found), len(want))
		}
	}
}

func TestOf(t *testing.T) {
	g := boardtest.Grid(t, seeds[0].line)
	b := board.Of(g)
	marks, givens := Of(&b), OfGrid(g)
	for c := range marks {
		if marks[c]&^givens[c] != 0 || marks[c] != uint16(b.Candidates(board.Cell(c))>>1) {
			t.Errorf("%v: %b, the givens alone allow %b", board.Cell(c), marks[c], givens[c])
		}
	}
	if Count(&marks, 2) != 1 {
		t.Errorf("the candidates have %d solutions, want 1", Count(&marks, 2))
	}
	solution, _ := Solve(&marks)
	open := b.Open().First()
	b.Eliminate(open, solution[open])
	if p := Of(&b); Count(&p, 2) != 0 {
		t.Errorf("a solution without %v=%v, which was struck", open, solution[open])
	}
	clash := board.Of(boardtest.Grid(t, "11"+seeds[0].line[2:]))
	if p := Of(&clash); Count(&p, 2) != 0 {
		t.Error("a solution of a dead board")
	}
}

// TestStrayBits: bits above the ninth mean nothing.
func TestStrayBits(t *testing.T) {
	p := seed(t, "ten")
	for c := range p {
		p[c] |= 0xfe00
	}
	if n := Count(&p, 50); n != 10 {
		t.Errorf("got %d, want 10", n)
	}
}

func TestFirst(t *testing.T) {
	for _, name := range []string{"hard", "two", "three", "ten", "none, by search", "clash in a row"} {
		t.Run(name, func(t *testing.T) {
			p := seed(t, name)
			found, _ := plainSolutions(&p, 50)
			g, ok := First(&p)
			if ok != (len(found) > 0) || ok && g != sorted(found)[0] {
				t.Errorf("got %v, %v\nwant %v", g, ok, found)
			}
		})
	}
	p := seed(t, "empty")
	const want = "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
	if g, _ := First(&p); g.String() != want {
		t.Errorf("of the empty grid:\n got %v\nwant %v", g, want)
	}
}

func TestSolutionsStop(t *testing.T) {
	p := seed(t, "empty")
	n := 0
	for range Solutions(&p) {
		// A search within a search has memory of its own.
		if q := seed(t, "ten"); len(take(&q, 50)) != 10 {
			t.Fatal("the inner search is disturbed")
		}
		if n++; n == 3 {
			break
		}
	}
	if n != 3 {
		t.Errorf("the loop ran %d times, want 3", n)
	}
	func() {
		defer func() { recover() }()
		for range Solutions(&p) {
			panic("in the loop")
		}
	}()
	if Count(&p, 7) != 7 {
		t.Error("a panic in the loop disturbs the next search")
	}
}

func TestContext(t *testing.T) {
	p := seed(t, "empty")
	t.Run("count", func(t *testing.T) { // without an end it would count for years
		ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
		defer cancel()
		if n, err := CountContext(ctx, &p, math.MaxInt); err != context.DeadlineExceeded {
			t.Errorf("got %d, %v", n, err)
		}
	})
	t.Run("solutions", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		n := 0
		for range SolutionsContext(ctx, &p) {
			if n++; n == 5 {
				cancel()
			}
		}
		if n != 5 {
			t.Errorf("yields %d, want no more than the 5 before the end", n)
		}
	})
	t.Run("done before", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		for range SolutionsContext(ctx, &p) {
			t.Error("yields a solution")
		}
		if n, err := CountContext(ctx, &p, 2); n != 0 || err != context.Canceled {
			t.Errorf("counts %d, %v", n, err)
		}
	})
	t.Run("reached", func(t *testing.T) {
		if n, err := CountContext(t.Context(), &p, 1000); n != 1000 || err != nil {
			t.Errorf("got %d, %v", n, err)
		}
	})
}

func TestNoAllocation(t *testing.T) {
	hard, many := seed(t, "hard"), seed(t, "empty")
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	for _, test := range []struct {
		name string
		call func()
	}{
		{"Count", func() { Count(&hard, 2) }},
		{"CountContext", func() { CountContext(ctx, &many, 1000) }},
		{"Solve", func() { Solve(&hard) }},
		{"First", func() { First(&many) }},
	} {
		if n := testing.AllocsPerRun(100, test.call); n != 0 {
			t.Errorf("%s allocates %v times", test.name, n)
		}
	}
}

func ExampleCount() {
	var g board.Grid
	copy(g[:], []board.Digit{1, 2, 3, 4, 5, 6, 7, 8, 9})
	p := OfGrid(g)
	fmt.Println(Count(&p, 100))
	p[board.CellAt(1, 0)] = 1 // row 2 has 1 in column 1, below the 1 of row 1
	fmt.Println(Count(&p, 100))
	// Output:
	// 100
	// 0
}
