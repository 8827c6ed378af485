package source

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"deduku/board"
)

// Blanks are the symbols for an empty cell that hold everywhere. A space is one only inside a frame.
const Blanks = ".0-*_xX?"

// NoCell marks the bytes that are no cell in CellOf. It has a bit that no digit has, so that a loop can
// join the values of many bytes and look once.
const NoCell = 0x80

// CellOf is the digit of each byte, 0 for a blank symbol.
var CellOf = func() (t [256]uint8) {
	for i := range t {
		t[i] = NoCell
	}
	for _, b := range Blanks {
		t[b] = 0
	}
	for d := range 9 {
		t['1'+d] = uint8(1 + d)
	}
	return t
}()

// IsCell reports whether r is a digit 1 to 9 or a blank symbol.
func IsCell(r rune) bool { return r < utf8.RuneSelf && CellOf[r] != NoCell }

// DigitOf is the digit that r stands for, none for a blank symbol and for what is no cell.
func DigitOf(r rune) board.Digit {
	if IsCell(r) {
		return board.Digit(CellOf[r])
	}
	return 0
}

// IsDigit reports whether r is a digit 0 to 9.
func IsDigit(r rune) bool { return '0' <= r && r <= '9' }

// IsSpace holds also for what only looks like a space: no-break and zero-width spaces, a byte order
// mark in the middle of a text.
func IsSpace(r rune) bool {
	switch r {
	case ' ', '\t', '\u200b', '\u2060', '\ufeff':
		return true
	}
	return r >= utf8.RuneSelf && unicode.IsSpace(r) && r != '\u0085'
}

// IsBar reports whether r is an upright of a frame.
func IsBar(r rune) bool { return r == '|' || r == '!' || r == '¦' || IsBox(r) }

// IsBox reports whether r is a box drawing character or a block.
func IsBox(r rune) bool { return 0x2500 <= r && r <= 0x259f }

// isUpright reports whether a box drawing character is a line from top to bottom.
func isUpright(r rune) bool {
	return strings.ContainsRune("│┃┆┇┊┋║╎╏╵╷╹╻╽╿▌▍▎▏▐▕█▉▊▋", r)
}

// IsBreak reports whether r separates cells.
func IsBreak(r rune) bool {
	return IsSpace(r) || r == ',' || r == ';' || r == '"' || r == '\'' || IsBar(r)
}

// IsControl holds for control characters other than the tab.
func IsControl(r rune) bool { return r != '\t' && unicode.IsControl(r) }

// LooksLikeDigit holds for the digits of other scripts, full-width, circled and superscript digits.
func LooksLikeDigit(r rune) bool { return r >= utf8.RuneSelf && unicode.IsNumber(r) }

// Describe says what is wrong with r where a cell should stand.
func Describe(r rune) string {
	switch {
	case r == utf8.RuneError:
		return "a byte that is not UTF-8"
	case IsControl(r):
		return fmt.Sprintf("control byte %#02x", r)
	case r == 'O' || r == 'o':
		return fmt.Sprintf("letter %q is not a blank symbol (zero is)", string(r))
	case LooksLikeDigit(r):
		return fmt.Sprintf("%q (U+%04X) is not an ASCII digit", string(r), r)
	case r == '#' || r == '/':
		return fmt.Sprintf("%q is not a blank symbol", string(r))
	case r >= utf8.RuneSelf:
		return fmt.Sprintf("%q (U+%04X) is not a cell", string(r), r)
	}
	return fmt.Sprintf("%q is neither a digit nor a blank symbol (one of %s)", string(r), Blanks)
}
