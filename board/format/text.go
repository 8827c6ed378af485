package format

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

func isBlank(text []byte) bool { return len(bytes.TrimLeftFunc(text, isSpace)) == 0 }

func isComment(text []byte) bool {
	text = bytes.TrimLeftFunc(text, isSpace)
	return len(text) > 0 && (text[0] == '#' || text[0] == ';' && !isFields(text) || bytes.HasPrefix(text, []byte("//")))
}

// isFields reports whether a line is nine fields with semicolons between them, each a cell or empty: a row of a table whose
// first field is empty begins as a comment does.
func isFields(text []byte) bool {
	semicolons, cells := 0, 0
	for _, c := range text {
		switch {
		case c == ';':
			semicolons++
			cells = 0
		case cellOf[c] != noCell && cells == 0:
			cells++
		case c != ' ' && c != '\r':
			return false
		}
	}
	return semicolons == 8
}

// checkText is an error where text, which stands at the offset, has a byte that no text has.
func checkText(s *Source, off int, text []byte) error {
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRune(text[i:])
		if isControl(r) || r == utf8.RuneError && size == 1 {
			return &SyntaxError{s.at(off + i), describe(r)}
		}
		i += size
	}
	return nil
}

// clip is the beginning of a text on one line, for messages and titles.
func clip(text []byte) string {
	const most = 60
	t := strings.ToValidUTF8(string(text[:min(len(text), 4*most)]), "?")
	t = strings.TrimFunc(strings.Map(func(r rune) rune {
		if isControl(r) {
			return ' '
		}
		return r
	}, t), isSpace)
	if r := []rune(t); len(r) > most {
		return string(r[:most]) + "…"
	}
	return t
}

// one is 1 for what is so, for counting.
func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// spaces is the length of the spaces at the start of text.
func spaces(text []byte) int { return len(text) - len(bytes.TrimLeftFunc(text, isSpace)) }

// spaceLen is the length of the space at the start of text, 0 if there is none.
func spaceLen(text []byte) int {
	r, n := utf8.DecodeRune(text)
	if n > 0 && isSpace(r) {
		return n
	}
	return 0
}

func allDigits(text string) bool {
	for _, r := range text {
		if !isDigit(r) {
			return false
		}
	}
	return text != ""
}

func hasZero(digits string) bool {
	for _, d := range digits {
		if d == '0' {
			return true
		}
	}
	return false
}

// has reports whether a line begins with a prefix.
func has(line []byte, prefix string) bool { return bytes.HasPrefix(line, []byte(prefix)) }

func isAlphanumeric(r rune) bool { return isDigit(r) || 'a' <= r|0x20 && r|0x20 <= 'z' }

// groups is the number of runs of cells in a row and the length of the longest.
func groups(row []rune) (n, longest int) {
	run := 0
	for _, r := range append(row[:len(row):len(row)], ' ') {
		if !isBreak(r) {
			run++
			continue
		}
		n += one(run > 0)
		longest = max(longest, run)
		run = 0
	}
	return n, longest
}

func allGiven(text []byte) bool {
	for _, b := range text {
		if b < '1' || '9' < b {
			return false
		}
	}
	return true
}
