package clue

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
)

// Pattern is how the pattern of a step hangs together, before anything follows from it: the strong links of a chain, the cases of an
// argument that goes through them in turn, the sets and what ties them. It is empty where that would be the step itself.
func Pattern(t wording.Text, s *deduce.Step, b *board.Board) string {
	if text := tale.Pattern(t, s, b); text != "" {
		return text
	}
	return explanation.Cases(t, s)
}
