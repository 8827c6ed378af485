package render

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// Why one of the two nodes of a link is true, or false.

// onlyCandidate is the reason of a strong link in a cell.
const onlyCandidate = "only other candidate"

// strongSet is the number of the almost locked set, of all that the step has, that makes one of two nodes true; -1 for none.
func (t *teller) strongSet(l deduce.Link) int {
	if !l.Strong || l.From.Digit == l.To.Digit {
		return -1
	}
	both := l.From.Cells.Union(l.To.Cells)
	return slices.IndexFunc(t.parts(deduce.Set), func(p *deduce.Part) bool {
		return p.Units == 0 && both.Within(p.Cells) && p.Digits.Has(l.From.Digit) && p.Digits.Has(l.To.Digit)
	})
}

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
		}
	}
	if set := t.strongSet(l); set >= 0 {
		return letterOf(set) + " without " + l.From.Digit.String()
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
