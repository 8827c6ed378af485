package chains

import (
	"deduku/deduce"
	"deduku/deduce/chain"
)

// GroupedContinuousNiceLoop is a continuous nice loop with groups of cells.
var GroupedContinuousNiceLoop = &deduce.Technique{
	Name:    "grouped-continuous-nice-loop",
	Title:   "Grouped Continuous Nice Loop",
	Shape:   deduce.ShapeChain,
	Doc:     "A continuous nice loop with groups: " + groups + "Of the two ends of each weak link exactly one is true, so what sees both, all cells of a group, can be removed.",
	Why:     ContinuousNiceLoop.Why,
	Form:    ContinuousNiceLoop.Form,
	Spot:    spotGroups + spotLoopEnd,
	Example: "....3.94+66.....+57....6..1+2...95..+4+12+4+82+173+69515+6+942+3+8+7.+6..5.+7+3..43...8+5....+3..26.:211",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findNew(v, groupedChains, plainChains, isLoop, true, yield)
	},
}

// GroupedDiscontinuousNiceLoop is a discontinuous nice loop with groups of cells.
var GroupedDiscontinuousNiceLoop = &deduce.Technique{
	Name:    "grouped-discontinuous-nice-loop",
	Title:   "Grouped Discontinuous Nice Loop",
	Shape:   deduce.ShapeChain,
	Doc:     "A discontinuous nice loop with groups: " + groups + comesBack,
	Why:     DiscontinuousNiceLoop.Why,
	Form:    DiscontinuousNiceLoop.Form,
	Spot:    spotGroups + spotBackEnd,
	Example: "......+16+7.2.7..89+5+1.7.6834+257.6..+4+382...4+7+659......2+7+1+38+549.7.+69...+76+5+83+76.+385+9.+4:153 183 362 363",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findNew(v, groupedChains, plainChains, isDiscontinuous, true, yield)
	},
}

// GroupedAIC is an alternating inference chain with groups of cells.
var GroupedAIC = &deduce.Technique{
	Name:    "grouped-aic",
	Title:   "Grouped AIC",
	Shape:   deduce.ShapeChain,
	Doc:     "An AIC with groups: " + groups + "Of its two ends at least one is true: what each of the two makes false can be removed.",
	Why:     AIC.Why,
	Form:    AIC.Form,
	Spot:    spotGroups + spotChainEnd,
	Example: "+21+5...+48.+8.7.42.3+1+3.4..+1..2.+53+1.4.+2+8721...6.+4.+4+8.2.+3+1.+48+9+317+2..+532+4..+1791+76+2..+8+43:734 924 934 935 937",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findNew(v, groupedChains, plainChains, isAIC, false, yield)
	},
}

const spotGroups = "Mark the strong links, and units in which all places of a digit but one, or but one group, lie where a box and a line cross: they are strong links, too. "

// groups says what groups are, in the words of all chains that have them.
const groups = "some of its links lead to a digit in two or three cells where a box and a line cross. Such a group counts as one place: it is true if one of the cells holds the digit. "

// groupedChains are the chains of a position with groups.
var groupedChains = chainIndex(chain.Cells|chain.Places|chain.Groups|chain.InCell, maxLoopLinks)

// GroupedGraph is the graph of a position with groups.
func GroupedGraph(v *deduce.View) *chain.Graph {
	g := &groupedChains.Of(v).graph
	g.End()
	return g
}

// findNew yields the wanted chains of more links that there are not, as short, with fewer.
func findNew(v *deduce.View, more, fewer *deduce.Index[chains], wanted func(*chain.Find) bool, inLoop bool, yield func(*deduce.Step) bool) {
	c := more.Of(v)
	c.find(v, func(f *chain.Find) bool { return wanted(f) && c.graph.Needs(f, &fewer.Of(v).graph) }, inLoop, yield)
}
