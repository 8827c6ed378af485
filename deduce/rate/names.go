package rate

import (
	"fmt"

	"deduku/deduce"
	"deduku/deduce/rate/hint"
	"deduku/deduce/technique/als"
	"deduku/deduce/technique/fish"
	"deduku/deduce/technique/subsets"
	"deduku/deduce/technique/uniqueness"
	"deduku/deduce/technique/wings"
)

// The techniques that only Sudoku Explainer has. The others are those of the packages below technique; NameOf is how Sudoku Explainer
// calls them.

var (
	directPointingTechnique = own("direct-pointing", "Direct Pointing",
		"All places of a digit in a box lie in one line. That leaves one place for the digit in another box that the line meets. "+
			"Nothing is removed but by the placement.", directWhy)
	directClaimingTechnique = own("direct-claiming", "Direct Claiming",
		"All places of a digit in a line lie in one box. That leaves one place for the digit in another line that meets the box. "+
			"Nothing is removed but by the placement.", directWhy)
	directHiddenPairTechnique = own("direct-hidden-pair", "Direct Hidden Pair",
		"Two digits have only the same two places in a unit. That leaves one place there for another digit.", directHiddenWhy)
	directHiddenTripleTechnique = own("direct-hidden-triple", "Direct Hidden Triple",
		"Three digits have only three places together in a unit. That leaves one place there for another digit.", directHiddenWhy)

	xCycleTechnique = own("bidirectional-x-cycle", "Bidirectional X-Cycle",
		"A ring of places of one digit that are joined by strong and weak links in turn: a continuous X-cycle. Either all at one side of the strong links "+
			"are true or all at the other, so the digit can be removed from every cell that sees one of each.", ringWhy)
	yCycleTechnique = own("bidirectional-y-cycle", "Bidirectional Y-Cycle",
		"A ring of cells with two candidates, each of which shares a digit with the next: a continuous XY-chain. It can be filled in one direction or the other, "+
			"so a digit can be removed from every cell that sees both places of it in some link.", ringWhy)
	xyCycleTechnique = own("bidirectional-cycle", "Bidirectional Cycle",
		"A ring of candidates that are joined by strong and weak links in turn: a continuous nice loop. Either all at one side of the strong links "+
			"are true or all at the other, so a candidate that sees one of each can be removed.", ringWhy)
	xChainTechnique = own("forcing-x-chain", "Forcing X-Chain",
		"A chain of strong and weak links in one digit, an X-chain, that leads from a candidate to its opposite.", chainWhy)
	forcingChainTechnique = own("forcing-chain", "Forcing Chain",
		"A chain of strong and weak links, an alternating inference chain, that leads from a candidate to its opposite.", chainWhy)

	nishioTechnique = own("nishio-forcing-chains", "Nishio Forcing Chains",
		"A candidate is supposed to be true, or to be false, and what follows for its digit alone contradicts itself.", againstWhy)
	cellTechnique = own("cell-forcing-chains", "Cell Forcing Chains",
		"Each candidate of a cell is supposed in turn, and a chain leads from each to the same conclusion.", eachWhy)
	regionTechnique = own("region-forcing-chains", "Region Forcing Chains",
		"Each place of a digit in a row, column or box is supposed in turn, and a chain leads from each to the same conclusion.", eachWhy)
)

var (
	directWhy = []string{"{base.digits} in {base#1} must be in {cover}, which leaves one place in {base#2}"}

	directHiddenWhy = []string{"{base.digits} must go in {base.cells}, the only places in {base.units}, which leaves one place there for {lastplace.digits}"}

	ringWhy    = []string{"{links} closes to a ring: one place that it sees is true", "the links close to a ring: of each strong link one end is true, so one place that it sees is"}
	chainWhy   = []string{"by {links}, whether the chain's first candidate is true or not", "the chain says so, whether its first candidate is true or not"}
	againstWhy = []string{"the opposite would leave {contradiction}, by {argument}", "the opposite contradicts itself"}
	eachWhy    = []string{"each {cases} leads to that, by {argument}", "each of the cases leads to that"}
	eitherWhy  = []string{"whether {assumed} or not, by {argument}", "the candidate supposed and its opposite both lead to that"}
)

// dynamicKinds are the techniques of the dynamic engines, by what they start from.
var dynamicKinds = [...]struct {
	name, title, doc string
	why              []string
}{
	{"contradiction", "Contradiction", "A candidate is supposed to be true, or to be false, and what follows contradicts itself.", againstWhy},
	{"double", "Double", "A candidate is supposed to be true, then to be false, and both lead to the same conclusion.", eitherWhy},
	{"cell", "Cell", "Each candidate of a cell is supposed in turn, and each leads to the same conclusion.", eachWhy},
	{"region", "Region", "Each place of a digit in a row, column or box is supposed in turn, and each leads to the same conclusion.", eachWhy},
}

// dynamicLevels are the levels of the dynamic engines.
var dynamicLevels = [...]struct{ name, title, doc string }{
	{"", "", "What has been removed on the way counts: links may be strong only because of that."},
	{"-plus", " Plus", "What has been removed on the way counts, also for locked candidates, pairs and X-wings, which are used where links come to an end."},
	{"-fc", " (+ Forcing Chains)", "Beside locked candidates, pairs and X-wings, forcing chains are used inside."},
	{"-mfc", " (+ Multiple Forcing Chains)", "Beside locked candidates, pairs and X-wings, forcing chains and cell and region forcing chains are used inside."},
	{"-dfc", " (+ Dynamic Forcing Chains)", "Beside locked candidates, pairs and X-wings, dynamic forcing chains are used inside."},
}

// dynamics are the techniques of the dynamic engines, by level and kind.
var dynamics = func() (all [len(dynamicLevels)][len(dynamicKinds)]*deduce.Technique) {
	for i, l := range dynamicLevels {
		for j, k := range dynamicKinds {
			all[i][j] = own("dynamic-"+k.name+"-forcing-chains"+l.name, "Dynamic "+k.title+" Forcing Chains"+l.title, k.doc+" "+l.doc, k.why)
		}
	}
	return all
}()

// kind is what tells techniques apart: the producer's, but that rectangles and loops, and the levels of dynamic chains,
// are techniques of their own.
type kind uint8

const (
	rectangle  = kind(hint.DynamicUnit) + 1 // of type 1, 2, 3, 4
	corners    = rectangle + 4              // a rectangle of type 2 of opposite or three corners
	largerLoop = corners + 1                // of type 1, 2, 3, 4
	dynamicAll = largerLoop + 4             // by level and what they start from
	kinds      = dynamicAll + kind(len(dynamicLevels)*len(dynamicKinds))
)

func dynamicKind(level, from int) kind { return dynamicAll + kind(level*len(dynamicKinds)+from) }

// kind is that of the hint that was found last.
func (r *rater) kind() kind {
	h := &r.hint
	switch t := h.Technique; {
	case t >= hint.Contradiction:
		return dynamicKind(h.Level, int(t-hint.Contradiction))
	case t < hint.UniqueLoop1 || t > hint.UniqueLoop4:
		return kind(t)
	case h.Cells.Len() > 4:
		return largerLoop + kind(t-hint.UniqueLoop1)
	case t == hint.UniqueLoop2 && (r.extraCells().Len() > 2 || r.extraCells().CommonUnits() == 0):
		return corners
	default:
		return rectangle + kind(t-hint.UniqueLoop1)
	}
}

// techniques are the techniques by kind.
var techniques = func() (all [kinds]*deduce.Technique) {
	copy(all[:], asOurs[:])
	copy(all[rectangle:], []*deduce.Technique{uniqueness.Test1, uniqueness.Test2, uniqueness.Test3, uniqueness.Test4})
	all[corners] = uniqueness.Test5
	copy(all[largerLoop:], []*deduce.Technique{uniqueness.UniqueLoop1, uniqueness.UniqueLoop2, uniqueness.UniqueLoop3, uniqueness.UniqueLoop4})
	for i := range dynamics {
		copy(all[dynamicKind(i, 0):], dynamics[i][:])
	}
	return all
}()

// asOurs are the techniques of the producers that are one technique each.
var asOurs = [...]*deduce.Technique{
	hint.FullHouse: deduce.FullHouse, hint.HiddenSingleBox: deduce.HiddenSingle, hint.HiddenSingleLine: deduce.HiddenSingle, hint.NakedSingle: deduce.NakedSingle,
	hint.DirectPointing: directPointingTechnique, hint.DirectClaiming: directClaimingTechnique,
	hint.DirectHiddenPair: directHiddenPairTechnique, hint.DirectHiddenTriple: directHiddenTripleTechnique,
	hint.Pointing: subsets.Pointing, hint.Claiming: subsets.Claiming,
	hint.NakedPair: subsets.NakedPair, hint.NakedTriple: subsets.NakedTriple, hint.NakedQuad: subsets.NakedQuadruple,
	hint.HiddenPair: subsets.HiddenPair, hint.HiddenTriple: subsets.HiddenTriple, hint.HiddenQuad: subsets.HiddenQuadruple,
	hint.XWing: fish.XWing, hint.Swordfish: fish.Swordfish, hint.Jellyfish: fish.Jellyfish, hint.XyWing: wings.XYWing, hint.XyzWing: wings.XYZWing,
	hint.Bug1: uniqueness.BUG1, hint.Bug2: uniqueness.BUG2, hint.Bug3: uniqueness.BUG3, hint.Bug4: uniqueness.BUG4,
	hint.AlignedPair: als.AlignedPairExclusion, hint.AlignedTriplet: als.AlignedTripleExclusion,
	hint.XCycle: xCycleTechnique, hint.YCycle: yCycleTechnique, hint.XyCycle: xyCycleTechnique, hint.XChain: xChainTechnique, hint.ForcingChain: forcingChainTechnique,
	hint.Nishio: nishioTechnique, hint.CellChain: cellTechnique, hint.UnitChain: regionTechnique,
}

// own is a technique that only this ladder has. Its rung finds it, where it is the next step of the rating's path; by itself
// it finds nothing.
func own(name, title, doc string, why []string) *deduce.Technique {
	return &deduce.Technique{
		Name: name, Title: title, Doc: doc, Why: why, Form: []string{"{links}", "{cases}", "=>"},
		Find: func(*deduce.View, func(*deduce.Step) bool) {},
	}
}

// NameOf is Sudoku Explainer's name of a technique, empty where it has none. For most techniques it is the title.
func NameOf(t *deduce.Technique) string {
	if name, ok := otherNames[t]; ok {
		return name
	}
	if Ladder.Has(t) {
		return t.Title
	}
	return ""
}

var otherNames = func() map[*deduce.Technique]string {
	names := map[*deduce.Technique]string{
		subsets.Pointing: "Pointing", subsets.Claiming: "Claiming",
		subsets.NakedTriple: "Naked Triplet", subsets.HiddenTriple: "Hidden Triplet",
		subsets.NakedQuadruple: "Naked Quad", subsets.HiddenQuadruple: "Hidden Quad",
		uniqueness.Test5: "Unique Rectangle Type 2", uniqueness.BUG1: "Bivalue Universal Grave Type 1",
		uniqueness.BUG2: "Bivalue Universal Grave Type 2", uniqueness.BUG3: "Bivalue Universal Grave Type 3", uniqueness.BUG4: "Bivalue Universal Grave Type 4",
		als.AlignedTripleExclusion: "Aligned Triplet Exclusion",
	}
	for i := range 4 {
		names[techniques[int(rectangle)+i]] = fmt.Sprintf("Unique Rectangle Type %d", i+1)
	}
	return names
}()
