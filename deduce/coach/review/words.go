package review

import (
	"slices"

	"deduku/deduce"
	"deduku/deduce/glossary"
	"deduku/deduce/technique/als"
	"deduku/deduce/technique/chains"
	"deduku/deduce/technique/exotic"
	"deduku/deduce/technique/fish"
	"deduku/deduce/technique/singledigit"
	"deduku/deduce/technique/uniqueness"
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
			for _, w := range Words(s.Technique) {
				known[w.Name] = true
			}
		}
		if slices.ContainsFunc(Chapters[c].Stops, func(s Stop) bool { return s.Technique == t }) {
			break
		}
	}
	for _, w := range Words(t) {
		if !known[w.Name] {
			fresh = append(fresh, w)
		}
	}
	return fresh
}

// besides are words that lessons use beyond their technique's own texts, in questions, explanations and drawings, where they come first.
var besides = map[*deduce.Technique][]string{
	deduce.FullHouse:          {"candidate"},
	deduce.HiddenSingle:       {"unit", "given", "blocker"},
	fish.XWing:                {"base", "cover"},
	singledigit.Skyscraper:    {"strong link", "weak link", "joined end", "free end"},
	uniqueness.BUG1:           {"extra candidate", "deadly pattern"},
	chains.XChain:             {"Eureka notation"},
	chains.ContinuousNiceLoop: {"supposed", "contradiction"},
	als.XZ:                    {"locked", "restricted common"},
	exotic.JuniorExocet:       {"exocet", "mirror"},
}

// Words are the words of the dictionary that the lesson of a technique uses.
func Words(t *deduce.Technique) (all []glossary.Word) {
	said := t.Doc + " " + t.Spot
	if s := At(t); s != nil && s.Technique == t {
		said = s.Why + " " + said
	}
	for _, u := range glossary.Uses(said) {
		all = append(all, u.Word)
	}
	for _, name := range besides[t] {
		if w, _ := glossary.WordNamed(name); !slices.Contains(all, w) {
			all = append(all, w)
		}
	}
	return all
}
