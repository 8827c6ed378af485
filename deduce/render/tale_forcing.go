package render

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// forcingChains tells chains that all end at what is removed, a branch after the other, each link with its reason.
func (t *teller) forcingChains() Tale {
	s := t.step
	if s.Argument == nil || len(s.Eliminations) != 1 {
		return Tale{}
	}
	target := deduce.Node{Cells: board.CellsOf(s.Eliminations[0].Cell), Digit: s.Eliminations[0].Digit}
	var tale strings.Builder
	begins := true
	for _, l := range s.Argument.Links {
		if begins {
			tale.WriteString(" If " + t.nodeIs(l.From, true) + ",")
		} else {
			tale.WriteString(", so")
		}
		if l.Strong {
			tale.WriteString(" " + t.nodeIs(l.To, true) + " (" + t.strongReason(l) + ")")
		} else {
			tale.WriteString(" " + t.nodeIs(l.To, false) + " (" + t.weakReason(l) + ")")
		}
		if begins = l.To == target && !l.Strong; begins {
			tale.WriteString(".")
		}
	}
	return Tale{
		Look:    t.saying(&s.Parts[0], t.b),
		Choices: strings.TrimSpace(tale.String()),
		Sees:    "One of these is so, and each rules " + target.Digit.String() + " out of " + t.list(target.Cells) + ".",
	}
}
