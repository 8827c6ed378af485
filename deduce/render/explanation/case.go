package explanation

import (
	"strconv"

	"deduku/deduce"
	"deduku/deduce/render/lemma"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// Case says which branch of a step one is, counted from 0, by what is supposed there: case 2, r5c7 is 4.
func Case(t wording.Text, i int, branch *deduce.Step) string {
	supposed := ""
	switch a := branch.Argument; {
	case len(a.Claims) > 0:
		c := &a.Claims[lemma.Cases(a.Claims)[i].From]
		supposed = t.NodeIs(pattern.CandidateNode(c.Candidate), c.True)
	case len(a.Links) > 0:
		supposed = t.NodeIs(a.Links[0].From, !a.Links[0].Strong)
	}
	return "case " + strconv.Itoa(i+1) + ", " + supposed
}
