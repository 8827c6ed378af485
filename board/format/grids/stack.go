package grids

import (
	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// readStack looks behind a drawing for more about the same puzzle: the one-line form of the givens, a second
// drawing with the digits entered since, or the solution. It returns the offset behind what it took; pencil marks
// may follow there.
func readStack(s *source.Source, d *drawing, p *puzzle.Puzzle) int {
	end := d.end
	if text, next := s.LineAt(end); source.Glance(text).Shape == source.Long {
		if g, ok := source.BareLine(text); ok && p.Givens.Contains(g) {
			p.Placed = source.Minus(p.Givens, g)
			p.Givens = g
			end = next
		}
	}
	at := PastEmpty(s, end)
	if text, _ := s.LineAt(at); !d.framed && !fullRow(text) {
		return end // the usual case in a file of grids, decided without reading the next one
	}
	if p.Givens.Len() < source.FewestGivens {
		return end
	}
	next := gather(s, at)
	g, _, ok := next.grid()
	if known := p.Digits(); !ok || g == known || !g.Contains(known) {
		return end
	}
	switch {
	case g.Solved():
		p.Solution = g
		return next.end
	case d.framed && next.framed && p.Placed == board.Grid{}:
		p.Placed = source.Minus(g, p.Givens)
		return next.end
	}
	return end
}

// PastEmpty is the offset behind the empty lines at the offset.
func PastEmpty(s *source.Source, at int) int {
	for start := at; at-start < source.MaxLine; {
		text, next := s.LineAt(at)
		if next == at || !source.IsBlank(text) {
			break
		}
		at = next
	}
	return at
}

// fullRow reports whether a line is nine digits.
func fullRow(text []byte) bool {
	n := 0
	for _, r := range string(text) {
		n += source.One('1' <= r && r <= '9')
		if source.IsCell(r) && source.DigitOf(r) == 0 {
			return false
		}
	}
	return n == 9
}

// underLine reads the drawing or the pencil marks below a line with their givens, and returns the offset after them.
func underLine(s *source.Source, next int, p *puzzle.Puzzle) int {
	text, _ := s.LineAt(next)
	if source.PlainlyLine(text) {
		return next // the usual case
	}
	if end := marksBelow(s, next, p); end > next {
		return end
	}
	if l := source.Glance(text).Shape; l != source.Rule && l != source.Short {
		return next
	}
	d := gather(s, next)
	g, _, ok := d.grid()
	if !ok || !g.Contains(p.Givens) {
		return next
	}
	p.Placed = source.Minus(g, p.Givens)
	return d.end
}
