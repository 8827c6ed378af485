package technique_test

import (
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/als"
	"deduku/internal/testutil/techniquetest"
)

// TestEasiestFirst holds two techniques of almost locked sets to telling what is easier to see first: sets that do
// not overlap, and of those the fewest cells.
func TestEasiestFirst(t *testing.T) {
	if testing.Short() {
		t.Skip("a short run looks at too few positions to tell an order")
	}
	costs := map[*deduce.Technique]func(*deduce.Step) int{
		als.XZ:     cellsOfSets,
		als.XYWing: cellsOfSets,
	}
	several := map[*deduce.Technique]int{}
	eachPosition(t, func(t *testing.T, tech *deduce.Technique, p techniquetest.Position) {
		cost := costs[tech]
		if cost == nil {
			return
		}
		last := 0
		for i, step := range p.Find(t, tech) {
			now := cost(&step)
			if now < last {
				t.Errorf("%v: step %d costs %d, the one before %d:\n%s", p, i+1, now, last, techniquetest.Told(&step))
			}
			if now > last && last > 0 {
				several[tech]++
			}
			last = now
		}
	})
	for tech := range costs {
		if several[tech] < 5 {
			t.Errorf("%s: the order shows %d times only", tech.Title, several[tech])
		}
	}
}

// cellsOfSets counts the cells of the sets of a step, and more than all those where two of them overlap.
func cellsOfSets(s *deduce.Step) (n int) {
	var all board.CellSet
	for _, p := range s.Parts {
		if p.Role != deduce.Set && p.Role != deduce.Pivot {
			continue
		}
		if all.Meets(p.Cells) {
			n |= 256
		}
		all = all.Union(p.Cells)
		n += p.Cells.Len()
	}
	return n
}
