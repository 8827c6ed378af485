package chains

import (
	"deduku/deduce"
	"deduku/deduce/technique/impossible"
	"deduku/deduce/technique/internal/deadly"
)

// GuardianChain is a chain through the guardians of patterns that cannot be filled.
var GuardianChain = &deduce.Technique{
	Name:  "guardian-chain",
	Title: "Guardian Chain",
	Shape: deduce.ShapeChain,
	Doc: "An AIC or a ring in which some strong links are the guardians of a tridagon or of a bivalue oddagon: three digits cannot fill the twelve cells of the one, nor two digits take turns in the other, but for further candidates. " +
		"At least one of those is true, so two of them, or two groups, are strongly linked. " + guardedEnds,
	Why: []string{
		"{tip#1.digits} is in {tip#1} or {tip#2.digits} is in {tip#2}, as {guarded.digits} cannot fill {guarded}",
		"if {tip#1} were not {tip#1.digits}, it would be, as {guarded.digits} cannot fill {guarded}",
		"the ring holds one of the two at each of its weak links, as {guarded.digits} cannot fill {guarded}",
	},
	Form: guardedForm,
	Spot: "Look for a tridagon, or for an odd ring of two digits, with two or three further candidates that see nothing in common. Link them as if they were the two candidates of a cell, and go on from there. " +
		"The trap is to miss one of the further candidates.",
	Example: ".2.....894.6......78............539..3.92..51...3.12.8...5...1....89..23....13..5:122 226 477 497 671 677 691 697 777 797",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findGuarded(v, guardianChains, yield)
	},
}

// guardianChains are the chains of a position with groups and the guardians of tridagons and oddagons.
var guardianChains = deduce.NewIndex(func(v *deduce.View, c *chains) {
	lookGuarded(v, c, func(g *guardedLinks) {
		impossible.Find(v, deadly.LinkedGuards, g.pattern)
	})
})
