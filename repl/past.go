package repl

import (
	"context"
	"strings"

	"deduku/board"
	"deduku/repl/state"
)

// PastText is what undo can go to on the puzzle that is on the board, as a text for [Session.Recall].
func (s *Session) PastText() string {
	d := *s.Desk
	d.Past = state.Past{Undo: ofPuzzle(s.Past.Undo, s.Solver.Log().Puzzle)}
	return string(state.NewWriter(nil).Changes(&d))
}

// Recall replaces the undo history of the current puzzle by the one in text, if that is of the same puzzle. It keeps the first changes
// entries of the stack, except for entries of this puzzle, and drops the later ones, which only rebuilt the board.
func (s *Session) Recall(ctx context.Context, text string, changes int) {
	past := s.Past.Undo[:changes:changes]
	puzzle := s.Solver.Log().Puzzle
	if saved, err := state.Read(ctx, strings.NewReader(text), "the puzzle"); err == nil && saved.Now.Log.Puzzle == puzzle {
		s.Versions.Last = saved.Renumber(s.Versions.Last)
		past = append(past[:len(past)-len(ofPuzzle(past, puzzle))], saved.Past.Undo...)
	}
	s.Past.Undo = past
	s.autosave()
}

// ofPuzzle are the last of some states, as far as they are of one puzzle.
func ofPuzzle(states []state.State, puzzle board.Grid) []state.State {
	n := len(states)
	for n > 0 && states[n-1].Log.Puzzle == puzzle {
		n--
	}
	return states[n:]
}
