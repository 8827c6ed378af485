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
		at := set.And(r.b.CellsFor(board.Digit(m[1][0] - '0')))
		if at != r.cellsIn(m[2]) || !at.Within(unitIn(m[3]).Cells().And(unitIn(m[4]).Cells())) || m[5] != m[1] || m[6] != m[3] || m[7] != m[4] {
			r.fault("not so: %s", m[0])
		}
	}
	if m := reInstead.FindStringSubmatch(s); m != nil {
		d := board.Digit(m[1][0] - '0')
		rest := set.And(r.b.CellsFor(d)).Minus(unitIn(m[2]).Cells())
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

var (
	reOwn      = compiled(`(?:can hold only DIGITS|(have two candidates each)), but for the extra candidates? (.*?)(?:[;.]|$)`)
	reExtraOne = compiled(`DIGITS in CELLS`)
)

// extras holds extra candidates to being none of the pattern's own digits: what a cell has beside them are its own, of a pattern of pairs
// two.
func (r *reader) extras(s string) {
	m := reOwn.FindStringSubmatch(s)
	if m == nil {
		return
	}
	extra := map[board.Cell]board.DigitSet{}
	for _, one := range reExtraOne.FindAllStringSubmatch(m[3], -1) {
		for c := range r.cellsIn(one[2]).All() {
			extra[c] |= r.digitsIn(one[1])
		}
	}
	for c, digits := range extra {
		own := r.b.Candidates(c) &^ digits
		switch {
		case digits&^r.b.Candidates(c) != 0, m[2] != "" && own.Len() != 2, m[2] == "" && (own&^r.digitsIn(m[1]) != 0 || digits&r.digitsIn(m[1]) != 0):
			r.fault("not the extra candidates of %v: %s", c, m[0])
		}
	}
}

var (
	reRun     = compiled(`^(With|Without|Then)(?: D in CELLS,)? (.*)$`)
	reRunStop = compiled(`^UNIT has (?:its D|it) in CELL$`)
	reRunBoth = compiled(`^UNIT has (?:its D|it) in CELL or CELL$`)
	reRunEnd  = compiled(`^UNIT has no place for D$`)
	reWay     = compiled(`^D in ([^:]*): (.*)$`)
)

// run reads how a digit is followed from unit to unit; what it has made certain stays so for the lines that come after.
func (r *reader) run(s string) {
	switch r.step.Technique.Shape {
	case deduce.ShapeTemplate, deduce.ShapeCombinations:
	default:
		return
	}
	if m := reWay.FindStringSubmatch(s); m != nil && strings.Contains(m[3], "has no place for") {
		d := board.Digit(m[3][len(m[3])-1] - '0')
		r.candidates(r.cellsIn(m[2]), m[1], s)
		r.followed(d, r.b.CellsFor(d).Minus(r.cellsIn(m[2])), m[3], s)
		return
	}
	m := reRun.FindStringSubmatch(s)
	if m == nil || !strings.Contains(s, "has") {
		return
	}
	d := r.digits.First()
	if r.left == nil {
		places := r.b.CellsFor(d)
		r.left = &places
	}
	cells := r.cellsIn(m[3])
	switch m[1] {
	case "Then":
		*r.left = r.followed(d, *r.left, m[4], s)
	case "Without":
		if m[2] != d.String() {
			r.fault("not the digit: %s", s)
		}
		r.followed(d, r.left.Minus(cells), m[4], s)
		*r.left = r.left.Minus(cells.First().Peers())
	case "With":
		for c := range cells.All() {
			r.eliminated(board.CellsOf(c), board.Digits(board.Digit(m[2][0]-'0')), s)
			r.followed(d, r.left.Minus(c.Peers()), m[4], s)
		}
		*r.left = r.left.Minus(cells)
	}
}

// followed holds each place of a digit to being the only one in its unit, and the last unit to having none; where the last has two, each is
// followed likewise.
func (r *reader) followed(d board.Digit, places board.CellSet, text, s string) board.CellSet {
	if before, after, splits := strings.Cut(text, ": with "); splits {
		i := strings.LastIndex(before, ", so ")
		if i >= 0 {
			places = r.followed(d, places, before[:i], s)
			before = before[i+len(", so "):]
		}
		m := reRunBoth.FindStringSubmatch(before)
		if m == nil || m[2] != "" && m[2] != d.String() {
			r.fault("not so: %s in %s", before, s)
			return places
		}
		both := r.cellsIn(m[3]).Union(r.cellsIn(m[4]))
		if places.And(unitIn(m[1]).Cells()) != both {
			r.fault("not the two places: %s in %s", before, s)
		}
		for way := range strings.SplitSeq(after, "; with ") {
			cell, rest, _ := strings.Cut(way, ", ")
			at := r.cellsIn(cell)
			if !at.Within(both) {
				r.fault("not one of the two: %s in %s", cell, s)
				return places
			}
			r.followed(d, places.Minus(at.SeenByAll()), rest, s)
			both = both.Minus(at)
		}
		if !both.Empty() {
			r.fault("%v is not followed in %s", both, s)
		}
		return places
	}
	for clause := range strings.SplitSeq(text, ", so ") {
		if m := reRunStop.FindStringSubmatch(clause); m != nil {
			at := r.cellsIn(m[3])
			if places.And(unitIn(m[1]).Cells()) != at || m[2] != "" && m[2] != d.String() {
				r.fault("not so: %s in %s", clause, s)
			}
			places = places.Minus(at.SeenByAll())
		} else if m := reRunEnd.FindStringSubmatch(clause); m == nil || places.Meets(unitIn(m[1]).Cells()) || m[2] != d.String() {
			r.fault("not so: %s in %s", clause, s)
		}
	}
	return places
}
