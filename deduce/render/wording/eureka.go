package wording

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
)

// Eureka writes the pattern of a step as a chain in Eureka notation: its own links or, of wings and of almost locked sets, the chain
// that they are, with the digits at its ends: (8=9)r3c4 - (9)r3c3 = (9)r8c3 - (9=8)r8c5. It is empty for a pattern that is no chain;
// links are those of its drawing.
func (t Text) Eureka(p *pattern.Pattern, links []deduce.Link) string {
	own := p.Step.Argument != nil && len(p.Step.Argument.Links) > 0
	switch {
	case !own && pattern.ShapeOf(p.Step) == deduce.ShapeWing:
		return t.wing(p)
	case !own && pattern.ShapeOf(p.Step) == deduce.ShapeAlmostLockedSets:
		return t.lockedSets(p)
	}
	return t.Alternating(p, links)
}

// wing writes pincers with what joins them: a pivot, or the two places of a digit.
func (t Text) wing(p *pattern.Pattern) string {
	z := p.Role(deduce.Common).Digits.First()
	if pivot := p.Role(deduce.Pivot); !pivot.Cells.Empty() {
		var ends []string
		pincers := p.Parts(deduce.Pincer)
		digits := p.Union(pivot.Cells)
		for i, pincer := range pincers {
			x := pincer.Digits.Without(z)
			if i == 1 && len(pincers) == 2 && digits.Len() == 2 {
				first := pincers[0].Digits.Without(z)
				return t.inCells(z.String()+"="+JoinDigits(first, ""), pincers[0].Cells) + " - " + t.inCells(JoinDigits(first, "")+"="+JoinDigits(x, ""), pivot.Cells) + " - " +
					t.inCells(JoinDigits(x, "")+"="+z.String(), pincer.Cells)
			}
			ends = append(ends, t.inCells(z.String()+"="+JoinDigits(x, ""), pincer.Cells)+" - "+t.inCells(JoinDigits(x, ""), pivot.Cells))
		}
		return strings.Join(ends, ", ")
	}
	pincers, strong := p.Role(deduce.Pincer), p.Role(deduce.Strong)
	x := strong.Digits.First()
	a, b := board.CellsOf(strong.Cells.First()), strong.Cells.Rest()
	near := func(end board.CellSet) board.CellSet { return pincers.Cells.And(end.First().Peers()) }
	return t.inCells(z.String()+"="+x.String(), near(a)) + " - " + t.inCells(x.String(), a) + " = " + t.inCells(x.String(), b) + " - " + t.inCells(x.String()+"="+z.String(), near(b))
}

// lockedSets writes almost locked sets with what ties them: a digit that only one can hold, a third set, or the two places of a digit.
func (t Text) lockedSets(p *pattern.Pattern) string {
	sets := p.Parts(deduce.Set)
	a, b := sets[0].Cells, sets[1].Cells
	from := func(set board.CellSet, x board.Digit) string {
		return t.inCells(JoinDigits(p.Union(set).Without(x), "")+"="+x.String(), set)
	}
	to := func(set board.CellSet, x board.Digit) string {
		return t.inCells(x.String()+"="+JoinDigits(p.Union(set).Without(x), ""), set)
	}
	switch rc := p.Role(deduce.RestrictedCommon).Digits; {
	case !p.Role(deduce.Pivot).Cells.Empty():
		c := p.Role(deduce.Pivot).Cells
		x, y := p.WingLinks(a, b, c, rc)
		return from(a, x) + " - " + t.inCells(x.String()+"="+JoinDigits(p.Union(c).Without(x), ""), c) + " - " + to(b, y)
	case len(p.Parts(deduce.Strong)) > 0:
		strong := p.Role(deduce.Strong)
		x := strong.Digits.First()
		first, second := board.CellsOf(strong.Cells.First()), strong.Cells.Rest()
		if !p.With(a, x).Within(first.First().Peers()) {
			a, b = b, a
		}
		return from(a, x) + " - " + t.inCells(x.String(), first) + " = " + t.inCells(x.String(), second) + " - " + to(b, x)
	default:
		x := rc.First()
		return from(a, x) + " - " + to(b, x)
	}
}
