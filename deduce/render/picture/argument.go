package picture

import (
	"deduku/deduce"
	"deduku/deduce/render/lemma"
)

// claims shows what an argument says of candidates: what follows from its premise and what its lemmas remove, or what
// follows in each of its cases. What is supposed within lemmas is left out. What has nothing left is outlined.
func (p *Picture) claims(claims []deduce.Claim) {
	branch := Branch1 - 1
	end := lemma.Contradiction(claims)
	for i := range claims {
		c := &claims[i]
		switch {
		case c.Depth == 0 && c.Kind == deduce.Assume:
			branch = min(branch+1, Branch4)
			p.claim(c, branch)
		case c.Depth != 1 || c.Kind == deduce.Assume || c.Kind == deduce.Conflict:
		case !c.True:
			p.claim(c, Refuted)
		case end != nil:
			p.claim(c, Follows)
		default:
			p.claim(c, branch)
		}
	}
	if end == nil {
		return
	}
	p.name(Branch1, "supposed")
	if cell, ok := end.Truth.Cell(); ok {
		p.Cells[cell] = Pattern
	} else {
		u, _ := end.Truth.Unit()
		p.Units[u] = Pattern
	}
}

// claim marks the candidate of a claim.
func (p *Picture) claim(c *deduce.Claim, m Mark) {
	if p.Candidates[c.Candidate.Cell].Has(c.Candidate.Digit) {
		p.mark(c.Candidate.Cell, c.Candidate.Digit, m)
	}
}
