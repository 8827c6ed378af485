package data

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/grids"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// A page shows a puzzle as a table of nine rows of nine cells, or of nine tables for the boxes. What is typed into it stands
// in fields of a form.

// HTMLExample is a text that ReadHTML reads.
const HTMLExample = `<table>
<tr><td>.</td><td>.</td><td>.</td><td>.</td><td>.</td><td>4</td><td>.</td><td>3</td><td>.</td></tr>
<tr><td>.</td><td>2</td><td>3</td><td>6</td><td>.</td><td>.</td><td>7</td><td>.</td><td>.</td></tr>
<tr><td>.</td><td>8</td><td>7</td><td>.</td><td>.</td><td>.</td><td>.</td><td>2</td><td>4</td></tr>
<tr><td>5</td><td>4</td><td>.</td><td>.</td><td>.</td><td>.</td><td>.</td><td>.</td><td>.</td></tr>
<tr><td>1</td><td>.</td><td>8</td><td>.</td><td>5</td><td>.</td><td>6</td><td>.</td><td>7</td></tr>
<tr><td>.</td><td>.</td><td>.</td><td>.</td><td>.</td><td>.</td><td>.</td><td>9</td><td>8</td></tr>
<tr><td>2</td><td>3</td><td>.</td><td>.</td><td>.</td><td>.</td><td>9</td><td>6</td><td>.</td></tr>
<tr><td>.</td><td>.</td><td>4</td><td>.</td><td>.</td><td>9</td><td>3</td><td>7</td><td>.</td></tr>
<tr><td>.</td><td>5</td><td>.</td><td>3</td><td>.</td><td>.</td><td>.</td><td>.</td><td>.</td></tr>
</table>
`

// ReadHTML reads the table that begins in a line.
func ReadHTML(s *source.Source, p *puzzle.Puzzle) (int, error) {
	first, _ := s.LineAt(0)
	from := tableIn(first)
	if from < 0 {
		return 0, nil
	}
	end, ok := tableEnd(s, from)
	t := htmlTable{}
	if !ok || !t.read(s.Rest()[from:end]) {
		return 0, nil
	}
	p.At = s.At(from)
	return end, t.fill(p, func(form string, args ...any) error { return s.Fault(from, form, args...) })
}

// tableIn is where a table begins in a line, -1 where none does.
func tableIn(text []byte) int {
	for at := 0; ; at++ {
		i := bytes.IndexByte(text[at:], '<')
		if i < 0 {
			return -1
		}
		if at += i; hasFold(text[at:], "<table") {
			return at
		}
	}
}

// mostCells is enough to tell the size of a grid of 36 by 36.
const mostCells = 1300

// mostTables is how many tables a grid has: itself and one for each box.
const mostTables = 10

// tableEnd is the offset behind the table that begins at an offset, and the tables in it. It is not ok where there are too
// many of these.
func tableEnd(s *source.Source, from int) (end int, ok bool) {
	depth, tables := 0, 0
	for at := from; ; at++ {
		i := bytes.IndexByte(s.Rest()[at:], '<')
		if i < 0 {
			if at = len(s.Rest()); s.More() {
				at--
				continue
			}
			return at, true
		}
		at += i
		for len(s.Rest())-at < len("</table>") && s.More() {
		}
		switch b := s.Rest()[at:]; {
		case hasFold(b, "<table"):
			depth++
			if tables++; tables > mostTables {
				return 0, false
			}
		case hasFold(b, "</table>"):
			if depth--; depth <= 0 {
				return at + len("</table>"), true
			}
		}
	}
}

// hasFold reports whether a text begins with a word, in small or capital letters.
func hasFold(text []byte, word string) bool {
	return len(text) >= len(word) && strings.EqualFold(string(text[:len(word)]), word)
}

// htmlTable is the cells of a table in the order of the text.
type htmlTable struct {
	cells  []string
	nested int    // cells that have tables in them
	open   []bool // cells: whether they hold a table
}

// read reads the cells and reports whether the table may be a grid.
func (t *htmlTable) read(text []byte) bool {
	d := xml.NewDecoder(bytes.NewReader(text))
	d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	for len(t.cells) <= mostCells {
		token, err := d.RawToken()
		if err == io.EOF {
			break
		}
		if err != nil {
			return len(t.cells) >= board.Cells
		}
		switch token := token.(type) {
		case xml.StartElement:
			t.start(token)
		case xml.EndElement:
			if name := strings.ToLower(token.Name.Local); (name == "td" || name == "th") && len(t.open) > 0 {
				t.open = t.open[:len(t.open)-1]
			}
		case xml.CharData:
			t.text(strings.TrimFunc(string(token), isSpaceOrEnd))
		}
	}
	n := len(t.cells) - t.nested
	return n == 16 || n == 36 || n == 256 || 72 <= n && n <= 90
}

func isSpaceOrEnd(r rune) bool { return source.IsSpace(r) || r == '\n' || r == '\r' }

// start takes an element: a cell, a table in a cell, a field of a form.
func (t *htmlTable) start(e xml.StartElement) {
	switch strings.ToLower(e.Name.Local) {
	case "td", "th":
		if n := len(t.open); n > 0 && !t.open[n-1] {
			t.open = t.open[:n-1] // the end of a cell may be left out
		}
		t.cells = append(t.cells, "")
		t.open = append(t.open, false)
	case "table":
		if n := len(t.open); n > 0 && !t.open[n-1] {
			t.open[n-1] = true
			t.nested++
			t.cells[len(t.cells)-1] = nested
		}
	case "input":
		for _, a := range e.Attr {
			if strings.EqualFold(a.Name.Local, "value") {
				t.text(strings.TrimFunc(a.Value, isSpaceOrEnd))
			}
		}
	}
}

// nested stands for the text of a cell that holds a table.
const nested = "\x00"

func (t *htmlTable) text(text string) {
	if n := len(t.cells); n > 0 && len(t.open) > 0 && t.cells[n-1] != nested {
		t.cells[n-1] += text
	}
}

// fill makes the puzzle of the cells.
func (t *htmlTable) fill(p *puzzle.Puzzle, fault func(form string, args ...any) error) error {
	cells := t.cells[:0]
	for _, c := range t.cells {
		if c != nested {
			cells = append(cells, c)
		}
	}
	switch len(cells) {
	case board.Cells:
	case 16, 36, 256:
		side := 4
		for side*side < len(cells) {
			side++
		}
		return fault("%s", source.WrongSize(side))
	default:
		return fault("this table has %s, expected 81", source.CellCount(len(cells)))
	}
	blanks := slices.ContainsFunc(cells, func(text string) bool { return text != "" && strings.Trim(text, ".0-_*?xX") == "" })
	var lists [board.Cells]board.DigitSet
	several := false
	for i, text := range cells {
		c := board.Cell(i)
		if t.nested == 9 { // a table for each box
			c = board.CellAt(i/27*3+i%9/3, i/9%3*3+i%3)
		}
		if text == "" && blanks {
			return fault("%v: nothing stands here, and other empty cells have a sign", c)
		}
		set, err := htmlCell(text)
		if err != nil {
			return fault("%v: %v", c, err)
		}
		lists[c] = set
		several = several || set.Len() > 1
	}
	if several {
		grids.FillLists(p, &lists, board.CellSet{})
		return nil
	}
	for c, list := range lists {
		p.Givens[c] = list.First()
	}
	return nil
}

// htmlCell is the digits in a cell: one, or candidates.
func htmlCell(text string) (set board.DigitSet, err error) {
	for _, r := range text {
		switch d := source.DigitOf(r); {
		case d != 0 && set.Has(d):
			return 0, fmt.Errorf("%v stands twice", d)
		case d != 0:
			set = set.With(d)
		case source.IsCell(r), isSpaceOrEnd(r), r == ',':
		case source.PlainRune(r) == '.' || source.PlainRune(r) == '-':
		default:
			return 0, errors.New(source.Describe(r))
		}
	}
	return set, nil
}
