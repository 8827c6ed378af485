package picture

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// cases marks, of a step whose links are chains from several cases, what is true in each case: what it begins with, what follows of it, and
// what is ruled out on the way. What the step concludes is left out: it follows in each. Chains that begin alike have one supposition instead, and an end.
func (p *Picture) cases(s *deduce.Step) {
	t := wording.Text{Notation: p.Notation}
	branches := pattern.Branches(s.Argument.Links)
	alike := len(branches) > 1 && !slices.ContainsFunc(branches, func(links []deduce.Link) bool {
		return links[0].From != branches[0][0].From || links[0].Strong != branches[0][0].Strong
	})
	p.name(Refuted, "ruled out on the way")
	for i, links := range branches {
		if s.Argument.Case > 0 {
			i = s.Argument.Case - 1
		}
		begins, supposed := links[0].From, min(Branch1+Mark(i), Branch4)
		name, follows := "if "+t.NodeIs(begins, !links[0].Strong), supposed
		if alike {
			name, supposed, follows = "supposed", Branch1, Follows
		}
		p.name(supposed, name)
		if !links[0].Strong {
			p.node(begins, supposed)
		}
		for _, l := range links {
			if !l.Strong {
				continue
			}
			if !concludes(s, l.To) {
				p.node(l.To, follows)
			}
			if l.From != begins {
				p.ruledOut(l.From)
			}
		}
	}
	if base := pattern.PartsOf(s, deduce.Base); alike && len(base) == 1 {
		if base[0].Units != 0 {
			p.nothingFor(deduce.UnitTruth(base[0].Units.First(), base[0].Digits.First()))
		} else {
			p.nothingFor(deduce.CellTruth(base[0].Cells.First()))
		}
	}
}

// ruledOut marks the candidates of a node that are in no set, whose letter is to be seen.
func (p *Picture) ruledOut(n deduce.Node) {
	for c := range n.Cells.All() {
		if p.Candidates[c].Has(n.Digit) && p.Marks[c][n.Digit] < LetterA {
			p.mark(c, n.Digit, Refuted)
		}
	}
}

// node marks the candidates of a node, which may be true in other cases, too.
func (p *Picture) node(n deduce.Node, m Mark) {
	for c := range n.Cells.All() {
		if p.Candidates[c].Has(n.Digit) {
			p.mark(c, n.Digit, m)
			p.shared[c][n.Digit] |= 1 << m
		}
	}
}

// concludes reports whether a node is one candidate of which a step concludes something.
func concludes(s *deduce.Step, n deduce.Node) bool {
	is := func(x board.Candidate) bool { return pattern.CandidateNode(x) == n }
	return slices.ContainsFunc(s.Placements, is) || slices.ContainsFunc(s.Eliminations, is)
}
