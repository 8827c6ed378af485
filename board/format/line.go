package format

import (
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

// appendLine writes the givens on a line.
func appendLine(out []byte, p *Puzzle) []byte { return append(appendCells(out, &p.Givens, '.'), '\n') }

// appendLine0 is appendLine with zeros for the empty cells.
func appendLine0(out []byte, p *Puzzle) []byte { return append(appendCells(out, &p.Givens, '0'), '\n') }
