package deduce_test

import (
	"context"
	"fmt"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/internal/testutil/boardtest"
)

// arguing is a technique whose steps have an argument of every sort; it uses its memory again for each step.
func arguing() *deduce.Technique {
	t := &deduce.Technique{Name: "arguing", Title: "Arguing", Why: []string{"so"}, Form: []string{""}}
	rests := make([]int32, 2)
	t.Find = func(v *deduce.View, yield func(*deduce.Step) bool) {
		for cells := v.Open(); !cells.Empty(); cells = cells.Rest() {
			c := cells.First()
			d := v.Draft()
			d.Eliminate(v.Candidates(c).First(), board.CellsOf(c))
			x := d.Eliminations[0]
			assumed := d.Claim(deduce.Claim{Kind: deduce.Assume, True: true, Candidate: x, Truth: deduce.NoTruth})
			rests[0] = assumed
			inner := d.Claim(deduce.Claim{Kind: deduce.PosDed, Depth: 1, Candidate: x, Truth: deduce.CellTruth(c), Rests: rests[:1]})
			rests[0], rests[1] = assumed, inner
			d.Claim(deduce.Claim{Kind: deduce.Conclude, Candidate: x, Truth: deduce.NoTruth, Rests: rests})
			d.Link(deduce.Node{Cells: board.CellsOf(c), Digit: x.Digit}, deduce.Node{Cells: board.CellsOf(c), Digit: x.Digit}, true)
			more := yield(&d.Step)
			for i := range rests {
				rests[i] = -1 // the memory is used for something else
			}
			for i := range d.Argument.Claims {
				d.Argument.Claims[i] = deduce.Claim{Rests: []int32{7, 7, 7}}
			}
			d.Argument.Links[0] = deduce.Link{}
			if !more {
				return
			}
		}
	}
	return t
}

// TestArgumentsAreOwned shows that a log keeps arguments, claims and what these rest on, whatever the finder does
// with its memory afterwards.
func TestArgumentsAreOwned(t *testing.T) {
	arguing := arguing()
	ladder := deduce.LadderOf(arguing)
	s := deduce.New(boardtest.Grid(t, sparse), deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	var found []deduce.Step
	s.Find(context.Background(), arguing, func(step deduce.Step) bool {
		found = append(found, step)
		return len(found) < 5
	})
	for range 2 {
		s.Next()
	}
	foreseen, _ := s.Foresee(context.Background())
	log := s.Log()
	for i, step := range append(append([]deduce.Step{}, found...), append(log.Steps[len(log.Steps)-2:], foreseen)...) {
		got := fmt.Sprint(len(step.Argument.Claims))
		for _, c := range step.Argument.Claims {
			got += fmt.Sprint(" ", c.Kind, c.Rests)
		}
		if want := "3 ASSUME [] POS_DED [0] CONCLUDE [0 1]"; got != want {
			t.Errorf("step %d: %s, want %s", i, got, want)
		}
		if l := step.Argument.Links; len(l) != 1 || !l[0].Strong {
			t.Errorf("step %d: links %v", i, l)
		}
	}
}

// TestManyIndexes shows that a view takes as many indexes as are asked for, each valid for one position.
func TestManyIndexes(t *testing.T) {
	built := 0
	var indexes []*deduce.Index[int]
	for i := range 20 {
		indexes = append(indexes, deduce.NewIndex(func(v *deduce.View, n *int) {
			built++
			*n = 100*i + v.Open().Len()
		}))
	}
	empty, puzzle := board.New(), board.Of(boardtest.Grid(t, sparse))
	v := deduce.NewView(context.Background(), &empty)
	for _, b := range []*board.Board{&empty, &puzzle, &empty} {
		v.Look(b)
		for range 2 {
			for i, x := range indexes {
				if got, want := *x.Of(v), 100*i+b.Open().Len(); got != want {
					t.Errorf("index %d is %d, want %d", i, got, want)
				}
			}
		}
	}
	if built != 60 {
		t.Errorf("built %d times, want 60", built)
	}
}

// TestEnough shows that a finder is told in one way that it should stop.
func TestEnough(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	b := board.Of(boardtest.Grid(t, sparse))
	v := deduce.NewView(ctx, &b)
	asks := &deduce.Technique{Name: "asks", Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		if v.Enough() {
			t.Error("enough before the first step")
		}
		if yield(&v.Draft().Step) || !v.Enough() {
			t.Error("after the last step that is wanted, it is not enough")
		}
	}}
	v.Find(asks, func(*deduce.Step) bool { return false })
	canceled := &deduce.Technique{Name: "canceled", Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		if v.Enough() {
			t.Error("enough of the last technique is enough of the next")
		}
		cancel()
		if !v.Enough() || yield(&v.Draft().Step) {
			t.Error("the context is done, and it is not enough")
		}
	}}
	v.Find(canceled, func(*deduce.Step) bool {
		t.Error("a step after the context is done")
		return true
	})
}
