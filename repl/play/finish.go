package play

import (
	"context"
	"fmt"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/wording"
)

// patience is how long a board that is full is judged at most.
const patience = 5 * time.Second

// finish says that the board is full, and how it came to be so.
func (m *model) finish() tea.Cmd {
	m.hold()
	log := m.session.Solver.Log()
	say := m.later(func(ctx context.Context) outcome {
		ctx, stop := context.WithTimeout(ctx, patience)
		defer stop()
		return outcome{text: m.verdict(ctx, log)}
	})
	m.scene.message = "Solved."
	return say
}

// verdict is what there is to say of a board that is full: the level of the puzzle, the time, what was taken, and what was set
// before it followed.
func (m *model) verdict(ctx context.Context, log deduce.Log) string {
	s := m.session
	var b strings.Builder
	b.WriteString("Solved.")
	puzzle := log.First(s.Arrived)
	needs, way, err := s.Needed(ctx, &puzzle)
	switch {
	case err != nil || needs == "":
	case way.Hardest == nil:
		fmt.Fprintf(&b, " The puzzle takes %s.", needs)
	default:
		fmt.Fprintf(&b, " The puzzle is %v, score %d, and needs %s.", way.Level, way.Score, needs)
	}
	took := s.Played
	if m.scene.timed {
		fmt.Fprintf(&b, "\nTime: %s.", clock(took.Time))
	}
	fmt.Fprintf(&b, "\n%s and %s taken, wrong digits asked for %s.", wording.Count(took.Hints, "hint", "hints"),
		wording.Count(took.Steps, "step", "steps"), wording.Count(took.Checks, "time", "times"))
	b.WriteString("\n" + m.notForced(ctx, log, way.Hardest))
	return b.String()
}

// notForced names the digits that were set before they followed by the techniques that the puzzle needs.
func (m *model) notForced(ctx context.Context, log deduce.Log, hardest *deduce.Technique) string {
	s := m.session
	ladder := s.Ladder(log.Puzzle)
	if at := ladder.Index(hardest); at >= 0 {
		ladder = ladder[:at+1]
	}
	unforced, judged := coach.Unforced(ctx, &log, s.Arrived, ladder)
	var names []string
	for _, n := range unforced {
		names = append(names, s.Settings.Notation.Placement(log.Step(n).Placements[0]))
	}
	text := "Each digit that you set followed from the board."
	switch {
	case len(names) > 0:
		text = fmt.Sprintf("Not forced when you set it, a guess that turned out well: %s.", strings.Join(names, ", "))
	case judged == 0 && ctx.Err() == nil:
		return ""
	}
	if ctx.Err() != nil {
		text += fmt.Sprintf(" Judged so far: the first %s.", wording.Count(judged, "digit", "digits"))
	}
	return text
}
