package wording

import (
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/render/lemma"
)

// ArgumentSize says how long the claims from one on, up to another, are told: 9 placements, 2 lemmas (with 5 placements
// of their own). Where nothing else is supposed in any lemma, it names the patterns instead: 3 lemmas (Pointing, Naked Pair).
func ArgumentSize(claims []deduce.Claim, from, to int) string {
	n := lemma.LengthOf(claims, from, to)
	all := counted(n.Placements, n.Lemmas)
	switch inner := counted(n.InnerPlacements, n.InnerLemmas); {
	case n.Supposing == 0 && n.Lemmas > 0:
		all += " (" + patternNames(&n) + ")"
	case inner == "":
	case n.Lemmas == 1:
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
	return strings.Join(all, ", ")
}

// patternNames are the names of the patterns, each once.
func patternNames(n *lemma.Length) string {
	var names []string
	for i := range n.Patterns {
		if name := Capital(n.Patterns[i].Name); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}
