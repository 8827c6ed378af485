package format

import "deduku/board"

// readStack looks behind a drawing for more about the same puzzle: the one-line form of the givens, a second
// drawing with the digits entered since, or the solution. It returns the offset behind what it took; pencil marks
// may follow there.
func readStack(s *Source, d *drawing, p *Puzzle) int {
	end := d.end
	if text, next := s.lineAt(end); glance(text).shape == long {
		if g, ok := bareLine(text); ok && p.Givens.Contains(g) {
			p.Placed = minus(p.Givens, g)
			p.Givens = g
			end = next
		}
	}
	at := pastEmpty(s, end)
	if text, _ := s.lineAt(at); !d.framed && !fullRow(text) {
		return end // the usual case in a file of grids, decided without reading the next one
	}
	if p.Givens.Len() < fewestGivens {
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
		p.Placed = minus(g, p.Givens)
		return next.end
	}
	return end
}

// pastEmpty is the offset behind the empty lines at the offset.
func pastEmpty(s *Source, at int) int {
	for start := at; at-start < maxLine; {
		text, next := s.lineAt(at)
		if next == at || !isBlank(text) {
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
		n += one('1' <= r && r <= '9')
		if isCell(r) && digitOf(r) == 0 {
			return false
		}
	}
	return n == 9
}

// underLine reads the drawing or the pencil marks below a line that is their givens, and returns the offset behind them.
func underLine(s *Source, next int, p *Puzzle) int {
	text, _ := s.lineAt(next)
	if plainlyLine(text) {
		return next // the usual case
	}
	if end := marksBelow(s, next, p); end > next {
		return end
	}
	if l := glance(text).shape; l != rule && l != short {
		return next
	}
	d := gather(s, next)
	g, _, ok := d.grid()
	if !ok || !g.Contains(p.Givens) {
		return next
	}
	p.Placed = minus(g, p.Givens)
	return d.end
}
