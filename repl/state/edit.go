package state

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
)

// Edit fills cells and eliminates candidates by hand, all of them or none. On a board for practice that is an answer.
func (d *Desk) Edit(ctx context.Context, edits []coords.Edit) error {
	if d.Exercise != nil && d.Exercise.Open(d) {
		return d.Exercise.Answer(ctx, d, edits)
	}
	if d.Dialog != nil {
		if done, err := d.Dialog.Fills(ctx, d, edits); done || err != nil {
			return err
		}
	}
	if err := d.Enter(d.Solver, edits); err != nil {
		return err
	}
	d.tellMistakes(edits)
	if err := d.tellEntered(); err != nil {
		return err
	}
	for _, e := range edits {
		if b := d.Solver.Board(); e.Eliminate && b.Digit(e.Cell) == 0 && b.Candidates(e.Cell) == 0 {
			d.Say("%s; 'undo' takes that back", d.Emptied(e.Cell))
		}
	}
	return nil
}

// Fill is edit for what is typed without a command: on a board that is being entered, digits are givens.
func (d *Desk) Fill(ctx context.Context, edits []coords.Edit) error {
	if d.isEntered() && !slices.ContainsFunc(edits, func(e coords.Edit) bool { return e.Eliminate }) {
		return d.addGivens(ctx, edits)
	}
	return d.Edit(ctx, edits)
}

// Enter has a solver log edits as premises; while a guess is open, digits as guesses.
func (d *Desk) Enter(solver *deduce.Solver, edits []coords.Edit) error {
	for _, e := range edits {
		var err error
		if e.Eliminate {
			err = solver.Deny(e.Candidate)
		} else {
			err = solver.Suppose(e.Candidate)
		}
		if err != nil {
			return errors.New(d.Word(err))
		}
	}
	return nil
}

// Emptied says of an open cell that no candidate is left in it.
func (d *Desk) Emptied(c board.Cell) string {
	return d.Settings.Notation.Cell(c) + " is open, and no candidate is left in it: the board has come to a contradiction"
}

// tellMistakes says which digits that were set are wrong, where the option mistakes asks for that.
func (d *Desk) tellMistakes(edits []coords.Edit) {
	if d.Settings.Mistakes != Show {
		return
	}
	wrong := d.Wrong()
	for _, e := range edits {
		if !e.Eliminate && wrong.Has(e.Cell) {
			d.Hush("%s is not in the solution", d.Settings.Notation.Placement(e.Candidate))
		}
	}
}

// tellEntered shows what was set by hand.
func (d *Desk) tellEntered() error {
	d.Found = nil
	if d.Solver.Guesses() > 0 {
		d.Say("a guess is open, so this is a guess of your own: a contradiction takes it back")
	}
	d.SkipGivens()
	return cmp.Or(d.TellNew(), d.Release(false))
}

// isEntered reports whether the board was begun empty and has nothing but the givens that were typed since.
func (d *Desk) isEntered() bool {
	log := d.Solver.Log()
	return d.Entered && len(log.Steps) == log.Puzzle.Len()
}

// addGivens adds digits that were typed to the givens, all of them or none.
func (d *Desk) addGivens(ctx context.Context, edits []coords.Edit) error {
	if err := d.Enter(d.Solver, edits); err != nil { // the same rules hold as for what is set by hand
		return err
	}
	d.Begin(d.Name, d.Solver.Board().Grid())
	d.Entered = true
	_, err := d.Introduce(ctx)
	return err
}
