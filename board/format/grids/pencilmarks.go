package grids

import (
	"fmt"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// ReadMarks reads a pencil-mark grid, and the line of its givens where that stands right below.
func ReadMarks(s *source.Source, p *puzzle.Puzzle) (int, error) {
	m, whole := gatherMarks(s, 0)
	if !whole || !m.wide || m.triples && m.commas {
		return 0, nil // numbers with commas between them, three by three, are coordinates
	}
	p.At = s.At(m.off)
	if text, next := s.LineAt(m.end); source.Glance(text).Shape == source.Long {
		if g, ok := source.BareLine(text); ok && m.shows(g) {
			p.Givens = g
			m.end = next
		}
	}
	m.fill(p)
	return m.end, nil
}

// marksBelow reads the pencil marks of a puzzle whose digits stand above them, and returns the offset behind them; at
// is that behind the digits.
func marksBelow(s *source.Source, at int, p *puzzle.Puzzle) int {
	if p.Givens.Len() < source.FewestGivens {
		return at
	}
	m, whole := gatherMarks(s, PastEmpty(s, at))
	if !whole || !m.wide || !m.shows(p.Digits()) {
		return at
	}
	m.fill(p)
	return m.end
}

// shows reports whether the cells that hold a digit in g show it alone.
func (m *marks) shows(g board.Grid) bool {
	for c, d := range g {
		if d != 0 && m.groups[c].digits != board.Digits(d) {
			return false
		}
	}
	return true
}

// fill makes the puzzle of the groups. Where p has digits already, from a grid that stood beside the marks, its givens
// are all the givens, and if it has placed digits too, the digits are all the digits.
func (m *marks) fill(p *puzzle.Puzzle) {
	if m.pointers != "" {
		p.Note("left out %s beside candidates, which points at a step", strings.Join(strings.Split(m.pointers, ""), " "))
	}
	to, all := &p.Givens, p.Placed.Len() > 0
	if p.Givens.Len() > 0 || m.says&saysGiven != 0 {
		to = &p.Placed
	}
	m.digits(p, to, all)
	var lists [board.Cells]board.DigitSet
	for i, g := range m.groups {
		lists[i] = g.digits
	}
	p.KeepListed(&lists, board.AllCells)
}

// FillLists makes the puzzle of what each cell lists, one digit or several; a single digit is that of the cell. Where there
// are givens, these cells are all of them.
func FillLists(p *puzzle.Puzzle, lists *[board.Cells]board.DigitSet, givens board.CellSet) {
	var m marks
	for i, list := range lists {
		m.groups[i].digits = list
		if givens.Has(board.Cell(i)) {
			m.groups[i].says = saysGiven
			m.says |= saysGiven
		}
	}
	m.fill(p)
}

// digits puts the digits on the board: into the grid to, unless a group says otherwise.
func (m *marks) digits(p *puzzle.Puzzle, to *board.Grid, all bool) {
	known := p.Digits()
	for i, g := range m.groups {
		c := board.Cell(i)
		switch d := g.digits.First(); {
		case known[c] != 0:
		case g.says == saysGiven:
			p.Givens[c] = d
		case g.says == saysPlaced:
			p.Placed[c] = d
		case !g.digits.Single() || all:
		default:
			if peer, lists := m.peer(c, d); lists {
				p.Note(`read %v "%v" as a candidate, not a digit: %v still lists %v`, c, d, peer, d)
				continue
			}
			to[c] = d
		}
	}
}

// peer is a cell that sees c and lists d.
func (m *marks) peer(c board.Cell, d board.Digit) (peer board.Cell, lists bool) {
	for _, u := range c.Units() {
		for x := range u.Cells().All() {
			if x != c && m.groups[x].digits.Has(d) {
				return x, true
			}
		}
	}
	return 0, false
}

// AppendMarks writes a pencil-mark grid. A cell without candidates is a pair of braces.
func AppendMarks(out []byte, p *puzzle.Puzzle) []byte {
	b := p.Board()
	var cells [board.Cells]string
	var wide [9]int
	for i := range cells {
		c := board.Cell(i)
		digits := b.Candidates(c)
		if d := b.Digit(c); d != 0 {
			digits = board.Digits(d)
		}
		cells[i] = source.DigitText(digits)
		if digits == 0 {
			cells[i] = "{}"
		}
		wide[c.Col()] = max(wide[c.Col()], len(cells[i]))
	}
	rule := func(left, mid, right string) {
		out = append(out, left...)
		for box := range 3 {
			if box > 0 {
				out = append(out, mid...)
			}
			out = append(out, strings.Repeat("-", wide[3*box]+wide[3*box+1]+wide[3*box+2]+6)...)
		}
		out = append(append(out, right...), '\n')
	}
	rule(".", ".", ".")
	for i, text := range cells {
		if i > 0 && i%27 == 0 {
			rule(":", "+", ":")
		}
		if i%3 == 0 {
			out = append(out, '|')
		}
		out = fmt.Appendf(out, " %-*s ", wide[i%9], text)
		if i%9 == 8 {
			out = append(out, "|\n"...)
		}
	}
	rule("'", "'", "'")
	return out
}
