package wording

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
)

// Alternating writes links as players who let strong (=) and weak (-) ones take turns do, those inside a cell in brackets before
// it: (6)r3c3 = (6-7)r1c3 = (7)r7c3 - (7=6)r7c8. A strong link is in brackets only where the cell has just these two digits; one
// through an almost locked set has all digits of the set: (4=57)r1c23. Where a link does not begin where the one before ends, a new
// chain begins.
func (t Text) Alternating(p *pattern.Pattern, links []deduce.Link) string {
	var b strings.Builder
	digits := "" // of the cells that are not written yet; empty where they are
	write := func(cells board.CellSet) {
		if digits != "" {
			b.WriteString(t.inCells(digits, cells))
			digits = ""
		}
	}
	for i, l := range links {
		if i == 0 || l.From != links[i-1].To {
			separate(&b)
			digits = l.From.Digit.String()
		}
		sign, inCell := "-", l.From.Cells == l.To.Cells
		if l.Strong {
			sign = "="
			inCell = inCell && p.Board.Candidates(l.From.Cells.First()) == board.Digits(l.From.Digit, l.To.Digit)
		}
		switch set := p.SetOf(l); {
		case l.Strong && set >= 0:
			if before, ok := strings.CutSuffix(digits, "-"+l.From.Digit.String()); ok {
				digits = before
				write(l.From.Cells)
				b.WriteString(" - ")
			}
			all := p.ChainSets()[set]
			digits = l.From.Digit.String() + "=" + JoinDigits(all.Digits.Without(l.From.Digit), "")
			write(all.Cells)
		case inCell && digits != "":
			digits += sign + l.To.Digit.String()
		default:
			write(l.From.Cells)
			b.WriteString(" " + sign + " ")
			digits = l.To.Digit.String()
		}
		if i+1 == len(links) || links[i+1].From != l.To {
			write(l.To.Cells)
		}
	}
	return b.String()
}

// inCells writes digits and the links between them before the cells that hold them.
func (t Text) inCells(digits string, cells board.CellSet) string {
	return "(" + digits + ")" + t.CompactCells(cells)
}
