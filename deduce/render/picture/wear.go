package picture

import (
	"slices"
	"strings"
)

// Words of a text that name a role of a picture wear its mark, so that the text and the picture are read together: pivot in the
// colour of the pivot, A in that of the set A.

// Piece is a piece of a text and the mark that it wears; Plain for none.
type Piece struct {
	Text string
	Mark Mark
}

// otherNames are words that the explanations use for what a legend calls otherwise.
var otherNames = map[string][]string{
	"filled, not given": {"not given"},
	"extra candidate":   {"guardian", "extra"},
	"free end":          {"end"},
}

// worn is a word and the mark of its role.
type worn struct {
	word string
	mark Mark
}

// vocabulary is the words that name roles of the picture, the longest first.
func (p *Picture) vocabulary() (all []worn) {
	add := func(m Mark, nouns ...string) {
		for _, noun := range nouns {
			all = append(all, worn{noun, m})
			for _, other := range otherNames[noun] {
				all = append(all, worn{other, m})
			}
		}
	}
	units := p.UsedUnits()
	for _, m := range p.Used() {
		switch {
		case m == Concluded:
		case m == Eliminated:
			all = append(all, worn{"removed", m})
		case len(p.Roles[m]) == 0:
			add(m, m.Word())
		}
		for _, noun := range p.Roles[m] {
			if noun == Base.Word() && slices.Contains(units, Base) {
				continue // it is the units that are called so
			}
			if l := len(noun) - 2; LetterA <= m && m <= LetterE && l > 0 && noun[l] == ' ' {
				all = append(all, worn{noun[l+1:], m}) // A, of colour A
			}
			add(m, noun)
		}
	}
	for _, m := range units {
		if m == Base || m == Cover {
			add(m, m.Word())
		}
	}
	slices.SortStableFunc(all, func(a, b worn) int { return len(b.word) - len(a.word) })
	return all
}

// Wear cuts a text into pieces: those that name a role of the picture wear its mark.
func (p *Picture) Wear(text string) (out []Piece) {
	words := p.vocabulary()
	from := 0
	for i := 0; i < len(text); {
		n, m := named(words, text, i)
		if n == 0 {
			i++
			continue
		}
		if i > from {
			out = append(out, Piece{Text: text[from:i]})
		}
		out = append(out, Piece{text[i : i+n], m})
		i += n
		from = i
	}
	if from < len(text) {
		out = append(out, Piece{Text: text[from:]})
	}
	return out
}

// named is the length of the word at i that names a role, with an s if it is of several, and the mark; 0 for none.
func named(words []worn, text string, i int) (int, Mark) {
	if i > 0 && isWord(text[i-1]) {
		return 0, Plain
	}
	rest := text[i:]
	for _, w := range words {
		if len(rest) < len(w.word) || !sameWord(rest[:len(w.word)], w.word) {
			continue
		}
		n := len(w.word)
		if len(w.word) > 1 && strings.HasPrefix(rest[n:], "s") {
			n++
		}
		if n == len(rest) || !isWord(rest[n]) {
			return n, w.mark
		}
	}
	return 0, Plain
}

// sameWord reports whether a text is a word, perhaps with a capital letter at the beginning of a sentence. A letter is only
// itself.
func sameWord(text, word string) bool {
	return text == word || len(word) > 1 && strings.EqualFold(text[:1], word[:1]) && text[1:] == word[1:]
}

func isWord(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
}
