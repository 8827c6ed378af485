package render

import (
	"deduku/board"
	"deduku/deduce"
)

// StepPattern is the pattern of a step on the board before it.
type StepPattern struct {
	step *deduce.Step
	b    *board.Board // before the step
}

// parts are the parts of a role.
func (p *StepPattern) parts(r deduce.Role) []*deduce.Part { return partsOf(p.step, r) }

// role is the parts of a role as one.
func (p *StepPattern) role(r deduce.Role) deduce.Part { return gatherRole(p.step, r) }

// union is what cells can hold together.
func (p *StepPattern) union(cells board.CellSet) (all board.DigitSet) {
	for c := range cells.All() {
		all |= p.b.Candidates(c)
	}
	return all
}

// with is those of the cells that can hold a digit.
func (p *StepPattern) with(cells board.CellSet, d board.Digit) board.CellSet {
	return cells.And(p.b.Homes(d))
}

// shapeOf is the shape of the pattern of a step.
func shapeOf(s *deduce.Step) deduce.Shape {
	if s.Technique == nil {
		return deduce.ShapeOther
	}
	return s.Technique.Shape
}

// partsOf are the parts of a role.
func partsOf(s *deduce.Step, r deduce.Role) []*deduce.Part {
	var out []*deduce.Part
	for i := range s.Parts {
		if p := &s.Parts[i]; p.Role == r {
			out = append(out, p)
		}
	}
	return out
}

// gatherRole joins the parts of a role.
func gatherRole(s *deduce.Step, r deduce.Role) deduce.Part { return joined(partsOf(s, r)) }

// joined is what parts have together, without a role.
func joined(parts []*deduce.Part) (all deduce.Part) {
	for _, p := range parts {
		join(&all, p)
	}
	return all
}

func join(all, p *deduce.Part) {
	all.Units |= p.Units
	all.Cells = all.Cells.Union(p.Cells)
	all.Digits |= p.Digits
}
