package explanation_test

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
)

var (
	reTwoWays = compiled(`exactly two ways to place DIGITS in the four cells`)
	reUseUp   = compiled(`it and (.*) use up DIGITS of UNIT`)
	reOnlyOf  = compiled(`[Tt]he only D of the set is in CELL, in UNIT and in UNIT: so it is the D of UNIT and UNIT`)
	reInstead = compiled(`[Cc]ounting the D of UNIT instead of that of UNIT makes ([a-z0-9]+) again`)
)

// counts reads what is said of how often digits are used: fillings of four cells, subsets, and covers that are exchanged.
func (r *reader) counts(s string) {
	part := func(role deduce.Role) (all board.CellSet) {
		for i := range r.step.Parts {
			if p := &r.step.Parts[i]; p.Role == role {
				all = all.Union(p.Cells)
			}
		}
		return all
	}
	if m := reTwoWays.FindStringSubmatch(s); m != nil {
		digits := r.digitsIn(m[1])
		for c := range part(deduce.Corner).All() {
			if d := r.b.Digit(c); d == 0 && r.b.Candidates(c)&digits == 0 || d != 0 && !digits.Has(d) {
				r.fault("%v holds none of %s: %s", board.RC.Cell(c), m[1], s)
			}
		}
		if digits.Len() != 2 || part(deduce.Corner).Len() != 4 {
			r.fault("not so: %s", s)
		}
	}
	if m := reUseUp.FindStringSubmatch(s); m != nil {
		cells, digits := r.cellsIn(m[1]), r.digitsIn(m[2])
		if cells.Len()+1 != digits.Len() || r.union(cells)&^digits != 0 || !cells.Within(unitIn(m[3]).Cells()) {
			r.fault("not so: %s", s)
		}
	}
	set := part(deduce.Set)
	if m := reOnlyOf.FindStringSubmatch(s); m != nil {
		at := set.And(r.b.Homes(board.Digit(m[1][0] - '0')))
		if at != r.cellsIn(m[2]) || !at.Within(unitIn(m[3]).Cells().And(unitIn(m[4]).Cells())) || m[5] != m[1] || m[6] != m[3] || m[7] != m[4] {
			r.fault("not so: %s", m[0])
		}
	}
	if m := reInstead.FindStringSubmatch(s); m != nil {
		d := board.Digit(m[1][0] - '0')
		rest := set.And(r.b.Homes(d)).Minus(unitIn(m[2]).Cells())
		for i := range r.step.Parts {
			p := &r.step.Parts[i]
			for u := range p.Units.All() {
				if p.Role == deduce.Cover && p.Digits.Has(d) && u != unitIn(m[3]) {
					rest = rest.Minus(u.Cells())
				}
			}
		}
		if !rest.Empty() || strings.Contains(s, " "+m[2]+" instead of that of "+m[2]) {
			r.fault("that many do not cover the set: %s", m[0])
		}
	}
}
