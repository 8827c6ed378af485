package glossary

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// Use is where a text uses a word of the dictionary.
type Use struct {
	Word       Word
	Start, End int // in bytes
}

// everyday are entries that texts also use in their everyday sense.
var everyday = []string{"together", "kind"}

// pattern finds the words of the dictionary in a text, the longest first, singular or plural.
var pattern = sync.OnceValue(func() *regexp.Regexp {
	var names []string
	for _, w := range Dictionary {
		if !slices.Contains(everyday, w.Name) {
			names = append(names, regexp.QuoteMeta(w.Name))
		}
	}
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	return regexp.MustCompile(`(?i)\b(?:` + strings.Join(names, "|") + `)(?:es|s)?\b`)
})

// Uses are the words of the dictionary in a text, each where it comes first.
func Uses(text string) (all []Use) {
	for _, at := range pattern().FindAllStringIndex(text, -1) {
		found := text[at[0]:at[1]]
		w, ok := WordNamed(found)
		if !ok {
			w, ok = WordNamed(strings.TrimSuffix(found, "es"))
		}
		if ok && !slices.ContainsFunc(all, func(u Use) bool { return u.Word.Name == w.Name }) {
			all = append(all, Use{w, at[0], at[1]})
		}
	}
	return all
}
