package generate_test

import (
	"context"
	"errors"
	"sync"
	"testing"

	"deduku/board"
	"deduku/board/generate"
	"deduku/board/search"
)

// solutions counts up to two.
func solutions(g board.Grid) int {
	p := search.OfGrid(g)
	return search.Count(&p, 2)
}

// without is g without the cells given.
func without(g board.Grid, cells board.CellSet) board.Grid {
	for c := range cells.All() {
		g[c] = 0
	}
	return g
}

// checkMinimal checks that g has one solution, the symmetry, and loses the solution with any orbit.
func checkMinimal(t *testing.T, g board.Grid, s board.Symmetry) {
	t.Helper()
	if n := solutions(g); n != 1 {
		t.Errorf("%v: %d solutions, want 1", g, n)
	}
	for c := range g.Cells().All() {
		orbit := s.Orbit(c)
		if missing := orbit.Minus(g.Cells()); !missing.Empty() {
			t.Errorf("%v: %v is given but %v is not; want %v symmetry", g, c, missing.First(), s)
		}
		if solutions(without(g, orbit)) != 2 {
			t.Errorf("%v: %v and its images are redundant", g, c)
		}
	}
}

// generator is one for the options, which must be sensible.
func generator(tb testing.TB, o generate.Options) *generate.Generator {
	tb.Helper()
	g, err := generate.New(o)
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

// TestPuzzles makes puzzles of each kind that needs no pattern.
func TestPuzzles(t *testing.T) {
	for _, test := range []struct {
		name    string
		options generate.Options
		n       int
	}{
		{"nothing asked", generate.Options{}, 150},
		{"half-turn", generate.Options{Symmetry: board.HalfTurn}, 60},
		{"quarter-turn", generate.Options{Symmetry: board.QuarterTurn}, 60},
		{"horizontal", generate.Options{Symmetry: board.Horizontal}, 60},
		{"vertical", generate.Options{Symmetry: board.Vertical}, 60},
		{"diagonal", generate.Options{Symmetry: board.Diagonal}, 60},
		{"anti-diagonal", generate.Options{Symmetry: board.AntiDiagonal}, 60},
		{"22 clues", generate.Options{MinClues: 22, MaxClues: 22}, 20},
		{"at most 21 clues", generate.Options{MaxClues: 21}, 5},
		{"at least 27 clues", generate.Options{MinClues: 27}, 10},
		{"23 to 24 clues, half-turn", generate.Options{Symmetry: board.HalfTurn, MinClues: 23, MaxClues: 24}, 10},
		{"30 to 32 clues, diagonal", generate.Options{Symmetry: board.Diagonal, MinClues: 30, MaxClues: 32}, 10},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := generator(t, test.options)
			seen := map[board.Grid]bool{}
			for n := range test.n {
				p, err := g.Puzzle(context.Background(), 7, n)
				if err != nil {
					t.Fatal(err)
				}
				checkMinimal(t, p, test.options.Symmetry)
				most := test.options.MaxClues
				if clues := p.Len(); clues < test.options.MinClues || most > 0 && clues > most {
					t.Errorf("%v: %d clues", p, clues)
				}
				if seen[p] {
					t.Errorf("%v came twice", p)
				}
				seen[p] = true
			}
		})
	}
}

// middle is a demand that about one puzzle in three meets.
var middle = &generate.Demand{Text: "has 1, 2 or 3 in the middle", Met: func(_ context.Context, g board.Grid) bool {
	p := search.OfGrid(g)
	solution, _ := search.First(&p)
	return solution[40] <= 3
}}

// never is a demand that no puzzle meets.
var never = &generate.Demand{Text: "is like no other", Met: func(context.Context, board.Grid) bool { return false }}

// TestSameSeedSamePuzzles makes the same puzzles backwards, by workers, and each by a fresh generator.
func TestSameSeedSamePuzzles(t *testing.T) {
	pattern, err := generate.ParseMask(checkered)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name    string
		options generate.Options
	}{
		{"nothing asked", generate.Options{}},
		{"a range", generate.Options{MaxClues: 22}},
		{"a symmetry", generate.Options{Symmetry: board.QuarterTurn}},
		{"a pattern", generate.Options{Pattern: &pattern}},
		{"a demand", generate.Options{Demand: middle}},
		{"a demand on a range", generate.Options{MaxClues: 22, Demand: middle}},
		{"a demand on a pattern", generate.Options{Pattern: &pattern, Demand: middle}},
	} {
		t.Run(test.name, func(t *testing.T) {
			ctx := context.Background()
			var want, got [5]board.Grid
			g := generator(t, test.options)
			for n := range want {
				want[n], _ = g.Puzzle(ctx, 3, n)
				if d := test.options.Demand; d != nil && !d.Met(ctx, want[n]) {
					t.Errorf("%v is not one that %s", want[n], d.Text)
				}
			}
			var workers sync.WaitGroup
			for w := range 3 {
				workers.Go(func() {
					g, _ := generate.New(test.options)
					for n := len(got) - 1 - w; n >= 0; n -= 3 {
						got[n], _ = g.Puzzle(ctx, 3, n)
					}
				})
			}
			workers.Wait()
			if got != want {
				t.Errorf("three workers:\n got %v\nwant %v", got, want)
			}
			if p, err := generate.Puzzle(ctx, 3, 3, test.options); p != want[3] || err != nil {
				t.Errorf("puzzle 3 alone: got %v and %v, want %v", p, err, want[3])
			}
			if p, _ := generate.Puzzle(ctx, 4, 3, test.options); p == want[3] {
				t.Errorf("seeds 3 and 4 have the same puzzle 3: %v", p)
			}
		})
	}
}

// TestSeedsAreForEver holds the puzzles of a seed: a change of these lines breaks what users have noted.
func TestSeedsAreForEver(t *testing.T) {
	pattern, _ := generate.ParseMask(checkered)
	for _, test := range []struct {
		name    string
		options generate.Options
		want    string
	}{
		{"nothing asked", generate.Options{},
			"1..2....5.....9...2...3.4..7...1...2...56...4.1..7.8...4....2.6..6...9.7..14..3.."},
		{"half-turn", generate.Options{Symmetry: board.HalfTurn},
			"18...7....3....72.....3...97...145.............597...38...9.....26....4....4...58"},
		{"21 clues", generate.Options{MaxClues: 21},
			"........5.3...9...2.7...4...............68.74.15.7............65.618....9..4..3.."},
		{"pattern", generate.Options{Pattern: &pattern},
			"1.9.4.6.5.3.....2.2...3...1...3.4...3.5...1.4...9.2...8...9...6.6.....7.9.1.2.3.8"},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, err := generate.Puzzle(context.Background(), 1, 0, test.options)
			if err != nil || got.String() != test.want {
				t.Errorf("got  %v, %v\nwant %s", got, err, test.want)
			}
		})
	}
}

func TestTriesError(t *testing.T) {
	sparse, err := generate.ParseMask(sparse)
	if err != nil {
		t.Fatal(err)
	}
	spread, err := generate.ParseMask(spread)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name    string
		options generate.Options
		tries   int
		want    string
	}{
		{"17 clues", generate.Options{MaxClues: 17, Tries: 5}, 5,
			"no minimal puzzle in 5 tries: at most 17 clues are asked for, the closest had 23; allow more tries or another number"},
		{"40 clues, half-turn", generate.Options{MinClues: 40, MaxClues: 40, Symmetry: board.HalfTurn, Tries: 1}, 1,
			"no minimal puzzle with half-turn symmetry in 1 try: 40 clues are asked for, the closest had 24; allow more tries or another number"},
		{"17 cells", generate.Options{Pattern: &sparse, Tries: 3}, 3,
			"no puzzle with this pattern of 17 cells in 3 tries: each had too many solutions to count; allow more tries or add cells"},
		{"24 cells", generate.Options{Pattern: &spread, Tries: 9}, 9,
			"no puzzle with this pattern of 24 cells in 9 tries: the best had 68 solutions; allow more tries or add cells"},
		{"a demand", generate.Options{Demand: never, Tries: 6}, 6,
			"no puzzle that is like no other in 6 tries; allow more tries"},
		{"a demand on 22 clues", generate.Options{MaxClues: 22, Demand: never, Tries: 60}, 60,
			"no puzzle that is like no other in 60 tries, of which 27 met the rest; allow more tries"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := generate.Puzzle(context.Background(), 1, 0, test.options)
			var tries *generate.TriesError
			if !errors.As(err, &tries) || tries.Tries != test.tries || err.Error() != test.want {
				t.Errorf("got  %v\nwant %s", err, test.want)
			}
		})
	}
}

func TestDone(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	pattern, _ := generate.ParseMask(checkered)
	for _, o := range []generate.Options{{}, {Pattern: &pattern}, {Demand: middle}} {
		if _, err := generate.Puzzle(ctx, 1, 0, o); !errors.Is(err, context.Canceled) {
			t.Errorf("got %v, want %v", err, context.Canceled)
		}
	}
}

func BenchmarkPuzzle(b *testing.B) {
	for s := board.NoSymmetry; s <= board.AntiDiagonal; s++ {
		b.Run(s.String(), func(b *testing.B) { bench(b, generate.Options{Symmetry: s}) })
	}
}

func BenchmarkRange(b *testing.B) {
	b.Run("20", func(b *testing.B) { bench(b, generate.Options{MaxClues: 20}) })
	b.Run("22", func(b *testing.B) { bench(b, generate.Options{MaxClues: 22}) })
	b.Run("28", func(b *testing.B) { bench(b, generate.Options{MinClues: 28}) })
}

func bench(b *testing.B, o generate.Options) {
	g := generator(b, o)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		if _, err := g.Puzzle(context.Background(), 1, n); err != nil {
			b.Fatal(err)
		}
		n++
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "puzzles/s")
}
