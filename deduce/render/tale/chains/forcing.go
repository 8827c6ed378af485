package chains

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale/deadly"
	"deduku/deduce/render/tale/sets"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// ForcingChains tells chains that begin or end alike, a branch after the other, each link with its reason.
func ForcingChains(t *teller.Teller) teller.Tale {
	if t.Step.Argument == nil {
		return teller.Tale{}
	}
	links := t.Step.Argument.Links
	branches := pattern.Branches(links)
	tale := teller.Tale{Cases: toldBranches(t, branches)}
	base := t.Parts(deduce.Base)
	if len(base) > 0 {
		tale.Look = choice(t, base[0])
	}
	extras := t.Parts(deduce.Extra)
	if len(extras) > 0 {
		tale.Look = deadly.GuardedBy(t, extras)
	}
	begins := branches[0][0].From
	refuted := slices.ContainsFunc(branches, func(links []deduce.Link) bool { return stopsAt(links) >= 0 })
	if len(base)+len(extras) == 0 {
		tale.Look = "Follow " + begins.Digit.String() + " in " + t.List(begins.Cells) + ", true and false."
	}
	tale.Look += SetsLinked(t, links)
	switch {
	case len(base)+len(extras) == 0:
		tale.Sees = "Either is so, and it comes to the same: " + concluded(t) + "."
		if refuted {
			tale.Sees = "So the other is so: " + concluded(t) + "."
		}
	case begins == pattern.CandidateNode(t.Conclusion()):
		tale.Sees = nothingLeft(t, base) + ", so " + concluded(t) + "."
	case refuted:
		tale.Sees = "One of the others is so, and each comes to the same: " + concluded(t) + "."
	default:
		tale.Sees = "One of these is so, and each comes to the same: " + concluded(t) + "."
	}
	return tale
}

// choice says what there is to choose from: the places of a digit in a unit, or the candidates of a cell.
func choice(t *teller.Teller, base *deduce.Part) string {
	if base.Units != 0 {
		return t.OnlyPlaces(base.Units, base.Digits.First())
	}
	return "The candidates of " + t.List(base.Cells) + " are " + wording.AndDigits(base.Digits) + "."
}

// nothingLeft says that all choices are ruled out.
func nothingLeft(t *teller.Teller, bases []*deduce.Part) string {
	switch {
	case len(bases) == 0:
		return "All of this together cannot be"
	case bases[0].Units != 0:
		return wording.Capital(t.Units(bases[0].Units)) + " would have no place for " + bases[0].Digits.First().String()
	}
	return t.List(bases[0].Cells) + " would have no candidate"
}

// Kraken tells a fish that fins spoil, and the chains from them.
func Kraken(t *teller.Teller) teller.Tale {
	if t.Step.Argument == nil {
		return teller.Tale{}
	}
	base, cover, fins := t.Role(deduce.Base), t.Role(deduce.Cover).Units, t.Role(deduce.Fin).Cells
	d, n, one := base.Digits.First(), base.Units.Len(), sets.BaseNoun(t, base.Units, t.Parts(deduce.Cover))
	whole := "each of the " + wording.NumberWord(n) + " " + one + "s needs " + teller.ADigit(d) + " and each cover has room for only one, so the " + d.String() + " of each cover is in a " + one
	switch fins.Len() {
	case 0:
		whole = wording.Capital(whole)
	case 1:
		whole = "If " + t.List(fins) + " is not " + d.String() + ", " + whole
	default:
		whole = "If no fin is " + d.String() + ", " + whole
	}
	tale := teller.Tale{
		Look: t.OnlyPlaces(base.Units, d) + SetsLinked(t, t.Step.Argument.Links), Cases: toldBranches(t, pattern.Branches(t.Step.Argument.Links)),
		Choices:   wording.Capital(sets.AllButFins(t, fins, board.CellSet{})) + " are in the " + wording.NumberWord(n) + " covers, " + t.Units(cover) + ". " + whole,
		Therefore: "In every case " + t.Therefore(),
	}
	if slices.ContainsFunc(pattern.Branches(t.Step.Argument.Links), func(links []deduce.Link) bool { return stopsAt(links) >= 0 }) {
		tale.Therefore = "In every other case " + t.Therefore()
	}
	if within := t.Role(deduce.Within).Units; within != 0 {
		tale.Choices += ", that of " + t.Unit(within.First()) + " in " + t.OrList(base.Cells.And(within.First().Cells())) + "."
	} else {
		in := board.UnitSet(0)
		for c := range t.Removed().All() {
			in |= c.UnitSet() & cover
		}
		tale.Choices += ", and " + concluded(t) + " (" + t.Units(in) + ")."
	}
	return tale
}

// concluded says what is concluded.
func concluded(t *teller.Teller) string {
	if len(t.Step.Placements) > 0 {
		return t.NodeIs(pattern.CandidateNode(t.Conclusion()), true)
	}
	var all []string
	for _, x := range wording.Together(t.Step.Eliminations) {
		all = append(all, t.IsNot(x.Cells, x.Digits))
	}
	return wording.And(all)
}

// toldBranches tells each branch in a sentence: if this, then that, so that. Where several candidates are removed, each branch
// begins or ends with all of them.
func toldBranches(t *teller.Teller, branches [][]deduce.Link) (all []string) {
	for _, links := range branches {
		links = lostTogether(t, links)
		var says strings.Builder
		says.WriteString("If " + supposition(t, links[0].From, !links[0].Strong))
	branch:
		for i, l := range links {
			inCell := i > 0 && l.From.Cells == l.To.Cells
			if before, ok := clashing(links, i); ok {
				says.WriteString(", so " + contradicted(t, links, i, before) + ": this can't be")
				break branch
			}
			switch {
			case inCell && !l.Strong && !endsIn(t, links, i):
				says.WriteString(", not " + l.To.Digit.String())
			case inCell && l.Strong && reasonAlong(t, links, i) == onlyCandidate:
				says.WriteString(" but " + l.To.Digit.String())
			case i == 0:
				says.WriteString(", " + toldLink(t, links, i))
			default:
				says.WriteString(", so " + toldLink(t, links, i))
			}
		}
		all = append(all, says.String()+".")
	}
	return all
}

// lostTogether are the links of a branch where a true node that rules out one place of its digit in a unit rules out all that it sees
// there, so that fewer are left.
func lostTogether(t *teller.Teller, links []deduce.Link) []deduce.Link {
	links = slices.Clone(links)
	for i := 1; i < len(links); i++ {
		before, l := &links[i-1], &links[i]
		if before.Strong || !l.Strong || before.From.Digit != l.From.Digit || l.From.Digit != l.To.Digit || before.To != l.From || removes(t, before.From) || t.SetOf(*l) >= 0 {
			continue
		}
		lost := l.To.Cells.And(before.From.Cells.SeenByAll())
		left := l.To.Cells.Minus(lost)
		if lost.Empty() || left.Empty() || t.Common(before.From.Cells.Union(before.To.Cells).Union(lost)) == "" {
			continue
		}
		before.To.Cells, l.From.Cells, l.To.Cells = before.To.Cells.Union(lost), l.From.Cells.Union(lost), left
		if i+1 < len(links) {
			links[i+1].From = l.To
		}
	}
	return links
}

// toldLink says what the i-th link of a branch makes true or false, and why.
func toldLink(t *teller.Teller, links []deduce.Link, i int) string {
	l := openNodes(links[:i+1])[i]
	switch {
	case endsIn(t, links, i):
		return falls(t, l.From)
	case !l.Strong && i == 0:
		return t.NodeIs(l.To, false) + " (" + suppositionReason(t, l) + ")"
	case !l.Strong:
		return t.NodeIs(l.To, false) + " (" + weakReason(t, l) + ")"
	}
	return t.NodeIs(l.To, true) + " (" + reasonAlong(t, links, i) + ")"
}

// endsIn reports whether the i-th link is the last of a branch, and what it makes false is removed.
func endsIn(t *teller.Teller, links []deduce.Link, i int) bool {
	return i == len(links)-1 && !links[i].Strong && removes(t, links[i].To)
}

// removes reports whether a node is a candidate that the step removes.
func removes(t *teller.Teller, n deduce.Node) bool {
	return slices.ContainsFunc(t.Step.Eliminations, func(x board.Candidate) bool { return pattern.CandidateNode(x) == n })
}

// supposition is what a branch begins with: a node, or any of the candidates that are refuted together.
func supposition(t *teller.Teller, from deduce.Node, true bool) string {
	if !true || !removes(t, from) || len(t.Step.Eliminations) == 1 {
		return t.NodeIs(from, true)
	}
	var all []string
	for _, x := range wording.Together(t.Step.Eliminations) {
		all = append(all, wording.Or(t.Cells(x.Cells))+" is "+wording.OrDigits(x.Digits))
	}
	return wording.Or(all)
}

// suppositionReason is the reason of the first link of a branch, from each candidate that it begins with.
func suppositionReason(t *teller.Teller, l deduce.Link) string {
	if !removes(t, l.From) {
		return weakReason(t, l)
	}
	var all []string
	for _, x := range t.Step.Eliminations {
		if reason := weakReason(t, deduce.Link{From: pattern.CandidateNode(x), To: l.To}); !slices.Contains(all, reason) {
			all = append(all, reason)
		}
	}
	return wording.Or(all)
}

// falls says of all that is removed how a node rules it out: neither r1c6 nor r3c6 is 5 (box 2).
func falls(t *teller.Teller, by deduce.Node) string {
	var reasons []string
	out := map[string][]board.Candidate{}
	for _, x := range t.Step.Eliminations {
		if !rulesOut(by, x) {
			continue
		}
		reason := weakReason(t, deduce.Link{From: by, To: pattern.CandidateNode(x)})
		if out[reason] == nil {
			reasons = append(reasons, reason)
		}
		out[reason] = append(out[reason], x)
	}
	var all []string
	for _, reason := range reasons {
		for _, x := range wording.Together(out[reason]) {
			all = append(all, t.IsNot(x.Cells, x.Digits)+" ("+reason+")")
		}
	}
	return wording.And(all)
}
