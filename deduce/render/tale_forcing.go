package render

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// forcingChains tells chains that begin or end alike, a branch after the other, each link with its reason.
func (t *teller) forcingChains() Tale {
	if t.step.Argument == nil {
		return Tale{}
	}
	links := t.step.Argument.Links
	branches := branchesOf(links)
	tale := Tale{Cases: t.toldBranches(branches)}
	base := t.parts(deduce.Base)
	if len(base) > 0 {
		tale.Look = t.choice(base[0])
	}
	extras := t.parts(deduce.Extra)
	if len(extras) > 0 {
		tale.Look = t.guardedBy(extras)
	}
	begins := branches[0][0].From
	if len(base)+len(extras) == 0 {
		tale.Look = "Follow " + begins.Digit.String() + " in " + t.list(begins.Cells) + ", true and false."
	}
	tale.Look += t.setsLinked(links)
	switch {
	case len(base)+len(extras) == 0:
		tale.Sees = "Either is so, and it comes to the same: " + t.concluded() + "."
	case begins == candidateNode(t.conclusion()):
		tale.Sees = t.nothingLeft(base) + ", so " + t.concluded() + "."
	default:
		tale.Sees = "One of these is so, and each comes to the same: " + t.concluded() + "."
	}
	return tale
}

// choice says what there is to choose from: the places of a digit in a unit, or the candidates of a cell.
func (t *teller) choice(base *deduce.Part) string {
	if base.Units != 0 {
		return t.onlyPlaces(base.Units, base.Digits.First())
	}
	return "The candidates of " + t.list(base.Cells) + " are " + andDigits(base.Digits) + "."
}

// nothingLeft says that all choices are ruled out.
func (t *teller) nothingLeft(bases []*deduce.Part) string {
	switch {
	case len(bases) == 0:
		return "All of this together cannot be"
	case bases[0].Units != 0:
		return capital(t.units(bases[0].Units)) + " would have no place for " + bases[0].Digits.First().String()
	}
	return t.list(bases[0].Cells) + " would have no candidate"
}

// kraken tells a fish that fins spoil, and the chains from them.
func (t *teller) kraken() Tale {
	if t.step.Argument == nil {
		return Tale{}
	}
	base, cover, fins := t.role(deduce.Base), t.role(deduce.Cover).Units, t.role(deduce.Fin).Cells
	d, n, one := base.Digits.First(), base.Units.Len(), t.baseNoun(base.Units, t.parts(deduce.Cover))
	whole := "each of the " + numberWord(n) + " " + one + "s needs " + aDigit(d) + " and each cover has room for only one, so the " + d.String() + " of each cover is in a " + one
	switch fins.Len() {
	case 0:
		whole = capital(whole)
	case 1:
		whole = "If " + t.list(fins) + " is not " + d.String() + ", " + whole
	default:
		whole = "If no fin is " + d.String() + ", " + whole
	}
	tale := Tale{
		Look: t.onlyPlaces(base.Units, d) + t.setsLinked(t.step.Argument.Links), Cases: t.toldBranches(branchesOf(t.step.Argument.Links)),
		Choices:   capital(t.allButFins(fins, board.CellSet{})) + " are in the " + numberWord(n) + " covers, " + t.units(cover) + ". " + whole,
		Therefore: "In every case " + t.therefore(),
	}
	if within := t.role(deduce.Within).Units; within != 0 {
		tale.Choices += ", that of " + t.unit(within.First()) + " in " + t.orList(base.Cells.And(within.First().Cells())) + "."
	} else {
		in := board.UnitSet(0)
		for c := range t.removed().All() {
			in |= c.UnitSet() & cover
		}
		tale.Choices += ", and " + t.concluded() + " (" + t.units(in) + ")."
	}
	return tale
}

// conclusion is the one candidate of which something is concluded.
func (t *teller) conclusion() board.Candidate {
	return append(slices.Clone(t.step.Placements), t.step.Eliminations...)[0]
}

// concluded says what is concluded.
func (t *teller) concluded() string {
	if len(t.step.Placements) > 0 {
		return t.nodeIs(candidateNode(t.conclusion()), true)
	}
	var all []string
	for _, x := range together(t.step.Eliminations) {
		all = append(all, t.isNot(x.cells, x.digits))
	}
	return strings.Join(all, ", ")
}

// branchesOf are the chains of some links: one ends where the next link does not go on from it.
func branchesOf(links []deduce.Link) (branches [][]deduce.Link) {
	begin := 0
	for i := range links {
		if i+1 == len(links) || links[i+1].From != links[i].To {
			branches = append(branches, links[begin:i+1])
			begin = i + 1
		}
	}
	return branches
}

// toldBranches tells each branch in a sentence: if this, then that, so that. Where several candidates are removed, each branch
// begins or ends with all of them.
func (t *teller) toldBranches(branches [][]deduce.Link) (all []string) {
	for _, links := range branches {
		var says strings.Builder
		says.WriteString("If " + t.supposition(links[0].From, !links[0].Strong))
		for i, l := range links {
			inCell := i > 0 && l.From.Cells == l.To.Cells
			switch {
			case inCell && !l.Strong && !t.removes(l.To):
				says.WriteString(", not " + l.To.Digit.String())
			case inCell && l.Strong && t.strongReason(l) == onlyCandidate:
				says.WriteString(" but " + l.To.Digit.String())
			case i == 0:
				says.WriteString(", " + t.toldLink(links, i))
			default:
				says.WriteString(", so " + t.toldLink(links, i))
			}
		}
		all = append(all, says.String()+".")
	}
	return all
}

// toldLink says what the i-th link of a branch makes true or false, and why.
func (t *teller) toldLink(links []deduce.Link, i int) string {
	l := links[i]
	switch {
	case !l.Strong && t.removes(l.To):
		return t.falls(l.From)
	case !l.Strong && i == 0:
		return t.nodeIs(l.To, false) + " (" + t.suppositionReason(l) + ")"
	case !l.Strong:
		return t.nodeIs(l.To, false) + " (" + t.weakReason(l) + ")"
	}
	to, reason := l.To, t.strongReason(l)
	if from := links[0].From; !links[0].Strong && from.Digit != to.Digit && to.Cells.Meets(from.Cells) && from.Cells.Rest().Empty() && !to.Cells.Rest().Empty() {
		to.Cells = to.Cells.Minus(from.Cells) // they hold what is supposed
		reason += ", as " + t.nodeIs(from, true)
	}
	return t.nodeIs(to, true) + " (" + reason + ")"
}

// removes reports whether a node is a candidate that the step removes.
func (t *teller) removes(n deduce.Node) bool {
	return slices.ContainsFunc(t.step.Eliminations, func(x board.Candidate) bool { return candidateNode(x) == n })
}

// supposition is what a branch begins with: a node, or any of the candidates that are refuted together.
func (t *teller) supposition(from deduce.Node, true bool) string {
	if !true || !t.removes(from) || len(t.step.Eliminations) == 1 {
		return t.nodeIs(from, true)
	}
	var all []string
	for _, x := range together(t.step.Eliminations) {
		all = append(all, or(t.cells(x.cells))+" is "+orDigits(x.digits))
	}
	return or(all)
}

// suppositionReason is the reason of the first link of a branch, from each candidate that it begins with.
func (t *teller) suppositionReason(l deduce.Link) string {
	if !t.removes(l.From) {
		return t.weakReason(l)
	}
	var all []string
	for _, x := range t.step.Eliminations {
		if reason := t.weakReason(deduce.Link{From: candidateNode(x), To: l.To}); !slices.Contains(all, reason) {
			all = append(all, reason)
		}
	}
	return or(all)
}

// falls says of all that is removed how a node rules it out: neither r1c6 nor r3c6 is 5 (box 2).
func (t *teller) falls(by deduce.Node) string {
	var reasons []string
	out := map[string][]board.Candidate{}
	for _, x := range t.step.Eliminations {
		reason := t.weakReason(deduce.Link{From: by, To: candidateNode(x)})
		if out[reason] == nil {
			reasons = append(reasons, reason)
		}
		out[reason] = append(out[reason], x)
	}
	var all []string
	for _, reason := range reasons {
		for _, x := range together(out[reason]) {
			all = append(all, t.isNot(x.cells, x.digits)+" ("+reason+")")
		}
	}
	return and(all)
}
