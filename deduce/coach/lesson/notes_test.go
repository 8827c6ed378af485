package lesson

import (
	"testing"

	"deduku/deduce"
	"deduku/deduce/coach/review"
	"deduku/deduce/technique"
)

// TestNotes has singles asked for without candidates, which would show them, and everything else with them.
func TestNotes(t *testing.T) {
	for _, stop := range review.Stops()[:6] {
		l := lessonOf(t, stop.Technique, 1)
		single := technique.GradeOf(stop.Technique).Level == deduce.Easy
		for i := range l.Scenes {
			s := &l.Scenes[i]
			want := s.Part == Seen || s.Part == Alike || s.Part != Wild && !single
			if s.Notes() != want {
				t.Errorf("%s, %v: drawn with candidates is %v", stop.Technique.Name, s.Part, s.Notes())
			}
		}
	}
}
