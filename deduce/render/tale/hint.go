package tale

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// Pattern is how the pattern of a step hangs together, as the last hint before the step tells it: the strong links of a chain, of others
// what there is to look at. It is empty for singles, of which that is the step itself, and for steps whose pattern is not known.
func Pattern(t wording.Text, s *deduce.Step, b *board.Board) string {
	switch shape := pattern.ShapeOf(s); {
	case shape == deduce.ShapeSingle:
		return ""
	case shape == deduce.ShapeChain && s.Argument != nil && len(s.Argument.Links) > 0:
		by := &teller{t, pattern.Pattern{Step: s, Board: b}}
		return by.chained(s.Argument.Links)
	}
	return Tell(t, s, b).Look
}

// chained are the strong links of a chain in its order, each with what makes it one: 6 is in r1c3 or r3c3 (column 3).
func (t *teller) chained(links []deduce.Link) string {
	var all []string
	for _, l := range links {
		if !l.Strong {
			continue
		}
		either := t.NodeIs(l.From, true) + " or " + t.NodeIs(l.To, true)
		switch in, _ := strings.CutPrefix(t.strongReason(l), "only other "); {
		case l.From.Cells == l.To.Cells && l.From.Cells.Rest().Empty():
			either = t.list(l.From.Cells) + " is " + l.From.Digit.String() + " or " + l.To.Digit.String()
		case l.From.Digit == l.To.Digit:
			either = l.From.Digit.String() + " is in " + t.orList(l.From.Cells.Union(l.To.Cells))
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
	return one + strings.Join(all, "; ") + "." + t.setsLinked(links) + t.patternsAlone()
}

// Links tells links of a chain one after the other, each with its reason, as a clause: r2c1 is 8 (only other place in row 2), so ...
func Links(t wording.Text, s *deduce.Step, b *board.Board, links []deduce.Link) string {
	return (&teller{t, pattern.Pattern{Step: s, Board: b}}).linkByLink(links)
}

// LinkedSets names the almost locked sets that links of a chain go through, in a sentence; empty for none.
func LinkedSets(t wording.Text, s *deduce.Step, b *board.Board, links []deduce.Link) string {
	return strings.TrimSpace((&teller{t, pattern.Pattern{Step: s, Board: b}}).setsLinked(links))
}
