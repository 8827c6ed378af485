package rate

import (
	"deduku/deduce"
	"deduku/deduce/technique/als"
	"deduku/deduce/technique/fish"
	"deduku/deduce/technique/subsets"
	"deduku/deduce/technique/uniqueness"
	"deduku/deduce/technique/wings"
)

// Worth is the least and the greatest difficulty that the steps of a technique can have.
type Worth struct{ From, To Tenths }

// String is the difficulty, or both with a dash between them.
func (w Worth) String() string {
	if w.From == w.To {
		return w.From.String()
	}
	return w.From.String() + " to " + w.To.String()
}

// WorthOf is what Sudoku Explainer thinks the steps of a technique of the standard ladder worth; false where it does not know that
// technique.
func WorthOf(t *deduce.Technique) (w Worth, ok bool) { w, ok = worths[t]; return w, ok }

// worths are the difficulties that the producers give, those that depend on a size from the smallest to the largest. Loops of ten
// cells are the longest that cost more than shorter ones; a set within a rectangle, a loop or a BUG has two to seven cells or digits.
var worths = map[*deduce.Technique]Worth{
	deduce.FullHouse: {10, 10}, deduce.HiddenSingle: {12, 15}, deduce.NakedSingle: {23, 23},
	subsets.Pointing: {26, 26}, subsets.Claiming: {28, 28},
	subsets.NakedPair: {30, 30}, fish.XWing: {32, 32}, subsets.HiddenPair: {34, 34}, subsets.NakedTriple: {36, 36}, fish.Swordfish: {38, 38},
	subsets.HiddenTriple: {40, 40}, wings.XYWing: {42, 42}, wings.XYZWing: {44, 44}, subsets.NakedQuadruple: {50, 50}, fish.Jellyfish: {52, 52},
	subsets.HiddenQuadruple: {54, 54},
	uniqueness.Test1:        {45, 45}, uniqueness.Test2: {45, 45}, uniqueness.Test3: {45, 51}, uniqueness.Test4: {45, 45}, uniqueness.Test5: {45, 45},
	uniqueness.UniqueLoop1: {46, 50}, uniqueness.UniqueLoop2: {46, 50}, uniqueness.UniqueLoop3: {46, 56}, uniqueness.UniqueLoop4: {46, 50},
	uniqueness.BUG1: {56, 56}, uniqueness.BUG2: {57, 57}, uniqueness.BUG3: {58, 62}, uniqueness.BUG4: {57, 57},
	als.AlignedPairExclusion: {62, 62}, als.AlignedTripleExclusion: {75, 75},
}
