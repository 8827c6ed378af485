package desk

import (
	"slices"

	"deduku/deduce"
	"deduku/repl/answer"
	"deduku/repl/work"
)

// Ahead is the log, with the steps behind it that goto can go forward to.
func (d *Desk) Ahead() deduce.Log {
	log := d.Solver.Log()
	if ahead := d.Past.Forward.Log; work.IsStart(&log, &ahead) {
		return ahead
	}
	return log
}

// Change runs what may change the board, so that it can be undone. A "no" keeps what was done; any other
// error takes it back.
func (d *Desk) Change(run func() error) error {
	before := d.Now()
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
	if after := d.Now(); after.Version != before.Version || !slices.Equal(after.Marking, before.Marking) || after.Pencil != before.Pencil || after.Middle != before.Middle {
		d.Past.Undo, d.Past.Redo = append(d.Past.Undo, before), nil
	}
	return err
}

// Past is what undo, redo and goto can go to.
type Past struct {
	Undo, Redo []work.State // the nearest last
	Forward    work.State   // what goto went back from, and can go forward in
}

// Restore goes back to a state.
func (d *Desk) Restore(to work.State) {
	d.Name, d.Arrived, d.Shown, d.Found = to.Name, to.Arrived, to.Shown, to.Found
	d.Place, d.Entered, d.Marking, d.Pencil = to.Place, to.Entered, to.Marking, to.Pencil
	d.Middle, d.Home = to.Middle, to.Home
	d.Solver = deduce.Resume(to.Log, d.SolvingPuzzle(to.Log.Puzzle))
	d.Seen(to.Version)
}
