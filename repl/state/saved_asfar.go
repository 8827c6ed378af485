package state

import (
	"deduku/deduce"
)

// asFar is the session as far as the file could be read, which is why the rest is left out: as it was when it was last
// kept or, before that, the log that was read last.
func (r *sessionReader) asFar(why error) (*Session, error) {
	if r.now == nil {
		if len(r.places) == 0 {
			return nil, why
		}
		r.openAtTip()
	}
	r.ended.Rest = why
	return r.session()
}

// openAtTip makes the end of the log that was read last the present board, and those that were read before what undo
// comes back to.
func (r *sessionReader) openAtTip() {
	log, _, _ := r.log(len(r.places))
	came := Came(&log)
	if came < log.Puzzle.Len() { // not all of its givens were read
		log = deduce.New(log.Puzzle, deduce.Options{}).Log()
		came = len(log.Steps)
		r.goOn(log, spot{0, came}, fault{})
		r.places = append(r.places, r.tip)
	}
	tip := savedState{Name: "session", Came: came}
	if n := len(r.states); n > 0 {
		last := r.states[n-1]
		if r.branches[r.places[last.At-1].branch].Puzzle == log.Puzzle {
			tip = last
		}
	}
	tip.At = len(r.places)
	for id := range r.states {
		r.undo = append(r.undo, id)
	}
	now := len(r.states)
	r.states = append(r.states, tip)
	r.now, r.ended.Options = &nowLine{Now: &now}, r.options
}
