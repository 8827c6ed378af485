package explanation

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// What a line of an argument rests on: for each other candidate of its truth, what rules it out. A reader then need not find out
// which placement matters where.

// cause is a claim and the candidates of a truth that it rules out.
type cause struct {
	claim int32
	out   []board.Candidate
}

// members are the candidates of a truth on the board that the argument starts from.
func (a *arguing) members(truth deduce.Truth) (all []board.Candidate) {
	if c, ok := truth.Cell(); ok {
		for d := range a.board.Candidates(c).All() {
			all = append(all, board.Candidate{Cell: c, Digit: d})
		}
		return all
	}
	u, d := truth.Unit()
	for c := range a.board.CellsFor(d).And(u.Cells()).All() {
		all = append(all, board.Candidate{Cell: c, Digit: d})
	}
	return all
}

// causes are few of the claims by which all the candidates are ruled out, in the order of the claims: first what rules out most and, of
// those alike, what is placed rather than what a lemma removes. It is nil where they do not rule out all.
func (a *arguing) causes(out []board.Candidate, claims []int32) (all []cause) {
	for left := slices.Clone(out); len(left) > 0; {
		best := cause{claim: -1}
		for _, r := range claims {
			c := &a.claims[r]
			var by []board.Candidate
			for _, x := range left {
				if falsifies(c, x) {
					by = append(by, x)
				}
			}
			if len(by) > len(best.out) || len(by) > 0 && len(by) == len(best.out) && c.True && !a.claims[best.claim].True {
				best = cause{r, by}
			}
		}
		if best.claim < 0 {
			return nil
		}
		left = slices.DeleteFunc(left, func(x board.Candidate) bool { return slices.Contains(best.out, x) })
		all = append(all, best)
	}
	slices.SortFunc(all, func(p, q cause) int { return int(p.claim - q.claim) })
	return all
}

// sinceOut says which claims rule candidates of a truth out: what is placed with the cells that it sees, and what one lemma removes together.
// Where the claims do not do so by themselves all are named.
func (a *arguing) sinceOut(of deduce.Truth, out []board.Candidate, claims []int32) string {
	_, inCell := of.Cell() // there a digit says by itself what it rules out
	causes := a.causes(out, claims)
	if causes == nil {
		return a.since(claims)
	}
	var all []string
	seeing := false
	for i, c := range causes {
		by := &a.claims[c.claim]
		switch name := a.names[c.claim]; {
		case by.True:
			sight := ""
			if !inCell {
				sight = a.sightFrom(by.Candidate, c.out)
			}
			seeing = seeing || sight != ""
			all = append(all, a.placed(c.claim)+sight)
		case name == "":
			all = append(all, a.isOut(by.Candidate))
		case !slices.ContainsFunc(causes[:i], func(p cause) bool { return a.names[p.claim] == name }):
			var xs []board.Candidate
			for _, p := range causes {
				if a.names[p.claim] == name {
					xs = append(xs, a.claims[p.claim].Candidate)
				}
			}
			all = append(all, a.Eliminations(xs)+" (lemma "+name+")")
		}
	}
	switch {
	case len(all) == 0:
		return ""
	case seeing:
		return ", since " + strings.Join(all, "; ")
	}
	return ", since " + wording.And(all)
}

// sightFrom says which cells something placed sees, empty where it only fills one of them.
func (t explainer) sightFrom(placed board.Candidate, out []board.Candidate) string {
	var cells board.CellSet
	for _, x := range out {
		cells = cells.With(x.Cell)
	}
	if cells = cells.Without(placed.Cell); cells.Empty() {
		return ""
	}
	return " sees " + t.SightOf(placed.Cell, cells)
}
