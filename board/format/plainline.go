package format

import "deduku/board"

// plainLen is the most bytes of a plain line: 81 cells, CR and LF.
const plainLen = board.Cells + 2

// plainLine fills p from a line at the start of b that has 81 cells and nothing else, and returns its length, 0
// for another line.
func plainLine(b []byte, p *Puzzle) int {
	if len(b) < plainLen {
		return 0
	}
	var seen uint8
	for i, c := range b[:board.Cells] {
		d := cellOf[c]
		p.Givens[i] = board.Digit(d)
		seen |= d
	}
	switch {
	case seen&noCell != 0, seen == 0: // blanks alone may be the frame of a drawing
		return 0
	case b[board.Cells] == '\n':
		return plainLen - 1
	case b[board.Cells] == '\r' && b[board.Cells+1] == '\n':
		return plainLen
	}
	return 0
}

// plainlyLine is true for most of the lines that readLine reads, at once: 81 cells come first, or behind a name.
func plainlyLine(text []byte) bool {
	if !begins81(text) {
		n := 0
		for n < len(text) && (isCell(rune(text[n])) || 'a' <= text[n]|0x20 && text[n]|0x20 <= 'z') {
			n++
		}
		if n == 0 || n > 36 || len(text) < n+board.Cells {
			return false
		}
		text = text[n:]
		text = text[separators(text):]
	}
	return begins81(text) && atBreak(text, board.Cells)
}

// begins81 reports whether text begins with 81 cells, not all of them blank: these may be the frame of a drawing.
func begins81(text []byte) bool {
	if len(text) < board.Cells {
		return false
	}
	var seen uint8
	for _, c := range text[:board.Cells] {
		seen |= cellOf[c]
	}
	return seen&noCell == 0 && seen != 0
}
