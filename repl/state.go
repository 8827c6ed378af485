package repl

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// state is what undo brings back.
type state struct {
	version int // of the log: two states of a session have the same one where they have the same log
	name    string
	log     deduce.Log
	arrived int
	shown   int
	found   []board.Grid
	place   place
	entered bool
	marking marking
}

// past is what undo, redo and goto can go to.
type past struct {
	undo, redo []state // the nearest last
	forward    state   // what goto went back from, and can go forward in
}

// versions number the logs that a session has had, in the order in which they were looked at.
type versions struct {
	last    int // that was given
	present int // of the log as it was when it was looked at
	solver  *deduce.Solver
	changes int // of the solver's log by then
}

// version is a number that changes with each change of the log, and that undo brings back.
func (w *work) version() int {
	v := &w.versions
	if v.solver != w.solver || v.changes != w.solver.Version() {
		v.last++
		w.seen(v.last)
	}
	return v.present
}

// seen notes that the log as it is has this version.
func (w *work) seen(version int) {
	v := &w.versions
	v.present, v.solver, v.changes = version, w.solver, w.solver.Version()
}

func (w *work) state() state {
	return state{w.version(), w.name, w.solver.Log(), w.arrived, w.shown, slices.Clip(w.found), w.place, w.entered, w.marking}
}

func (s *Desk) restore(to state) {
	s.name, s.arrived, s.shown, s.found = to.name, to.arrived, to.shown, to.found
	s.place, s.entered, s.marking = to.place, to.entered, to.marking
	s.solver = deduce.Resume(to.log, s.solvingPuzzle(to.log.Puzzle))
	s.seen(to.version)
}

// sharedSteps is how many steps two logs begin with alike.
func sharedSteps(a, b *deduce.Log) int {
	n := 0
	for n < min(len(a.Steps), len(b.Steps)) && a.Steps[n].Same(&b.Steps[n]) {
		n++
	}
	return n
}
