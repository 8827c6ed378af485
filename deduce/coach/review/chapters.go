package review

import (
	"deduku/deduce"
	"deduku/deduce/technique/als"
	"deduku/deduce/technique/chains"
	"deduku/deduce/technique/coloring"
	"deduku/deduce/technique/exotic"
	"deduku/deduce/technique/fish"
	"deduku/deduce/technique/forcing"
	"deduku/deduce/technique/impossible"
	"deduku/deduce/technique/nets"
	"deduku/deduce/technique/singledigit"
	"deduku/deduce/technique/subsets"
	"deduku/deduce/technique/uniqueness"
	"deduku/deduce/technique/wings"
)

// of is a list of techniques.
func of(list ...*deduce.Technique) []*deduce.Technique { return list }

// Chapters are the path, what to learn first before the rest.
var Chapters = []Chapter{
	{Title: "Looking", About: "Place digits without notes: what is missing, and where is the only place for it?", Stops: []Stop{
		{deduce.FullHouse, nil, "The last open cell of a unit: the rules of Sudoku and nothing else.", nil},
		{deduce.HiddenSingle, of(deduce.FullHouse), "Cross-hatching finds most digits of most puzzles, and needs no notes.", nil},
		{deduce.NakedSingle, of(deduce.FullHouse), "The other way to look: at one cell, and at all digits that it sees.", nil},
	}},
	{Title: "Notes", About: "Write down what each cell can still be, and remove what can't be.", Stops: []Stop{
		{subsets.Pointing, of(deduce.HiddenSingle), "The first removal: cross-hatching a box leaves a digit on one line.", nil},
		{subsets.Claiming, of(subsets.Pointing), "The same with box and line in each other's place.", nil},
		{subsets.NakedPair, of(deduce.NakedSingle, subsets.Pointing), "Two cells use up two digits: the first pattern of several cells.", of(subsets.LockedPair)},
		{subsets.HiddenPair, of(deduce.HiddenSingle, subsets.NakedPair), "The other side of a naked subset: two digits use up two cells.", nil},
		{subsets.NakedTriple, of(subsets.NakedPair), "Three cells, three digits; not every cell holds all three.", of(subsets.LockedTriple, subsets.NakedQuadruple)},
		{subsets.HiddenTriple, of(subsets.HiddenPair, subsets.NakedTriple), "The same for digits; the hardest subset to see.", of(subsets.HiddenQuadruple)},
	}},
	{Title: "One digit", About: "Follow one digit over the whole board: where can it be in each row, column and box?", Stops: []Stop{
		{fish.XWing, of(subsets.Pointing, subsets.Claiming), "Locked candidates with two lines for one box: the first fish.", nil},
		{fish.Swordfish, of(fish.XWing), "The argument of the X-Wing with three lines: their three places for the digit use up three lines across.", nil},
		{fish.Jellyfish, of(fish.Swordfish), "The same with four; larger fish always have a smaller one beside them.", nil},
		{singledigit.Skyscraper, of(fish.XWing), "An X-Wing that is bent: two strong links, the idea on which all chains rest.", nil},
		{singledigit.TwoStringKite, of(singledigit.Skyscraper), "Two strong links again, a row and a column that meet in a box.", nil},
		{singledigit.TurbotFish, of(singledigit.Skyscraper, singledigit.TwoStringKite), "Two strong links anywhere: what skyscraper and kite have in common.", nil},
		{singledigit.EmptyRectangle, of(singledigit.TurbotFish), "A box can take the place of a strong link.", nil},
		{fish.FinnedXWing, of(fish.XWing, singledigit.Skyscraper), "An X-Wing with a place too many: it holds or the fin is true.", of(fish.SashimiXWing,
			fish.FinnedSwordfish, fish.SashimiSwordfish, fish.FinnedJellyfish, fish.SashimiJellyfish,
			fish.FrankenXWing, fish.FrankenSwordfish, fish.FinnedFrankenXWing, fish.FinnedFrankenSwordfish)},
	}},
	{Title: "Few candidates", About: "Start from cells with two or three candidates: whichever is true, something follows.", Stops: []Stop{
		{wings.XYWing, of(subsets.NakedPair), "Three cells with two candidates each: the first argument by cases.", nil},
		{wings.XYZWing, of(wings.XYWing), "The pivot holds the digit too, so a removed candidate sees all three cells.",
			of(wings.WXYZWing, wings.BentQuad, wings.VWXYZWing, wings.UVWXYZWing, wings.TUVWXYZWing, wings.STUVWXYZWing, wings.RSTUVWXYZWing)},
		{wings.WWing, of(wings.XYWing, singledigit.Skyscraper), "Two like cells that a strong link joins: wings and links together.", nil},
		{wings.RemotePair, of(subsets.NakedPair, wings.WWing), "A row of like cells: neighbours differ, so the ends are known to differ.", of(wings.ChuteRemotePair)},
		{uniqueness.BUG1, of(deduce.NakedSingle), "Near the end nearly all cells have two candidates; the one that has three decides.",
			of(uniqueness.BUG2, uniqueness.BUG3, uniqueness.BUG4, uniqueness.BUGLite1, uniqueness.BUGLite2, uniqueness.BUGLite3, uniqueness.BUGLite4)},
	}},
	{Title: "One solution", About: "A puzzle has one solution, so four cells that could swap two digits can't stay so.", Stops: []Stop{
		{uniqueness.Test1, of(subsets.NakedPair), "Three corners with the same pair: the fourth must differ.",
			of(uniqueness.UniqueLoop1, uniqueness.ExtendedRectangle1)},
		{uniqueness.Test2, of(uniqueness.Test1), "Both corners with more have the same third digit: one of them holds it.",
			of(uniqueness.UniqueLoop2, uniqueness.ExtendedRectangle2)},
		{uniqueness.Test3, of(uniqueness.Test2, subsets.NakedTriple), "The extra digits act as one cell of a naked subset.",
			of(uniqueness.UniqueLoop3, uniqueness.ExtendedRectangle3)},
		{uniqueness.Test4, of(uniqueness.Test1, singledigit.Skyscraper), "A strong link of one of the two digits removes the other.",
			of(uniqueness.UniqueLoop4, uniqueness.ExtendedRectangle4)},
		{uniqueness.Test5, of(uniqueness.Test2), "As type 2, with the extra digit in opposite corners or in three.", nil},
		{uniqueness.Test6, of(uniqueness.Test4, fish.XWing), "An X-Wing within the rectangle.", nil},
		{uniqueness.HiddenRectangle, of(uniqueness.Test4), "One corner is a pair, and two strong links do the rest.", nil},
		{uniqueness.AvoidableRectangle1, of(uniqueness.Test1), "The corners are placed already, and none of them is given.",
			of(uniqueness.AvoidableRectangle2, uniqueness.AvoidableRectangle3, uniqueness.ReverseBUG, uniqueness.SymmetricalPlacement)},
	}},
	{Title: "Colours", About: "Join strong links to a net of two colours: exactly one of them is true.", Stops: []Stop{
		{coloring.SimpleColorsTrap, of(singledigit.TurbotFish), "What sees both colours can't be true, however long the way between them.", of(impossible.BrokenWing)},
		{coloring.SimpleColorsWrap, of(coloring.SimpleColorsTrap), "Two candidates of one colour that see each other: that colour is false.", nil},
		{coloring.MultiColors1, of(coloring.SimpleColorsTrap), "Two nets that touch: of two colours at least one is true.", of(coloring.MultiColors2)},
		{coloring.Medusa, of(coloring.SimpleColorsWrap, wings.RemotePair), "Cells with two candidates join the nets of all digits.", nil},
	}},
	{Title: "Chains", About: "Strong and weak links in turn: if one end is false, the other is true.", Stops: []Stop{
		{chains.XChain, of(singledigit.TurbotFish, coloring.SimpleColorsTrap), "Strong links of one digit, end to end, as many as it takes.", nil},
		{chains.XYChain, of(wings.XYWing, wings.RemotePair), "An XY-Wing with more cells.", nil},
		{chains.AIC, of(chains.XChain, chains.XYChain, wings.WWing), "Strong and weak links in one chain, of any digits: most wings and chains are of this kind.",
			of(chains.DiscontinuousNiceLoop, chains.MWing, chains.SWing, chains.L2Wing, chains.L3Wing, chains.H1Wing, chains.H2Wing)},
		{chains.ContinuousNiceLoop, of(chains.AIC), "The chain comes back to where it began, so each weak link becomes a strong one.",
			of(chains.WRing, chains.MRing, chains.LRing, chains.L3Ring)},
		{chains.GroupedAIC, of(chains.AIC, singledigit.EmptyRectangle), "Two or three places of a digit on a line of a box can be a node, too.",
			of(chains.GroupedContinuousNiceLoop, chains.GroupedDiscontinuousNiceLoop, chains.AURChain, chains.BUGChain)},
	}},
	{Title: "Sets", About: "Cells of a unit with one digit more than cells: without one of its digits, such a set holds all others.", Stops: []Stop{
		{als.XZ, of(subsets.NakedTriple, wings.XYZWing), "Two almost locked sets and a digit that only one of them can hold.",
			of(subsets.AlmostLockedPair, subsets.AlmostLockedTriple, als.AlignedPairExclusion, als.AlignedTripleExclusion)},
		{als.XYWing, of(als.XZ, wings.XYWing), "An XY-Wing of sets.", of(als.WWing)},
		{als.Chain, of(als.XYWing, chains.AIC), "Any number of sets, each tied to the next.", nil},
		{als.SueDeCoq, of(als.XZ, subsets.Pointing), "Where a line and a box meet, each has a part in the same cells.", nil},
		{als.DeathBlossom, of(als.XYWing), "A case for each candidate of the stem, each with a set of its own.", nil},
	}},
	{Title: "Suppose", About: "Suppose a candidate and look what follows; several cases that agree prove it.", Stops: []Stop{
		{nets.Nishio, of(chains.XChain), "Suppose a digit in one cell: can it still have a place everywhere?", nil},
		{forcing.CellChain, of(chains.AIC), "Each candidate of a cell leads to the same end.", nil},
		{forcing.UnitChain, of(forcing.CellChain), "Each place of a digit in a unit leads to the same end.", nil},
		{forcing.DigitChain, of(forcing.CellChain), "A candidate true and the same false lead to the same end.", nil},
		{nets.Contradiction, of(forcing.CellChain, nets.Nishio), "What follows may rest on several things at once: a net.", of(nets.Verity)},
		{nets.Nested, of(nets.Contradiction), "Within a net something else is supposed; the last resort of solving by hand.", of(nets.Deep)},
	}},
	{Title: "Rare birds", About: "Patterns that the hardest puzzles of the world hinge on.", Stops: []Stop{
		{exotic.TripleFirework, of(subsets.HiddenTriple, wings.WWing), "Three digits that a row and a column bind to three cells; the easiest to see of these.", of(exotic.QuadrupleFirework)},
		{exotic.SKLoop, of(als.SueDeCoq), "Four boxes in a ring share the digits of their rows and columns.", nil},
		{exotic.MSLS, of(exotic.SKLoop), "Cells of several units counted at once: as many digits as cells.", nil},
		{exotic.JuniorExocet, of(fish.Swordfish, als.SueDeCoq), "Two base cells fix what two targets far away can hold.",
			of(exotic.SeniorExocet, exotic.DoubleExocet)},
		{impossible.Tridagon, of(nets.Contradiction, uniqueness.Test1), "Three digits in four boxes that could not be filled at all.", of(impossible.BivalueOddagon, chains.GuardianChain)},
	}},
}
