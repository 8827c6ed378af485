package forcing

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/chain"
	"deduku/deduce/technique/impossible"
	"deduku/deduce/technique/internal/deadly"
	"deduku/deduce/technique/uniqueness"
)

// GuardianChain is the guardians of a pattern that cannot be filled, each of which leads to the same.
var GuardianChain = &deduce.Technique{
	Name:  "guardian-forcing-chain",
	Title: "Guardian Forcing Chain",
	Shape: deduce.ShapeForcing,
	Doc: "A tridagon or a bivalue oddagon has a few further candidates, its guardians: three digits cannot fill the twelve cells of the one, nor two digits take turns in the other, without one of them. " +
		"A chain begins at each guardian, and all of them come to the same: another candidate is false, or is true. So that is so. " + throughSets,
	Why:     []string{"{guarded.digits} cannot fill {guarded} without {extra.digits} in {extra}, and each of these leads there"},
	Form:    []string{"{guarded.digits} in {guarded}: {links}"},
	Spot:    "Where an odd ring of two digits, or a tridagon, has " + spotGuardForcing,
	Example: "12..56+7.9.571.9+2..6.927.+1+5.2.+5..+18+9+77.1.+9+534+2+9..7+2.6+1+5.+7.56.+9+2+15+92.17+4...+169.2+5+7.:",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findGuardForcing(v, func(take func(*deadly.Pattern)) { impossible.Find(v, deadly.CasesGuards, take) }, yield)
	},
}

// DeadlyPatternChain is the guardians of a pattern that could be filled in two ways, each of which leads to the same.
var DeadlyPatternChain = &deduce.Technique{
	Name:    "deadly-pattern-forcing-chain",
	Title:   "Deadly Pattern Forcing Chain",
	Assumes: true,
	Shape:   deduce.ShapeForcing,
	Doc: "A rectangle in two boxes that could hold two digits crosswise, in two ways, has a few further candidates: at least one of them is true. " +
		"A chain begins at each of them, and all come to the same: another candidate is false, or is true. So that is so. " + throughSets,
	Why:     []string{"at least one of {extra.digits} is in {extra}, or {corner} could be filled with {corner.digits} in two ways, and each of these leads there"},
	Form:    []string{"{corner.slashed} in {corner}: {links}"},
	Spot:    "Where a rectangle of two digits in two boxes has " + spotGuardForcing,
	Example: "....8.4..4.......7..69+4...3.......7...7..62.5.9...2..1..3....5..8..14......32..1.:114 123 223 228 449 523 614 627 628 671 672 679 771 772 827 837 858 868 879 927 971 979",
	Find: func(v *deduce.View, yield func(*deduce.Step) bool) {
		findGuardForcing(v, func(take func(*deadly.Pattern)) {
			deadly.FindRectangles(v, func(_ *deduce.View, r deadly.Rectangle, _ func(*deduce.Step) bool) bool {
				p := r.Pattern(v)
				if r.GuardCount() > 1 {
					take(&p)
				}
				return !v.Enough()
			}, nil)
			uniqueness.FindAvoidables(v, v.Open(), 0, func(p *deadly.Pattern) bool {
				take(p)
				return !v.Enough()
			})
		}, yield)
	},
}

const spotGuardForcing = "three or four candidates too many for a simpler conclusion, follow each of them with a pencil mark of its own, and look for a candidate that each of them removes. " +
	"The trap is to leave out a case."

// maxGuardians is how many guardians a pattern has at most.
const maxGuardians = 5

// findGuardForcing yields what all guardians of one of the patterns lead to, for each conclusion by the fewest links.
func findGuardForcing(v *deduce.View, patterns func(take func(*deadly.Pattern)), yield func(*deduce.Step) bool) {
	c := &branches.Of(v).Consequences
	if len(c.Candidates()) == 0 {
		return
	}
	var best shortest
	var found []deadly.Pattern
	patterns(func(p *deadly.Pattern) {
		from := guardians(p)
		if len(from) < 2 || len(from) > maxGuardians {
			return
		}
		c.Common(from, func(to chain.Literal, links int) {
			if links == 0 {
				return // what sees them all
			}
			b := branched{from: from, what: to, truth: deduce.NoTruth, links: links, fish: len(found)}
			for range from {
				b.to = append(b.to, to)
			}
			best.note(b)
		})
		found = append(found, *p)
	})
	best.yield(v, func(d *deduce.Draft, b *branched) { found[b.fish].Show(d) }, yield)
}

// guardians are the extra candidates of a pattern.
func guardians(p *deadly.Pattern) (all []chain.Literal) {
	for ds := p.Extras(); ds != 0; ds &= ds - 1 {
		for cells := p.Extra[ds.First()]; !cells.Empty(); cells = cells.Rest() {
			all = append(all, holds(board.Candidate{Cell: cells.First(), Digit: ds.First()}))
		}
	}
	return all
}
