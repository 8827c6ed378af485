package source

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"deduku/board/puzzle"
)

// IsBlank reports whether text is nothing but spaces.
func IsBlank(text []byte) bool { return len(bytes.TrimLeftFunc(text, IsSpace)) == 0 }

// IsComment reports whether a line is a comment: #, // or ; comes first.
func IsComment(text []byte) bool {
	text = bytes.TrimLeftFunc(text, IsSpace)
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
		case CellOf[c] != NoCell && cells == 0:
			cells++
		case c != ' ' && c != '\r':
			return false
		}
	}
	return semicolons == 8
}

// CheckText is an error where text, which stands at the offset, has a byte that no text has.
func CheckText(s *Source, off int, text []byte) error {
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRune(text[i:])
		if IsControl(r) || r == utf8.RuneError && size == 1 {
			return &puzzle.SyntaxError{Pos: s.At(off + i), Msg: Describe(r)}
		}
		i += size
	}
	return nil
}

// Clip is the beginning of a text on one line, for messages and titles.
func Clip(text []byte) string {
	const most = 60
	t := strings.ToValidUTF8(string(text[:min(len(text), 4*most)]), "?")
	t = strings.TrimFunc(strings.Map(func(r rune) rune {
		if IsControl(r) {
			return ' '
		}
		return r
	}, t), IsSpace)
	if r := []rune(t); len(r) > most {
		return string(r[:most]) + "…"
	}
	return t
}

// One is 1 for what is so, for counting.
func One(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Spaces is the length of the spaces at the start of text.
func Spaces(text []byte) int { return len(text) - len(bytes.TrimLeftFunc(text, IsSpace)) }

// SpaceLen is the length of the space at the start of text, 0 if there is none.
func SpaceLen(text []byte) int {
	r, n := utf8.DecodeRune(text)
	if n > 0 && IsSpace(r) {
		return n
	}
	return 0
}

// AllDigits reports whether text is digits 0 to 9, one at least.
func AllDigits(text string) bool {
	for _, r := range text {
		if !IsDigit(r) {
			return false
		}
	}
	return text != ""
}

// HasZero reports whether a 0 is among digits.
func HasZero(digits string) bool {
	for _, d := range digits {
		if d == '0' {
			return true
		}
	}
	return false
}

// HasPrefix reports whether a line begins with a prefix.
func HasPrefix(line []byte, prefix string) bool { return bytes.HasPrefix(line, []byte(prefix)) }

// IsAlphanumeric holds for the letters and digits of ASCII.
func IsAlphanumeric(r rune) bool { return IsDigit(r) || 'a' <= r|0x20 && r|0x20 <= 'z' }

// Groups is the number of runs of cells in a row and the length of the longest.
func Groups(row []rune) (n, longest int) {
	run := 0
	for _, r := range append(row[:len(row):len(row)], ' ') {
		if !IsBreak(r) {
			run++
			continue
		}
		n += One(run > 0)
		longest = max(longest, run)
		run = 0
	}
	return n, longest
}

// AllGiven reports whether text has no other characters than 1 to 9.
func AllGiven(text []byte) bool {
	for _, b := range text {
		if b < '1' || '9' < b {
			return false
		}
	}
	return true
}
