package chains

import (
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
