package picture

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// Written is a step on a board as players write it: its chain in Eureka notation or its truths and links, and what follows. Of a
// pattern that has neither it is what the compact form says.
func Written(t wording.Text, b *board.Board, step *deduce.Step) string {
	how := Draw(b, step, t.Notation).Chain
	if how == "" {
		how = t.TruthsAndLinks(&pattern.Pattern{Step: step, Board: b})
	}
	if how == "" {
		t.Compact = true
		return t.Line(step)
	}
	return step.Technique.Title + ": " + how + " => " + t.Conclusion(step)
}
