package render

import (
	"slices"
	"strings"

	"deduku/deduce"
)

// argumentSize says how long the claims from one on, up to another, are told: 9 placements and 2 lemmas (with 5 placements
// of their own). Where nothing else is supposed in any lemma, it names the patterns instead: 3 lemmas (Pointing, Naked Pair).
func argumentSize(claims []deduce.Claim, from, to int) string {
	n := lengthOf(claims, from, to)
	all := counted(n.placements, n.lemmas)
	switch inner := counted(n.innerPlacements, n.innerLemmas); {
	case n.supposing == 0 && n.lemmas > 0:
		all += " (" + patternNames(&n) + ")"
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

// patternNames are the names of the patterns, each once.
func patternNames(n *argumentLength) string {
	var names []string
	for i := range n.patterns {
		if name := capital(n.patterns[i].name); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}
