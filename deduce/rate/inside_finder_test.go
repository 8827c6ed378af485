package rate

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/plainrate"
)

// innerEffect is what a hint inside a chain removes, cell by cell, with what it is sorted by.
type innerEffect struct {
	rating float64
	nodes  int
	out    [board.Cells]board.DigitSet
}

func (e innerEffect) String() string {
	s := fmt.Sprintf("%.1f %d", e.rating, e.nodes)
	for c, ds := range e.out {
		if ds != 0 {
			s += fmt.Sprintf(" %v<>%v", board.Cell(c), ds)
		}
	}
	return s
}

// plainInside is all hints of an engine on a position, without those that remove the same as one before them.
func plainInside(number int, p *grid.Position) (all []innerEffect) {
	g := &plainrate.Grid{Value: p.Value, Cand: [board.Cells]board.DigitSet(p.Cand[:board.Cells])}
	seen := map[[board.Cells]board.DigitSet]bool{}
	plainrate.Engine(number)(g, func(h *plainrate.Hint) bool {
		e := innerEffect{rating: h.Rating, nodes: h.Nodes}
		for _, x := range h.Remove {
			e.out[x.Cell] |= x.Digits
		}
		if !seen[e.out] {
			seen[e.out] = true
			all = append(all, e)
		}
		return true
	})
	return all
}

// TestInside takes candidates out of a position without chains, as assumptions do, and compares all hints of the engines that
// are used inside chains with those of the plain ones, in their order.
func TestInside(t *testing.T) {
	r := new(rater)
	puzzle := boardtest.Grid(t, ".1......8.7...4..9..3.9.5....8.3...5.2....3.....4..6....6.8..5.2....1......7.....")
	r.start(&puzzle)
	for {
		if !r.first() {
			t.Fatal("no step of a chain with chains inside")
		}
		if r.hint.Level >= 2 {
			break
		}
		r.hint.Apply(&r.Position)
	}
	if !r.static.All.Clean {
		t.Fatal("the position has chains")
	}
	random := rand.New(rand.NewPCG(1, 2))
	found := map[uint8]int{}
	rounds := 25
	if full {
		rounds = 100
	}
	for round := range rounds {
		p := r.Position
		for range 5 * (round%10 + 1) {
			c := board.Cell(random.IntN(board.Cells))
			if ds := p.Cand[c]; ds.Len() > 1 {
				p.Remove(c, ds.First())
			}
		}
		for _, engine := range []uint8{21, 24, 25} {
			want := plainInside(int(engine), &p)
			hints := r.lists.List(engine, &p.Marks)
			found[engine] += len(hints)
			if len(hints) != len(want) {
				t.Fatalf("round %d, engine %d: got %d hints, want %d", round, engine, len(hints), len(want))
			}
			for i, h := range hints {
				got := innerEffect{rating: h.Rating, nodes: h.Nodes}
				for k, c := range h.Cells {
					got.out[c] = h.Out[k]
				}
				if got != want[i] {
					t.Fatalf("round %d, engine %d, hint %d: got %v, want %v", round, engine, i, got, want[i])
				}
			}
		}
	}
	for _, engine := range []uint8{21, 24, 25} {
		if found[engine] == 0 {
			t.Errorf("engine %d found nothing in any round", engine)
		}
	}
}
