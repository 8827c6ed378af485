package command

import (
	"fmt"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/coach/review"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// How practice went is kept from session to session, with what lessons keep: one score.

// enter notes what came of looking for a step of a technique.
func enter(d *state.Desk, t *deduce.Technique, v coach.Verdict) {
	if came, ok := review.OfVerdict(v); ok && t != nil {
		board := d.Solver.Board().Grid().String()
		d.Learn(func(s *review.State) { s.Add(d.Clock(), t, board, came) })
	}
}

// records are how it went with each technique.
func records(d *state.Desk) []coach.Record {
	s := d.Learning()
	return coach.ReadDiary(s.Diary())
}

// addToDiary adds a line to the diary. Where that is not possible, it says so once.
func addToDiary(d *state.Desk, line string) {
	if err := d.Diary.Add(line); err != nil && !d.Silent {
		d.Silent = true
		d.Say("it is not kept where the tour is: %v", err)
	}
}

// due is the name of the technique to practise where none is named.
func due(d *state.Desk) string {
	t := coach.Due(records(d), d.Settings.Choice().Ladder())
	switch {
	case t == nil:
		t = deduce.HiddenSingle
		d.Hush("nothing was practised yet: %s comes first; 'practice x-wing' or 'practice hard' asks for others", t.Title)
	default:
		d.Hush("%s is due", t.Title)
	}
	return t.Name
}

// practiceStats shows the score of each technique.
func practiceStats(d *state.Desk) error {
	f := answer.DiaryOf(records(d))
	return d.Give(f, func() error {
		if len(f.Techniques) == 0 {
			d.Say("nothing was practised yet; 'practice' begins")
			return nil
		}
		return d.Page(func(tell func(string, ...any)) {
			tell("%5s %5s %5s %5s %5s  %-10s", "right", "other", "not", "wrong", "shown", "last")
			for _, r := range f.Techniques {
				tell("%5d %5d %5d %5d %5d  %-10s  %s", r.Right, r.Other, r.Unjustified, r.Wrong, r.Shown, r.Last, r.Title)
			}
			if due := coach.Due(records(d), d.Settings.Choice().Ladder()); due != nil {
				tell("%s", fmt.Sprintf("'practice' takes %s next", due.Title))
			}
		})
	})
}
