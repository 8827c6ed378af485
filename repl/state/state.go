package state

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// IsStart reports whether a log is the beginning of another.
func IsStart(log, of *deduce.Log) bool {
	return log.Puzzle == of.Puzzle && sharedSteps(log, of) == len(log.Steps)
}

// Came is how many steps a log begins with that came with its board: givens, digits placed, candidates eliminated.
func Came(log *deduce.Log) (n int) {
	for n < len(log.Steps) && log.Steps[n].Kind <= deduce.Premise {
		n++
	}
	return n
}

// cut leaves a state the first steps of its log.
func (s *State) cut(steps int) {
	steps = s.Log.UpTo(steps)
	s.Log = s.Log.First(steps)
	s.Arrived, s.Shown = min(s.Arrived, steps), min(s.Shown, steps)
}

// State is what undo brings back.
type State struct {
	Version int // of the log: two states of a session have the same one where they have the same log
	Name    string
	Log     deduce.Log
	Arrived int
	Shown   int
	Found   []board.Grid
	Place   Place
	Entered bool
	Marking Marking
	Pencil  Pencil
	Middle  Pencil
	Home    *State
	Did     string   // the change after this state, as undo will name it; empty if unknown
	Options *Options // the options and aliases, if the change after this state changed them; otherwise nil
}

// Options are the options and aliases of a session at one time. They are never changed in place.
type Options struct {
	Settings Settings
	Aliases  map[string]string
}

// versions number the logs that a session has had, in the order in which they were looked at.
type versions struct {
	Last    int // that was given
	present int // of the log as it was when it was looked at
	solver  *deduce.Solver
	changes int // of the solver's log by then
}

// Version is a number that changes with each change of the log, and that undo brings back.
func (w *Work) Version() int {
	v := &w.Versions
	if v.solver != w.Solver || v.changes != w.Solver.Version() {
		v.Last++
		w.seen(v.Last)
	}
	return v.present
}

// seen notes that the log as it is has this version.
func (w *Work) seen(version int) {
	v := &w.Versions
	v.present, v.solver, v.changes = version, w.Solver, w.Solver.Version()
}

// Now returns the state as it is, without the options, which the work does not have.
func (w *Work) Now() State {
	return State{
		Version: w.Version(), Name: w.Name, Log: w.Solver.Log(), Arrived: w.Arrived, Shown: w.Shown, Found: slices.Clip(w.Found),
		Place: w.Place, Entered: w.Entered, Marking: w.Marking, Pencil: w.Pencil, Middle: w.Middle, Home: w.Home,
	}
}
