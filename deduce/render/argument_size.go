package render

import (
	"slices"
	"strings"

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

// names are the names of the patterns, each once.
func (n *argumentLength) names() string {
	var names []string
	for i := range n.patterns {
		if name := n.patterns[i].name; !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}

// argumentSize says how long the claims from one on, up to another, are told: 9 placements and 2 lemmas (with 5 placements
// of their own). Where nothing else is supposed in any lemma, it names the patterns instead: 3 lemmas (Pointing, Naked Pair).
func argumentSize(claims []deduce.Claim, from, to int) string {
	n := lengthOf(claims, from, to)
	all := counted(n.placements, n.lemmas)
	switch inner := counted(n.innerPlacements, n.innerLemmas); {
	case n.supposing == 0 && n.lemmas > 0:
		all += " (" + n.names() + ")"
	case inner == "":
	case n.lemmas == 1:
		all += " (with " + inner + " of its own)"
	default:
		all += " (with " + inner + " of their own)"
	}
	return all
}

// counted counts placements and lemmas, empty for none.
func counted(placements, lemmas int) string {
	var all []string
	if placements > 0 {
		all = append(all, Count(placements, "placement", "placements"))
	}
	if lemmas > 0 {
		all = append(all, Count(lemmas, "lemma", "lemmas"))
	}
	return and(all)
}
