package clue

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// mostUnits is how many units say where to look: more are most of the board, and nine boxes are all of it.
const mostUnits = 8

// Region is the digits that a step is about and the units in which its pattern lies; of one that has none, such as a net, those of
// what it concludes. Where that is most of the board, it is the digits alone.
func Region(t wording.Text, s *deduce.Step) string {
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
