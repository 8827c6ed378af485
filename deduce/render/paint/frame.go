package paint

import (
	"strings"

	"deduku/board"
	"deduku/deduce/render/picture"
)

// Frame is what the lines around boxes are made of.
type Frame struct {
	top, middle, bottom [3]string // left end, crossing, right end
	across, down        string
}

// The frames: plain characters, and box drawing for terminals that can show it.
var (
	ASCII   = Frame{[3]string{"+", "+", "+"}, [3]string{"+", "+", "+"}, [3]string{"+", "+", "+"}, "-", "|"}
	Unicode = Frame{[3]string{"┌", "┬", "┐"}, [3]string{"├", "┼", "┤"}, [3]string{"└", "┴", "┘"}, "─", "│"}
)

// cell is what a drawing shows of a cell: its text bare, to measure, and painted, to show.
type cell struct {
	text, painted string
}

// labels are the names of rows and columns, to stand around a drawing; nil for none. A base or a cover has its sign behind its
// name.
type labels struct{ rows, columns [board.Side]cell }

// labels are the labels of a picture.
func (p *Painter) labels(pic *picture.Picture) *labels {
	label := func(u board.Unit) cell {
		text, m := pic.Notation.Label(u), pic.Units[u]
		if m != picture.Base && m != picture.Cover {
			return cell{text, text}
		}
		text += signs[m]
		return cell{text, p.mark(m, text)}
	}
	var l labels
	for i := range board.Side {
		l.rows[i], l.columns[i] = label(board.Row(i)), label(board.Column(i))
	}
	return &l
}

// row is what stands before a line of the drawing: the label of a row or, for other lines, room for one.
func (l *labels) row(i int) string {
	switch {
	case l == nil:
		return ""
	case i < 0:
		return "  "
	}
	return l.rows[i].painted + strings.Repeat(" ", 2-len(l.rows[i].text))
}

// head is the line above the drawing, with the label of each column at an offset within the frame.
func (l *labels) head(at func(column int) int) string {
	if l == nil {
		return ""
	}
	var b strings.Builder
	used := 0
	for i, label := range l.columns {
		b.WriteString(strings.Repeat(" ", 2+at(i)-used) + label.painted)
		used = 2 + at(i) + len(label.text)
	}
	return b.String() + "\n"
}

// draw draws 81 cells in columns as wide as they need.
func (f *Frame) draw(cells *[board.Cells]cell, l *labels) string {
	var widths [board.Side]int
	for c := range board.Cell(board.Cells) {
		widths[c.Col()] = max(widths[c.Col()], len(cells[c].text), 1)
	}
	boxes := [3]int{1, 1, 1} // a space before the first cell and one behind each
	for col, w := range widths {
		boxes[col/3] += w + 1
	}
	var b strings.Builder
	b.WriteString(l.head(func(column int) int {
		at := 2 * (1 + column/3)
		for _, w := range widths[:column] {
			at += w + 1
		}
		return at
	}))
	b.WriteString(l.row(-1))
	f.rule(&b, f.top, boxes)
	for row := range board.Side {
		if row == 3 || row == 6 {
			b.WriteString(l.row(-1))
			f.rule(&b, f.middle, boxes)
		}
		b.WriteString(l.row(row))
		for col := range board.Side {
			if col%3 == 0 {
				b.WriteString(f.down + " ")
			}
			cell := cells[board.CellAt(row, col)]
			b.WriteString(cell.painted + strings.Repeat(" ", widths[col]-len(cell.text)+1))
		}
		b.WriteString(f.down + "\n")
	}
	b.WriteString(l.row(-1))
	f.rule(&b, f.bottom, boxes)
	return b.String()
}

// rule draws a line from end to end, over boxes of these widths.
func (f *Frame) rule(b *strings.Builder, ends [3]string, boxes [3]int) {
	for box, width := range boxes {
		b.WriteString(ends[min(box, 1)] + strings.Repeat(f.across, width))
	}
	b.WriteString(ends[2] + "\n")
}
