// Package tale tells the pattern of a step in four parts: what makes it, the alternatives that it leaves, what each removed candidate sees
// in them, and what follows. It goes by the shape of the pattern and by the roles of its parts, never by the technique.
//
// Start with Tell and its table of tellers. The packages below it tell families of shapes: sets, chains, deadly; teller has the words that
// they share. A new shape takes a row in that table and a function beside its kin; without them its steps are told by their parts alone,
// in package explanation.
package tale

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/tale/chains"
	"deduku/deduce/render/tale/deadly"
	"deduku/deduce/render/tale/sets"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Tell tells a step found by a technique, on the board before it. A step that no technique found, or whose pattern is not
// known, has an empty tale.
func Tell(t wording.Text, s *deduce.Step, b *board.Board) teller.Tale {
	if s.Technique == nil || len(s.Parts) == 0 {
		return teller.Tale{}
	}
	tell, ok := tellers[s.Technique.Shape]
	if s.Argument != nil && s.Argument.Symmetry != nil {
		tell, ok = deadly.Symmetric, true
	}
	if !ok {
		return teller.Tale{}
	}
	by := teller.Of(t, s, b)
	told := tell(by)
	if told.Look == "" {
		return teller.Tale{}
	}
	if told.Therefore == "" {
		told.Therefore = by.Therefore()
	}
	return told
}

// tellers are how steps of each shape are told; each family has a file in sets, chains or deadly.
var tellers = map[deduce.Shape]func(*teller.Teller) teller.Tale{
	deduce.ShapeSingle:           sets.Single,
	deduce.ShapeLocked:           sets.Locked,
	deduce.ShapeNakedSet:         sets.NakedSet,
	deduce.ShapeHiddenSet:        sets.HiddenSet,
	deduce.ShapeFish:             sets.Fish,
	deduce.ShapeTurbot:           chains.Turbot,
	deduce.ShapeEmptyRectangle:   chains.EmptyRectangle,
	deduce.ShapeWing:             chains.Wing,
	deduce.ShapeBentSet:          sets.BentSet,
	deduce.ShapeDistantPair:      chains.DistantPair,
	deduce.ShapeColors:           chains.Colors,
	deduce.ShapeMultiColors:      chains.MultiColors,
	deduce.ShapeDeadly:           deadly.Deadly,
	deduce.ShapeAlmostLockedSets: sets.AlmostLockedSets,
	deduce.ShapeAlmostLocked:     sets.AlmostLocked,
	deduce.ShapeBlossom:          sets.Blossom,
	deduce.ShapeCombinations:     sets.Combinations,
	deduce.ShapeImpossible:       deadly.Impossible,
	deduce.ShapeTemplate:         sets.Template,
	deduce.ShapeFireworks:        sets.Fireworks,
	deduce.ShapeSectors:          sets.Sectors,
	deduce.ShapeExocet:           sets.Exocet,
	deduce.ShapeChain:            chains.ChainOfLinks,
	deduce.ShapeKraken:           chains.Kraken,
	deduce.ShapeForcing:          chains.ForcingChains,
}
