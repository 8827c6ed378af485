package path

import (
	"slices"

	"deduku/deduce"
	"deduku/deduce/glossary"
)

// NewWords are the words of the dictionary that the path has not used before it comes to a technique; of a technique that is not on
// it, those that none of its first chapter uses.
func NewWords(t *deduce.Technique) (fresh []glossary.Word) {
	known := map[string]bool{}
	for c := range Chapters {
		for _, s := range Chapters[c].Stops {
			if s.Technique == t || c > 0 && At(t) == nil {
				break
			}
			for _, w := range wordsOf(s.Technique) {
				known[w.Name] = true
			}
		}
		if slices.ContainsFunc(Chapters[c].Stops, func(s Stop) bool { return s.Technique == t }) {
			break
		}
	}
	for _, w := range wordsOf(t) {
		if !known[w.Name] {
			fresh = append(fresh, w)
		}
	}
	return fresh
}

// wordsOf are the words that a technique's own texts use.
func wordsOf(t *deduce.Technique) (all []glossary.Word) {
	for _, u := range glossary.Uses(t.Doc + " " + t.Spot) {
		all = append(all, u.Word)
	}
	return all
}
