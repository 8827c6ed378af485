package forcing

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/chain"
	"deduku/deduce/technique/chains"
)

// CellChain is a cell each of whose candidates rules out another one.
var CellChain = &deduce.Technique{
	Name:  "cell-forcing-chain",
	Title: "Cell Forcing Chain",
	Shape: deduce.ShapeForcing,
	Doc: "Suppose each candidate of a cell in turn, and follow what comes of it: each of these chains rules out the same candidate elsewhere. " +
		"One of the candidates of the cell is true, whichever it is, so the candidate elsewhere is false.",
	Why:     []string{"each candidate of {base.cells} rules that out"},
	Form:    []string{"{base.digits} in {base.cells}: {links}"},
	Spot:    spotCellForcing,
	Example: "..8+6+9+1+35..314.5+6+9+869+583.+4.1..3.8..1+6..6..+32+8+4...1.+6.+39.....98.3+3.....9....+936.+14.:241 285 472 585 785",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findForcing(v, func(t deduce.Truth) bool { _, cell := t.Cell(); return cell }, yield)
	},
}

// UnitChain is a digit in a unit each of whose places rules out a candidate.
var UnitChain = &deduce.Technique{
	Name:  "unit-forcing-chain",
	Title: "Unit Forcing Chain",
	Shape: deduce.ShapeForcing,
	Doc: "Suppose the digit of a unit in each of its places in turn, and follow what comes of it: each of these chains rules out the same candidate elsewhere. " +
		"The digit is in one of the places, whichever it is, so the candidate elsewhere is false.",
	Why:     []string{"each place for {base.digits} in {base.units} rules that out"},
	Form:    []string{"{base.digits} in {base.units}: {links}"},
	Spot:    spotUnitForcing,
	Example: "...3..5...5..1..3...7..4..12.+9...4...6..9......1..6..28..7..2..+79..8..5...5..9..7:213 216 234 294 767",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findForcing(v, func(t deduce.Truth) bool { _, cell := t.Cell(); return !cell }, yield)
	},
}

// What to follow, and how.
const (
	spotCellForcing = "Take a cell with three candidates from which short chains begin. " + spotFollowEach
	spotUnitForcing = "Take a digit with two or three places in a unit, from which short chains begin. " + spotFollowEach
	spotForcing     = "Take a cell with three candidates, or a digit with two or three places in a unit, from which short chains begin. " + spotFollowEach

	spotFollowEach = "Follow each with a pencil mark of its own, and look for a candidate that each of them removes. The trap is to leave out a case."
)

// throughSets says what chains go through beyond plain links.
const throughSets = "Chains may go through groups (a digit in two or three cells where a box and a line cross) and almost locked sets (a set that lacks one digit holds all its others)."

// forcingIndex is the forcing chains of a position, those of fewer links first.
var forcingIndex = deduce.NewIndex(func(v *deduce.View, finds *[]chain.Forcing) {
	*finds = (*finds)[:0]
	if v.Settled() {
		*finds = append(*finds, chains.GroupedGraph(v).Forcing(v.Enough)...)
	}
})

// findForcing yields the forcing chains from the truths wanted, for each candidate the shortest, and in one step what their ends rule out
// together.
func findForcing(v *deduce.View, wanted func(deduce.Truth) bool, yield func(*deduce.Step) bool) {
	var left chain.Removals // what is not told yet
	for _, f := range *forcingIndex.Of(v) {
		if wanted(f.Truth) {
			left[f.Target.Digit] = left[f.Target.Digit].With(f.Target.Cell)
		}
	}
	for _, f := range *forcingIndex.Of(v) {
		if !left[f.Target.Digit].Has(f.Target.Cell) || !wanted(f.Truth) {
			continue
		}
		s := tellForcing(v, &f, &left)
		for _, x := range s.Eliminations {
			left[x.Digit] = left[x.Digit].Without(x.Cell)
		}
		if !yield(s) || v.Enough() {
			return
		}
	}
}

// tellForcing is forcing chains as a step, branch by branch, with what is left of all that their ends rule out.
func tellForcing(v *deduce.View, f *chain.Forcing, left *chain.Removals) *deduce.Step {
	g := chains.GroupedGraph(v)
	s := v.Draft()
	s.Part(truthPart(v, f.Truth))
	e := ends{view: v}
	var from []chain.Literal
	for x := range v.Members(f.Truth) {
		from = append(from, holds(x))
		_, last := tellBranch(s, g, holds(x), lacks(f.Target))
		e.meet(last)
	}
	for d := range e.out {
		e.out[d] = e.out[d].And(left[d])
	}
	e.eliminate(s, f.Target, from)
	return &s.Step
}

// truthPart is the truth whose candidates are the cases, as a piece of a pattern.
func truthPart(v *deduce.View, t deduce.Truth) deduce.Part {
	if c, ok := t.Cell(); ok {
		return deduce.Part{Role: deduce.Base, Cells: board.CellsOf(c), Digits: v.Candidates(c)}
	}
	u, d := t.Unit()
	return deduce.Part{Role: deduce.Base, Units: board.UnitsOf(u), Cells: v.Cells(u, d), Digits: board.Digits(d)}
}
