package grids

import (
	"unicode/utf8"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// Read reads 81 cells on one line, with an id in front or a comment behind.
func Read(s *source.Source, p *puzzle.Puzzle) (int, error) {
	text, next := s.LineAt(0)
	start, run := findCells(text, p)
	if n := run.Cells; n != 81 && n != 162 || !source.AtBreak(text, start+run.Len) {
		if source.Glance(text).Shape != source.Long {
			return 0, nil
		}
		return next, missLine(s, text, start, run)
	}
	p.At = s.At(start)
	if half := text[start+run.Half : start+run.Len]; run.Cells == 162 && !(source.AllGiven(half) && p.AttachSolution(half)) {
		return next, s.Fault(start+run.Half,
			"162 cells and the second half is not a solution of the first; expected 81")
	}
	if err := tail(s, start+run.Len, text, p); err != nil {
		return next, err
	}
	return underLine(s, next, p), nil
}

func atByte(text []byte, i int, want byte) bool { return i < len(text) && text[i] == want }

// findCells scans the first field. Where another has 81 cells or, if that is the second, more cells, what stands in
// front is the id.
func findCells(text []byte, p *puzzle.Puzzle) (int, source.Run) {
	start := source.Spaces(text)
	first := source.ScanCells(text[start:], p)
	if first.Cells == 81 && source.AtBreak(text, start+first.Len) {
		return start, first
	}
	if 2*first.Cells > board.Cells {
		return start, first // a puzzle with a fault, and not the name of what follows
	}
	cut := first.Cells > 0 && atByte(text, start+first.Len, '#')
	at := start
	for n := range mostFields {
		end := at + source.Field(text[at:])
		next := end + source.Separators(text[end:])
		if next == end || next == len(text) {
			break
		}
		var q puzzle.Puzzle
		r := source.ScanCells(text[next:], &q)
		if r.Cells == 81 && source.AtBreak(text, next+r.Len) || n == 0 && r.Cells > first.Cells && !cut {
			*p = q
			p.Add("id", source.Clip(text[start:end]))
			return next, r
		}
		at = next
	}
	return start, first
}

// mostFields is how many fields may stand before the puzzle.
const mostFields = 12

// missLine says what keeps a line from being 81 cells.
func missLine(s *source.Source, text []byte, start int, r source.Run) error {
	end := start + r.Len
	c, size := utf8.DecodeRune(text[end:])
	switch {
	case size > 0 && c == '#':
		return s.Fault(end, "%s; %s before it, expected 81", source.Describe(c), source.CellCount(r.Cells))
	case size > 0 && !source.IsSeparator(c):
		return s.Fault(end, "%s", source.Describe(c))
	case size > 0 && source.StartsCell(text[end+source.Separators(text[end:]):]):
		return s.Fault(end, "%s before a separator, expected 81; "+spacesAllowed, source.CellCount(r.Cells))
	case r.Cells > 81:
		extra := text[start+r.Half : end]
		return s.Fault(start+r.Half, "%s, expected 81 (extra %q)", source.CellCount(r.Cells), source.Clip(extra))
	}
	return s.Fault(end, "%s, expected 81", source.CellCount(r.Cells))
}

// Append writes the givens on a line.
func Append(out []byte, p *puzzle.Puzzle) []byte {
	return append(source.AppendCells(out, &p.Givens, '.'), '\n')
}

// AppendZeros is Append with zeros for the empty cells.
func AppendZeros(out []byte, p *puzzle.Puzzle) []byte {
	return append(source.AppendCells(out, &p.Givens, '0'), '\n')
}
