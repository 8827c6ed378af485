package clue

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// mostUnits is how many units say where to look: more are most of the board, and nine boxes are all of it.
const mostUnits = 8

// Start is with which part of a pattern to begin that lies in several places, each of which [Region] names: the stem of a blossom, the unit or
// cell of one of two sets. It is empty for other shapes.
func Start(t wording.Text, s *deduce.Step) string {
	switch pattern.ShapeOf(s) {
	case deduce.ShapeBlossom:
		return stemRegion(t, s)
	case deduce.ShapeAlmostLockedSets:
		if sets := pattern.PartsOf(s, deduce.Set); len(sets) > 0 {
			return setRegion(t, sets[0]) + ", where one of the sets is"
		}
	}
	return ""
}

// Region is where to look for a step, by the parts that one finds first: each set with its unit, the base of an exocet, the cell or unit
// whose cases are tried, the strong link between pincers. Of other shapes it is the digits that the step is about and the units in which
// its pattern lies; of one that has none, such as a net, those of what it concludes. Where that is most of the board, it is the digits
// alone.
func Region(t wording.Text, s *deduce.Step) string {
	part := func(r deduce.Role) deduce.Part { return pattern.GatherRole(s, r) }
	switch pattern.ShapeOf(s) {
	case deduce.ShapeSingle:
		if full := part(deduce.Within); part(deduce.LastPlace).Units == 0 && full.Units != 0 { // the cell lies in two more
			return t.Units(full.Units)
		}
	case deduce.ShapeAlmostLockedSets:
		if sets := setRegions(t, s, deduce.Pivot, deduce.Set); sets != "" {
			return sets + ", where the sets are"
		}
	case deduce.ShapeBlossom:
		if petals := setRegions(t, s, deduce.Petal); petals != "" {
			if stem := stemRegion(t, s); stem != "" {
				petals = stem + ", and at " + petals
			}
			return petals + ", where the petals are"
		}
	case deduce.ShapeSectors:
		if crossing := part(deduce.Pivot); !crossing.Cells.Empty() {
			return t.Units(part(deduce.Within).Units)
		}
	case deduce.ShapeExocet:
		if base := part(deduce.BaseCells); base.Cells.CommonUnits() != 0 { // two exocets have two
			return wording.Digits(base.Digits) + " in " + t.Notation.Unit(base.Cells.CommonUnits().First()) + ", the base"
		}
	case deduce.ShapeForcing:
		switch base := pattern.PartsOf(s, deduce.Base); {
		case len(base) == 0:
		case base[0].Units != 0:
			return wording.Digits(base[0].Digits) + " in " + t.Units(base[0].Units) + ", whose places are the cases"
		default:
			return wording.And(t.InLines(base[0].Cells)) + ", whose candidates are the cases"
		}
	case deduce.ShapeWing:
		if strong := part(deduce.Strong); strong.Units != 0 {
			return wording.Digits(strong.Digits) + " in " + t.Units(strong.Units) + ", the strong link"
		}
	}
	return unitsOf(t, s)
}

// stemRegion names the stem of a blossom: a cell, or a digit in a unit; nothing of one that is neither.
func stemRegion(t wording.Text, s *deduce.Step) string {
	stem, base := pattern.GatherRole(s, deduce.Pivot), pattern.GatherRole(s, deduce.Base)
	switch {
	case !stem.Cells.Empty():
		return wording.And(t.Cells(stem.Cells)) + ", the stem"
	case base.Units != 0:
		return wording.Digits(base.Digits) + " in " + t.Units(base.Units) + ", the stem"
	}
	return ""
}

// setRegions are the units of the sets of some roles, each once, and the cells of those that are a single cell.
func setRegions(t wording.Text, s *deduce.Step, roles ...deduce.Role) string {
	var all []string
	for _, role := range roles {
		for _, set := range pattern.PartsOf(s, role) {
			if name := setRegion(t, set); !slices.Contains(all, name) {
				all = append(all, name)
			}
		}
	}
	return wording.And(all)
}

// setRegion is the unit of a set; the cell of one that is a single cell.
func setRegion(t wording.Text, set *deduce.Part) string {
	if common := set.Cells.CommonUnits(); set.Cells.Len() > 1 && common != 0 {
		return t.Notation.Unit(common.First())
	}
	return t.Notation.Cell(set.Cells.First())
}

// unitsOf is the digits and units of a step's pattern, or of what it concludes.
func unitsOf(t wording.Text, s *deduce.Step) string {
	units, cells, digits := cited(s)
	if units == 0 && cells.Empty() {
		cells, digits = concluded(s)
	}
	switch common := cells.CommonUnits(); {
	case units != 0:
	case common != 0:
		units = board.UnitsOf(common.First())
	default:
		for u := range cells.Units().All() {
			if u.Kind() == 'b' {
				units |= board.UnitsOf(u)
			}
		}
	}
	switch {
	case units.Len() > mostUnits && (digits == 0 || digits.Len() > 4):
		_, digits = concluded(s)
		return wording.Digits(digits)
	case units.Len() > mostUnits:
		return wording.Digits(digits)
	case digits == 0 || digits.Len() > 4 || len(s.Parts) > 0 && s.Parts[0].Role == deduce.Single:
		return t.Units(units)
	}
	return wording.Digits(digits) + " in " + t.Units(units)
}

// cited is the units, cells and digits of a step's pattern.
func cited(s *deduce.Step) (units board.UnitSet, cells board.CellSet, digits board.DigitSet) {
	for i := range s.Parts {
		if p := &s.Parts[i]; p.Role.Cites() {
			units |= p.Units
			cells = cells.Union(p.Cells)
			digits |= p.Digits
		}
	}
	return units, cells, digits
}

// concluded is the cells and digits that a step concludes something about.
func concluded(s *deduce.Step) (cells board.CellSet, digits board.DigitSet) {
	for _, conclusions := range [][]board.Candidate{s.Placements, s.Eliminations} {
		for _, x := range conclusions {
			cells = cells.With(x.Cell)
			digits |= board.Digits(x.Digit)
		}
	}
	return cells, digits
}
