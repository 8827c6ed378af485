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
	if len(b) < plainLen {
		return false
	}
	var seen uint8
	for i, c := range b[:board.Cells] {
		d := CellOf[c]
		p.Givens[i] = board.Digit(d)
		seen |= d
	}
	if seen&NoCell != 0 || seen == 0 { // blanks alone may be the frame of a drawing
		return false
	}
	n := plainLen
	if b[board.Cells] == '\n' {
		n = plainLen - 1
	} else if b[board.Cells] != '\r' || b[board.Cells+1] != '\n' {
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
