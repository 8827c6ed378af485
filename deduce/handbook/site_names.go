package handbook

import (
	"strings"
	"unicode"
)

// letter is the names of the index that begin with a letter.
type letter struct {
	Letter, Anchor string
	Names          []Name
}

// letters are the names by their first letters; those that begin with a digit come first.
func letters(b *Book) (all []letter) {
	for _, n := range b.Names() {
		first, place := strings.ToUpper(n.Name[:1]), "names-"+strings.ToLower(n.Name[:1])
		if unicode.IsDigit(rune(n.Name[0])) {
			first, place = "0–9", "names-digits"
		}
		if len(all) == 0 || all[len(all)-1].Letter != first {
			all = append(all, letter{first, place, nil})
		}
		last := &all[len(all)-1]
		last.Names = append(last.Names, n)
	}
	return all
}

// found is what a search finds.
type found struct {
	Name  string `json:"name"`
	To    string `json:"to"`
	About string `json:"about"`
}

// index is all that can be searched for: names, and words.
func index(b *Book) (all []found) {
	for _, n := range b.Names() {
		for _, t := range n.Techniques {
			about := summary(t)
			if !n.Own {
				about = t.Title
			}
			all = append(all, found{n.Name, fileOf(t), about})
		}
	}
	for _, w := range b.Words {
		all = append(all, found{w.Name, "words.html#" + anchor(w.Name), w.Means})
	}
	return all
}
