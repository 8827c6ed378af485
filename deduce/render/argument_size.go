package render

import (
	"slices"

	"deduku/deduce"
)

// argumentLength is how many lines of each kind an argument has: its own, and those that prove its lemmas.
type argumentLength struct {
	placements, lemmas           int
	innerPlacements, innerLemmas int
	patterns                     []pattern // the lemmas that are patterns
	supposing                    int       // the other lemmas
}

// lengthOf is how long the claims from one on, up to another, are told.
func lengthOf(claims []deduce.Claim, from, to int) (n argumentLength) {
	var told proofs
	for i := from; i < to; i++ {
		c := &claims[i]
		if c.Kind == deduce.Conflict || c.Depth == 0 && (c.Kind == deduce.Assume || c.Kind == deduce.Conclude) {
			continue
		}
		if c.True && c.Kind != deduce.Assume {
			n.placements++
			continue
		}
		if p, next, ok := patternAt(claims[:to], i); ok {
			if !slices.ContainsFunc(n.patterns, func(q pattern) bool { return q.same(&p) }) {
				n.patterns = append(n.patterns, p)
				n.lemmas++
			}
			i = next - 1
			continue
		}
		n.lemmas++
		n.supposing++
		if c.Kind != deduce.Assume {
			continue
		}
		end := i + 1
		for end < to && claims[end].Depth > c.Depth {
			end++
		}
		if _, ok := told.alike(claims, i, end); !ok {
			told = append(told, proof{from: i, to: end})
			inner := lengthOf(claims, i+1, end)
			n.innerPlacements += inner.placements + inner.innerPlacements
			n.innerLemmas += inner.lemmas + inner.innerLemmas
		}
		i = end
	}
	return n
}
