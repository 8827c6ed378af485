package repl

import (
	"context"
	"io"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/repl/answer"
)

// View is what a session has to show to a program that draws it: a page. It is a copy, of one moment.
type View struct {
	Facts      answer.Board
	Board      board.Board
	Log        deduce.Log // the steps so far
	Ahead      deduce.Log // the same and what 'goto' can go forward to
	Text       render.Text
	Undo, Redo int // how many changes can be taken back, and done again
}

// View is the session as it is now.
func (s *Session) View() View {
	v := View{
		Facts: s.boardFacts(), Board: *s.solver.Board(), Log: s.solver.Log(), Text: s.settings.text(),
		Undo: len(s.past.undo), Redo: len(s.past.redo),
	}
	v.Ahead = v.Log
	if ahead := &s.past.forward.log; isStart(&v.Log, ahead) {
		v.Ahead = *ahead
	}
	return v
}

// Resume goes on with a session of one's own that was kept as the text: as if it had never been left.
func (s *Session) Resume(ctx context.Context, kept io.Reader, name string) error {
	before := len(s.past.undo) + 1
	if err := s.takeSession(ctx, kept, name, true); err != nil {
		return err
	}
	s.past.undo = s.past.undo[before:]
	return nil
}
