package repl

import (
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/repl/answer"
)

// contradiction is an error that names what has come to a contradiction on the board, nil where nothing has.
func (s *Desk) contradiction() error {
	if !s.solver.Dead() {
		return nil
	}
	const way = "'undo' goes back, 'step' goes on from it"
	log := s.solver.Log()
	text := s.settings.text()
	var clashes []string
	for _, c := range log.Puzzle.Clashes() {
		clashes = append(clashes, text.Clash(c))
	}
	if len(clashes) > 0 {
		return answer.No("the givens contradict each other: %s", strings.Join(clashes, ", "))
	}
	if len(log.Steps) == 0 || log.Last().Kind.Ends() {
		return answer.No("the board has come to a contradiction; %s", way)
	}
	last := log.Last()
	if last.Kind != deduce.Conflict {
		if last = deduce.Resume(log, s.solving()).Next(); last == nil {
			return answer.No("the board has come to a contradiction; %s", way)
		}
	}
	return answer.No("the board has come to a contradiction: %s; %s", conflictIn(text.Conclusion(last), text.Reason(last)), way)
}

// conflictIn says what is wrong where.
func conflictIn(where, what string) string {
	if strings.Contains(what, where) {
		return what
	}
	return fmt.Sprintf("%s, %s", where, what)
}

// tellUniqueness says that techniques which assume one solution are off, where they are on but the puzzle has not one.
func (s *Desk) tellUniqueness() {
	log := s.solver.Log()
	switch {
	case !s.settings.unique || s.InJSON() || s.single():
	case log.Puzzle.Len() == 0:
		s.Say("the puzzle has no givens: techniques that assume one solution of these are off")
	default:
		s.Say("the puzzle has not one solution: techniques that assume it are off")
	}
}
