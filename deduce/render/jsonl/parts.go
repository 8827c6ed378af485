package jsonl

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// The fields below are not in deduce/LOG.md, because nobody needs them to check a log: the roles of a pattern's parts and the links
// of a chain. Session files have them, to restore steps exactly.

// partLine is a part: units and cells one behind the other, r2c7 as units or as one cell.
type partLine struct {
	Role   string `json:"role"`
	Units  string `json:"units"`
	Cells  string `json:"cells"`
	Digits string `json:"digits"`
}

// linkLine is a link; a node is its digit and then its cells, 7r3c1r3c2.
type linkLine struct {
	From   string `json:"from"`
	To     string `json:"to"`
	Strong bool   `json:"strong"`
}

// parts writes the parts of a step.
func (j *Writer) parts(parts []deduce.Part) {
	j.key("parts")
	j.line = append(j.line, '[')
	for i := range parts {
		p := &parts[i]
		j.comma('[')
		j.line = append(append(append(j.line, `{"role":"`...), p.Role.String()...), '"')
		if p.Units != 0 {
			j.key("units")
			j.line = append(j.line, '"')
			for u := range p.Units.All() {
				j.line = append(j.line, u.String()...)
			}
			j.line = append(j.line, '"')
		}
		if !p.Cells.Empty() {
			j.key("cells")
			j.line = append(j.cells(append(j.line, '"'), p.Cells), '"')
		}
		if p.Digits != 0 {
			j.key("digits")
			j.line = append(j.line, '"')
			for d := range p.Digits.All() {
				j.line = append(j.line, '0'+byte(d))
			}
			j.line = append(j.line, '"')
		}
		j.line = append(j.line, '}')
	}
	j.line = append(j.line, ']')
}

func (j *Writer) cells(line []byte, cells board.CellSet) []byte {
	for c := range cells.All() {
		line = append(line, c.String()...)
	}
	return line
}

// links writes the links of a chain.
func (j *Writer) links(links []deduce.Link) {
	if len(links) == 0 {
		return
	}
	j.key("links")
	j.line = append(j.line, '[')
	for _, l := range links {
		j.comma('[')
		j.line = append(append(j.line, `{"from":"`...), '0'+byte(l.From.Digit))
		j.line = append(j.cells(j.line, l.From.Cells), `","to":"`...)
		j.line = append(j.cells(append(j.line, '0'+byte(l.To.Digit)), l.To.Cells), '"')
		if l.Strong {
			j.line = append(j.line, `,"strong":true`...)
		}
		j.line = append(j.line, '}')
	}
	j.line = append(j.line, ']')
}

// part is the part that the line says.
func (l *partLine) part() (p deduce.Part, err error) {
	var ok bool
	if p.Role, ok = deduce.RoleNamed(l.Role); !ok {
		return p, fieldError("parts", "there is no role %q", l.Role)
	}
	for units := range slices.Chunk([]byte(l.Units), 2) {
		u, ok := readUnit(string(units))
		if !ok {
			return p, fieldError("parts", "%q is not units like r2c7b9", l.Units)
		}
		p.Units |= board.UnitsOf(u)
	}
	if p.Cells, ok = readCells(l.Cells); !ok {
		return p, fieldError("parts", "%q is not cells like r5c5r5c6", l.Cells)
	}
	if strings.Trim(l.Digits, "123456789") != "" {
		return p, fieldError("parts", "%q is not digits", l.Digits)
	}
	for _, d := range []byte(l.Digits) {
		p.Digits = p.Digits.With(board.Digit(d - '0'))
	}
	return p, nil
}

// link is the link that the line says.
func (l *linkLine) link() (deduce.Link, error) {
	from, okFrom := readNode(l.From)
	to, okTo := readNode(l.To)
	if !okFrom || !okTo {
		return deduce.Link{}, fieldError("links", "%q and %q are not places like 7r3c1", l.From, l.To)
	}
	return deduce.Link{From: from, To: to, Strong: l.Strong}, nil
}

func readNode(word string) (n deduce.Node, ok bool) {
	if len(word) < 5 || !isDigit(word[0]) {
		return n, false
	}
	n.Digit = board.Digit(word[0] - '0')
	n.Cells, ok = readCells(word[1:])
	return n, ok
}

// readCells reads cells one behind the other.
func readCells(word string) (cells board.CellSet, ok bool) {
	for name := range slices.Chunk([]byte(word), 4) {
		c, ok := readCell(string(name))
		if !ok {
			return cells, false
		}
		cells = cells.With(c)
	}
	return cells, true
}

func readUnit(word string) (u board.Unit, ok bool) {
	if len(word) != 2 || !isDigit(word[1]) {
		return u, false
	}
	i := int(word[1] - '1')
	switch word[0] {
	case 'r':
		return board.Row(i), true
	case 'c':
		return board.Column(i), true
	case 'b':
		return board.Box(i), true
	}
	return u, false
}
