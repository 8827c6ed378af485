package search

import (
	"context"
	"encoding/csv"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"deduku/board"
	"deduku/internal/testutil/boardtest"
)

// bruteByRecursion is the second version: it counts the digits that are taken back.
func bruteByRecursion(g *board.Grid, c board.Cell) (solved bool, backtracks int) {
	for ; c < board.Cells && g[c] != 0; c++ {
	}
	if c == board.Cells {
		return true, 0
	}
	for d := board.Digit(1); d <= 9; d++ {
		if taken(g, c, d) {
			continue
		}
		g[c] = d
		solved, n := bruteByRecursion(g, c)
		backtracks += n
		if solved {
			return true, backtracks
		}
		g[c] = 0
		backtracks++
	}
	return false, backtracks
}

func taken(g *board.Grid, c board.Cell, d board.Digit) bool {
	for p := range c.Peers().All() {
		if g[p] == d {
			return true
		}
	}
	return false
}

// TestBruteSeeds takes the boards whose backtracks are on record.
func TestBruteSeeds(t *testing.T) {
	f, err := os.Open(boardtest.Path(t, "seeds.txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	tests := 0
	for _, row := range rows[1:] {
		if row[3] == "" {
			continue
		}
		tests++
		want, err := strconv.Atoi(row[3])
		if err != nil {
			t.Fatal(err)
		}
		g := boardtest.Grid(t, row[1])
		got, err := BruteForce(t.Context(), g)
		if err != nil || got.Backtracks != want || !got.Solved || got.Grid.String() != row[2] || got.Blanks != 81-g.Len() {
			t.Errorf("%s: got %+v, %v; want %d backtracks", row[0], got, err, want)
		}
	}
	if tests < 3 {
		t.Errorf("only %d boards on record", tests)
	}
}

// TestBruteTwice compares the two versions on puzzles with and without solution.
func TestBruteTwice(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	solved, unsolved := 0, 0
	for range 400 {
		g := randomGrid(r)
		for _, c := range r.Perm(board.Cells)[:40+r.IntN(15)] {
			g[c] = 0
		}
		// A digit that no clue rules out is mostly wrong even so.
		for range r.IntN(4) {
			c, d := board.Cell(r.IntN(board.Cells)), board.Digit(1+r.IntN(9))
			if g[c] == 0 && !taken(&g, c, d) {
				g[c] = d
			}
		}
		got, err := BruteForce(t.Context(), g)
		if err != nil {
			t.Fatal(err)
		}
		h := g
		ok, n := bruteByRecursion(&h, 0)
		if got.Solved != ok || got.Backtracks != n || got.Grid != h {
			t.Errorf("%v\n got %+v\nwant %v, %d, %v", g, got, ok, n, h)
		}
		p := OfGrid(g)
		if first, _ := First(&p); ok && first != h {
			t.Errorf("%v: brute force finds %v, First %v", g, h, first)
		}
		if ok {
			solved++
		} else {
			unsolved++
		}
	}
	if solved < 20 || unsolved < 20 {
		t.Errorf("%d solved, %d unsolved: too few of a kind", solved, unsolved)
	}
}

func TestBruteEnds(t *testing.T) {
	for _, test := range []struct {
		name   string
		solved bool
	}{
		{"full", true},
		{"full, clash", false},
		{"clash in a row", false},
		{"clash in a column", false},
		{"clash in a box", false},
	} {
		p := seed(t, test.name)
		var g board.Grid
		for c, m := range p {
			for d := range 9 {
				if m == 1<<d {
					g[c] = board.Digit(d + 1)
				}
			}
		}
		got, err := BruteForce(t.Context(), g)
		want := Brute{Grid: g, Solved: test.solved, Blanks: 81 - g.Len()}
		if err != nil || got != want {
			t.Errorf("%s: got %+v, %v, want %+v", test.name, got, err, want)
		}
	}
}

// fuse is a context that is done once it was asked so many times.
type fuse struct {
	context.Context
	left int
}

func (f *fuse) Err() error {
	if f.left--; f.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestBruteContext stops a search that would take hours, at the first, second and third time that it asks whether to
// go on: between two such moments there are few backtracks.
func TestBruteContext(t *testing.T) {
	// Row 1 is 987654321 in the solution: row by row that is the last of all.
	g := boardtest.Grid(t, "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9")
	for asked := range 3 {
		got, err := BruteForce(&fuse{t.Context(), asked}, g)
		if err != context.Canceled || got.Solved || got.Grid != g {
			t.Errorf("asked %d times: got %+v, %v", asked, got, err)
		}
		if least, most := 1000*asked, 4096*asked; got.Backtracks < least || got.Backtracks > most {
			t.Errorf("asked %d times: %d backtracks, want %d to %d", asked, got.Backtracks, least, most)
		}
	}
}

// TestTrial makes moves one by one: the digits never clash, a move changes one blank at most, and the end is that of
// BruteForce.
func TestTrial(t *testing.T) {
	g := boardtest.Grid(t, "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57")
	want, err := BruteForce(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	trial := NewTrial(g)
	before := g
	for more := true; more; {
		more = trial.Advance(1)
		now := trial.Grid()
		if len(now.Clashes()) > 0 || !now.Contains(g) {
			t.Fatalf("%v", now)
		}
		last, ok := trial.Last()
		if ok == (now == g) || ok && (now[last] == 0 || g[last] != 0) {
			t.Fatalf("the last digit is in %v, %t, of %v", last, ok, now)
		}
		changed := 0
		for c := range board.Cell(board.Cells) {
			if now[c] == before[c] {
				continue
			}
			if changed++; now[c] != 0 && last != c {
				t.Fatalf("%v got a digit, but the last digit is in %v", c, last)
			}
		}
		if before = now; changed > 1 {
			t.Fatalf("%d cells changed: %v", changed, now)
		}
	}
	if got := trial.Outcome(); got != want || !got.Solved {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
