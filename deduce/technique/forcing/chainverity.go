package forcing

import (
	"deduku/deduce"
	"deduku/deduce/chain"
)

// Verity is a truth each of whose candidates leads to the same.
var Verity = &deduce.Technique{
	Name:  "forcing-chain-verity",
	Title: "Forcing Chain Verity",
	Shape: deduce.ShapeForcing,
	Doc: "A chain begins at each candidate of a cell, or at each place of a digit in a unit, and all of them come to the same: another candidate is false, or is true. One of the beginnings is true, so that is so. " +
		"It is a cell or unit forcing chain that may also place. " + throughSets,
	Why: []string{
		"it follows from each place for {base.digits} in {base.units}",
		"it follows from each candidate of {base.cells}",
	},
	Form:    []string{"{base.digits} in {base.units}: {links}", "{base.digits} in {base.cells}: {links}"},
	Spot:    spotForcing,
	Example: "........7..2...6...8..1..9....9.1.3.3...8.+9.4.9...5....3..9..4...7...2..6..5.....:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		var found shortest
		c := &branches.Of(v).Consequences
		for t := range deduce.NoTruth {
			var from []chain.Literal
			for x := range v.Members(t) {
				from = append(from, holds(x))
			}
			if len(from) < 3 || len(c.Candidates()) == 0 {
				continue
			}
			c.Common(from, func(to chain.Literal, links int) {
				b := branched{from: from, what: to, truth: t, links: links}
				for range from {
					b.to = append(b.to, to)
				}
				found.note(b)
			})
			if v.Enough() {
				return
			}
		}
		found.yield(v, func(d *deduce.Draft, b *branched) { d.Part(truthPart(v, b.truth)) }, yield)
	},
}
