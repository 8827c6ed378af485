package uniqueness

import (
	"math/rand/v2"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/deadly"
)

// TestExtendedPairs holds the pairs of lines in which extended rectangles are looked for to all pairs, as false candidates go: no
// rectangle is in another.
func TestExtendedPairs(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	v := deduce.NewView(t.Context(), new(board.Board))
	solution := inTriples()
	var found [deadly.ConjugateGuards + 1]int
	for range 12 {
		b := board.Of(board.Grid{})
		for left := falseCandidates(&b, &solution); len(left) > 40; left = falseCandidates(&b, &solution) {
			for range 8 {
				x := left[random.IntN(len(left))]
				if x.Digit%3 != solution[x.Cell]%3 || random.IntN(20) == 0 {
					b.Eliminate(x.Cell, x.Digit)
				}
			}
			v.Look(&b)
			for kind := deadly.OneGuard; kind <= deadly.ConjugateGuards; kind++ {
				var got, want []board.CellSet
				findExtendedRectangles(v, kind, func(s *deduce.Step) bool { got = append(got, corners(s)); return true })
				plainExtended(v, kind, func(s *deduce.Step) bool { want = append(want, corners(s)); return true })
				if len(got) != len(want) {
					t.Fatalf("guards of kind %d: %d rectangles, want %d", kind, len(got), len(want))
				}
				for i := range want {
					if got[i] != want[i] {
						t.Fatalf("guards of kind %d: rectangle %d is %v, want %v", kind, i, got[i], want[i])
					}
				}
				found[kind] += len(want)
			}
		}
	}
	for kind, n := range found {
		if n < 5 {
			t.Errorf("%d rectangles with guards of kind %d: too few to tell", n, kind)
		}
	}
}

// plainExtended looks for extended rectangles in all pairs of lines.
func plainExtended(v *deduce.View, kind deadly.GuardType, yield func(*deduce.Step) bool) {
	var searches extendedSearches
	for i, three := range &deadly.Triples {
		for pair := range 2 * board.Side {
			if searches.fit(v, i, pair) {
				a, b := linesOf(pair)
				e := extended{v: v, three: three, a: a, b: b, fitting: searches.fits[i][pair], yield: yield}
				e.grow(0, board.CellSet{}, deadly.GuardsOf(kind))
			}
		}
	}
}

// corners are the cells of the deadly pattern of a step.
func corners(s *deduce.Step) (cells board.CellSet) {
	for _, p := range s.Parts {
		if p.Role == deduce.Corner {
			cells = cells.Union(p.Cells)
		}
	}
	return cells
}

// TestAvoidablesNaive holds the avoidable rectangles of boards that are filled in part to those that a look at all pairs of cells finds.
func TestAvoidablesNaive(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	solution := inTriples()
	found := 0
	for range 200 {
		b := board.Of(board.Grid{})
		var effects board.Effects
		for c, d := range solution {
			if n := random.IntN(5); n < 2 && b.Digit(board.Cell(c)) == 0 {
				b.Fill(board.Cell(c), d, n == 0, &effects)
			}
		}
		v := deduce.NewView(t.Context(), &b)
		want := map[board.CellSet]bool{}
		for first := range v.Open().All() {
			for second := range v.Open().All() {
				for c := range board.AllCells.All() {
					naiveAvoidable(v, first, second, c, want)
				}
			}
		}
		FindAvoidables(v, v.Open(), 0, func(p *deadly.Pattern) bool {
			if !want[p.Cells] {
				t.Fatalf("%v: not an avoidable rectangle, or twice", p.Cells)
			}
			delete(want, p.Cells)
			found++
			return true
		})
		for cells := range want {
			t.Errorf("%v is not found", cells)
		}
	}
	if found < 100 {
		t.Errorf("%d rectangles: too few to tell", found)
	}
}

// naiveAvoidable notes the rectangle of two open cells in one line and a solved one beside the first, if it is avoidable.
func naiveAvoidable(v *deduce.View, first, second, c board.Cell, all map[board.CellSet]bool) {
	inRow := first.Row() == second.Row() && first.Col() == c.Col()
	inCol := first.Col() == second.Col() && first.Row() == c.Row()
	if first == second || c == first || inRow == inCol {
		return
	}
	last := board.CellAt(c.Row(), second.Col())
	if inCol {
		last = board.CellAt(second.Row(), c.Col())
	}
	boxes := map[int]bool{first.Box(): true, second.Box(): true, c.Box(): true, last.Box(): true}
	for _, x := range []board.Cell{c, last} {
		if v.Digit(x) == 0 || v.Givens().Has(x) {
			return
		}
	}
	a, b := v.Candidates(first), v.Candidates(second)
	if len(boxes) == 2 && a.Has(v.Digit(last)) && b.Has(v.Digit(c)) && a.Len() > 1 && b.Len() > 1 {
		all[board.CellsOf(first, second, c, last)] = true
	}
}
