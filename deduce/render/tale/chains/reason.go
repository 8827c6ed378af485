package chains

import (
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale/deadly"
	"deduku/deduce/render/tale/teller"
)

// Why one of the two nodes of a link is true, or false.

// onlyCandidate is the reason of a strong link in a cell.
const onlyCandidate = "only other candidate"

// strongReason says why one of two nodes is true.
func strongReason(t *teller.Teller, l deduce.Link) string {
	both := l.From.Cells.Union(l.To.Cells)
	for i := range t.Step.Parts {
		p := &t.Step.Parts[i]
		switch {
		case !p.Role.Cites() || !both.Within(p.Cells) || !p.Digits.Has(l.From.Digit) || !p.Digits.Has(l.To.Digit):
		case p.Units != 0 && p.Cells == both && l.From.Digit == l.To.Digit:
			return "only other " + teller.PlaceWord(l.To.Cells) + " in " + t.Units(p.Units)
		case p.Units == 0 && p.Cells.Rest().Empty() && l.From.Cells == l.To.Cells:
			return onlyCandidate
		}
	}
	if set := t.SetOf(l); set >= 0 {
		why := pattern.LetterOf(set) + " without " + l.From.Digit.String()
		if l.To.Cells.Rest().Empty() && !t.ChainSets()[set].Cells.Rest().Empty() {
			why += "; it has " + l.To.Digit.String() + " only there"
		}
		return why
	}
	return deadly.GuardsReason(t, l)
}

// openNodes returns the links of a chain without cells that hold another digit: if the chain supposes a digit in a cell, or has shown it,
// later nodes of several cells lose that cell. A node keeps its cells if it would lose all of them.
func openNodes(links []deduce.Link) []deduce.Link {
	links = slices.Clone(links)
	var held []deduce.Node
	hold := func(n deduce.Node) {
		if n.Cells.Rest().Empty() {
			held = append(held, n)
		}
	}
	if !links[0].Strong {
		hold(links[0].From)
	}
	for i := range links {
		l := &links[i]
		if i > 0 {
			l.From = links[i-1].To
		}
		for _, h := range held {
			if rest := l.To.Cells.Minus(h.Cells); h.Digit != l.To.Digit && !rest.Empty() {
				l.To.Cells = rest
			}
		}
		if l.Strong {
			hold(l.To)
		}
	}
	return links
}

// reasonAlong returns the reason of link i of a chain, a strong one, and names the cells of the link that hold another digit.
func reasonAlong(t *teller.Teller, links []deduce.Link, i int) string {
	open := openNodes(links[:i+1])
	reason, rest, more := strings.Cut(strongReason(t, links[i]), "; ")
	if open[i].To.Cells.Rest().Empty() {
		reason = strings.Replace(reason, "other places", "other place", 1)
	}
	held := links[i].From.Cells.Union(links[i].To.Cells).Minus(open[i].From.Cells).Minus(open[i].To.Cells)
	said := func(n deduce.Node) {
		if n.Cells.Rest().Empty() && n.Cells.Within(held) {
			reason += ", as " + t.NodeIs(n, true)
			held = held.Minus(n.Cells)
		}
	}
	if !links[0].Strong {
		said(links[0].From)
	}
	for _, l := range open[:i] {
		if l.Strong {
			said(l.To)
		}
	}
	if more {
		reason += "; " + rest
	}
	return reason
}

// weakReason says why one of two nodes is false: the unit that both lie in or, where there is none for all cells, those by which
// each is seen.
func weakReason(t *teller.Teller, l deduce.Link) string {
	if l.From.Digit != l.To.Digit {
		return "same cell"
	}
	if common := t.Common(l.From.Cells.Union(l.To.Cells)); common != "" {
		return common
	}
	return t.Meeting(l.From.Cells, l.To.Cells)
}
