package technique

import (
	"deduku/deduce"
	"deduku/deduce/chain"
)

// ContinuousNiceLoop is a chain whose ends see each other.
var ContinuousNiceLoop = &deduce.Technique{
	Name:  "continuous-nice-loop",
	Title: "Continuous Nice Loop",
	Shape: deduce.ShapeChain,
	Doc: "A ring of strong and weak links in turn. Whichever way it is followed, of the two candidates of each weak link exactly one is true: " +
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
	Example: "+8+1+27+56.4.+45+72..8+6+1+39+6+841+7+252+65.+17...+1.+3...6+5.+9.86.+5.1.6.1..2.7.7.4.+6..9.+5.+9.+7...+6:287 384 387 396 459 469 859",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		plainChains.Of(v).find(v, isDiscontinuous, true, yield)
	},
}

// AIC is a chain one end of which is true.
var AIC = &deduce.Technique{
	Name:  "aic",
	Title: "AIC",
	Shape: deduce.ShapeChain,
	Doc: "An alternating inference chain: strong and weak links in turn, the first and the last strong. If the candidate at one end is false, the one at the other end is true. " +
		"So one of the two is true, and what both rule out can be removed.",
	Why:     []string{"{tip#1.digits} is in {tip#1} or {tip#2.digits} is in {tip#2}"},
	Form:    []string{"{tip#1.digits}- {links} -{tip#2.digits}"},
	Spot:    spotLinks + spotChainEnd,
	Example: ".63...9...+578.6...84...1........52.35..1.........74.9..2....8.6.8..5..3+94.......2:141 143 161 171 173 181 256 375 418 419 425 776 796 975",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		plainChains.Of(v).find(v, isAIC, false, yield)
	},
}

// comesBack says what follows from a chain that comes back to its cell.
const comesBack = "A candidate that would be false if it were true can be removed; where one would be true if it were false, the other candidates of its cell can."

func isLoop(f *chain.Find) bool { return f.Shape == chain.Loop }

// isDiscontinuous reports whether a chain comes back to one cell.
func isDiscontinuous(f *chain.Find) bool {
	return f.Shape == chain.Proved || f.Shape == chain.Open && f.Removed == 1
}

// isAIC reports whether a chain removes more than one cell's candidate.
func isAIC(f *chain.Find) bool { return f.Shape == chain.Open && f.Removed > 1 }
