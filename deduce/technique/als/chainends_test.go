package als

import (
	"context"
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/lockedset"
	"deduku/internal/testutil/boardtest"
)

// TestChainEnds holds the pairs of doors that have a turn to those of all walks, which each may leave out only where two ends have
// nothing in common, and their links to the shortest way by way of sets, from either end.
func TestChainEnds(t *testing.T) {
	type pair struct {
		begin, end uint16
		links      int
	}
	var e chainEnds
	many := 0
	for _, puzzle := range boardtest.First(t, "top1465.txt", 12) {
		b := board.Of(puzzle)
		v := deduce.NewView(context.Background(), &b)
		l := lockedset.Index.Of(v)
		e.look(v, l)
		e.reach()
		var got, want []pair
		e.each(func(begin, end uint16, links int) bool { got = append(got, pair{begin, end, links}); return true })
		for i := range e.doors {
			e.from(i, func(begin, end uint16, links int) bool { want = append(want, pair{begin, end, links}); return true })
		}
		if !slices.Equal(got, want) {
			t.Errorf("%v: pairs\n%v\nwant\n%v", puzzle, got, want)
		}
		for _, p := range got {
			for _, ends := range [2][2]uint16{{p.begin, p.end}, {p.end, p.begin}} {
				if links := fewestLinks(l, ends[0], ends[1]); links != p.links {
					t.Errorf("%v: %d links between doors %d and %d, want %d", puzzle, p.links, ends[0], ends[1], links)
				}
			}
		}
		many += len(got)
	}
	if many < 100 {
		t.Errorf("only %d pairs", many)
	}
}

// fewestLinks is how many links a chain has at least that leaves a set at some cells and enters another at some, set by set.
func fewestLinks(l *lockedset.Sets, begin, end uint16) int {
	at, seen := map[uint16]bool{begin: true}, map[uint16]bool{}
	for links := 1; len(at) > 0; links++ {
		next := map[uint16]bool{}
		for leave := range at {
			d := l.DigitCells[leave].Digit
			for _, b := range l.LinkedTo(leave) {
				set := &l.All[b]
				if set.DigitCells[d] == end {
					return links
				}
				for other := range set.Ties.Without(d).All() {
					if n := set.DigitCells[other]; !seen[n] {
						seen[n], next[n] = true, true
					}
				}
			}
		}
		at = next
	}
	return 0
}
