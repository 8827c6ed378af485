package repl

import (
	"fmt"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/repl/answer"
)

// How practice went is kept from session to session: a line for each answer, in Config.Diary.

// enterDiary notes what came of looking for a step of a technique.
func (s *Desk) enterDiary(t *deduce.Technique, v coach.Verdict) {
	if t != nil {
		s.addToDiary(coach.Entry(s.Clock(), t.Name, string(v)))
	}
}

// addToDiary adds a line to the diary. Where that is not possible, it says so once.
func (s *Desk) addToDiary(line string) {
	if err := s.Diary.Add(line); err != nil && !s.silent {
		s.silent = true
		s.Say("the score is not kept: %v", err)
	}
}

// due is the name of the technique to practise where none is named.
func (s *Desk) due() string {
	t := coach.Due(coach.ReadDiary(s.Diary.Lines()), s.settings.choice().Ladder())
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
func (s *Desk) hush(form string, args ...any) {
	if !s.InJSON() {
		s.Say(form, args...)
	}
}

// practiceStats shows the score of each technique.
func (s *Desk) practiceStats() error {
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
			if due := coach.Due(coach.ReadDiary(s.Diary.Lines()), s.settings.choice().Ladder()); due != nil {
				tell("%s", fmt.Sprintf("'practice' takes %s next", due.Title))
			}
		})
	})
}

// lines is a list of lines that lasts as long as the session.
type lines []string

// Lines implements [History].
func (l *lines) Lines() []string { return *l }

// Add implements [History].
func (l *lines) Add(line string) error {
	*l = append(*l, line)
	return nil
}
