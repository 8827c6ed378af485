package glossary

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

// Use is where a text uses a word of the dictionary.
type Use struct {
	Word       Word
	Start, End int // in bytes
}

// everyday are entries that texts also use in their everyday sense.
var everyday = []string{"together", "kind"}

// names are the words of the dictionary that are looked for in texts, the longest first.
var names = sync.OnceValue(func() (all []string) {
	for _, w := range Dictionary {
		if !slices.Contains(everyday, w.Name) {
			all = append(all, w.Name)
		}
	}
	slices.SortStableFunc(all, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	return all
})

// Uses are the words of the dictionary in a text, singular or plural, each where it comes first.
func Uses(text string) (all []Use) {
	for at := 0; at < len(text); {
		end := useAt(text, at)
		if end < 0 {
			at++
			continue
		}
		found := text[at:end]
		w, ok := WordNamed(found)
		if !ok {
			w, ok = WordNamed(strings.TrimSuffix(found, "es"))
		}
		if ok && !slices.ContainsFunc(all, func(u Use) bool { return u.Word.Name == w.Name }) {
			all = append(all, Use{w, at, end})
		}
		at = end
	}
	return all
}

// useAt is where the longest of the names that begins at a place of a text ends there, as a whole word; -1 where none begins.
func useAt(text string, at int) int {
	if at > 0 && inWord(text[at-1]) {
		return -1
	}
	for _, name := range names() {
		end := at + len(name)
		if end > len(text) || !strings.EqualFold(text[at:end], name) {
			continue
		}
		for _, plural := range [...]string{"es", "s", ""} {
			if end := end + len(plural); strings.HasPrefix(text[at+len(name):], plural) && (end == len(text) || !inWord(text[end])) {
				return end
			}
		}
	}
	return -1
}

// inWord reports whether a byte is a letter, a digit or part of a character beyond them.
func inWord(b byte) bool {
	return 'a' <= b|0x20 && b|0x20 <= 'z' || '0' <= b && b <= '9' || b >= utf8.RuneSelf
}
