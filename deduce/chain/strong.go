package chain

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// strongLinks are the strong links of a position in each unit, which graphs of several kinds have. Those of a unit are found again
// only where it has changed.
type strongLinks struct {
	units [board.Units]struct {
		links []unitLink
		built uint64 // the position for which they were found
	}
}

// unitLink is a digit whose places in a unit are all in one of two nodes.
type unitLink struct {
	digit board.Digit
	kind  Kinds // Places where there are two, or Groups
	p, q  board.CellSet
}

var strongIndex = deduce.NewIndex(func(v *deduce.View, s *strongLinks) {
	for u := range board.Unit(board.Units) {
		if of := &s.units[u]; of.built < v.ChangedAt(u) {
			of.built = v.Position()
			of.links = appendLinks(of.links[:0], v, u)
		}
	}
})

// appendLinks appends the links of the places of each digit in a unit, where these are two or two groups.
func appendLinks(to []unitLink, v *deduce.View, u board.Unit) []unitLink {
	for d := board.Digit(1); d <= 9; d++ {
		at := v.Spots(u, d)
		switch n := at.Len(); {
		case n < 2:
		case n == 2:
			to = append(to, unitLink{d, Places, u.CellsAt(at & -at), u.CellsAt(at & (at - 1))})
		default:
			to = appendGroups(to, u, d, at)
		}
	}
	return to
}

// lines are the rows of three places of a unit and, where it is a box, the columns.
var lines = [2 * board.BoxSide]board.SpotSet{0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100}

// appendGroups appends the links of groups of some places of a unit, three or more: all on one line of three and the others.
func appendGroups(to []unitLink, u board.Unit, d board.Digit, at board.SpotSet) []unitLink {
	n := board.BoxSide
	if u >= board.Lines {
		n = len(lines)
	}
	for i, line := range lines[:n] {
		p, q := at&line, at&^line
		if p == 0 || q == 0 || !slices.ContainsFunc(lines[:n], func(l board.SpotSet) bool { return q&^l == 0 }) {
			continue
		}
		if i > 0 && slices.ContainsFunc(lines[:i], func(l board.SpotSet) bool { return at&l == q }) {
			continue // had its turn as the others of q
		}
		to = append(to, unitLink{d, Groups, u.CellsAt(p), u.CellsAt(q)})
	}
	return to
}

// linkUnits links what is linked in units.
func (g *Graph) linkUnits() {
	strong := strongIndex.Of(g.view)
	for u := range strong.units {
		links := strong.units[u].links
		for i := range links {
			l := &links[i]
			if g.kinds&l.kind == 0 {
				continue
			}
			part := deduce.Part{Role: deduce.Strong, Units: board.UnitsOf(board.Unit(u)), Cells: l.p.Union(l.q), Digits: board.Digits(l.digit)}
			g.link(g.node(l.p, l.digit), g.node(l.q, l.digit), part)
		}
	}
}
