package picture

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/lemma"
)

// End is what the outline is called of what an argument leaves without a digit or a place.
const End = lemma.End

// claims shows what an argument says of candidates, each with its name: what follows from its premise and what its lemmas remove, or what
// follows in each of its cases. What is supposed within lemmas is left out. What has nothing left is outlined.
func (p *Picture) claims(a *deduce.Argument) {
	names := lemma.Names(a.Claims)
	if end := lemma.Contradiction(a.Claims); end != nil {
		p.follow(a.Claims, names, lemma.Case{From: 0, To: len(a.Claims)}, Branch1, Follows)
		p.name(Branch1, "supposed")
		p.nothingFor(end.Truth)
		return
	}
	for i, c := range lemma.Cases(a.Claims) {
		if a.Case == 0 || a.Case == i+1 {
			m := min(Branch1+Mark(i), Branch4)
			p.follow(a.Claims, names, c, m, m)
		}
	}
}

// follow marks what is supposed in a case and what follows there.
func (p *Picture) follow(claims []deduce.Claim, names []string, in lemma.Case, supposed, follows Mark) {
	for i := in.From; i < in.To; i++ {
		c := &claims[i]
		switch {
		case i == in.From:
			p.claim(c, "", supposed)
		case c.Depth != 1 || c.Kind == deduce.Assume || c.Kind == deduce.Conflict:
		case c.True:
			p.claim(c, names[i], follows)
		default:
			p.claim(c, names[i], Refuted)
		}
	}
}

// claim marks the candidate of a claim. Where it has a mark already the stronger counts, with its name.
func (p *Picture) claim(c *deduce.Claim, name string, m Mark) {
	at, d := c.Candidate.Cell, c.Candidate.Digit
	if !p.Candidates[at].Has(d) {
		return
	}
	if m >= p.Marks[at][d] {
		p.Names[at][d] = name
	}
	p.mark(at, d, m)
}

// nothingFor outlines a cell or a unit that a net leaves without.
func (p *Picture) nothingFor(truth deduce.Truth) {
	if cell, ok := truth.Cell(); ok {
		p.Cells[cell] = Pattern
		p.name(Pattern, "the cell without a digit")
		p.Without = p.Notation.Cell(cell) + ": the cell without a digit"
		return
	}
	u, _ := truth.Unit()
	p.Units[u] = Pattern
	p.name(Pattern, "the unit without a place")
	p.Without = p.Notation.Unit(u) + ": the unit without a place"
}

// Named reports whether claims of an argument have names in the picture.
func (p *Picture) Named() bool { return p.Names != [board.Cells][board.ByDigit]string{} }
