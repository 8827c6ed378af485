package expand

import (
	"context"
	"errors"
	"slices"
	"testing"

	"deduku/board"
	"deduku/board/search"
	"deduku/board/transform"
)

// of is the puzzle that a text of 81 characters spells.
func of(t *testing.T, text string) (g board.Grid) {
	t.Helper()
	if len(text) != board.Cells {
		t.Fatalf("%q has %d characters", text, len(text))
	}
	for c := range text {
		if text[c] >= '1' && text[c] <= '9' {
			g[c] = board.Digit(text[c] - '0')
		}
	}
	return g
}

const (
	seventeen = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
	escargot  = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
	redundant = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
)

// all are the puzzles that a spread makes.
func all(t *testing.T, spread Spread, puzzle board.Grid) (out []board.Grid) {
	t.Helper()
	if err := spread(t.Context(), puzzle, func(g board.Grid) error {
		out = append(out, g)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return out
}

// forms are canonical forms, sorted, each once.
func forms(puzzles []board.Grid) (out []string) {
	for _, g := range puzzles {
		form, _ := transform.Canonical(g)
		out = append(out, form.String())
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// minimal reports whether a puzzle with one solution needs each of its givens.
func minimal(puzzle *board.Grid) bool {
	p := search.OfGrid(*puzzle)
	for c, d := range puzzle {
		if d != 0 {
			p[c] = allDigits
			if search.Count(&p, 2) == 1 {
				return false
			}
			p[c] = 1 << (d - 1)
		}
	}
	return true
}

// plainly is a vicinity by its definition: every subset, every addition, every test by itself.
func plainly(puzzle board.Grid, minus, plus int, any bool) []string {
	layer := map[board.Grid]bool{puzzle: true}
	for range minus {
		next := map[board.Grid]bool{}
		for g := range layer {
			for c, d := range g {
				if d != 0 {
					g[c] = 0
					next[g] = true
					g[c] = d
				}
			}
		}
		layer = next
	}
	var found []board.Grid
	for range plus {
		next := map[board.Grid]bool{}
		for g := range layer {
			for c := range g {
				for d := board.Digit(1); g[c] == 0 && d <= board.Side; d++ {
					child := g
					child[c] = d
					p := search.OfGrid(child)
					if n := search.Count(&p, 2); n == 0 || next[child] {
						continue
					} else if next[child] = true; any || n == 1 && minimal(&child) {
						found = append(found, child)
					}
				}
			}
		}
		layer = next
	}
	own := forms([]board.Grid{puzzle})[0]
	return slices.DeleteFunc(forms(found), func(f string) bool { return f == own })
}

func TestVicinity(t *testing.T) {
	for _, text := range []string{seventeen, escargot, redundant} {
		puzzle := of(t, text)
		got := all(t, Vicinity(Near{Minus: 1, Plus: 1})(), puzzle)
		if want := plainly(puzzle, 1, 1, false); !slices.Equal(forms(got), want) || len(got) != len(want) {
			t.Errorf("%s: %d puzzles at -1+1, want %d", text, len(got), len(want))
		}
		if again := all(t, Vicinity(Near{Minus: 1, Plus: 1})(), puzzle); !slices.Equal(got, again) {
			t.Errorf("%s: the order is not the same again", text)
		}
	}
}

// TestVicinityOfTwo adds two givens to a puzzle with several solutions: puzzles with one solution must be found after the first
// given and after the second.
func TestVicinityOfTwo(t *testing.T) {
	puzzle := of(t, escargot)
	puzzle[0] = 0
	got, want := all(t, Vicinity(Near{Plus: 2})(), puzzle), plainly(puzzle, 0, 2, false)
	if !slices.Equal(forms(got), want) || len(got) != len(want) || len(want) < 2 {
		t.Errorf("%d puzzles at +2, want %d", len(got), len(want))
	}
}

func TestVicinityOfMore(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while: each test by itself, to compare with")
	}
	puzzle := of(t, redundant)
	got := all(t, Vicinity(Near{Minus: 0, Plus: 2, Any: true})(), of(t, "534678912672195348198342567859761423426853791713924856961537284287419635345286..."))
	if want := plainly(of(t, "534678912672195348198342567859761423426853791713924856961537284287419635345286..."), 0, 2, true); !slices.Equal(forms(got), want) || len(got) != len(want) {
		t.Errorf("%d puzzles at +2, want %d", len(got), len(want))
	}
	if got := all(t, Vicinity(Near{Minus: 2, Plus: 1})(), puzzle); !slices.Equal(forms(got), plainly(puzzle, 2, 1, false)) {
		t.Errorf("%d puzzles at -2+1, want %d", len(got), len(plainly(puzzle, 2, 1, false)))
	}
}

// TestMinimals compares with all subsets, of a puzzle that has few givens to spare.
func TestMinimals(t *testing.T) {
	solution, _ := search.Solve(new(search.OfGrid(of(t, seventeen))))
	puzzle := of(t, seventeen)
	for added, c := 0, 0; added < 3; c += 7 {
		if puzzle[c%81] == 0 {
			puzzle[c%81] = solution[c%81]
			added++
		}
	}
	want := map[board.Grid]bool{}
	cells := givens(&puzzle)
	for set := range 1 << len(cells) {
		var g board.Grid
		for i, c := range cells {
			if set>>i&1 == 1 {
				g[c] = puzzle[c]
			}
		}
		if g.Len() >= 17 && search.Single(g) && minimal(&g) {
			want[g] = true
		}
	}
	got := all(t, Minimals, puzzle)
	for _, g := range got {
		if !want[g] {
			t.Errorf("%v is not minimal, or comes twice", g)
		}
		delete(want, g)
	}
	if len(got) == 0 || len(want) > 0 {
		t.Errorf("%d minimals, and %d are missing", len(got), len(want))
	}
}

// TestScan compares with all choices of one blank, and of two.
func TestScan(t *testing.T) {
	grid, _ := search.Solve(new(search.OfGrid(of(t, seventeen))))
	for _, n := range []int{80, 79} {
		want := 0
		if err := each(givens(&grid), board.Cells-n, func(blank []board.Cell) error {
			g := grid
			for _, c := range blank {
				g[c] = 0
			}
			if search.Single(g) {
				want++
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		got := map[board.Grid]bool{}
		for _, g := range all(t, Scan(n), grid) {
			if got[g] || g.Len() != n || !search.Single(g) {
				t.Fatalf("%v comes twice, or has not one solution", g)
			}
			got[g] = true
		}
		if len(got) != want {
			t.Errorf("%d puzzles of %d givens, want %d", len(got), n, want)
		}
	}
}

// TestScanWithin compares a scan below some givens with all choices among a few free cells.
func TestScanWithin(t *testing.T) {
	grid, _ := search.Solve(new(search.OfGrid(of(t, seventeen))))
	given := board.CellSet{}
	for c, d := range of(t, seventeen) {
		if d != 0 && c > 16 {
			given = given.With(board.Cell(c))
		}
	}
	var free []board.Cell
	freeSet := board.CellSet{}
	for c := board.Cell(0); c < 16; c++ {
		free, freeSet = append(free, c), freeSet.With(c)
	}
	some := false
	for left := range len(free) + 1 {
		want := map[board.Grid]bool{}
		if err := each(free, left, func(more []board.Cell) error {
			if g := grid.Only(given.Union(board.CellsOf(more...))); search.Single(g) {
				want[g] = true
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		some = some || len(want) > 0 && len(want) < 1000
		s := &scan{ctx: t.Context(), grid: grid, yield: func(g board.Grid) error {
			if !want[g] {
				t.Errorf("%v comes twice, or has several solutions", g)
			}
			delete(want, g)
			return nil
		}}
		if err := s.with(given, freeSet, left); err != nil {
			t.Fatal(err)
		}
		if len(want) > 0 {
			t.Errorf("with %d more givens, %d puzzles are missing", left, len(want))
		}
	}
	if !some {
		t.Error("no number of givens leaves a choice")
	}
}

// TestScanFew finds a puzzle of few givens again, where the search goes far.
func TestScanFew(t *testing.T) {
	grid, _ := search.Solve(new(search.OfGrid(of(t, seventeen))))
	n, enough := 0, errors.New("enough")
	err := Scan(24)(t.Context(), grid, func(g board.Grid) error {
		if n++; g.Len() != 24 || !search.Single(g) {
			t.Fatalf("%v has not one solution", g)
		}
		if n == 100 {
			return enough
		}
		return nil
	})
	if err != enough {
		t.Errorf("%d puzzles, %v", n, err)
	}
}

// solutions is Solutions as a Spread.
func solutions(ctx context.Context, puzzle board.Grid, yield func(board.Grid) error) error {
	position := search.OfGrid(puzzle)
	return Solutions(ctx, &position, yield)
}

func TestOthers(t *testing.T) {
	puzzle := of(t, seventeen)
	if got := all(t, Plus(1), puzzle); len(got) != 64 || got[0].Len() != 18 || !search.Single(got[63]) {
		t.Errorf("plus(1): %d puzzles", len(got))
	}
	if got := all(t, Plus(2), puzzle); len(got) != 64*63/2 {
		t.Errorf("plus(2): %d puzzles", len(got))
	}
	if got := all(t, solutions, of(t, "..4678912672195348198342567859761423426853791713924856961537284287419635345286179")); len(got) != 1 {
		t.Errorf("%d solutions", len(got))
	}
	for _, g := range all(t, Shuffle(5, 1), puzzle) {
		if forms([]board.Grid{g})[0] != forms([]board.Grid{puzzle})[0] {
			t.Error("shuffle: not equivalent")
		}
	}
	for _, g := range all(t, Relabel(5, 1), puzzle) {
		if !slices.Equal(givens(&g), givens(&puzzle)) || !search.Single(g) {
			t.Error("relabel: other cells")
		}
	}
	for n := 1; n <= 2; n++ {
		for _, g := range all(t, Exchanged(n), of(t, escargot)) {
			changed := 0
			for c, d := range of(t, escargot) {
				if d != g[c] {
					changed++
				}
			}
			if changed != n || !search.Single(g) {
				t.Errorf("%v has %d other digits", g, changed)
			}
		}
	}
	if got := all(t, RemoveRedundant, of(t, redundant)); len(got) != 1 || !minimal(&got[0]) {
		t.Errorf("removeredundant: %v", got)
	}
}

// TestEnds holds all spreads to end when nobody wants more.
func TestEnds(t *testing.T) {
	enough := errors.New("enough")
	for _, s := range []Spread{Vicinity(Near{Minus: 1, Plus: 2})(), Plus(3), Minimals, Shuffle(9, 1), Relabel(9, 1), solutions, Exchanged(2)} {
		n := 0
		if err := s(t.Context(), of(t, redundant), func(board.Grid) error { n++; return enough }); n > 1 || n == 1 && err != enough {
			t.Errorf("%d puzzles, %v", n, err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if err := s(ctx, board.Grid{}, func(board.Grid) error { return nil }); err != nil && !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
	}
}

func BenchmarkVicinity(b *testing.B) {
	var puzzle board.Grid
	for c := range escargot {
		if escargot[c] != '.' {
			puzzle[c] = board.Digit(escargot[c] - '0')
		}
	}
	for b.Loop() {
		_ = Vicinity(Near{Minus: 1, Plus: 1})()(b.Context(), puzzle, func(board.Grid) error { return nil })
	}
}
