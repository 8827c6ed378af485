package chains

import (
	"deduku/deduce"
	"deduku/deduce/chain"
)

// ContinuousNiceLoop is a chain whose ends see each other.
var ContinuousNiceLoop = &deduce.Technique{
	Name:  "continuous-nice-loop",
	Title: "Continuous Nice Loop",
	Shape: deduce.ShapeChain,
	Doc: "A ring of candidates, joined in turn by a strong link (at least one of two is true) and a weak one (at most one is). Whichever way it is followed, of the two candidates of each weak link exactly one is true: " +
		"so what sees both can be removed, and where both are in one cell its other candidates can.",
	Why:     []string{"the ring holds one of the two at each of its weak links"},
	Form:    []string{"{links}"},
	Spot:    spotLinks + spotLoopEnd,
	Example: "27+9.3..8..1+8+2+5+97...5.+7.8.9+29.+35.............3.+6....82.+1+4297...+8..5..421.8..12..4.:381 749 769",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		plainChains.Of(v).find(v, isLoop, true, yield)
	},
}

// DiscontinuousNiceLoop is a chain that rules out one candidate or proves one.
var DiscontinuousNiceLoop = &deduce.Technique{
	Name:  "discontinuous-nice-loop",
	Title: "Discontinuous Nice Loop",
	Shape: deduce.ShapeChain,
	Doc:   "A chain of strong and weak links in turn that comes back to the cell where it begins. " + comesBack,
	Why: []string{
		"{tip#1.digits} is in {tip#1} or {tip#2.digits} is in {tip#2}",
		"if {tip#1} were not {tip#1.digits}, it would be",
	},
	Form:    []string{"{links}"},
	Spot:    spotLinks + spotBackEnd,
	Example: "1+5...+4.6.7+6.....+4.+49+3..8.+2.5+2+9+841.+3.+83+4..791+26+7+1..38+5+4.46+7+8+5.+9..+17.3.+4+85.8+54+1..7.:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		plainChains.Of(v).find(v, isDiscontinuous, true, yield)
	},
}

// AIC is a chain one end of which is true.
var AIC = &deduce.Technique{
	Name:  "aic",
	Title: "AIC",
	Shape: deduce.ShapeChain,
	Doc: "An alternating inference chain: candidates joined in turn by a strong link (at least one of two is true) and a weak one (at most one is), the first and the last strong. If the candidate at one end is false, the one at the other end is true. " +
		"So at least one of the two is true, and what both would make false can be removed.",
	Why:     []string{"{tip#1.digits} is in {tip#1} or {tip#2.digits} is in {tip#2}"},
	Form:    []string{"{tip#1.digits}- {links} -{tip#2.digits}"},
	Spot:    spotLinks + spotChainEnd,
	Example: "375.9.2+1.2....13..1........+4+1+9.+8572.+58+2..7..1+763......+8+5+7..2...9.4....5.+6.+18+5..7.:374 375 389 399 457 464 465 474 478 624 634 674 964 978",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		plainChains.Of(v).find(v, isAIC, false, yield)
	},
}

const spotLinks = "Mark the strong links: cells with two candidates, digits with two places in a unit. Weak ones join any two candidates of a cell, any two places of a digit in a unit. "

// comesBack says what follows from a chain that comes back to its cell.
const comesBack = "A candidate that would be false if it were true can be removed; where one would be true if it were false, the other candidates of its cell can."

func isLoop(f *chain.Find) bool { return f.Shape == chain.Loop }

// isDiscontinuous reports whether a chain comes back to one cell.
func isDiscontinuous(f *chain.Find) bool {
	return f.Shape == chain.Proved || f.Shape == chain.Open && f.Removed == 1
}

// isAIC reports whether a chain removes more than one cell's candidate.
func isAIC(f *chain.Find) bool { return f.Shape == chain.Open && f.Removed > 1 }
