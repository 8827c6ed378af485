package source

import (
	"bytes"
	"strings"
)

// Drawn boards may have the names of their columns above them and those of their rows beside them: 1 to 9, or A to I.

// labelled is what there is to blank of a drawing: offsets of names, in the order of rows.
type labelled struct {
	head  int // offset of the names of the columns; -1 for none
	until int // behind them
	rows  []int
	names []byte
}

// longestDrawing is how many lines a labelled drawing can have, with three lines for each row.
const longestDrawing = 2 + 3*9 + 4

// Unlabel blanks the names of rows and columns around a drawing that begins here, so that the board is left. Its lines all
// begin with a space or with the name of a row.
func (s *Source) Unlabel() {
	if first := s.Rest(); len(first) == 0 || first[0] != ' ' {
		return
	}
	found := labelled{head: -1}
	at := 0
	for n := range longestDrawing {
		text, next := s.LineAt(at)
		if next == at {
			break
		}
		if n == 0 && isHead(text) {
			found.head, found.until = at, at+len(text)
		} else if !found.line(text, at) {
			break
		}
		at = next
	}
	if names := string(found.names); names != "123456789" && names != "ABCDEFGHI" {
		return
	}
	b := s.Rest()
	for _, i := range found.rows {
		b[i] = ' '
	}
	for i := found.head; i >= 0 && i < found.until; i++ {
		b[i] = ' '
	}
}

// isHead reports whether a line is the names of the columns.
func isHead(text []byte) bool { return strings.Join(strings.Fields(string(text)), "") == "123456789" }

// line takes a line of the drawing at an offset: a rule, a row with its name, or one of the other lines of a row. It reports
// whether it is one.
func (l *labelled) line(text []byte, off int) bool {
	trimmed := bytes.TrimLeft(text, " ")
	if len(trimmed) == 0 {
		return false
	}
	if startsFrame(trimmed) {
		return len(trimmed) < len(text)
	}
	name, rest := trimmed[0], bytes.TrimLeft(trimmed[1:], " ")
	if len(rest) == len(trimmed)-1 || !startsFrame(rest) {
		return false
	}
	l.rows = append(l.rows, off+len(text)-len(trimmed))
	l.names = append(l.names, name)
	return true
}

// startsFrame reports whether a line begins with a line or corner of a frame.
func startsFrame(text []byte) bool {
	for _, corner := range []string{"|", "+", "│", "┌", "├", "└", "┼"} {
		if bytes.HasPrefix(text, []byte(corner)) {
			return true
		}
	}
	return false
}
