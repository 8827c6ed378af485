package tale

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale/chains"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Pattern is how the pattern of a step hangs together, as the last hint before the step tells it: the strong links of a chain, of others
// what there is to look at. It is empty for singles, of which that is the step itself, and for steps whose pattern is not known.
func Pattern(t wording.Text, s *deduce.Step, b *board.Board) string {
	switch shape := pattern.ShapeOf(s); {
	case shape == deduce.ShapeSingle:
		return ""
	case shape == deduce.ShapeChain && s.Argument != nil && len(s.Argument.Links) > 0:
		by := teller.Of(t, s, b)
		return chains.Chained(by, s.Argument.Links)
	}
	return Tell(t, s, b).Look
}

// Links tells links of a chain one after the other, each with its reason, as a clause: r2c1 is 8 (only other place in row 2), so ...
func Links(t wording.Text, s *deduce.Step, b *board.Board, links []deduce.Link) string {
	return chains.LinkByLink(teller.Of(t, s, b), links)
}

// LinkedSets names the almost locked sets that links of a chain go through, in a sentence; empty for none.
func LinkedSets(t wording.Text, s *deduce.Step, b *board.Board, links []deduce.Link) string {
	return strings.TrimSpace(chains.SetsLinked(teller.Of(t, s, b), links))
}
