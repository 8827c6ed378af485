package source

import (
	"bytes"
	"unicode/utf8"
)

// IsSeparator reports whether r ends a field of a line.
func IsSeparator(r rune) bool {
	switch r {
	case ';', ',', '|', '#', '"', '\'', '=':
		return true
	}
	return IsSpace(r)
}

// Field is the length of the field at the start of text.
func Field(text []byte) int {
	if i := bytes.IndexFunc(text, IsSeparator); i >= 0 {
		return i
	}
	return len(text)
}

// Separators is the length of what stands between two fields.
func Separators(text []byte) int { return len(text) - len(bytes.TrimLeftFunc(text, IsSeparator)) }

// AtBreak reports whether a field ends at i.
func AtBreak(text []byte, i int) bool {
	r, n := utf8.DecodeRune(text[i:])
	return n == 0 || IsSeparator(r)
}
