package wording

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// Alternating writes links as players who let strong (=) and weak (-) ones take turns do, those inside a cell in brackets before
// it: (6)r3c3 = (6-7)r1c3 = (7)r7c3 - (7=6)r7c8. Where a link does not begin where the one before ends, a new chain begins.
func (t Text) Alternating(links []deduce.Link) string {
	var b strings.Builder
	digits := "" // of the cells that are not written yet
	for i, l := range links {
		if i == 0 || l.From != links[i-1].To {
			separate(&b)
			digits = l.From.Digit.String()
		}
		sign := "-"
		if l.Strong {
			sign = "="
		}
		if l.From.Cells == l.To.Cells {
			digits += sign + l.To.Digit.String()
		} else {
			b.WriteString(t.inCells(digits, l.From.Cells) + " " + sign + " ")
			digits = l.To.Digit.String()
		}
		if i+1 == len(links) || links[i+1].From != l.To {
			b.WriteString(t.inCells(digits, l.To.Cells))
		}
	}
	return b.String()
}

// inCells writes digits and the links between them before the cells that hold them.
func (t Text) inCells(digits string, cells board.CellSet) string {
	return "(" + digits + ")" + t.CompactCells(cells)
}
