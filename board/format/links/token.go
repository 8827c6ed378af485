package links

import (
	"bytes"
	"unicode"

	"deduku/board/format/grids"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// shortestToken is less than what the shortest of the packed puzzles has.
const shortestToken = 24

// findToken is where the first word of a line stands for which the condition holds, of those that have so many bytes.
func findToken(text []byte, shortest int, is func(word []byte) bool) (from, to int, ok bool) {
	for at := 0; len(text)-at >= shortest; {
		word := text[at:]
		if end := bytes.IndexFunc(word, endsToken); end >= 0 {
			word = word[:end]
		}
		if len(word) >= shortest && is(word) {
			return at, at + len(word), true
		}
		at += len(word) + 1
	}
	return 0, 0, false
}

// endsToken holds for what stands around words: spaces, quotes and the brackets of links.
func endsToken(r rune) bool {
	switch r {
	case '"', '\'', '<', '>', '(', ')', '`':
		return true
	}
	return unicode.IsSpace(r)
}

// readToken reads a puzzle that is packed into one word of a line.
func readToken(s *source.Source, p *puzzle.Puzzle, is func(word []byte) bool, read func(word string, p *puzzle.Puzzle) error) (int, error) {
	return readWord(s, p, shortestToken, is, read)
}

// readWord is readToken for words that have at least so many bytes.
func readWord(s *source.Source, p *puzzle.Puzzle, shortest int, is func(word []byte) bool, read func(word string, p *puzzle.Puzzle) error) (int, error) {
	text, next := s.LineAt(0)
	if s.MidLine() || grids.IsSdkHeader(text) {
		return 0, nil // the rest of a line whose beginning was something else, or what is said about a puzzle
	}
	from, to, ok := findToken(text, shortest, is)
	if !ok {
		return 0, nil
	}
	p.At = s.At(from)
	if err := read(string(text[from:to]), p); err != nil {
		return next, s.Fault(from, "%v", err)
	}
	return next, nil
}

// only reports whether each byte of a word is one of the characters.
func only(word []byte, chars string) bool {
	var may [256]bool
	for i := range len(chars) {
		may[chars[i]] = true
	}
	for _, c := range word {
		if !may[c] {
			return false
		}
	}
	return true
}
