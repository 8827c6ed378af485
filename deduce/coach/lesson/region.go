package lesson

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/clue"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// region is where to look for the step, by the parts that one finds first: each set with its unit, the base of an exocet, the cell or
// unit whose cases are tried, the strong link between pincers. Of other shapes it is that of every hint.
func (s *Scene) region(t wording.Text) string {
	part := func(r deduce.Role) deduce.Part { return pattern.GatherRole(s.Step, r) }
	switch pattern.ShapeOf(s.Step) {
	case deduce.ShapeAlmostLockedSets, deduce.ShapeBlossom:
		return s.setRegions(t)
	case deduce.ShapeSectors:
		if crossing := part(deduce.Pivot); !crossing.Cells.Empty() {
			return t.Units(part(deduce.Within).Units)
		}
	case deduce.ShapeExocet:
		base := part(deduce.BaseCells)
		return wording.Digits(base.Digits) + whereOf(t, base.Cells) + ", the base"
	case deduce.ShapeForcing:
		switch base := pattern.PartsOf(s.Step, deduce.Base); {
		case len(base) == 0:
		case base[0].Units != 0:
			return wording.Digits(base[0].Digits) + " in " + t.Units(base[0].Units) + ", whose places are the cases"
		default:
			return cellsOf(t, base[0]) + ", whose candidates are the cases"
		}
	case deduce.ShapeWing:
		if strong := part(deduce.Strong); strong.Units != 0 {
			return wording.Digits(strong.Digits) + " in " + t.Units(strong.Units) + ", the strong link"
		}
	}
	return clue.Region(t, s.Step)
}

// setRegions are the units of the sets of a step, each once, and the cells of those that are a single cell.
func (s *Scene) setRegions(t wording.Text) string {
	var all []string
	for _, role := range []deduce.Role{deduce.Pivot, deduce.Set, deduce.Petal} {
		for _, set := range pattern.PartsOf(s.Step, role) {
			name := t.Notation.Cell(set.Cells.First())
			if common := set.Cells.CommonUnits(); set.Cells.Len() > 1 && common != 0 {
				name = t.Notation.Unit(board.Unit(common.First()))
			}
			if !slices.Contains(all, name) {
				all = append(all, name)
			}
		}
	}
	return wording.And(all) + ", where the sets are"
}
