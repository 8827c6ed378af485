package transform_test

import (
	"os"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/transform"
	"deduku/internal/testutil/boardtest"
)

// whole reports whether tests should take everything.
var whole = os.Getenv("DEDUKU_FULL") != ""

// seventeen is every step-th puzzle of the 17-clue set, or all of it for a full run.
func seventeen(tb testing.TB, step int) []board.Grid {
	all := boardtest.Puzzles(tb, "17-clue.txt")
	if whole {
		return all
	}
	var out []board.Grid
	for i := 0; i < len(all); i += step {
		out = append(out, all[i])
	}
	return out
}

// less compares grids as numbers of 81 digits.
func less(a, b board.Grid) bool {
	for c := range a {
		if a[c] != b[c] {
			return a[c] < b[c]
		}
	}
	return false
}

// checkCanonical checks all that must hold for one grid, with n random equivalents.
func checkCanonical(t *testing.T, canon *transform.Canonizer, g board.Grid, seed uint64, n int) board.Grid {
	t.Helper()
	r := random(seed)
	want, x := canon.Canonical(g)
	if got := x.Apply(g); got != want {
		t.Fatalf("%v: %v gives\n     %v\nwant %v", g, x, got, want)
	}
	if again, _ := canon.Canonical(want); again != want {
		t.Fatalf("%v: canonical once %v\ntwice %v", g, want, again)
	}
	for range n {
		e := transform.Shuffle(g, r)
		if less(e, want) {
			t.Fatalf("%v: the canonical grid\n%v is larger than\n%v", g, want, e)
		}
		if got, _ := canon.Canonical(e); got != want {
			t.Fatalf("%v: an equivalent gives\n     %v\nwant %v", g, got, want)
		}
	}
	return want
}

// TestCanonicalOfEquivalents checks random equivalents of 17-clue puzzles, of the same puzzles half
// solved, and of their parts.
func TestCanonicalOfEquivalents(t *testing.T) {
	var canon transform.Canonizer
	for i, g := range seventeen(t, 60) {
		checkCanonical(t, &canon, g, uint64(i), 5)
		part := g
		for c := range part {
			if (c*7+i)%5 < i%5 {
				part[c] = 0
			}
		}
		checkCanonical(t, &canon, part, uint64(i), 3)
	}
}

// TestCanonicalTellsApart uses that no two puzzles of the 17-clue set are equivalent.
func TestCanonicalTellsApart(t *testing.T) {
	var canon transform.Canonizer
	seen := map[board.Grid]board.Grid{}
	for _, g := range seventeen(t, 24) {
		c, _ := canon.Canonical(g)
		if other, ok := seen[c]; ok {
			t.Errorf("equivalent, says their canonical grid:\n%v\n%v", g, other)
		}
		seen[c] = g
	}
}

// TestAgainstAllArrangements compares with the smallest of all 3,359,232 arrangements, each made.
func TestAgainstAllArrangements(t *testing.T) {
	var canon transform.Canonizer
	grids := []board.Grid{boardtest.Grid(t, puzzle)}
	for i, g := range seventeen(t, 50000) {
		if i == 50 {
			break
		}
		part := g
		for c := range part {
			if c%4 == i%4 {
				part[c] = 0
			}
		}
		grids = append(grids, g, part)
	}
	for i, test := range symmetric {
		if i == 9 || whole {
			grids = append(grids, boardtest.Grid(t, test.grid))
		}
	}
	for _, g := range grids {
		if got, want := first(canon.Canonical(g)), smallest(g); got != want {
			t.Errorf("%v:\n got %v\nwant %v", g, got, want)
		}
	}
}

func first(g board.Grid, _ transform.Transform) board.Grid { return g }

// smallest is the canonical grid by its definition.
func smallest(g board.Grid) board.Grid {
	best := g
	for c := range best {
		best[c] = 10
	}
	flipped := g
	for c, d := range g {
		flipped[c%9*9+c/9] = d
	}
	lines := lineOrders()
	for _, g := range []*board.Grid{&g, &flipped} {
		for _, rows := range lines {
			for _, cols := range lines {
				improve(&best, g, rows, cols)
			}
		}
	}
	return best
}

// improve sets best to the arrangement of g given if that is smaller.
func improve(best, g *board.Grid, rows, cols [9]int) {
	var names [10]board.Digit
	next, below := board.Digit(1), false
	for i, row := range rows {
		for j, col := range cols {
			d := g[9*row+col]
			if d != 0 && names[d] == 0 {
				names[d] = next
				next++
			}
			d = names[d]
			if !below && d > best[9*i+j] {
				return
			}
			below = below || d < best[9*i+j]
			best[9*i+j] = d
		}
	}
}

// lineOrders are the 1,296 orders of nine lines that keep each three together.
func lineOrders() (out [][9]int) {
	six := [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}
	for _, outer := range six {
		for _, a := range six {
			for _, b := range six {
				for _, c := range six {
					var o [9]int
					for j := range 3 {
						o[j], o[3+j], o[6+j] = 3*outer[0]+a[j], 3*outer[1]+b[j], 3*outer[2]+c[j]
					}
					out = append(out, o)
				}
			}
		}
	}
	return out
}

// symmetric are grids with many symmetries, where a search that lists ties one by one drowns.
var symmetric = []struct{ name, grid string }{
	{"empty", strings.Repeat(".", 81)},
	{"one clue", strings.Repeat(".", 40) + "5" + strings.Repeat(".", 40)},
	{"two clues that see each other", strings.Repeat(".", 40) + "57" + strings.Repeat(".", 39)},
	{"two clues apart", "5" + strings.Repeat(".", 79) + "7"},
	{"one row", "123456789" + strings.Repeat(".", 72)},
	{"one row but one cell", "12345678." + strings.Repeat(".", 72)},
	{"one box", "123......456......789......" + strings.Repeat(".", 54)},
	{"one band", "123456789456789123789123456" + strings.Repeat(".", 54)},
	{"a row in each band", "123456789.................." + "231564897.................." + "312645978.................."},
	{"two rows in each band", "123456789456789123........." + "231564897564897231........." + "312645978645978312........."},
	{"a full grid with 648 symmetries", "123456789456789123789123456231564897564897231897231564312645978645978312978312645"},
	{"a full grid with few symmetries", full},
	{"another full grid with many", "123456789456789123789123456214365897365897214897214365531642978642978531978531642"},
	{"diagonal boxes", "123......456......789.........123......456......789.........123......456......789"},
	{"diagonal of nine digits", "1.........2.........3.........4.........5.........6.........7.........8.........9"},
	{"one digit nine times", "1...........1...........1...1...........1...........1...1...........1...........1"},
	{"two digits, nine times each", "12..........12..........12..12..........12..........122.1.........2.1.........2.1"},
	{"three clues in three rows", "1..2..3.....................4..5..6.....................7..8..9.................."},
	{"a column of stacks", "1..2..3..4..5..6..7..8..9..2..3..1..5..6..4..8..9..7..3..1..2..6..4..5..9..7..8.."},
}

// TestCanonicalOfSymmetric checks that symmetries do not cost correctness, nor memory and time: the
// search keeps few states, however many symmetries there are.
func TestCanonicalOfSymmetric(t *testing.T) {
	var canon transform.Canonizer
	for i, test := range symmetric {
		t.Run(test.name, func(t *testing.T) {
			g := boardtest.Grid(t, test.grid)
			if n := transform.MostStates(g); n > 25_000 {
				t.Errorf("the search has %d states at a time, want at most 25,000 of the 3,359,232 arrangements", n)
			}
			checkCanonical(t, &canon, g, uint64(i), 6)
		})
	}
}

// TestCanonicalOfClashes checks that what is no puzzle comes back as it is.
func TestCanonicalOfClashes(t *testing.T) {
	for _, test := range []struct{ name, grid string }{
		{"one digit everywhere", strings.Repeat("1", 81)},
		{"equal rows", strings.Repeat("123456789", 9)},
		{"a pair in a row", strings.Repeat(".", 72) + "5...5...."},
		{"a pair in a column", "5........" + strings.Repeat(".", 63) + "5........"},
		{"a pair in a box", "5........" + ".5......." + strings.Repeat(".", 63)},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := boardtest.Grid(t, test.grid)
			if got, x := transform.Canonical(g); got != g || x != transform.Identity() {
				t.Errorf("%v became %v by %v", g, got, x)
			}
		})
	}
}

func TestCanonicalOfOneClue(t *testing.T) {
	want := boardtest.Grid(t, strings.Repeat(".", 80)+"1")
	for c := range board.Cells {
		var g board.Grid
		g[c] = board.Digit(1 + c%9)
		if got, _ := transform.Canonical(g); got != want {
			t.Errorf("one clue at %v: got %v, want %v", board.Cell(c), got, want)
		}
	}
}

func BenchmarkCanonical17(b *testing.B) {
	puzzles := boardtest.Puzzles(b, "17-clue.txt")
	bench(b, puzzles)
}

func BenchmarkCanonicalFull(b *testing.B) {
	r := random(1)
	var grids []board.Grid
	for range 16 {
		grids = append(grids, transform.Shuffle(boardtest.Grid(b, full), r))
	}
	bench(b, grids)
}

func BenchmarkCanonicalSymmetric(b *testing.B) {
	for _, test := range symmetric {
		b.Run(strings.ReplaceAll(test.name, " ", "-"), func(b *testing.B) { bench(b, []board.Grid{boardtest.Grid(b, test.grid)}) })
	}
}

func bench(b *testing.B, grids []board.Grid) {
	var canon transform.Canonizer
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		canon.Canonical(grids[n%len(grids)])
		n++
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "puzzles/s")
}
