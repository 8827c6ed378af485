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

// Pattern is how the pattern of a step hangs together, as the last hint before the step tells it: the strong links of a chain, two strong
// links and which of their ends hold, the cases and to what each comes, of others what there is to look at. It is empty for singles, of which
// that is the step itself, and for steps whose pattern is not known.
func Pattern(t wording.Text, s *deduce.Step, b *board.Board) string {
	switch shape := pattern.ShapeOf(s); {
	case shape == deduce.ShapeSingle:
		return ""
	case shape == deduce.ShapeChain && s.Argument != nil && len(s.Argument.Links) > 0:
		by := teller.Of(t, s, b)
		return chains.Chained(by, s.Argument.Links)
	case shape == deduce.ShapeTurbot || shape == deduce.ShapeEmptyRectangle: // its cells were named with what they are: the links alone would say less
		told := Tell(t, s, b)
		return strings.TrimSpace(told.Look + " " + told.Choices)
	case shape == deduce.ShapeForcing && s.Argument != nil && len(s.Argument.Links) > 0:
		return strings.TrimSpace(Tell(t, s, b).Look + " The cases come to this: " + BranchEnds(t, s.Argument.Links) + ".")
	}
	return Tell(t, s, b).Look
}

// BranchEnds says to what each of some branches leads, by the candidate before its last link; those that need no chain come last.
func BranchEnds(t wording.Text, links []deduce.Link) string {
	var led, bare []string
	for _, branch := range pattern.Branches(links) {
		begin, last := branch[0], branch[len(branch)-1]
		if supposed := t.NodeIs(begin.From, !begin.Strong); last.From == begin.From {
			bare = append(bare, "or "+supposed)
		} else {
			led = append(led, "if "+supposed+", "+t.NodeIs(last.From, !last.Strong))
		}
	}
	return strings.Join(append(led, bare...), "; ")
}

// Links tells links of a chain one after the other, each with its reason, as a clause: r2c1 is 8 (only other place in row 2), so ...
func Links(t wording.Text, s *deduce.Step, b *board.Board, links []deduce.Link) string {
	return chains.LinkByLink(teller.Of(t, s, b), links)
}

// LinkedSets names the almost locked sets that links of a chain go through, in a sentence; empty for none.
func LinkedSets(t wording.Text, s *deduce.Step, b *board.Board, links []deduce.Link) string {
	return strings.TrimSpace(chains.SetsLinked(teller.Of(t, s, b), links))
}
