package practice

import (
	"fmt"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/repl/answer"
	"deduku/repl/desk"
)

// How practice went is kept from session to session: a line for each answer, in Config.Diary.

// enterDiary notes what came of looking for a step of a technique.
func enterDiary(d *desk.Desk, t *deduce.Technique, v coach.Verdict) {
	if t != nil {
		addToDiary(d, coach.Entry(d.Clock(), t.Name, string(v)))
	}
}

// addToDiary adds a line to the diary. Where that is not possible, it says so once.
func addToDiary(d *desk.Desk, line string) {
	if err := d.Diary.Add(line); err != nil && !d.Silent {
		d.Silent = true
		d.Say("the score is not kept: %v", err)
	}
}

// due is the name of the technique to practise where none is named.
func due(d *desk.Desk) string {
	t := coach.Due(coach.ReadDiary(d.Diary.Lines()), d.Settings.Choice().Ladder())
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
func practiceStats(d *desk.Desk) error {
	f := answer.DiaryOf(coach.ReadDiary(d.Diary.Lines()))
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
			if due := coach.Due(coach.ReadDiary(d.Diary.Lines()), d.Settings.Choice().Ladder()); due != nil {
				tell("%s", fmt.Sprintf("'practice' takes %s next", due.Title))
			}
		})
	})
}
