package play

import (
	"context"
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"

	"deduku/deduce/render/wording"
)

// finish says that the board is full, and how it came to be so.
func (m *model) finish() tea.Cmd {
	m.hold()
	log := m.session.Solver.Log()
	return m.later(func(ctx context.Context) outcome {
		var b strings.Builder
		b.WriteString("Solved.")
		needs, way, err := m.session.Needed(ctx, &log)
		if err == nil && needs != "" && way.Hardest != nil {
			fmt.Fprintf(&b, " The puzzle is %v, score %d: it needs %s.", way.Level, way.Score, needs)
		}
		if m.scene.timed {
			fmt.Fprintf(&b, "\nTime: %s.", clock(m.played()))
		}
		fmt.Fprintf(&b, "\nTaken: %s, %s.", wording.Count(m.tally.hints, "hint", "hints"), wording.Count(m.tally.steps, "step", "steps"))
		return outcome{text: b.String(), err: err}
	})
}
