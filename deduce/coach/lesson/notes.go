package lesson

import (
	"deduku/deduce"
	"deduku/deduce/technique"
)

// Notes reports whether the boards of a scene are drawn with candidates. Singles are found on digits alone, and with candidates nothing
// is left to find, but where their pattern is drawn; in a puzzle that is played the learner decides.
func (s *Scene) Notes() bool {
	return s.Asks != Play && (s.Drawn() || technique.GradeOf(s.Step.Technique).Level > deduce.Easy)
}
