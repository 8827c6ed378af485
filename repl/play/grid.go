package play

import (
	"strings"

	"deduku/board"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/theme"
)

// frame is what the lines of a board are made of: the left, the middle and the right ends of rules, above, between and below.
type frame struct {
	ends         [3][3]string
	across, down string
}

var (
	asciiFrame = frame{[3][3]string{{"+", "+", "+"}, {"+", "+", "+"}, {"+", "+", "+"}}, "-", "|"}
	lineFrame  = frame{[3][3]string{{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}}, "─", "│"}
)

// drawGrid draws the board from the upper left corner of the canvas.
func (s *scene) drawGrid(c canvas, f form) {
	lines := &asciiFrame
	if s.unicode {
		lines = &lineFrame
	}
	box := 3*f.width + 2*f.apart
	width, _ := f.size()
	for i := range 4 {
		ends := lines.ends[min(i, 1)]
		if i == 3 {
			ends = lines.ends[2]
		}
		y := i * (3*f.height + 1)
		rule := ends[0] + strings.Repeat(lines.across, box) + ends[1] + strings.Repeat(lines.across, box) + ends[1] + strings.Repeat(lines.across, box) + ends[2]
		c.put(0, y, rule, look{})
	}
	for cell := range board.Cell(board.Cells) {
		x, y := f.place(cell)
		if cell.Col()%3 == 0 {
			for dy := range f.height {
				c.put(x-1, y+dy, lines.down, look{})
			}
		}
		s.drawCell(c, f, cell, x, y)
	}
	s.drawLinks(c, f)
	for row := range board.Side { // the names of rows and columns stand in the frame
		_, y := f.place(board.CellAt(row, 0))
		for dy := range f.height {
			c.put(width-1, y+dy, lines.down, look{})
		}
		c.put(0, y+f.height/2, s.notation.Label(board.Row(row)), look{spot: theme.Faint})
		x, _ := f.place(board.CellAt(0, row))
		c.put(x+f.width/2, 0, s.notation.Label(board.Column(row)), look{spot: theme.Faint})
	}
}

// place is the upper left corner of a cell.
func (f form) place(c board.Cell) (x, y int) {
	col, row := c.Col(), c.Row()
	x = 1 + col/3 + col*f.width + (col-col/3)*f.apart
	y = 1 + row/3 + row*f.height
	return x, y
}

// at is the cell at a place of the board.
func (f form) at(x, y int) (board.Cell, bool) {
	for c := range board.Cell(board.Cells) {
		if cx, cy := f.place(c); x >= cx && x < cx+f.width && y >= cy && y < cy+f.height {
			return c, true
		}
	}
	return 0, false
}

// drawCell draws a cell with its digit or its notes, and what stands out about it.
func (s *scene) drawCell(c canvas, f form, cell board.Cell, x, y int) {
	base := look{hue: s.hues[cell], cursor: cell == s.cursor}
	for dy := range f.height {
		c.put(x, y+dy, strings.Repeat(" ", f.width), base)
	}
	if s.paused {
		return
	}
	if d := s.board.Digit(cell); d != 0 {
		c.put(x+f.width/2, y+(f.height-1)/2, d.String(), s.digitLook(cell, d, base))
	} else if f.height > 1 {
		s.drawNotes(c, f, cell, x, y, base)
	} else {
		s.drawMarked(c, f, cell, x, y, base)
	}
	left, right := s.signs(cell)
	edge := base
	edge.mark = s.marks[cell]
	for dy := range f.height {
		if left == "[" || dy == (f.height-1)/2 {
			c.put(x, y+dy, left, edge)
		}
		switch at := x + f.width - 1; {
		case f == tight && dy == 0: // the place of a digit
		case right == "]" || dy == (f.height-1)/2 || f == tight:
			if right != " " || f != small {
				c.put(at, y+dy, right, edge)
			}
		}
	}
}

// digitLook is how the digit of a cell looks.
func (s *scene) digitLook(cell board.Cell, d board.Digit, base look) look {
	l := base
	switch {
	case s.wrong.Has(cell):
		l.spot = theme.Alert
	case d == s.lit():
		l.spot = theme.Lit
	case s.filter != 0:
		l.spot = theme.Faint
	case s.board.Givens().Has(cell):
		l.mark = picture.Given
	default:
		l.spot = theme.Own
	}
	return l
}

// drawNotes draws the notes of a cell, each digit at its own place, and those candidates that a step speaks of, noted or not.
// Without colour these have a sign before them or, where several alike stand together, before the first of them; a form that has no
// room for that between the notes leaves out the others.
func (s *scene) drawNotes(c canvas, f form, cell board.Cell, x, y int, base look) {
	signed := s.theme == nil
	alone := signed && f != wide && s.marks[cell] != picture.Plain
	if alone && !s.apart(f, cell) {
		s.drawPairs(c, f, cell, x, y, base)
		return
	}
	for d := board.Digit(1); d <= board.Side; d++ {
		l := base
		l.mark = s.parts[cell][d]
		switch {
		case l.mark == picture.Plain && (alone || !s.pencil[cell].Has(d) || s.filter != 0 && d != s.filter):
			continue
		case d == s.lit():
			l.spot = theme.Lit
		}
		dx, dy := f.note(d)
		c.put(x+dx, y+dy, d.String(), l)
		if signed && l.mark != picture.Plain && (f == wide || s.parts[cell][d-1] == picture.Plain || !f.joined(d)) {
			c.put(x+dx-1, y+dy, signOf(l.mark), l)
		}
	}
}

// apart reports whether the signs of the marked candidates of a cell have room before them.
func (s *scene) apart(f form, cell board.Cell) bool {
	for d := board.Digit(2); d <= board.Side; d++ {
		one, other := s.parts[cell][d-1], s.parts[cell][d]
		if f.joined(d) && one != picture.Plain && other != picture.Plain && signOf(one) != signOf(other) {
			return false
		}
	}
	return true
}

// joined reports whether a digit is noted right behind the one before it.
func (f form) joined(d board.Digit) bool {
	x, y := f.note(d)
	beforeX, beforeY := f.note(d - 1)
	return y == beforeY && x == beforeX+1
}

// drawPairs draws the marked candidates of a cell one behind the other, each behind its sign.
func (s *scene) drawPairs(c canvas, f form, cell board.Cell, x, y int, base look) {
	i, each := 0, (f.width-1)/2
	for d := board.Digit(1); d <= board.Side; d++ {
		if l := base; s.parts[cell][d] != picture.Plain {
			l.mark = s.parts[cell][d]
			if i < each*f.height {
				c.put(x+1+i%each*2, y+i/each, signOf(l.mark)+d.String(), l)
			}
			i++
		}
	}
}

// drawMarked draws the candidates of a cell that matter most of those that a step speaks of, where a cell has room for two.
func (s *scene) drawMarked(c canvas, f form, cell board.Cell, x, y int, base look) {
	var digits []string
	base.mark = s.marks[cell]
	for d := board.Digit(1); d <= board.Side; d++ {
		if m := s.parts[cell][d]; m != picture.Plain && signOf(m) == signOf(base.mark) {
			digits = append(digits, d.String())
		}
	}
	if len(digits) > 2 {
		digits = []string{digits[0], map[bool]string{true: "…", false: "~"}[s.unicode]}
	}
	c.put(x+1, y, strings.Join(digits, ""), base)
}

// marked is the candidates of a cell that a step speaks of, each behind its sign: >29 -3.
func (s *scene) marked(cell board.Cell) string {
	var all []string
	sign := ""
	for d := board.Digit(1); d <= board.Side; d++ {
		m := s.parts[cell][d]
		switch {
		case m == picture.Plain:
			continue
		case signOf(m) != sign:
			sign = signOf(m)
			all = append(all, sign+d.String())
		default:
			all[len(all)-1] += d.String()
		}
	}
	return strings.Join(all, " ")
}

// note is where in a cell a digit is noted.
func (f form) note(d board.Digit) (x, y int) {
	i := int(d) - 1
	if f.height == 2 {
		return 1 + i%5, i / 5
	}
	return 1 + i%3*((f.width-1)/3), i / 3
}

// signs are the characters on the left and on the right of a cell: what colour says, for who sees none.
func (s *scene) signs(cell board.Cell) (left, right string) {
	left, right = " ", " "
	d := s.board.Digit(cell)
	switch {
	case cell == s.cursor:
		left = "["
	case s.marks[cell] != picture.Plain:
		left = signOf(s.marks[cell])
	case s.theme == nil && s.lit() != 0 && (d == s.lit() || s.pencil[cell].Has(s.lit())):
		left = "*"
	}
	switch {
	case s.wrong.Has(cell):
		right = "!"
	case cell == s.cursor && s.marks[cell] != picture.Plain:
		right = signOf(s.marks[cell])
	case cell == s.cursor:
		right = "]"
	case s.theme == nil && s.hues[cell] != picture.NoHue:
		right = s.hues[cell].String()[:1]
	case s.theme == nil && d != 0 && !s.board.Givens().Has(cell):
		right = "'"
	}
	return left, right
}

// signOf is the character for what a step says of a cell.
func signOf(m picture.Mark) string {
	switch m {
	case picture.Concluded:
		return "+"
	case picture.Eliminated:
		return "-"
	}
	return ">"
}
