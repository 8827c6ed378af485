package play

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/picture"
)

// listed is the links of a step as players write them; empty for none.
func listed(p *picture.Picture) string {
	if p.IsChain() {
		return "links " + p.Chain
	}
	var pairs []string
	for _, l := range p.Links {
		pairs = append(pairs, node(p, l.From)+map[bool]string{true: " = ", false: " - "}[l.Strong]+node(p, l.To))
	}
	if pairs == nil {
		return ""
	}
	return "links " + strings.Join(pairs, ", ")
}

// node is an end of a link as players write it.
func node(p *picture.Picture, n deduce.Node) string {
	return "(" + n.Digit.String() + ")" + strings.ReplaceAll(p.Notation.Cells(n.Cells), ", ", ",")
}

// stroke is how a link is drawn along a row and along a column.
type stroke struct{ across, down string }

// strokes are those of weak and strong links.
var (
	asciiStrokes = map[bool]stroke{false: {"-", ":"}, true: {"=", "|"}}
	lineStrokes  = map[bool]stroke{false: {"┄", "┆"}, true: {"━", "┃"}}
)

// drawLinks draws those links along a row or a column that join a digit in one cell and the same digit in another: in each form that
// has room for notes the digit has its place in the cell, so that these are straight. A line goes behind what stands there.
func (s *scene) drawLinks(c canvas, f form) {
	if f.height == 1 || s.paused {
		return
	}
	strokes := asciiStrokes
	if s.unicode {
		strokes = lineStrokes
	}
	for _, l := range s.links {
		from, to := l.From.Cells.First(), l.To.Cells.First()
		if l.From.Digit != l.To.Digit || l.From.Cells.Len() != 1 || l.To.Cells.Len() != 1 || from == to {
			continue
		}
		x, y := s.spot(f, from, l.From.Digit)
		toX, toY := s.spot(f, to, l.To.Digit)
		switch {
		case from.Row() == to.Row() && y == toY:
			for x, last := min(x, toX)+1, max(x, toX); x < last; x++ {
				c.behind(x, y, strokes[l.Strong].across)
			}
		case from.Col() == to.Col() && x == toX:
			for y, last := min(y, toY)+1, max(y, toY); y < last; y++ {
				c.behind(x, y, strokes[l.Strong].down)
			}
		}
	}
}

// spot is where a candidate of a cell is drawn.
func (s *scene) spot(f form, cell board.Cell, d board.Digit) (x, y int) {
	x, y = f.place(cell)
	dx, dy := f.note(d)
	return x + dx, y + dy
}
