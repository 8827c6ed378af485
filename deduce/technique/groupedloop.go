package technique

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
	Example: "........+8.....+8..1+8....2.34...+7+856+1.+6+17+2+9+4+38+5+58.+31+67+4....8+5+3+4+9+63+4+86+2+9+1+5+79+65...+8+23:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findNew(v, groupedChains, plainChains, isDiscontinuous, true, yield)
	},
}

// GroupedAIC is an alternating inference chain with groups of cells.
var GroupedAIC = &deduce.Technique{
	Name:    "grouped-aic",
	Title:   "Grouped AIC",
	Shape:   deduce.ShapeChain,
	Doc:     "An AIC with groups: " + groups + "Of its two ends at least one is true: what both rule out, all cells of a group, can be removed.",
	Why:     AIC.Why,
	Form:    AIC.Form,
	Spot:    spotGroups + spotChainEnd,
	Example: ".+85..4.2+62....8+4.5.7.6+2+58..6517+3+9+2+4+8..+8+1+52.+6..+2.84+6+5..8..2+6.3+5.+5..+4+8+3..+2.3+259.+6+84:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findNew(v, groupedChains, plainChains, isAIC, false, yield)
	},
}

// groups says what groups are, in the words of all chains that have them.
const groups = "some of its links lead to a digit in two or three cells where a box and a line cross. Such a group counts as one place: it is true if one of the cells holds the digit. "

// groupedChains are the chains of a position with groups.
var groupedChains = chainIndex(chain.Cells|chain.Places|chain.Groups|chain.InCell, maxLoopLinks)

// findNew yields the wanted chains of more links that there are not, as short, with fewer.
func findNew(v *deduce.View, more, fewer *deduce.Index[chains], wanted func(*chain.Find) bool, inLoop bool, yield func(*deduce.Step) bool) {
	c := more.Of(v)
	c.find(v, func(f *chain.Find) bool { return wanted(f) && c.graph.Needs(f, &fewer.Of(v).graph) }, inLoop, yield)
}
