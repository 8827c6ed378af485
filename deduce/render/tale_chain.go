package render

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// chainOfLinks tells a chain link by link, each with its reason.
func (t *teller) chainOfLinks() Tale {
	if t.step.Argument == nil || len(t.step.Argument.Links) < 3 {
		return Tale{}
	}
	links := t.step.Argument.Links
	for !links[0].Strong {
		links = links[1:]
	}
	last := len(links) - 1
	if !links[last].Strong && links[last].To != links[0].From {
		links = links[:last]
		last--
	}
	return Tale{
		Look:    "The chain: " + t.eureka(t.step) + ".",
		Choices: "Suppose that " + t.nodeIs(links[0].From, false) + ". Then " + t.linkByLink(links) + ". " + t.chainEnd(links),
		Sees:    t.chainSees(links),
	}
}

// linkByLink tells links one after the other, each with its reason: r1c3 is 6 (only other place in column 3), not 7, so
// r7c8 is not 6 (row 7) but 5. The last weak link of a ring is left to its end.
func (t *teller) linkByLink(links []deduce.Link) string {
	var tale strings.Builder
	for i, l := range links {
		before := ""
		if i > 0 {
			before = ", so "
		}
		switch sameCell := l.From.Cells == l.To.Cells; {
		case l.Strong && sameCell && i > 0 && links[i-1].From.Cells != l.From.Cells && t.strongReason(l) == onlyCandidate:
			tale.WriteString(" but " + l.To.Digit.String())
		case l.Strong:
			tale.WriteString(before + t.nodeIs(l.To, true) + " (" + t.strongReason(l) + ")")
		case i == len(links)-1 && l.To == links[0].From:
		case sameCell && i > 0:
			tale.WriteString(", not " + l.To.Digit.String())
		default:
			tale.WriteString(before + t.nodeIs(l.To, false) + " (" + t.weakReason(l) + ")")
		}
	}
	return tale.String()
}

// chainSees says of what is removed why.
func (t *teller) chainSees(links []deduce.Link) string {
	first, last := links[0].From, links[len(links)-1]
	switch {
	case !last.Strong:
		return t.chainCertain(links)
	case last.To == first:
		return "The other candidates of " + t.Notation.Cell(first.Cells.First()) + " are false."
	}
	return t.chainTargets(first, last.To)
}

// chainEnd says what the chain comes to.
func (t Text) chainEnd(links []deduce.Link) string {
	first, last := links[0].From, links[len(links)-1]
	switch {
	case !last.Strong:
		return "Then " + t.nodeIs(first, false) + " (" + t.weakReason(last) + "), as supposed. If " + t.nodeIs(first, true) + ", the links run backwards: all is the opposite. " +
			"At each weak link exactly one is true."
	case last.To == first:
		return "That cannot be, so " + t.nodeIs(first, true) + "."
	}
	return "So " + t.nodeIs(first, true) + ", or " + t.nodeIs(last.To, true) + ", or both."
}

// chainTargets says for what is removed how each end rules it out: by one sight of both where they are the same digit.
func (t *teller) chainTargets(first, last deduce.Node) string {
	if first.Digit == last.Digit {
		return t.seeingAll(first.Cells.Union(last.Cells))
	}
	var all strings.Builder
	for _, x := range t.step.Eliminations {
		all.WriteString(" " + t.Notation.Cell(x.Cell) + " is not " + x.Digit.String() + " if " + t.ruledOut(x, first) + ", nor if " + t.ruledOut(x, last) + ".")
	}
	return strings.TrimSpace(all.String())
}

// chainCertain says for each weak link of a ring what it removes, and for each almost locked set.
func (t *teller) chainCertain(links []deduce.Link) string {
	var all strings.Builder
	told := map[board.Candidate]bool{}
	for _, l := range links {
		if l.Strong {
			continue
		}
		var out []board.Candidate
		for _, x := range t.step.Eliminations {
			if rulesOut(l.From, x) && rulesOut(l.To, x) {
				out = append(out, x)
				told[x] = true
			}
		}
		if len(out) > 0 {
			all.WriteString(" " + t.eitherEnd(l) + ": " + t.eliminations(out) + ".")
		}
	}
	for _, p := range t.parts(deduce.Set) {
		var out []board.Candidate
		for _, x := range t.step.Eliminations {
			if !told[x] && p.Digits.Has(x.Digit) && t.with(p.Cells, x.Digit).SeenByAll().Has(x.Cell) {
				out = append(out, x)
				told[x] = true
			}
		}
		if len(out) > 0 {
			all.WriteString(" In " + t.compactCells(p.Cells) + " all other digits are needed: " + t.eliminations(out) + ".")
		}
	}
	return strings.TrimSpace(all.String())
}

// eitherEnd says that one of the two ends of a link is true: 7 is in r6c2 or r6c7.
func (t Text) eitherEnd(l deduce.Link) string {
	if both := l.From.Cells.Union(l.To.Cells); l.From.Digit == l.To.Digit {
		return l.From.Digit.String() + " is in " + or(t.cells(both))
	}
	return t.nodeIs(l.From, true) + " or " + t.nodeIs(l.To, true)
}

// rulesOut reports whether a candidate cannot be true along with a node.
func rulesOut(n deduce.Node, x board.Candidate) bool {
	if n.Digit == x.Digit {
		return n.Cells.SeenByAll().Has(x.Cell)
	}
	return n.Cells == board.CellsOf(x.Cell)
}

// ruledOut says how a node rules a candidate out: r1c4 is 4 (row 1).
func (t Text) ruledOut(x board.Candidate, by deduce.Node) string {
	return t.nodeIs(by, true) + " (" + t.weakReason(deduce.Link{From: by, To: candidateNode(x)}) + ")"
}

// candidateNode is a candidate as a node.
func candidateNode(x board.Candidate) deduce.Node {
	return deduce.Node{Cells: board.CellsOf(x.Cell), Digit: x.Digit}
}

// nodeIs says that a node is true or false.
func (t Text) nodeIs(n deduce.Node, true bool) string {
	cells := t.cells(n.Cells)
	switch {
	case len(cells) == 1 && true:
		return cells[0] + " is " + n.Digit.String()
	case len(cells) == 1:
		return cells[0] + " is not " + n.Digit.String()
	case true:
		return n.Digit.String() + " is in " + or(cells)
	case len(cells) == 2:
		return "neither " + cells[0] + " nor " + cells[1] + " is " + n.Digit.String()
	}
	return "none of " + and(cells) + " is " + n.Digit.String()
}

// onlyCandidate is the reason of a strong link in a cell.
const onlyCandidate = "only other candidate"

// strongReason says why one of two nodes is true.
func (t *teller) strongReason(l deduce.Link) string {
	both := l.From.Cells.Union(l.To.Cells)
	for i := range t.step.Parts {
		p := &t.step.Parts[i]
		switch {
		case !p.Role.Cites() || !both.Within(p.Cells) || !p.Digits.Has(l.From.Digit) || !p.Digits.Has(l.To.Digit):
		case p.Units != 0 && p.Cells == both && l.From.Digit == l.To.Digit:
			return "only other " + placeWord(l.To.Cells) + " in " + t.units(p.Units)
		case p.Units == 0 && p.Cells.Rest().Empty() && l.From.Cells == l.To.Cells:
			return onlyCandidate
		case p.Units == 0 && p.Role == deduce.Set && l.From.Digit != l.To.Digit:
			return "set " + t.compactCells(p.Cells) + " {" + joinDigits(p.Digits, "") + "}"
		}
	}
	return t.guardsReason(l)
}

// guardsReason says why one of two nodes is true that are the guards of a pattern: the pattern stands before them, and between them what
// else the link rests on.
func (t *teller) guardsReason(l deduce.Link) string {
	var pattern, also *deduce.Part
	met := 0
	for i := range t.step.Parts {
		p := &t.step.Parts[i]
		switch {
		case p.Role == deduce.Corner || p.Role == deduce.Guarded:
			pattern, also, met = p, nil, 0
		case p.Role == deduce.Extra && (isNode(p, l.From) || isNode(p, l.To)):
			met++
		case p.Role == deduce.Set || p.Role == deduce.Base:
			also = p
		}
		if met == 2 && pattern != nil {
			return t.otherwise(l, pattern, also)
		}
	}
	return "strong link"
}

// isNode reports whether a part is a node.
func isNode(p *deduce.Part, n deduce.Node) bool {
	return p.Cells == n.Cells && p.Digits == board.Digits(n.Digit)
}

// unfillable says of a pattern with guards what its digits could not do without them, and why.
func (t *teller) unfillable(pattern *deduce.Part) string {
	why := "as in a Tridagon"
	if pattern.Digits.Len() == 2 {
		why = "a ring of an odd number of cells"
	}
	return andDigits(pattern.Digits) + " could not fill " + t.compactCells(pattern.Cells) + ", " + why
}

// otherwise says what would be if neither node of a link were true, though one of them guards a pattern.
func (t *teller) otherwise(l deduce.Link, pattern, also *deduce.Part) string {
	cells, digits := t.compactCells(pattern.Cells), andDigits(pattern.Digits)
	switch {
	case pattern.Role == deduce.Guarded:
		return "else " + t.unfillable(pattern)
	case pattern.Digits == 0:
		return "else each open cell would have two digits, and each digit two places in its units: two solutions"
	case also == nil:
		return "else " + cells + " could swap " + digits
	case also.Role == deduce.Set:
		return "else " + t.compactCells(also.Cells) + " would use up " + andDigits(also.Digits.Without(l.From.Digit).Without(l.To.Digit)) + ", and " + cells + " could swap " + digits
	}
	within := pattern.Cells.And(also.Units.First().Cells())
	return "else " + digits + " of " + t.units(also.Units) + " would be in " + t.compactCells(within) + ", and " + cells + " could swap them"
}

// placeWord is place or places.
func placeWord(cells board.CellSet) string {
	if cells.Rest().Empty() {
		return "place"
	}
	return "places"
}

// weakReason says why one of two nodes is false: the unit that both lie in.
func (t Text) weakReason(l deduce.Link) string {
	if l.From.Digit != l.To.Digit {
		return "same cell"
	}
	common := l.From.Cells.Union(l.To.Cells).CommonUnits()
	if common == 0 {
		sees := " sees "
		if !l.From.Cells.Rest().Empty() {
			sees = " see "
		}
		return t.compactCells(l.From.Cells) + sees + t.compactCells(l.To.Cells)
	}
	return t.Notation.Unit(common.First())
}
