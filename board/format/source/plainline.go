package source

import (
	"deduku/board"
	"deduku/board/puzzle"
)

// plainLen is the most bytes of a plain line: 81 cells, CR and LF.
const plainLen = board.Cells + 2

// PlainPuzzle reads a line of 81 cells with another such line or nothing behind it, which is all that most long files
// have, and consumes it.
func (s *Source) PlainPuzzle(p *puzzle.Puzzle) bool {
	if s.col > 0 || len(s.Waiting) > 0 {
		return false
	}
	if s.end-s.pos < 2*plainLen {
		s.More()
	}
	b := s.Rest()
	n := plainLine(b, p)
	if n == 0 {
		return false
	}
	// A drawing may follow, of which the line is the givens.
	if next := b[n:]; len(next) < n || next[n-1] != '\n' {
		return false
	}
	p.At = puzzle.Pos{File: s.name, Line: s.line, Column: 1}
	s.pos += n
	s.line++
	return true
}

// plainLine fills p from a line at the start of b that has 81 cells and nothing else, and returns its length, 0
// for another line.
func plainLine(b []byte, p *puzzle.Puzzle) int {
	if len(b) < plainLen {
		return 0
	}
	var seen uint8
	for i, c := range b[:board.Cells] {
		d := CellOf[c]
		p.Givens[i] = board.Digit(d)
		seen |= d
	}
	switch {
	case seen&NoCell != 0, seen == 0: // blanks alone may be the frame of a drawing
		return 0
	case b[board.Cells] == '\n':
		return plainLen - 1
	case b[board.Cells] == '\r' && b[board.Cells+1] == '\n':
		return plainLen
	}
	return 0
}

// PlainlyLine is true for most of the lines that are a puzzle, at once: 81 cells come first, or behind a name.
func PlainlyLine(text []byte) bool {
	if !begins81(text) {
		n := 0
		for n < len(text) && (IsCell(rune(text[n])) || 'a' <= text[n]|0x20 && text[n]|0x20 <= 'z') {
			n++
		}
		if n == 0 || n > 36 || len(text) < n+board.Cells {
			return false
		}
		text = text[n:]
		text = text[Separators(text):]
	}
	return begins81(text) && AtBreak(text, board.Cells)
}

// begins81 reports whether text begins with 81 cells, not all of them blank: these may be the frame of a drawing.
func begins81(text []byte) bool {
	if len(text) < board.Cells {
		return false
	}
	var seen uint8
	for _, c := range text[:board.Cells] {
		seen |= CellOf[c]
	}
	return seen&NoCell == 0 && seen != 0
}
