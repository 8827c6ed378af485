// Package pattern reads the pattern of a step: its parts by their roles and, on the board before the step, what its cells can hold, how
// they are linked and which letters its sets and colours bear. Texts and drawings both go by it, so that they say the same.
package pattern

import (
	"deduku/board"
	"deduku/deduce"
)

// Pattern is the pattern of a step on the board before it.
type Pattern struct {
	Step  *deduce.Step
	Board *board.Board // before the step
}

// Parts are the parts of a role.
func (p *Pattern) Parts(r deduce.Role) []*deduce.Part { return PartsOf(p.Step, r) }

// Role is the parts of a role as one.
func (p *Pattern) Role(r deduce.Role) deduce.Part { return GatherRole(p.Step, r) }

// Union is what cells can hold together.
func (p *Pattern) Union(cells board.CellSet) (all board.DigitSet) {
	for c := range cells.All() {
		all |= p.Board.Candidates(c)
	}
	return all
}

// With is those of the cells that can hold a digit.
func (p *Pattern) With(cells board.CellSet, d board.Digit) board.CellSet {
	return cells.And(p.Board.CellsFor(d))
}

// ShapeOf is the shape of the pattern of a step.
func ShapeOf(s *deduce.Step) deduce.Shape {
	if s.Technique == nil {
		return deduce.ShapeOther
	}
	return s.Technique.Shape
}

// PartsOf are the parts of a role.
func PartsOf(s *deduce.Step, r deduce.Role) []*deduce.Part {
	var out []*deduce.Part
	for i := range s.Parts {
		if p := &s.Parts[i]; p.Role == r {
			out = append(out, p)
		}
	}
	return out
}

// GatherRole joins the parts of a role.
func GatherRole(s *deduce.Step, r deduce.Role) deduce.Part { return Joined(PartsOf(s, r)) }

// Joined is what parts have together, without a role.
func Joined(parts []*deduce.Part) (all deduce.Part) {
	for _, p := range parts {
		Join(&all, p)
	}
	return all
}

func Join(all, p *deduce.Part) {
	all.Units |= p.Units
	all.Cells = all.Cells.Union(p.Cells)
	all.Digits |= p.Digits
}
