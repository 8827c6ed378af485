package wings_test

import (
	"slices"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/wings"
	"deduku/internal/testutil/techniquetest"
)

// TestBentNaive compares the search for bent sets with one that tries all sets of cells in two crossing units. Sets
// with a part that has only as many digits as cells are left out: of those not all are wanted.
func TestBentNaive(t *testing.T) {
	sizes := map[*deduce.Technique]int{wings.BentQuad: 4, wings.VWXYZWing: 5, wings.UVWXYZWing: 6}
	cases := techniquetest.ReadLibrary(t, "hodoku-reglib-1.4.txt")
	found := 0
	for i := 0; i < len(cases); i += 25 {
		p := cases[i].At
		v := p.View(t)
		for tech, n := range sizes {
			want := naiveBent(v, n)
			for _, step := range p.Find(t, tech) {
				cells := step.Parts[0].Cells
				if lockedWithin(v, cells) {
					continue
				}
				if !slices.Contains(want, cells) {
					t.Errorf("%v: not a bent set, or twice:\n%s", p, techniquetest.Told(&step))
				}
				found++
				want = slices.DeleteFunc(want, func(s board.CellSet) bool { return s == cells })
			}
			for _, cells := range want {
				t.Errorf("%v: %s does not find %v", p, tech.Title, slices.Collect(cells.All()))
			}
		}
	}
	t.Log(found, "bent sets")
}

// naiveBent is the bent sets of n cells that eliminate something.
func naiveBent(v *deduce.View, n int) (sets []board.CellSet) {
	for u := range board.Unit(board.Units) {
		for w := range u {
			if w >= 18 || !u.Cells().Meets(w.Cells()) {
				continue
			}
			all := slices.Collect(u.Cells().Union(w.Cells()).And(v.Open()).All())
			var grow func(from int, set board.CellSet)
			grow = func(from int, set board.CellSet) {
				digits := v.Union(set)
				if digits.Len() > n {
					return
				}
				if set.Len() == n {
					if digits.Len() == n && eliminatesBent(v, set, digits) && !lockedWithin(v, set) && !slices.Contains(sets, set) {
						sets = append(sets, set)
					}
					return
				}
				for i := from; i < len(all); i++ {
					grow(i+1, set.With(all[i]))
				}
			}
			grow(0, board.CellSet{})
		}
	}
	return sets
}

// eliminatesBent reports whether cells that are not in one unit eliminate something as a bent set.
func eliminatesBent(v *deduce.View, set board.CellSet, digits board.DigitSet) bool {
	var odd board.DigitSet
	for d := range digits.All() {
		if set.And(v.CellsFor(d)).CommonUnits() == 0 {
			odd = odd.With(d)
		}
	}
	if odd.Len() > 1 || set.CommonUnits() != 0 {
		return false
	}
	if odd == 0 {
		odd = digits
	}
	for d := range odd.All() {
		if set.And(v.CellsFor(d)).SeenByAll().Meets(v.CellsFor(d)) {
			return true
		}
	}
	return false
}

// lockedWithin reports whether some but not all of the cells have only as many digits as they are.
func lockedWithin(v *deduce.View, set board.CellSet) bool {
	cells := slices.Collect(set.All())
	for m := 1; m < 1<<len(cells)-1; m++ {
		var part board.CellSet
		for i, c := range cells {
			if m>>i&1 != 0 {
				part = part.With(c)
			}
		}
		if v.Union(part).Len() <= part.Len() {
			return true
		}
	}
	return false
}
