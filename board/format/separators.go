package format

import (
	"bytes"
	"unicode/utf8"
)

// isSeparator reports whether r ends a field of a line.
func isSeparator(r rune) bool {
	switch r {
	case ';', ',', '|', '#', '"', '\'', '=':
		return true
	}
	return isSpace(r)
}

// field is the length of the field at the start of text.
func field(text []byte) int {
	if i := bytes.IndexFunc(text, isSeparator); i >= 0 {
		return i
	}
	return len(text)
}

// separators is the length of what stands between two fields.
func separators(text []byte) int { return len(text) - len(bytes.TrimLeftFunc(text, isSeparator)) }

// atBreak reports whether a field ends at i.
func atBreak(text []byte, i int) bool {
	r, n := utf8.DecodeRune(text[i:])
	return n == 0 || isSeparator(r)
}
