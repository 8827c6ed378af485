package braid

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"deduku/board"
	"deduku/internal/testutil/boardtest"
)

// full says whether whole data sets are compared; otherwise a sample of them.
var full = os.Getenv("DEDUKU_FULL") != ""

// table is the lines of a data set, or of the sample of it in testdata, without its head.
func table(t testing.TB, name string) (out [][]string) {
	sample := filepath.Join("testdata", name)
	if full {
		sample = boardtest.PathOr(t, name, sample)
	}
	for _, line := range boardtest.RowsAt(t, sample)[1:] {
		out = append(out, strings.Split(line[0], ","))
	}
	return out
}

func number(t testing.TB, text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func rated(t testing.TB, r *Rater, kind Kind, g board.Grid, limit int) Value {
	t.Helper()
	v, err := r.rate(context.Background(), kind, g, limit)
	if err != nil {
		t.Fatalf("%v: %v", g, err)
	}
	return v
}

func TestPublishedRatings(t *testing.T) {
	kinds := map[string]Kind{"TE": TE, "B": B, "BxB": BxB, "BxBB": BxBB}
	var r Rater
	for _, row := range table(t, "te-ratings.csv") {
		kind, ok := kinds[row[1]]
		if !ok {
			t.Fatalf("no rating %s", row[1])
		}
		want := Value{N: number(t, row[2])}
		if v := rated(t, &r, kind, boardtest.Grid(t, row[0]), 20); v != want {
			t.Errorf("%s of %s is %v, published %d", row[1], row[0], v, want.N)
		}
	}
}

// The published W and gW are those of one path; another order of the same whips may come to more or less.
func TestUnbiasedPuzzles(t *testing.T) {
	var r Rater
	for _, c := range []struct {
		kind   Kind
		column int
		exact  bool
	}{{B, 2, true}, {GB, 4, true}, {W, 3, false}, {GW, 5, false}} {
		equal, below, above := 0, 0, 0
		for _, row := range table(t, "cbg-000.csv") {
			want := number(t, row[c.column])
			v := rated(t, &r, c.kind, boardtest.Grid(t, row[0]), 20)
			switch {
			case v.N == want:
				equal++
			case v.N < want:
				below++
			default:
				above++
			}
			if v.AtMost == c.exact || v.N != want && c.exact {
				t.Errorf("%s: %v, published %v", row[0], v, row)
			}
		}
		t.Logf("column %d: %d equal, %d below, %d above", c.column, equal, below, above)
		if above*100 > equal+below+above {
			t.Errorf("column %d: %d above what is published, more than 1%%", c.column, above)
		}
	}
}

func TestDepthOfSets(t *testing.T) {
	var r Rater
	depth := func(name string, step int, want func(i int) int, puzzles []board.Grid) {
		if full {
			step = 1
		}
		for i := 0; i < len(puzzles); i += step {
			if v := rated(t, &r, TE, puzzles[i], 3); v.N != want(i) || v.More {
				t.Errorf("%s, puzzle %d: depth %v, want %d", name, i+1, v, want(i))
			}
		}
	}
	deeper := map[int]bool{2: true, 3: true, 77: true, 94: true, 146: true, 153: true}
	depth("top1465", 4, func(i int) int {
		if deeper[i+1] {
			return 2
		}
		return 1
	}, boardtest.Puzzles(t, "top1465.txt"))
	depth("hardest-1106", 10, func(int) int { return 2 }, boardtest.First(t, "hardest-1106.txt", 60))
	depth("tridagon", 10, func(int) int { return 3 }, boardtest.First(t, "tridagon.txt", 40))
}

func TestKnownHardPuzzles(t *testing.T) {
	if !full {
		t.Skip("seconds each: with DEDUKU_FULL=1")
	}
	var r Rater
	for _, c := range []struct {
		name, puzzle string
		bxb          int
	}{
		{"Golden Nugget", ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....", 5},
		{"Easter Monster", "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1", 6},
	} {
		if v := rated(t, &r, BxB, boardtest.Grid(t, c.puzzle), 8); v != (Value{N: c.bxb}) {
			t.Errorf("%s: %v, want %d", c.name, v, c.bxb)
		}
	}
}

func TestDepthAgreesWithThePlainOne(t *testing.T) {
	var r Rater
	few := 2 // of depth 0 and 1; whole depth 2 takes the plain one a while
	if full {
		few = 12
	}
	for _, row := range table(t, "te-ratings.csv")[:few] {
		g := boardtest.Grid(t, row[0])
		if v, want := rated(t, &r, TE, g, 3), plainPuzzle(g).depth(); v.N != want {
			t.Errorf("%s: depth %v, plainly %d", row[0], v, want)
		}
	}
}

// Each length of each candidate of some positions is compared with what trying everything gives.
func TestLengthsAgreeWithThePlainOnes(t *testing.T) {
	const limit = 3
	var e engine
	var p position
	for _, row := range table(t, "cbg-000.csv")[:6] {
		g := boardtest.Grid(t, row[0])
		if !p.load(g, nil, &sudoku.grouped) {
			t.Fatalf("%s has a contradiction", row[0])
		}
		q := make(plain, candidates)
		for x := range q {
			q[x] = p.alive(literal(x))
		}
		for x := literal(0); x < candidates; x += 23 {
			if !p.open(x) {
				continue
			}
			for _, groups := range []bool{false, true} {
				s := &sudoku.single
				if groups {
					s = &sudoku.grouped
				}
				braid, whip := q.shortest(x, groups, false, limit), q.shortest(x, groups, true, limit)
				for n := 2; n <= limit; n++ {
					if got, want := e.prover.within(&p, x, s, n), braid > 0 && braid <= n; got != want {
						t.Errorf("%s %v, groups %v: a braid of at most %d: %v, plainly %v", row[0], plainOf(x), groups, n, got, want)
					}
				}
				for n := 2; n <= limit; n++ {
					if got, want := e.whips.within(&p, x, s, n), whip > 0 && whip <= n; got != want {
						t.Errorf("%s %v, groups %v: a whip of at most %d: %v, plainly %v", row[0], plainOf(x), groups, n, got, want)
					}
				}
				if n := e.prover.refutes(&p, x, s); n > 0 && braid > 0 && n < braid || n == 0 && braid > 0 {
					t.Errorf("%s %v, groups %v: seen at once %d, the shortest is %d", row[0], plainOf(x), groups, n, braid)
				}
			}
		}
	}
}

func TestPuzzlesWithoutRating(t *testing.T) {
	var r Rater
	for puzzle, want := range map[string]error{
		strings.Repeat(".", 81):        ErrManySolutions,
		"11" + strings.Repeat(".", 79): ErrNoSolution,
	} {
		_, err := r.rate(context.Background(), B, boardtest.Grid(t, puzzle), 3)
		if !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", puzzle, err, want)
		}
	}
}

func TestRatingEndsAtLimitAndWithContext(t *testing.T) {
	const puzzle = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
	var r Rater
	g := boardtest.Grid(t, puzzle)
	for _, kind := range []Kind{B, TE, BxB} {
		if v := rated(t, &r, kind, g, 1); v != (Value{N: 1, More: true}) {
			t.Errorf("rating %d: %v, want more than 1", kind, v)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := r.rate(ctx, BxB, g, 9); !errors.Is(err, context.Canceled) {
		t.Errorf("done before: %v", err)
	}
}

func TestRatingOfStruckCandidates(t *testing.T) {
	row := table(t, "cbg-000.csv")[1] // B is 3
	g := boardtest.Grid(t, row[0])
	var removed []board.Candidate
	var solved position
	solved.load(g, nil, &sudoku.grouped)
	var e engine
	e.ctx, e.shapes = context.Background(), &sudoku.single
	e.braids(&solved, 9)
	for x := range literal(candidates) {
		if !solved.alive(x) && g[x/9] == 0 {
			removed = append(removed, plainOf(x))
		}
	}
	var r Rater
	v, err := r.RatePosition(context.Background(), B, g, removed, 9)
	if err != nil || v.N != 0 {
		t.Errorf("with all wrong candidates removed: %v, %v", v, err)
	}
}

// Ratings keep their memory from puzzle to puzzle.
func TestRaterDoesNotAllocate(t *testing.T) {
	var r Rater
	g := boardtest.Grid(t, table(t, "cbg-000.csv")[1][0])
	for _, kind := range []Kind{TE, B, GB, W, BxB} {
		rated(t, &r, kind, g, 9)
		if n := testing.AllocsPerRun(3, func() { rated(t, &r, kind, g, 9) }); n > 2 {
			t.Errorf("rating %d allocates %v times", kind, n)
		}
	}
}

func BenchmarkTE(b *testing.B) {
	for _, name := range []string{"top1465.txt", "hardest-1106.txt", "tridagon.txt"} {
		b.Run(strings.TrimSuffix(name, ".txt"), func(b *testing.B) {
			puzzles := boardtest.First(b, name, 40)
			var r Rater
			for i := 0; b.Loop(); i++ {
				rated(b, &r, TE, puzzles[i%len(puzzles)], 3)
			}
		})
	}
}

func BenchmarkPlainTE(b *testing.B) {
	puzzles := boardtest.First(b, "hardest-1106.txt", 40)
	for i := 0; b.Loop(); i++ {
		plainPuzzle(puzzles[i%len(puzzles)]).depth()
	}
}

func BenchmarkRatings(b *testing.B) {
	for _, c := range []struct {
		name string
		kind Kind
	}{{"B", B}, {"GB", GB}, {"W", W}, {"GW", GW}} {
		b.Run(c.name, func(b *testing.B) {
			rows := table(b, "cbg-000.csv")
			var r Rater
			for i := 0; b.Loop(); i++ {
				rated(b, &r, c.kind, boardtest.Grid(b, rows[i%len(rows)][0]), 20)
			}
		})
	}
}
