package page

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode"
)

// recall goes up the history, or down again to what was being typed.
func (e *lineEditor) recall(up int) {
	lines := e.history()
	if e.back == 0 {
		e.draft = slices.Clone(e.line)
	}
	to := e.back + up
	if to < 0 || to > len(lines) {
		return
	}
	e.back, e.line = to, slices.Clone(e.draft)
	if to > 0 {
		e.line = []rune(lines[len(lines)-to])
	}
	e.pos = len(e.line)
}

// history returns the lines typed before, without texts of several rows: the screen has one.
func (e *lineEditor) history() []string {
	if e.previous == nil {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(e.previous()), func(l string) bool { return strings.Contains(l, "\n") })
}

// A lineSearch is the search that Ctrl-R begins.
type lineSearch struct {
	what  []rune
	at    int // the line that was found, counted from the newest; -1 for none
	draft []rune
}

func (e *lineEditor) beginSearch() { e.search = &lineSearch{at: -1, draft: slices.Clone(e.line)} }

// inSearch acts on a key while a search goes on, and reports whether the key belonged to it. Any key that does not
// ends the search with what was found.
func (e *lineEditor) inSearch(key string) bool {
	s := e.search
	runes := []rune(key)
	switch {
	case key == "\x12":
		e.find(s.at + 1)
	case key == "\x07":
		e.line, e.pos, e.search = s.draft, len(s.draft), nil
	case key == "\x7f" || key == "\x08":
		s.what = s.what[:max(len(s.what)-1, 0)]
		e.find(0)
	case len(runes) == 1 && unicode.IsPrint(runes[0]):
		s.what = append(s.what, runes[0])
		e.find(max(s.at, 0))
	default:
		e.search = nil
		return false
	}
	return true
}

// find shows the newest line with the text in it, from a place in the history on.
func (e *lineEditor) find(from int) {
	lines := e.history()
	what := strings.ToLower(string(e.search.what))
	for at := from; at < len(lines); at++ {
		line := lines[len(lines)-1-at]
		if strings.Contains(strings.ToLower(line), what) {
			e.search.at, e.line = at, []rune(line)
			e.pos = len(e.line)
			return
		}
	}
}

// mostMatches is how many words a list of completions shows.
const mostMatches = 60

// complete extends the word before the cursor as far as it is certain, and otherwise lists the completions.
func (e *lineEditor) complete() {
	if e.completions == nil {
		return
	}
	before := string(e.line[:e.pos])
	word := before[lastWord(before):]
	words := e.completions(before)
	if len(words) == 0 {
		return
	}
	common := words[0]
	for _, w := range words[1:] {
		for !strings.HasPrefix(w, common) {
			common = common[:len(common)-1]
		}
	}
	switch {
	case len(words) == 1:
		e.replaceWord(word, common+" ")
	case len(common) > len(word):
		e.replaceWord(word, common)
	default:
		e.list(words)
	}
}

// replaceWord puts a word for the one before the cursor. A folder goes on without a space.
func (e *lineEditor) replaceWord(word, with string) {
	if strings.HasSuffix(with, "/ ") {
		with = with[:len(with)-1]
	}
	e.cut(e.pos-len([]rune(word)), e.pos)
	e.insert([]rune(with))
}

// list shows words below the line, which is then drawn again.
func (e *lineEditor) list(words []string) {
	pos := e.pos
	e.pos = len(e.line)
	e.draw()
	e.pos = pos
	rest := ""
	if len(words) > mostMatches {
		rest = fmt.Sprintf("  … %d more", len(words)-mostMatches)
		words = words[:mostMatches]
	}
	io.WriteString(e.out, "\n"+strings.Join(words, "  ")+rest+"\n")
	e.row = 0
}
