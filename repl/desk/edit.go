package desk

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"deduku/board/format"
	"deduku/deduce"
)

// Edit fills cells and eliminates candidates by hand, all of them or none. On a board for practice that is an answer.
func (s *Desk) Edit(ctx context.Context, edits []format.Edit) error {
	if s.Exercise != nil && s.Exercise.Open(s) {
		return s.Exercise.Answer(ctx, s, edits)
	}
	if err := s.Enter(s.Solver, edits); err != nil {
		return err
	}
	return s.tellEntered()
}

// Fill is edit for what is typed without a command: on a board that is being entered, digits are givens.
func (s *Desk) Fill(ctx context.Context, edits []format.Edit) error {
	if s.isEntered() && !slices.ContainsFunc(edits, func(e format.Edit) bool { return e.Eliminate }) {
		return s.addGivens(ctx, edits)
	}
	return s.Edit(ctx, edits)
}

// Enter has a solver log edits as premises; while a guess is open, digits as guesses.
func (s *Desk) Enter(solver *deduce.Solver, edits []format.Edit) error {
	for _, e := range edits {
		var err error
		if e.Eliminate {
			err = solver.Deny(e.Candidate)
		} else {
			err = solver.Suppose(e.Candidate)
		}
		if err != nil {
			return errors.New(s.Word(err))
		}
	}
	return nil
}

// tellEntered shows what was set by hand.
func (s *Desk) tellEntered() error {
	s.Found = nil
	if s.Solver.Guesses() > 0 {
		s.Say("a guess is open, so this is a guess of your own: a contradiction takes it back")
	}
	s.SkipGivens()
	return cmp.Or(s.TellNew(), s.Release(false))
}

// isEntered reports whether the board was begun empty and has nothing but the givens that were typed since.
func (s *Desk) isEntered() bool {
	log := s.Solver.Log()
	return s.Entered && len(log.Steps) == log.Puzzle.Len()
}

// addGivens adds digits that were typed to the givens, all of them or none.
func (s *Desk) addGivens(ctx context.Context, edits []format.Edit) error {
	if err := s.Enter(s.Solver, edits); err != nil { // the same rules hold as for what is set by hand
		return err
	}
	s.Begin(s.Name, s.Solver.Board().Grid())
	s.Entered = true
	_, err := s.Introduce(ctx)
	return err
}
