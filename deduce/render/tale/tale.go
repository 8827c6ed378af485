// Package tale tells the pattern of a step in four parts: what makes it, the alternatives that it leaves, what each removed candidate sees
// in them, and what follows. It goes by the shape of the pattern and by the roles of its parts, never by the technique.
//
// Start with Tell and its table of tellers. sees.go puts into words what sees what; each of the other files tells a family of shapes.
// A new shape takes a row in that table and a method beside its kin; without them its steps are told by their parts alone, in package
// explanation.
package tale

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// Tell tells a step found by a technique, on the board before it. A step that no technique found, or whose pattern is not
// known, has an empty tale.
func Tell(t wording.Text, s *deduce.Step, b *board.Board) Tale {
	if s.Technique == nil || len(s.Parts) == 0 {
		return Tale{}
	}
	tell, ok := tellers[s.Technique.Shape]
	if s.Argument != nil && s.Argument.Symmetry != nil {
		tell, ok = symmetric, true
	}
	if !ok {
		return Tale{}
	}
	by := of(t, s, b)
	told := tell(by)
	if told.Look == "" {
		return Tale{}
	}
	if told.Therefore == "" {
		told.Therefore = by.therefore()
	}
	return told
}

// tellers are how steps of each shape are told; each family has a file.
var tellers = map[deduce.Shape]func(*teller) Tale{
	deduce.ShapeSingle:           single,
	deduce.ShapeLocked:           locked,
	deduce.ShapeNakedSet:         nakedSet,
	deduce.ShapeHiddenSet:        hiddenSet,
	deduce.ShapeFish:             fish,
	deduce.ShapeTurbot:           turbot,
	deduce.ShapeEmptyRectangle:   emptyRectangle,
	deduce.ShapeWing:             wing,
	deduce.ShapeBentSet:          bentSet,
	deduce.ShapeDistantPair:      distantPair,
	deduce.ShapeColors:           colors,
	deduce.ShapeMultiColors:      multiColors,
	deduce.ShapeDeadly:           deadly,
	deduce.ShapeAlmostLockedSets: almostLockedSets,
	deduce.ShapeAlmostLocked:     almostLocked,
	deduce.ShapeBlossom:          blossom,
	deduce.ShapeCombinations:     combinations,
	deduce.ShapeImpossible:       impossible,
	deduce.ShapeTemplate:         template,
	deduce.ShapeFireworks:        fireworks,
	deduce.ShapeSectors:          sectors,
	deduce.ShapeExocet:           exocet,
	deduce.ShapeChain:            chainOfLinks,
	deduce.ShapeKraken:           kraken,
	deduce.ShapeForcing:          forcingChains,
}
