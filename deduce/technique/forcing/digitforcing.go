package forcing

import (
	"deduku/deduce"
	"deduku/deduce/chain"
)

// DigitChain is a candidate that comes to the same whether it is true or false.
var DigitChain = &deduce.Technique{
	Name:  "digit-forcing-chain",
	Title: "Digit Forcing Chain",
	Shape: deduce.ShapeForcing,
	Doc: "Two chains begin at one candidate, one with the candidate being true and one with it being false, and both come to the same: another candidate is false, or is true. So that is so. " +
		throughSets,
	Why:  []string{"it follows whether the candidate at the beginning is true or false"},
	Form: []string{"{links}"},
	Spot: "Take a candidate at the end of several strong links. Follow it by one kind of pencil mark as if it were true, and by another as if it were false, and look for what both rule out or place. " +
		"The trap is to let the two mix: each chain begins anew.",
	Example: "2..3.+4..53...591...+5..7+24..5....8.+4.7.1.4.......2...6.......2.4..5.....889...3...:194 199 367 717 778 794 958 967",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		var found shortest
		c := &branches.Of(v).Consequences
		for _, x := range c.Candidates() {
			from := []chain.Literal{holds(x), lacks(x)}
			c.Common(from, func(to chain.Literal, links int) {
				found.note(branched{from: from, to: []chain.Literal{to, to}, what: to, truth: deduce.NoTruth, links: links})
			})
			if v.Enough() {
				return
			}
		}
		found.yield(v, func(*deduce.Draft, *branched) {}, yield)
	},
}
