package chains

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique/internal/deadly"
	"deduku/deduce/technique/uniqueness"
)

// BUGChain is a chain through the guardians of a bivalue universal grave.
var BUGChain = &deduce.Technique{
	Name:    "bug+n-chain",
	Title:   "BUG+n Chain",
	Assumes: true,
	Shape:   deduce.ShapeChain,
	Doc: "An AIC or a ring in which a strong link is the guardians of a bivalue universal grave: but for a few further candidates, all open cells have two candidates and each digit has two places in each unit, which makes two solutions. " +
		"At least one of the further candidates is true, so two of them, or two groups, are strongly linked; with one cell of two candidates more the chain is called BUG-XZ. " + guardedEnds,
	Why: []string{
		"{tip#1.digits} is in {tip#1} or {tip#2.digits} is in {tip#2}, or " + uniqueness.BUGWhy,
		"if {tip#1} were not {tip#1.digits}, it would be, or " + uniqueness.BUGWhy,
		"the ring holds one of the two at each of its weak links, or " + uniqueness.BUGWhy,
	},
	Form: guardedForm,
	Spot: "Late in a puzzle, when nearly all open cells have two candidates, find in each of the others the digit that stands three times in its row, column and box. If these are two digits, or two or three places of one, link them, and go on from there. " +
		"The trap is a cell that would need two further digits.",
	Example: "...+9+1+2.+4+3...+3+7+8.12+1+23+645+7+9+8..+1+4.+3+2+5.+2..1.+936..+3.2.7+18.+6+9+2+83+14+75+37+4+5+9+6+8+2+181+5+7+2+4+9+3+6:613 852 961",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findGuarded(v, bugChains, yield)
	},
}

// maxBUGGuards is how many cells of a BUG have further candidates at most.
const maxBUGGuards = 4

// bugChains are the chains of a position with groups and the guardians of BUGs.
var bugChains = deduce.NewIndex(func(v *deduce.View, c *chains) {
	c.finds = nil
	guards := v.Open().Minus(v.Bivalue())
	if n := guards.Len(); n < 2 || n > maxBUGGuards {
		return
	}
	lookGuarded(v, c, func(g *guardedLinks) {
		uniqueness.FindBUGs(v, guards, board.AllDigits, func(_ *deduce.View, p *deadly.Pattern, _ func(*deduce.Step) bool) bool {
			g.pattern(p)
			return true
		}, nil)
	})
})
