package search

import (
	"context"
	"math/rand/v2"
	"testing"

	"deduku/board"
)

// TestBase asks a base what count and Solve are asked of the puzzle with one digit put, or ruled out.
func TestBase(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 8))
	for _, g := range grids(t) {
		p := vary(g, r)
		var base Base
		base.Begin(&p)
		if got, want := base.count(3), Count(&p, 3); got != want {
			t.Fatalf("%v: %d solutions, want %d", p, got, want)
		}
		for range 30 {
			c, d := board.Cell(r.IntN(board.Cells)), board.Digit(1+r.IntN(9))
			put, other := p, p
			put[c] &= 1 << (d - 1)
			other[c] &^= 1 << (d - 1)
			more := base
			more.Put(c, d)
			if got, want := more.count(3), Count(&put, 3); got != want || got > 0 && !base.Has(c, d) {
				t.Fatalf("%v with %v at %v: %d solutions, want %d", p, d, c, got, want)
			}
			if n := Count(&put, 2); more.settled() && n != 1 {
				t.Fatalf("%v with %v at %v is solved, and has %d solutions", p, d, c, n)
			}
			for _, b := range []struct {
				base  *Base
				p     Puzzle
				where string
			}{{&base, other, "not"}, {&more, Puzzle{}, "and not"}} {
				got, found := b.base.Other(c, d)
				if want := Count(&b.p, 1) == 1; found != want || b.base.HasOther(c, d) != want || found && (!b.p.Allows(got) || !got.Solved()) {
					t.Fatalf("%v %s with %v at %v: %v, %v", p, b.where, d, c, got, found)
				}
			}
		}
	}
}

// TestOtherNear asks for the solutions that Other is asked for, and holds most of them to be nearer to the grid.
func TestOtherNear(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 8))
	nearer, farther := 0, 0
	for range 40 {
		full := randomGrid(r)
		some := full
		for range 110 {
			some[r.IntN(board.Cells)] = 0
		}
		p := OfGrid(some)
		var base Base
		base.Begin(&p)
		for c := range board.Cell(board.Cells) {
			near, found := base.OtherNear(&full, c)
			other, want := base.Other(c, full[c])
			if found != want || found && (!p.Allows(near) || !near.Solved() || near[c] == full[c]) {
				t.Fatalf("%v without %v in %v: %v, %v, want %v", some, full[c], c, near, found, want)
			}
			switch a, b := near.Differ(&full).Len(), other.Differ(&full).Len(); {
			case a < b:
				nearer++
			case a > b:
				farther++
			}
		}
	}
	if nearer < 2*farther {
		t.Errorf("%d are nearer, %d farther away", nearer, farther)
	}
}

// settled reports whether conclusions solve a copy.
func (b Base) settled() bool { return b.Settle() && b.solved() }

// TestShares compares with a count for each candidate, where all solutions are looked at and where there are too many.
func TestShares(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 8))
	whole := map[bool]int{}
	for _, g := range grids(t) {
		p := vary(g, r)
		var h Shares
		h.Begin(context.Background(), &p)
		whole[h.whole]++
		for c := range board.Cell(board.Cells) {
			for d := board.Digit(1); d <= board.Side; d++ {
				q := p
				q[c] &= 1 << (d - 1)
				if got, want := h.Of(c, d), Count(&q, 2); got != want {
					t.Fatalf("%v with %v at %v: %d solutions, want %d", p, d, c, got, want)
				}
			}
		}
	}
	if whole[true] == 0 || whole[false] == 0 {
		t.Errorf("the solutions were looked at whole: %v", whole)
	}
}

func TestSharesDone(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	p := seed(t, "empty")
	var h Shares
	h.Begin(ctx, &p)
	if h.whole {
		t.Error("it went on")
	}
}

// TestBaseAfterContext asks a base after a search whose context is over: its end must not end the others.
func TestBaseAfterContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	empty := OfGrid(board.Grid{})
	for range 8 { // so many that one of their solvers is taken again
		if _, err := CountContext(ctx, &empty, 1); err != nil {
			t.Fatal(err)
		}
	}
	cancel()
	var b Base
	b.Begin(&empty)
	for range 8 {
		if n := b.count(2); n != 2 {
			t.Fatalf("an empty grid has %d solutions", n)
		}
		if !b.HasOther(0, 1) {
			t.Fatal("an empty grid has no solution without a 1 in r1c1")
		}
		if _, ok := b.Other(0, 1); !ok {
			t.Fatal("an empty grid has no solution without a 1 in r1c1")
		}
	}
}
