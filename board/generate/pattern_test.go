package generate_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/generate"
	"deduku/internal/testutil/boardtest"
)

// The patterns, in the order of their sizes.
const (
	checkered = "x.x.x.x.x" + ".x.....x." + "x...x...x" + "...x.x..." + "x.x...x.x" + "...x.x..." + "x...x...x" + ".x.....x." + "x.x.x.x.x"
	ring      = "..xx.xx.." + ".x..x..x." + "x.......x" + "x..x....x" + ".x.....x." + "x....x..x" + "x.......x" + ".x..x..x." + "..xx.xx.."
	spread    = ".x..x..x." + "x.......x" + "..x.x.x.." + "...x.x..." + "x.x...x.x" + "...x.x..." + "..x.x.x.." + "x.......x" + ".x..x..x."
	sparse    = "x.......x" + ".x.....x." + "..x...x.." + "...x.x..." + "....x...." + "...x.x..." + "..x...x.." + ".x.....x." + "x.......x"
)

func TestPattern(t *testing.T) {
	for _, test := range []struct {
		name, mask string
		n          int
	}{
		{"full", strings.Repeat("x", 81), 3},
		{"checkered", checkered, 30},
		{"ring", ring, 10},
		{"spread", spread, 3},
	} {
		t.Run(test.name, func(t *testing.T) {
			pattern, err := generate.ParseMask(test.mask)
			if err != nil {
				t.Fatal(err)
			}
			g := generator(t, generate.Options{Pattern: &pattern})
			for n := range test.n {
				p, err := g.Puzzle(context.Background(), 1, n)
				if err != nil {
					t.Fatal(err)
				}
				if p.Cells() != pattern || solutions(p) != 1 {
					t.Errorf("%v: %d solutions, want 1; pattern %s", p, solutions(p), test.mask)
				}
			}
		})
	}
}

func TestParseMask(t *testing.T) {
	line := strings.Repeat("x.", 40) + "x"
	for _, test := range []struct {
		name, mask string
		cells      int
		want       string
	}{
		{"a line", line, 41, ""},
		{"nine rows", strings.Repeat(".....x.x.\n", 9), 18, ""},
		{"Windows rows", strings.Repeat(".....x.x.\r\n", 9), 18, ""},
		{"all the blanks", strings.Repeat(".0-_ X*#1", 9), 36, ""},
		{"one too few", line[1:], 0, "the mask has 80 cells; it takes 81, such as x for a given and . for a blank"},
		{"one too many", line + ".", 0, "the mask has 82 cells; it takes 81, such as x for a given and . for a blank"},
		{"nothing", "", 0, "the mask has 0 cells; it takes 81, such as x for a given and . for a blank"},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, err := generate.ParseMask(test.mask)
			if message(err) != test.want || got.Len() != test.cells {
				t.Errorf("got %d cells and %q, want %d and %q", got.Len(), message(err), test.cells, test.want)
			}
		})
	}
}

func message(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func TestOptions(t *testing.T) {
	mask := func(s string) *board.CellSet {
		cells, err := generate.ParseMask(s)
		if err != nil {
			t.Fatal(err)
		}
		return &cells
	}
	corner := mask(ring[:80] + "x")
	for _, test := range []struct {
		name    string
		options generate.Options
		want    string
	}{
		{"the range upside down", generate.Options{MinClues: 25, MaxClues: 24}, "at least 25 and at most 24 clues; the first must not be larger"},
		{"too few clues", generate.Options{MaxClues: 16}, "at most 16 clues; a puzzle with one solution has at least 17"},
		{"too many clues", generate.Options{MinClues: 82}, "at least 82 clues; a board has room for 0 to 81"},
		{"tries below zero", generate.Options{Tries: -1}, "-1 tries; at least 1 is needed, or 0 for the default"},
		{"no such symmetry", generate.Options{Symmetry: 9}, "unknown symmetry 9; there are none, half-turn, quarter-turn, horizontal, vertical, diagonal, anti-diagonal"},
		{"a small pattern", generate.Options{Pattern: mask(strings.Repeat(".", 70) + strings.Repeat("x", 11))},
			"the pattern has 11 cells; a puzzle with one solution has at least 17 givens"},
		{"two blank rows", generate.Options{Pattern: mask(ring[:27] + strings.Repeat(".", 18) + ring[45:])},
			"the pattern leaves r4 and r5 blank; swapping them would give a second solution, so one of them needs a given"},
		{"two blank columns", generate.Options{Pattern: mask(strings.Repeat("xxxxxx.x.", 9))},
			"the pattern leaves c7 and c9 blank; swapping them would give a second solution, so one of them needs a given"},
		{"a pattern outside the range", generate.Options{Pattern: mask(ring), MinClues: 20, MaxClues: 25},
			"the pattern has 26 cells, and 20 to 25 clues are asked for; leave one of the two out"},
		{"a pattern without the symmetry", generate.Options{Pattern: corner, Symmetry: board.HalfTurn},
			"the pattern is not half-turn symmetric: it has r9c9, so it needs r1c1"},
		{"a pattern with the symmetry", generate.Options{Pattern: mask(ring), Symmetry: board.HalfTurn}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			if _, err := generate.New(test.options); message(err) != test.want {
				t.Errorf("got  %q\nwant %q", message(err), test.want)
			}
		})
	}
}

func TestSymmetry(t *testing.T) {
	sizes := map[board.Symmetry]int{ // the number of orbits
		board.NoSymmetry: 81, board.HalfTurn: 41, board.QuarterTurn: 21, board.Horizontal: 45,
		board.Vertical: 45, board.Diagonal: 45, board.AntiDiagonal: 45,
	}
	for i, name := range board.SymmetryNames() {
		s, err := board.ParseSymmetry(name)
		if err != nil || int(s) != i || s.String() != name {
			t.Errorf("%q is %v, %v", name, s, err)
		}
		if got := len(s.Orbits()); got != sizes[s] {
			t.Errorf("%v has %d orbits, want %d", s, got, sizes[s])
		}
		var all board.CellSet
		for _, o := range s.Orbits() {
			if !all.And(o).Empty() {
				t.Errorf("%v: orbits overlap at %v", s, all.And(o).First())
			}
			all = all.Union(o)
		}
		if all != board.AllCells {
			t.Errorf("%v: the orbits have %d cells", s, all.Len())
		}
	}
	want := `unknown symmetry "spiral"; there are none, half-turn, quarter-turn, horizontal, vertical, diagonal, anti-diagonal`
	if _, err := board.ParseSymmetry("spiral"); message(err) != want {
		t.Errorf("got  %q\nwant %q", message(err), want)
	}
	for s, want := range map[board.Symmetry]string{
		board.HalfTurn: "r9c8", board.QuarterTurn: "r2c9", board.Horizontal: "r9c2",
		board.Vertical: "r1c8", board.Diagonal: "r2c1", board.AntiDiagonal: "r8c9",
	} {
		if got := s.Image(board.CellAt(0, 1)).String(); got != want {
			t.Errorf("%v moves r1c2 to %s, want %s", s, got, want)
		}
	}
}

func TestMinimize(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for i, p := range boardtest.Puzzles(t, "17-clue.txt") {
		if i%2500 != 0 {
			continue
		}
		if got, err := generate.Minimize(p, nil); got != p || err != nil {
			t.Errorf("%v has 17 clues already: got %v, %v", p, got, err)
		}
		full := p
		for _, o := range board.NoSymmetry.Orbits() {
			for d := board.Digit(1); full[o.First()] == 0; d++ {
				full[o.First()] = d
				if solutions(full) != 1 {
					full[o.First()] = 0
				}
			}
		}
		fixed, err := generate.Minimize(full, nil)
		if err != nil || !full.Contains(fixed) {
			t.Fatalf("%v: got %v, %v", full, fixed, err)
		}
		checkMinimal(t, fixed, board.NoSymmetry)
		random, err := generate.Minimize(full, r)
		if err != nil || !full.Contains(random) || random == fixed {
			t.Fatalf("%v: got %v, %v", full, random, err)
		}
		checkMinimal(t, random, board.NoSymmetry)
	}
}

func TestMinimizeRefuses(t *testing.T) {
	for _, test := range []struct {
		name, grid string
		want       error
	}{
		{"two equal digits in a row", "5...5" + strings.Repeat(".", 76), generate.ErrNoSolution},
		{"the empty grid", strings.Repeat(".", 81), generate.ErrSeveralSolutions},
	} {
		t.Run(test.name, func(t *testing.T) {
			if _, err := generate.Minimize(boardtest.Grid(t, test.grid), nil); !errors.Is(err, test.want) {
				t.Errorf("got %v, want %v", err, test.want)
			}
		})
	}
}

func BenchmarkPattern(b *testing.B) {
	for _, p := range []struct{ name, mask string }{{"28-cells", checkered}, {"26-cells", ring}, {"24-cells", spread}} {
		b.Run(p.name, func(b *testing.B) {
			pattern, err := generate.ParseMask(p.mask)
			if err != nil {
				b.Fatal(err)
			}
			bench(b, generate.Options{Pattern: &pattern})
		})
	}
}

func BenchmarkMinimize(b *testing.B) {
	p := boardtest.Grid(b, "000004030023600700087000024540000000108050607000000098230000960004009370050300000")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := generate.Minimize(p, nil); err != nil {
			b.Fatal(err)
		}
	}
}
