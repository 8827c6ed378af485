package solverlog

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
)

// described compares the pattern that a line describes with the steps that give its conclusions, and with all steps of the
// techniques that it names. It reports whether the pattern is there, and whether that could be judged. A line that
// describes none is there.
func (w *Walk) described(ctx context.Context, solver *deduce.Solver, line *Line, open []coords.Edit, steps []deduce.Step) (there, judged bool) {
	p := line.described
	if p == nil {
		return true, true
	}
	b := solver.Board()
	if p.loop != nil {
		return p.loop.Judge(b, line.Concludes) == nil, true
	}
	matched := len(steps) > 0
	for i := range steps {
		matched = matched && p.fits(b, &steps[i])
	}
	if matched {
		return true, true
	}
	for _, t := range line.techniques.Techniques() {
		solver.Find(ctx, t, func(step deduce.Step) bool {
			matched = gives(&step, open) && p.fits(b, &step)
			return !matched && ctx.Err() == nil
		})
		if matched {
			return true, true
		}
	}
	return false, ctx.Err() == nil && (!p.isChain || p.loop != nil)
}

// gives reports whether a step makes one of some conclusions.
func gives(step *deduce.Step, open []coords.Edit) bool {
	for _, e := range open {
		made := step.Placements
		if e.Eliminate {
			made = step.Eliminations
		}
		for _, x := range made {
			if x == e.Candidate {
				return true
			}
		}
	}
	return false
}

// fits reports whether a step has the cells, units, and digits of a pattern. If the step is one set of cells, or the pattern
// is a chain, the step must have no other cells.
func (p *pattern) fits(b *board.Board, step *deduce.Step) bool {
	var cells board.CellSet
	var units board.UnitSet
	var digits board.DigitSet
	citing, set := 0, true
	for i := range step.Parts {
		part := &step.Parts[i]
		cells, units, digits = cells.Union(part.Cells), units|part.Units, digits|part.Digits
		if part.Role.Cites() {
			citing, set = citing+1, set && part.Units == 0
		}
		for u := range part.Units.All() {
			for d := range part.Digits.All() {
				cells = cells.Union(b.CellsFor(d).And(u.Cells()))
			}
		}
	}
	if step.Argument != nil {
		for _, l := range step.Argument.Links {
			for _, n := range []deduce.Node{l.From, l.To} {
				cells, digits = cells.Union(n.Cells), digits.With(n.Digit)
			}
		}
	}
	for _, x := range p.candidates {
		if !slices.ContainsFunc(step.Parts, func(part deduce.Part) bool { return part.Cells.Has(x.Cell) && part.Digits.Has(x.Digit) }) {
			return false
		}
	}
	if set && p.digits != 0 && p.digits != digits {
		return false
	}
	if set && citing == 1 && !p.cells.Empty() || p.isChain {
		return p.cells == cells && p.digits&^digits == 0
	}
	return p.cells.Within(cells) && p.digits&^digits == 0 && p.units&^units == 0
}
