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
func enterDiary(s *desk.Desk, t *deduce.Technique, v coach.Verdict) {
	if t != nil {
		addToDiary(s, coach.Entry(s.Clock(), t.Name, string(v)))
	}
}

// addToDiary adds a line to the diary. Where that is not possible, it says so once.
func addToDiary(s *desk.Desk, line string) {
	if err := s.Diary.Add(line); err != nil && !s.Silent {
		s.Silent = true
		s.Say("the score is not kept: %v", err)
	}
}

// due is the name of the technique to practise where none is named.
func due(s *desk.Desk) string {
	t := coach.Due(coach.ReadDiary(s.Diary.Lines()), s.Settings.Choice().Ladder())
	switch {
	case t == nil:
		t = deduce.HiddenSingle
		s.Hush("nothing was practised yet: %s comes first; 'practice x-wing' or 'practice hard' asks for others", t.Title)
	default:
		s.Hush("%s is due", t.Title)
	}
	return t.Name
}

// hush talks where the answer is not to be JSON.
func hush(s *desk.Desk, form string, args ...any) {
	if !s.InJSON() {
		s.Say(form, args...)
	}
}

// practiceStats shows the score of each technique.
func practiceStats(s *desk.Desk) error {
	f := answer.DiaryOf(coach.ReadDiary(s.Diary.Lines()))
	return s.Give(f, func() error {
		if len(f.Techniques) == 0 {
			s.Say("nothing was practised yet; 'practice' begins")
			return nil
		}
		return s.Page(func(tell func(string, ...any)) {
			tell("%5s %5s %5s %5s %5s  %-10s", "right", "other", "not", "wrong", "shown", "last")
			for _, r := range f.Techniques {
				tell("%5d %5d %5d %5d %5d  %-10s  %s", r.Right, r.Other, r.Unjustified, r.Wrong, r.Shown, r.Last, r.Title)
			}
			if due := coach.Due(coach.ReadDiary(s.Diary.Lines()), s.Settings.Choice().Ladder()); due != nil {
				tell("%s", fmt.Sprintf("'practice' takes %s next", due.Title))
			}
		})
	})
}
