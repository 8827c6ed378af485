package pattern

import (
	"deduku/board"
	"deduku/deduce"
)

// CandidateNode is a candidate as a node.
func CandidateNode(x board.Candidate) deduce.Node {
	return deduce.Node{Cells: board.CellsOf(x.Cell), Digit: x.Digit}
}

// NodeOf is a digit in cells as a node.
func NodeOf(cells board.CellSet, d board.Digit) deduce.Node {
	return deduce.Node{Cells: cells, Digit: d}
}

// IsRing reports whether links come back to where they begin, strong and weak ones in turn all the way.
func IsRing(links []deduce.Link) bool {
	last := len(links) - 1
	return last > 0 && links[0].Strong && !links[last].Strong && links[last].To == links[0].From
}

// Branches are the chains of some links: one ends where the next link does not go on from it.
func Branches(links []deduce.Link) (branches [][]deduce.Link) {
	begin := 0
	for i := range links {
		if i+1 == len(links) || links[i+1].From != links[i].To {
			branches = append(branches, links[begin:i+1])
			begin = i + 1
		}
	}
	return branches
}

// WingLinks says by which of the digits the first set is tied to the third, and by which the second.
func (p *Pattern) WingLinks(a, b, c board.CellSet, digits board.DigitSet) (x, y board.Digit) {
	x, y = digits.First(), (digits & (digits - 1)).First()
	if y == 0 {
		return x, x
	}
	if !p.restricted(a, c, x) || !p.restricted(b, c, y) {
		x, y = y, x
	}
	return x, y
}

// restricted reports whether all places of a digit in a set see all in another.
func (p *Pattern) restricted(a, b board.CellSet, d board.Digit) bool {
	inA, inB := p.With(a, d), p.With(b, d)
	return !inA.Empty() && !inB.Empty() && inB.Within(inA.SeenByAll())
}
