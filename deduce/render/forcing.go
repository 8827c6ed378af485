package render

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// forcingTale tells forcing chains, a branch after the other, each link with its reason; empty where the step has none:
// a base, and links that go in several chains to what is removed.
func (t Text) forcingTale(s *deduce.Step, b *board.Board) string {
	if s.Argument == nil || len(s.Argument.Links) == 0 || len(s.Eliminations) != 1 || s.Parts[0].Role != deduce.Base {
		return ""
	}
	target := deduce.Node{Cells: board.CellsOf(s.Eliminations[0].Cell), Digit: s.Eliminations[0].Digit}
	var tale strings.Builder
	tale.WriteString(t.saying(&s.Parts[0], b))
	begins := true
	for _, l := range s.Argument.Links {
		if begins {
			tale.WriteString(" If " + t.nodeIs(l.From, true))
		} else {
			tale.WriteString(", so")
		}
		if begins {
			tale.WriteString(",")
		}
		if l.Strong {
			tale.WriteString(" " + t.nodeIs(l.To, true) + " (" + t.strongReason(s, b, l) + ")")
		} else {
			tale.WriteString(" " + t.nodeIs(l.To, false) + " (" + t.weakReason(l) + ")")
		}
		if begins = l.To == target && !l.Strong; begins {
			tale.WriteString(".")
		}
	}
	return tale.String() + " One of these is so."
}
