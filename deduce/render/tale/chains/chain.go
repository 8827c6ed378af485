package chains

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale/deadly"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// ChainOfLinks tells a chain link by link, each with its reason.
func ChainOfLinks(t *teller.Teller) teller.Tale {
	if t.Step.Argument == nil || len(t.Step.Argument.Links) < 3 {
		return teller.Tale{}
	}
	links := t.Step.Argument.Links
	tale := teller.Tale{Look: "The chain: " + t.Alternating(&t.Pattern, links) + "." + SetsLinked(t, links) + deadly.PatternsAlone(t)}
	if comesBack(t, links) {
		begins := links[0].From
		if n := stopsAt(links); n >= 0 && n < len(links)-2 {
			before, _ := clashing(links, n)
			tale.Choices = "Suppose that " + t.NodeIs(begins, true) + ". Then " + LinkByLink(t, links[:n]) + ", so " + contradicted(t, links, n, before) + ". So " + t.NodeIs(begins, false) + "."
			return tale
		}
		tale.Choices = "Suppose that " + t.NodeIs(begins, true) + ". Then " + LinkByLink(t, links) + comingBack(t, links) + ". That cannot be, so " + t.NodeIs(begins, false) + "."
		return tale
	}
	for !links[0].Strong {
		links = links[1:]
	}
	if last := len(links) - 1; !links[last].Strong && !pattern.IsRing(links) {
		links = links[:last]
	}
	if n, why := notBothTrue(t, links); n > 0 {
		begins := links[0].From
		tale.Choices = "Suppose that " + t.NodeIs(begins, false) + ". Then " + LinkByLink(t, links[:n]) + ". " + why + ". So " + t.NodeIs(begins, true) + "."
		tale.Sees = chainRefutes(t, begins)
		return tale
	}
	if n := stopsAt(links); n >= 0 && pattern.IsRing(links) && stopsAt(backwards(links)) < 0 {
		tale.Choices = ringOneWay(t, links, n)
	} else {
		tale.Choices = "Suppose that " + t.NodeIs(links[0].From, false) + ". Then " + LinkByLink(t, links) + ". " + chainEnd(t, links)
	}
	tale.Sees = chainSees(t, links)
	if pattern.IsRing(links) {
		if len(t.Step.Eliminations) > 1 {
			tale.Therefore = "All these can be removed."
		}
	}
	return tale
}

// notBothTrue says which two nodes of a chain that would be true can't both be, and after how many links that is so; zero for none.
func notBothTrue(t *teller.Teller, links []deduce.Link) (n int, why string) {
	if links[len(links)-1].To == links[0].From {
		return 0, "" // it comes back, which says enough
	}
	links = openNodes(links)
	for i, l := range links {
		for _, before := range links[:i] {
			a, b := before.To, l.To
			switch {
			case !l.Strong || !before.Strong:
			case a.Digit != b.Digit && a.Cells == b.Cells && a.Cells.Rest().Empty():
				return i + 1, "But " + t.List(a.Cells) + " can't be both " + a.Digit.String() + " and " + b.Digit.String()
			case a.Digit == b.Digit && b.Cells.Within(a.Cells.SeenByAll()):
				return i + 1, "But " + t.List(a.Cells.Union(b.Cells)) + " can't both be " + a.Digit.String() + " (" + weakReason(t, deduce.Link{From: a, To: b}) + ")"
			}
		}
	}
	return 0, ""
}

// chainRefutes says how a node that must be true rules out what is removed.
func chainRefutes(t *teller.Teller, by deduce.Node) string {
	var all []string
	for _, x := range t.Step.Eliminations {
		all = append(all, t.Notation.Cell(x.Cell)+" is not "+x.Digit.String()+" ("+weakReason(t, deduce.Link{From: by, To: pattern.CandidateNode(x)})+")")
	}
	return "So " + wording.And(all) + "."
}

// comesBack reports whether links begin at the one candidate that is removed and come back to it: were it true, it would be false.
func comesBack(t *teller.Teller, links []deduce.Link) bool {
	begins, last := links[0].From, links[len(links)-1]
	return !links[0].Strong && !last.Strong && last.To == begins && len(t.Step.Eliminations) == 1 && pattern.CandidateNode(t.Step.Eliminations[0]) == begins
}

// comingBack says how links that come back rule out the candidate with which they begin.
func comingBack(t *teller.Teller, links []deduce.Link) string {
	last := openNodes(links)[len(links)-1]
	if last.From.Cells == last.To.Cells {
		return ", not " + last.To.Digit.String()
	}
	return ", so " + t.NodeIs(last.To, false) + " (" + weakReason(t, last) + ")"
}

// SetsLinked names the almost locked sets of which links are made; empty for none.
func SetsLinked(t *teller.Teller, links []deduce.Link) string {
	var all []string
	bent := ""
	sets := t.ChainSets()
	for _, i := range t.SetsAlong(links) {
		cells := sets[i].Cells
		all = append(all, t.SetNamed(pattern.LetterOf(i), cells))
		if cells.CommonUnits() == 0 {
			bent += " Of each digit of " + pattern.LetterOf(i) + " all places see each other: " + bound(t, cells) + onceIn(t, cells) + "."
		}
	}
	if len(all) == 0 {
		return ""
	}
	intro := " Almost locked sets, each"
	if len(all) == 1 {
		intro = " An almost locked set,"
	}
	if bent == "" {
		intro += " in one unit and"
	}
	return intro + " with one digit more than cells: " + strings.Join(all, ", ") + "." + bent + " A set that lacks one digit holds all the others."
}

// bound names for the digits that several of the cells can hold the units that all these share: 1 and 9 in column 7, 2 in box 3.
func bound(t *teller.Teller, cells board.CellSet) string {
	var digits [board.Units]board.DigitSet
	for d := range t.Union(cells).All() {
		if places := t.With(cells, d); !places.Rest().Empty() && places.CommonUnits() != 0 {
			u := places.CommonUnits().First()
			digits[u] = digits[u].With(d)
		}
	}
	var all []string
	for u, ds := range digits {
		if ds != 0 {
			all = append(all, wording.AndDigits(ds)+" in "+t.Unit(board.Unit(u)))
		}
	}
	return strings.Join(all, ", ")
}

// onceIn names the digits that just one of the cells can hold: ; 8 is only in r6c8.
func onceIn(t *teller.Teller, cells board.CellSet) string {
	var all string
	for d := range t.Union(cells).All() {
		if places := t.With(cells, d); places.Rest().Empty() {
			all += "; " + d.String() + " is only in " + t.List(places)
		}
	}
	return all
}

// LinkByLink tells links one after the other, each with its reason: r1c3 is 6 (only other place in column 3), not 7, so
// r7c8 is not 6 (row 7) but 5. The last weak link of a ring is left to its end.
func LinkByLink(t *teller.Teller, links []deduce.Link) string {
	return linked(t, links, func(reason string) string { return " (" + reason + ")" })
}

// linkedBack tells links whose reasons were told the other way round.
func linkedBack(t *teller.Teller, links []deduce.Link) string {
	return linked(t, links, func(string) string { return "" })
}

// linked is linkByLink with reasons written by a function.
func linked(t *teller.Teller, links []deduce.Link, because func(string) string) string {
	var tale strings.Builder
	open := openNodes(links)
	for i, l := range open {
		before := ""
		if i > 0 {
			before = ", so "
		}
		switch sameCell := l.From.Cells == l.To.Cells; {
		case l.Strong && sameCell && i > 0 && open[i-1].From.Cells != l.From.Cells && reasonAlong(t, links, i) == onlyCandidate:
			tale.WriteString(" but " + l.To.Digit.String())
		case l.Strong:
			tale.WriteString(before + t.NodeIs(l.To, true) + because(reasonAlong(t, links, i)))
		case i == len(links)-1 && links[i].To == links[0].From:
		case sameCell && i > 0:
			tale.WriteString(", not " + l.To.Digit.String())
		default:
			tale.WriteString(before + t.NodeIs(l.To, false) + because(weakReason(t, l)))
		}
	}
	return tale.String()
}

// chainSees says of what is removed why.
func chainSees(t *teller.Teller, links []deduce.Link) string {
	first, last := links[0].From, links[len(links)-1]
	switch {
	case !last.Strong:
		return chainCertain(t, links)
	case last.To == first:
		return "The other candidates of " + t.Notation.Cell(first.Cells.First()) + " are false."
	}
	return chainTargets(t, first, last.To)
}

// chainEnd says what the chain comes to.
func chainEnd(t *teller.Teller, links []deduce.Link) string {
	first, last := links[0].From, links[len(links)-1]
	switch {
	case !last.Strong:
		came := deduce.Link{From: openNodes(links)[len(links)-1].From, To: first}
		return "Then " + t.NodeIs(first, false) + " (" + weakReason(t, came) + "), as supposed. If " + t.NodeIs(first, true) + ", " + linkedBack(t, backwards(links)) +
			". So in both cases " + pairsBelow(t, links)
	case last.To == first:
		return "That cannot be, so " + t.NodeIs(first, true) + "."
	case last.To.Digit == first.Digit && last.To.Cells.Within(first.Cells):
		return "That contradicts what was supposed. So " + t.NodeIs(first, true) + "."
	}
	return "So " + t.NodeIs(first, true) + ", or " + t.NodeIs(last.To, true) + ", or both."
}

// pairsBelow leads to what a ring makes certain.
func pairsBelow(t *teller.Teller, links []deduce.Link) string {
	if len(certain(t, links)) == 1 {
		return "this is certain:"
	}
	return "exactly one of each pair below is true:"
}

// ringOneWay tells a ring that contradicts itself at its n-th link if its first node is false, so that this is true.
func ringOneWay(t *teller.Teller, links []deduce.Link, n int) string {
	first := links[0].From
	before, _ := clashing(links, n)
	return "Suppose that " + t.NodeIs(first, false) + ". Then " + LinkByLink(t, links[:n]) + ", so " + contradicted(t, links, n, before) + ". So " + t.NodeIs(first, true) + ": then " +
		LinkByLink(t, backwards(links)) + ". So " + pairsBelow(t, links)
}

// backwards are the links of a ring the other way round, up to the node that they come back to.
func backwards(links []deduce.Link) (back []deduce.Link) {
	for i := len(links) - 1; i > 0; i-- {
		back = append(back, deduce.Link{From: links[i].To, To: links[i].From, Strong: links[i].Strong})
	}
	return back
}

// chainTargets says for what is removed how each end rules it out: by one sight of both where they are the same digit.
func chainTargets(t *teller.Teller, first, last deduce.Node) string {
	if first.Digit == last.Digit {
		return t.SeeingAll(first.Cells.Union(last.Cells))
	}
	var all strings.Builder
	for _, x := range t.Step.Eliminations {
		all.WriteString(" " + t.Notation.Cell(x.Cell) + " is not " + x.Digit.String() + " if " + ruledOut(t, x, first) + ", nor if " + ruledOut(t, x, last) + ".")
	}
	return strings.TrimSpace(all.String())
}

// ruledOut says how a node rules a candidate out: r1c4 is 4 (row 1).
func ruledOut(t *teller.Teller, x board.Candidate, by deduce.Node) string {
	return t.NodeIs(by, true) + " (" + weakReason(t, deduce.Link{From: by, To: pattern.CandidateNode(x)}) + ")"
}

// Chained are the strong links of a chain in its order, each with what makes it one: 6 is in r1c3 or r3c3 (column 3).
func Chained(t *teller.Teller, links []deduce.Link) string {
	var all []string
	for _, l := range links {
		if !l.Strong {
			continue
		}
		either := t.NodeIs(l.From, true) + " or " + t.NodeIs(l.To, true)
		switch in, _ := strings.CutPrefix(strongReason(t, l), "only other "); {
		case l.From.Cells == l.To.Cells && l.From.Cells.Rest().Empty():
			either = t.List(l.From.Cells) + " is " + l.From.Digit.String() + " or " + l.To.Digit.String()
		case l.From.Digit == l.To.Digit:
			either = l.From.Digit.String() + " is in " + t.OrList(l.From.Cells.Union(l.To.Cells))
			if _, where, ok := strings.Cut(in, " in "); ok {
				either += " (" + where + ")"
			}
		}
		all = append(all, either)
	}
	one := "The strong link: "
	if len(all) > 1 {
		one = "The " + wording.NumberWord(len(all)) + " strong links: "
	}
	return one + strings.Join(all, "; ") + "." + SetsLinked(t, links) + deadly.PatternsAlone(t)
}
