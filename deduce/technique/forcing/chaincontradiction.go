package forcing

import (
	"deduku/deduce"
	"deduku/deduce/chain"
)

// Contradiction is a candidate from which chains lead to a cell or a unit with nothing left.
var Contradiction = &deduce.Technique{
	Name:  "forcing-chain-contradiction",
	Title: "Forcing Chain Contradiction",
	Shape: deduce.ShapeForcing,
	Doc: "Several chains begin at one candidate that is supposed to be true, or false, and each makes one of the candidates of a cell, or of the places of a digit in a unit, false, until none is left. So the supposition is wrong. " +
		"Read from the other end it is a cell or unit forcing chain. " + throughSets,
	Why: []string{
		"it would leave no place for {base.digits} in {base.units}",
		"it would leave no candidate in {base.cells}",
	},
	Form: []string{"{base.digits} in {base.units}: {links}", "in {base.cells}: {links}"},
	Spot: "Suppose a candidate from which short chains go out in several directions, and cross out what they rule out. Look at cells with few candidates and at digits with few places: is one of them empty? " +
		"The trap is to take a chain that needs the end of another one: that is a net.",
	Example: "........7..2...6...8..1..9....9.1.3.3...8.+9.4.9...5....3..9..4...7...2..6..5.....:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		var found shortest
		c := &branches.Of(v).Consequences
		for _, x := range c.Candidates() {
			noteContradictions(v, c, &found, holds(x))
			noteContradictions(v, c, &found, lacks(x))
			if v.Enough() {
				return
			}
		}
		found.yield(v, func(d *deduce.Draft, b *branched) { d.Part(truthPart(v, b.truth)) }, yield)
	},
}

// noteContradictions notes each truth of which a literal leaves nothing.
func noteContradictions(v *deduce.View, c *chain.Consequences, found *shortest, from chain.Literal) {
	what := from
	what.True = !from.True
	for t := range deduce.NoTruth {
		links, ok := c.Leaves(from, t)
		if !ok {
			continue
		}
		b := branched{what: what, truth: t, links: links}
		for y := range v.Members(t) {
			b.from, b.to = append(b.from, from), append(b.to, lacks(y))
		}
		found.note(b)
	}
}
