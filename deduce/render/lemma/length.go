package lemma

import (
	"slices"

	"deduku/deduce"
)

// Length counts the lines of each kind in an argument: its own, and the ones that prove its lemmas.
type Length struct {
	Placements, Lemmas           int
	InnerPlacements, InnerLemmas int
	Patterns                     []Pattern // the lemmas that are patterns
	Supposing                    int       // the other lemmas
}

// LengthOf is how long the claims from one on, up to another, are told.
func LengthOf(claims []deduce.Claim, from, to int) (n Length) {
	var told Proofs
	for i := from; i < to; i++ {
		c := &claims[i]
		if c.Kind == deduce.Conflict || c.Depth == 0 && (c.Kind == deduce.Assume || c.Kind == deduce.Conclude) {
			continue
		}
		if c.True && c.Kind != deduce.Assume {
			n.Placements++
			continue
		}
		if p, next, ok := PatternAt(claims[:to], i); ok {
			if !slices.ContainsFunc(n.Patterns, func(q Pattern) bool { return q.same(&p) }) {
				n.Patterns = append(n.Patterns, p)
				n.Lemmas++
			}
			i = next - 1
			continue
		}
		n.Lemmas++
		n.Supposing++
		if c.Kind != deduce.Assume {
			continue
		}
		end := i + 1
		for end < to && claims[end].Depth > c.Depth {
			end++
		}
		if _, ok := told.Alike(claims, i, end); !ok {
			told = append(told, Proof{From: i, To: end})
			inner := LengthOf(claims, i+1, end)
			n.InnerPlacements += inner.Placements + inner.InnerPlacements
			n.InnerLemmas += inner.Lemmas + inner.InnerLemmas
		}
		i = end
	}
	return n
}
