package grids

import "deduku/board/format/source"

// Prefix reports whether a text is the beginning of a grid of nine rows, of digits or of pencil marks, and which row is to
// come next: 10 when only the last line of the frame is missing. Drawn says that the text is a drawing at all.
func Prefix(s *source.Source) (next int, ok, drawn bool) {
	if m, _ := gatherMarks(s, 0); m.wide && m.end == len(s.Rest()) && m.n == 9*m.rows {
		return m.rows + 1, m.rows < 9 || m.top && !m.bottom, true
	}
	d := gather(s, 0)
	if len(d.lines) == 0 || d.end != len(s.Rest()) {
		return 0, false, false
	}
	if d.emptyHead() {
		if d.lines = d.lines[2:]; len(d.lines) == 0 {
			return 1, true, true
		}
	}
	rows, _ := d.nine()
	if len(rows) > 9 {
		return 0, false, true
	}
	if _, ok := readCells(rows); !ok && len(rows) > 0 {
		return 0, false, true
	}
	top, bottom := &d.lines[0], &d.lines[len(d.lines)-1]
	framed := top.Shape == source.Rule && !top.Maybe && bottom.Shape != source.Rule
	return len(rows) + 1, len(rows) < 9 || len(rows) == 9 && framed, true
}
