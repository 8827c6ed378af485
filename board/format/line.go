package format

import (
	"bytes"
	"unicode/utf8"

	"deduku/board"
)

// readLine reads 81 cells on one line, with an id in front or a comment behind.
func readLine(s *Source, p *Puzzle) (int, error) {
	text, next := s.lineAt(0)
	start, run := findCells(text, p)
	if n := run.cells; n != 81 && n != 162 || !atBreak(text, start+run.len) {
		if glance(text).shape != long {
			return 0, nil
		}
		return next, missLine(s, text, start, run)
	}
	p.At = s.at(start)
	if half := text[start+run.half : start+run.len]; run.cells == 162 && !(allGiven(half) && p.attach(half)) {
		return next, s.fault(start+run.half,
			"162 cells and the second half is not a solution of the first; expected 81")
	}
	if err := tail(s, start+run.len, text, p); err != nil {
		return next, err
	}
	return underLine(s, next, p), nil
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

func atByte(text []byte, i int, want byte) bool { return i < len(text) && text[i] == want }

// findCells scans the first field. Where another has 81 cells or, if that is the second, more cells, what stands in
// front is the id.
func findCells(text []byte, p *Puzzle) (int, run) {
	start := spaces(text)
	first := scanCells(text[start:], p)
	if first.cells == 81 && atBreak(text, start+first.len) {
		return start, first
	}
	if 2*first.cells > board.Cells {
		return start, first // a puzzle with a fault, and not the name of what follows
	}
	cut := first.cells > 0 && atByte(text, start+first.len, '#')
	at := start
	for n := range mostFields {
		end := at + field(text[at:])
		next := end + separators(text[end:])
		if next == end || next == len(text) {
			break
		}
		var q Puzzle
		r := scanCells(text[next:], &q)
		if r.cells == 81 && atBreak(text, next+r.len) || n == 0 && r.cells > first.cells && !cut {
			*p = q
			p.add("id", clip(text[start:end]))
			return next, r
		}
		at = next
	}
	return start, first
}

// mostFields is how many fields may stand before the puzzle.
const mostFields = 12

// run is what scanCells found: how many cells, in how many bytes, and where the 82nd would begin.
type run struct{ cells, len, half int }

// scanCells reads cells up to the first character that is none. A space is passed over where one stands behind
// each cell, each third cell or each ninth. The first 81 cells go to p.
func scanCells(text []byte, p *Puzzle) run {
	var r run
	step := 0   // cells between spaces, once there was one
	spaced := 0 // where the last space ended
	for r.len < len(text) {
		v := cellOf[text[r.len]]
		if v != noCell && (step == 0 || r.cells%step != 0 || r.len == spaced) {
			if r.cells < 81 {
				p.Givens[r.cells] = board.Digit(v)
			} else if r.cells == 81 {
				r.half = r.len
			}
			r.cells++
			r.len++
			continue
		}
		if step == 0 {
			step = r.cells
		}
		n := spaceLen(text[r.len:])
		onStep := step == 1 || step == 3 || step == 9
		if n == 0 || !onStep || r.cells%step != 0 || !startsCell(text[r.len+n:]) || r.cells >= 81 && !fewMore(text[r.len:], step) {
			break
		}
		r.len += n
		spaced = r.len
	}
	return r
}

// fewMore reports whether a line of single cells goes on with a few more of them, and nothing else: they are no comment.
func fewMore(text []byte, step int) bool {
	const most = 9
	n := 0
	for len(text) > 0 && n <= most {
		text = text[spaces(text):]
		if len(text) == 0 {
			break
		}
		if step != 1 || !startsCell(text) || len(text) > 1 && spaceLen(text[1:]) == 0 {
			return false
		}
		text = text[1:]
		n++
	}
	return 0 < n && n <= most
}

func startsCell(text []byte) bool { return len(text) > 0 && cellOf[text[0]] != noCell }

// bareLine is the grid of a line that has 81 cells and nothing else.
func bareLine(text []byte) (board.Grid, bool) {
	var p Puzzle
	text = bytes.TrimFunc(text, isSpace)
	r := scanCells(text, &p)
	return p.Givens, r.cells == 81 && r.len == len(text)
}

// spaceLen is the length of the space at the start of text, 0 if there is none.
func spaceLen(text []byte) int {
	r, n := utf8.DecodeRune(text)
	if n > 0 && isSpace(r) {
		return n
	}
	return 0
}

// spaces is the length of the spaces at the start of text.
func spaces(text []byte) int { return len(text) - len(bytes.TrimLeftFunc(text, isSpace)) }

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

// missLine says what keeps a line from being 81 cells.
func missLine(s *Source, text []byte, start int, r run) error {
	end := start + r.len
	c, size := utf8.DecodeRune(text[end:])
	switch {
	case size > 0 && c == '#':
		return s.fault(end, "%s; %s before it, expected 81", describe(c), cellCount(r.cells))
	case size > 0 && !isSeparator(c):
		return s.fault(end, "%s", describe(c))
	case size > 0 && startsCell(text[end+separators(text[end:]):]):
		return s.fault(end, "%s before a separator, expected 81; "+spacesAllowed, cellCount(r.cells))
	case r.cells > 81:
		extra := text[start+r.half : end]
		return s.fault(start+r.half, "%s, expected 81 (extra %q)", cellCount(r.cells), clip(extra))
	}
	return s.fault(end, "%s, expected 81", cellCount(r.cells))
}
