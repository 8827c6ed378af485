package chain_test

import (
	"context"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/chain"
	"deduku/internal/testutil/boardtest"
)

// views are positions of hard puzzles after their singles.
func views(t testing.TB) []*deduce.View {
	return viewsOf(t, boardtest.PuzzlesAt(t, "testdata/puzzles.txt"))
}

func viewsOf(t testing.TB, puzzles []board.Grid) (views []*deduce.View) {
	for _, puzzle := range puzzles {
		s := deduce.New(puzzle, deduce.Options{Guess: deduce.NoGuess, Ladder: deduce.LadderOf(deduce.FullHouse, deduce.NakedSingle, deduce.HiddenSingle)})
		if err := s.Solve(context.Background()); err != nil {
			t.Fatal(err)
		}
		if s.Board().Status() == board.Open {
			views = append(views, deduce.NewView(context.Background(), s.Board()))
		}
	}
	return views
}

func never() bool { return false }

// naive is how many strong links, at least, lead from a candidate that is false to others being true, by a search that
// knows nothing but the rules.
func naive(v *deduce.View, from board.Candidate) map[board.Candidate]int {
	far := map[board.Candidate]int{}
	untrue := []board.Candidate{from}
	gone := map[board.Candidate]bool{from: true}
	for k := 1; len(untrue) > 0; k++ {
		var more []board.Candidate
		for _, x := range untrue {
			for _, y := range partners(v, x) {
				if far[y] > 0 {
					continue
				}
				far[y] = k
				for z := range conflicts(v, y) {
					if !gone[z] {
						gone[z] = true
						more = append(more, z)
					}
				}
			}
		}
		untrue = more
	}
	return far
}

// partners are the candidates of which one is true if x is false.
func partners(v *deduce.View, x board.Candidate) (out []board.Candidate) {
	if ds := v.Candidates(x.Cell).Without(x.Digit); ds.Single() {
		out = append(out, board.Candidate{Cell: x.Cell, Digit: ds.First()})
	}
	for _, u := range x.Cell.Units() {
		if cells := v.Cells(u, x.Digit).Without(x.Cell); cells.Len() == 1 {
			out = append(out, board.Candidate{Cell: cells.First(), Digit: x.Digit})
		}
	}
	return out
}

// conflicts are the candidates that cannot be true along with x.
func conflicts(v *deduce.View, x board.Candidate) map[board.Candidate]bool {
	out := map[board.Candidate]bool{}
	for c := range v.Open().All() {
		for d := range v.Candidates(c).All() {
			if c == x.Cell && d != x.Digit || d == x.Digit && c.Sees(x.Cell) {
				out[board.Candidate{Cell: c, Digit: d}] = true
			}
		}
	}
	return out
}

// TestSearch compares the chains without groups that are found, and how long they are, with those of the naive search.
func TestSearch(t *testing.T) {
	n := 0
	for _, v := range views(t) {
		var g chain.Graph
		g.Look(v, chain.Cells|chain.Places|chain.InCell)
		found := map[[2]board.Candidate]int{}
		for _, f := range g.Search(100, never) {
			if f.Shape == chain.Open {
				found[[2]board.Candidate{one(g.Node(f.From)), one(g.Node(f.To))}] = int(f.Half)
			}
		}
		for c := range v.Open().All() {
			for d := range v.Candidates(c).All() {
				x := board.Candidate{Cell: c, Digit: d}
				removed := conflicts(v, x)
				for y, k := range naive(v, x) {
					got := max(found[[2]board.Candidate{x, y}], found[[2]board.Candidate{y, x}])
					want := 0
					common := 0
					for z := range conflicts(v, y) {
						if removed[z] {
							common++
						}
					}
					seen := removed[y]
					if common > 0 && k > 1 && x != y && (!seen || x.Digit == y.Digit) {
						want = k
					}
					if got != want {
						t.Errorf("from %v to %v: %d strong links, want %d", x, y, got, want)
					}
					n += want
				}
			}
		}
	}
	if n == 0 {
		t.Error("no chain was met")
	}
}

// one is a node of one cell.
func one(n deduce.Node) board.Candidate {
	return board.Candidate{Cell: n.Cells.First(), Digit: n.Digit}
}

// TestPath holds the chains, with groups, to be made of what they say: strong and weak links in turn, and nothing both
// true and false.
func TestPath(t *testing.T) {
	n := 0
	for _, v := range views(t) {
		var g chain.Graph
		g.Look(v, chain.Cells|chain.Places|chain.Groups|chain.InCell)
		for _, f := range g.Search(100, never) {
			path, removed := g.Path(&f)
			if path == nil {
				continue
			}
			n++
			if len(path) != 2*int(f.Half) || removed.Len() != int(f.Removed) {
				t.Errorf("%v: a path of %d nodes that removes %d", f, len(path), removed.Len())
			}
			for i := 1; i < len(path); i++ {
				a, b := g.Node(path[i-1]), g.Node(path[i])
				if i%2 == 1 && !strong(v, a, b) || i%2 == 0 && !weak(a, b) {
					t.Errorf("%v: %v and %v are not linked so", f, a, b)
				}
				for j := i + 1; j < len(path); j += 2 {
					if path[i] == path[j] {
						t.Errorf("%v: %v is both true and false", f, b)
					}
				}
			}
			if first, last := g.Node(path[0]), g.Node(path[len(path)-1]); f.Shape == chain.Loop && !weak(first, last) {
				t.Errorf("%v: %v and %v do not close the loop", f, first, last)
			}
		}
	}
	if n < 100 {
		t.Errorf("%d chains only", n)
	}
}

// strong reports whether one of two nodes is true.
func strong(v *deduce.View, a, b deduce.Node) bool {
	both := a.Cells.Union(b.Cells)
	if a.Digit != b.Digit {
		return both.Len() == 1 && v.Candidates(both.First()) == board.Digits(a.Digit, b.Digit)
	}
	for u := range both.CommonUnits().All() {
		if v.Cells(u, a.Digit) == both {
			return true
		}
	}
	return false
}

// weak reports whether two nodes cannot both be true.
func weak(a, b deduce.Node) bool {
	if a.Digit != b.Digit {
		return a.Cells == b.Cells && a.Cells.Len() == 1
	}
	return b.Cells.Within(a.Cells.SeenByAll())
}

// BenchmarkSearch looks for all chains of hard positions, from all starts, the tables included.
func BenchmarkSearch(b *testing.B) {
	all := viewsOf(b, boardtest.First(b, "top1465.txt", 150))
	for _, kinds := range []struct {
		name string
		of   chain.Kinds
	}{
		{"digit", chain.Places},
		{"pairs", chain.Cells},
		{"plain", chain.Cells | chain.Places | chain.InCell},
		{"grouped", chain.Cells | chain.Places | chain.Groups | chain.InCell},
	} {
		b.Run(kinds.name, func(b *testing.B) {
			b.ReportAllocs()
			var g chain.Graph
			n, found := 0, 0
			for b.Loop() {
				v := all[n%len(all)]
				g.Look(v, kinds.of)
				found += len(g.Search(100, never))
				n++
			}
			b.ReportMetric(float64(found)/float64(n), "chains")
		})
	}
	b.Run("forcing", func(b *testing.B) {
		b.ReportAllocs()
		var g chain.Graph
		n, found := 0, 0
		for b.Loop() {
			g.Look(all[n%len(all)], chain.Cells|chain.Places|chain.Groups|chain.InCell)
			found += len(g.Forcing(never))
			n++
		}
		b.ReportMetric(float64(found)/float64(n), "chains")
	})
}
