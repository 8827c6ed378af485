package data

import (
	"bytes"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// YAML has a list of lists as nine lines with a hyphen and a list in brackets each. It is also what is left of an array when
// somebody copies its rows alone.

// YAMLExample is a text that ReadYAML reads.
const YAMLExample = `grid:
  - [0, 0, 0, 0, 0, 4, 0, 3, 0]
  - [0, 2, 3, 6, 0, 0, 7, 0, 0]
  - [0, 8, 7, 0, 0, 0, 0, 2, 4]
  - [5, 4, 0, 0, 0, 0, 0, 0, 0]
  - [1, 0, 8, 0, 5, 0, 6, 0, 7]
  - [0, 0, 0, 0, 0, 0, 0, 9, 8]
  - [2, 3, 0, 0, 0, 0, 9, 6, 0]
  - [0, 0, 4, 0, 0, 9, 3, 7, 0]
  - [0, 5, 0, 3, 0, 0, 0, 0, 0]
`

// ReadYAML reads nine lines with a list of nine cells each, or 81 lines with a cell each.
func ReadYAML(s *source.Source, p *puzzle.Puzzle) (int, error) {
	text, _ := s.LineAt(0)
	text = text[source.Spaces(text):]
	if source.HasPrefix(text, "- - ") {
		return readYAMLCells(s, p)
	}
	if !source.HasPrefix(text, "- [") && !source.HasPrefix(text, "[") && !source.HasPrefix(text, "- {") {
		return 0, nil
	}
	at := 0
	for row := range 9 {
		text, next := s.LineAt(at)
		cells, ok := yamlRow(text)
		if !ok {
			if row < 4 {
				return 0, nil // a list of something else
			}
			return at, s.Fault(at, "%s of lists, expected 9", source.RowCount(row))
		}
		if len(cells) != 9 {
			if row == 0 {
				return 0, nil
			}
			return next, s.Fault(at, "row %d has %s, expected 9", row+1, source.CellCount(len(cells)))
		}
		for i, text := range cells {
			a, ok := yamlAtom(text)
			if !ok && row == 0 {
				return 0, nil // strings
			}
			if !ok || a.number {
				return next, s.Fault(at, "row %d, cell %d: %q is no cell", row+1, i+1, source.Clip([]byte(text)))
			}
			p.Givens[9*row+i] = a.digit
		}
		at = next
	}
	p.At = s.At(0)
	if text, next := s.LineAt(at); next > at {
		if cells, ok := yamlRow(text); ok && len(cells) == 9 && !bytes.Contains(text, []byte("- [")) {
			return next, s.Fault(at, "more than 9 rows of lists")
		}
	}
	return at, nil
}

// yamlRow are the members of a list that is all of a line.
func yamlRow(text []byte) ([]string, bool) {
	line := strings.TrimFunc(string(text), source.IsSpace)
	line = strings.TrimFunc(strings.TrimPrefix(line, "-"), source.IsSpace)
	line = strings.TrimRight(line, ",;")
	inner, opened := strings.CutPrefix(line, "[")
	inner, closed := strings.CutSuffix(inner, "]")
	if !opened || !closed || strings.ContainsAny(inner, "[]") {
		return nil, false
	}
	cells := strings.Split(inner, ",")
	for i := range cells {
		cells[i] = strings.TrimFunc(cells[i], source.IsSpace)
	}
	return cells, true
}

// yamlAtom reads a cell, in quotes or not.
func yamlAtom(text string) (a atom, ok bool) {
	plain := strings.Trim(text, `"'`)
	return isAtom([]byte(plain), plain != text)
}

// readYAMLCells reads lists of lists with a line for each cell: "- - 5" begins a row, "- 3" goes on.
func readYAMLCells(s *source.Source, p *puzzle.Puzzle) (int, error) {
	at, n := 0, 0
	for n < board.Cells {
		text, next := s.LineAt(at)
		line := strings.TrimFunc(string(text), source.IsSpace)
		rest, begins := strings.CutPrefix(line, "- - ")
		if !begins {
			var ok bool
			if rest, ok = strings.CutPrefix(line, "- "); !ok {
				break
			}
		}
		a, ok := yamlAtom(strings.TrimFunc(rest, source.IsSpace))
		if !ok || a.number || begins != (n%9 == 0) {
			break
		}
		p.Givens[n] = a.digit
		n++
		at = next
	}
	switch {
	case n < 9:
		return 0, nil
	case n < board.Cells:
		return at, s.Fault(at, "this list of lists has %s, expected 81", source.CellCount(n))
	}
	p.At = s.At(0)
	return at, nil
}
