package desk

import (
	"slices"

	"deduku/deduce"
	"deduku/repl/answer"
	"deduku/repl/work"
)

// Ahead is the log, with the steps behind it that goto can go forward to.
func (s *Desk) Ahead() deduce.Log {
	log := s.Solver.Log()
	if ahead := s.Past.Forward.Log; work.IsStart(&log, &ahead) {
		return ahead
	}
	return log
}

// Change runs what may change the board, so that it can be undone. A "no" keeps what was done; any other
// error takes it back.
func (s *Desk) Change(run func() error) error {
	before := s.Now()
	kept := false
	defer func() {
		if !kept {
			s.Restore(before) // also when run panics
		}
	}()
	err := run()
	if err != nil && !answer.IsNo(err) {
		return err
	}
	kept = true
	if after := s.Now(); after.Version != before.Version || !slices.Equal(after.Marking, before.Marking) {
		s.Past.Undo, s.Past.Redo = append(s.Past.Undo, before), nil
	}
	return err
}

// Past is what undo, redo and goto can go to.
type Past struct {
	Undo, Redo []work.State // the nearest last
	Forward    work.State   // what goto went back from, and can go forward in
}

// Restore goes back to a state.
func (s *Desk) Restore(to work.State) {
	s.Name, s.Arrived, s.Shown, s.Found = to.Name, to.Arrived, to.Shown, to.Found
	s.Place, s.Entered, s.Marking = to.Place, to.Entered, to.Marking
	s.Solver = deduce.Resume(to.Log, s.SolvingPuzzle(to.Log.Puzzle))
	s.Seen(to.Version)
}
