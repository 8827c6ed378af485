package format

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"deduku/board"
)

// blanks are the symbols for an empty cell that hold everywhere. A space is one only inside a frame.
const blanks = ".0-*_xX?"

// noCell marks the bytes that are no cell in cellOf. It has a bit that no digit has, so that a loop can
// join the values of many bytes and look once.
const noCell = 0x80

// cellOf is the digit of each byte, 0 for a blank symbol.
var cellOf = func() (t [256]uint8) {
	for i := range t {
		t[i] = noCell
	}
	for _, b := range blanks {
		t[b] = 0
	}
	for d := range 9 {
		t['1'+d] = uint8(1 + d)
	}
	return t
}()

func isCell(r rune) bool { return r < utf8.RuneSelf && cellOf[r] != noCell }

// digitOf is the digit that r stands for, none for a blank symbol and for what is no cell.
func digitOf(r rune) board.Digit {
	if isCell(r) {
		return board.Digit(cellOf[r])
	}
	return 0
}

func isDigit(r rune) bool { return '0' <= r && r <= '9' }

// isSpace holds also for what only looks like a space: no-break and zero-width spaces, a byte order
// mark in the middle of a text.
func isSpace(r rune) bool {
	switch r {
	case ' ', '\t', '\u200b', '\u2060', '\ufeff':
		return true
	}
	return r >= utf8.RuneSelf && unicode.IsSpace(r) && r != '\u0085'
}

// isBar reports whether r is an upright of a frame.
func isBar(r rune) bool { return r == '|' || r == '!' || r == '¦' || isBox(r) }

// isBox reports whether r is a box drawing character or a block.
func isBox(r rune) bool { return 0x2500 <= r && r <= 0x259f }

// isUpright reports whether a box drawing character is a line from top to bottom.
func isUpright(r rune) bool {
	return strings.ContainsRune("│┃┆┇┊┋║╎╏╵╷╹╻╽╿▌▍▎▏▐▕█▉▊▋", r)
}

// isBreak reports whether r separates cells.
func isBreak(r rune) bool {
	return isSpace(r) || r == ',' || r == ';' || r == '"' || r == '\'' || isBar(r)
}

func isControl(r rune) bool { return r != '\t' && unicode.IsControl(r) }

// looksLikeDigit holds for the digits of other scripts, full-width, circled and superscript digits.
func looksLikeDigit(r rune) bool { return r >= utf8.RuneSelf && unicode.IsNumber(r) }

// describe says what is wrong with r where a cell should stand.
func describe(r rune) string {
	switch {
	case r == utf8.RuneError:
		return "a byte that is not UTF-8"
	case isControl(r):
		return fmt.Sprintf("control byte %#02x", r)
	case r == 'O' || r == 'o':
		return fmt.Sprintf("letter %q is not a blank symbol (zero is)", string(r))
	case looksLikeDigit(r):
		return fmt.Sprintf("%q (U+%04X) is not an ASCII digit", string(r), r)
	case r == '#' || r == '/':
		return fmt.Sprintf("%q is not a blank symbol", string(r))
	case r >= utf8.RuneSelf:
		return fmt.Sprintf("%q (U+%04X) is not a cell", string(r), r)
	}
	return fmt.Sprintf("%q is neither a digit nor a blank symbol (one of %s)", string(r), blanks)
}
