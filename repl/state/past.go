package state

import (
	"maps"
	"reflect"
	"slices"

	"deduku/deduce"
	"deduku/repl/answer"
)

// Ahead is the log, with the steps behind it that goto can go forward to.
func (d *Desk) Ahead() deduce.Log {
	log := d.Solver.Log()
	if ahead := d.Past.Forward.Log; IsStart(&log, &ahead) {
		return ahead
	}
	return log
}

// Options returns the options and aliases as they are: the same value until one of them changes.
func (d *Desk) Options() *Options {
	if o := d.options; o == nil || !reflect.DeepEqual(o.Settings, d.Settings) || !maps.Equal(o.Aliases, d.Aliases) {
		d.options = &Options{Settings: d.Settings, Aliases: maps.Clone(d.Aliases)}
	}
	return d.options
}

// SetOptions restores earlier options and aliases; nil changes nothing.
func (d *Desk) SetOptions(o *Options) {
	if o == nil || o == d.options {
		return
	}
	d.Settings, d.options = o.Settings, o
	clear(d.Aliases)
	maps.Copy(d.Aliases, o.Aliases)
	d.Solver.Use(d.Solving())
	d.Restyle()
}

// Change runs what may change the board or the options, so that it can be undone. A "no" keeps what was done; any other
// error takes it back.
func (d *Desk) Change(run func() error) error {
	before, options := d.Now(), d.Options()
	kept := false
	defer func() {
		if !kept {
			d.Restore(before) // also when run panics
		}
	}()
	err := run()
	if err != nil && !answer.IsNo(err) {
		return err
	}
	kept = true
	after := d.Now()
	before.Did = d.Doing
	if now := d.Options(); now != options && !reflect.DeepEqual(now, options) { // a command may have changed them for a while
		before.Options = options
	}
	switch {
	case !SameBoard(&after, &before):
		d.Past.Undo, d.Past.Redo = append(d.Past.Undo, before), nil
		if before.Home != nil && SameBoard(&after, before.Home) { // a lesson was left
			d.Past.Undo = own(d.Past.Undo, &after)
		}
	case before.Options != nil: // redo can still do again what was undone before
		d.Past.Undo = append(d.Past.Undo, before)
	}
	return err
}

// own returns the undo states that don't belong to lessons. It also drops the last states if they have the same board as from, since undo
// would change nothing.
func own(undo []State, from *State) []State {
	own := slices.DeleteFunc(slices.Clone(undo), func(s State) bool { return s.Home != nil })
	for len(own) > 0 && SameBoard(&own[len(own)-1], from) {
		own = own[:len(own)-1]
	}
	return own
}

// SameBoard reports whether two states have the same board, colors, and notes.
func SameBoard(a, b *State) bool {
	return a.Version == b.Version && slices.Equal(a.Marking, b.Marking) && a.Pencil == b.Pencil && a.Middle == b.Middle
}

// Past is what undo, redo and goto can go to.
type Past struct {
	Undo, Redo []State // the nearest last
	Forward    State   // what goto went back from, and can go forward in
}

// Restore goes back to the board of a state and leaves the options alone.
func (d *Desk) Restore(to State) {
	d.Name, d.Arrived, d.Shown, d.Found = to.Name, to.Arrived, to.Shown, to.Found
	d.Place, d.Entered, d.Marking, d.Pencil = to.Place, to.Entered, to.Marking, to.Pencil
	d.Middle, d.Home = to.Middle, to.Home
	d.Solver = deduce.Resume(to.Log, d.SolvingPuzzle(to.Log.Puzzle))
	d.seen(to.Version)
}
