package repl

import (
	"context"
	"io"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// View is what a session has to show to a program that draws it: a page. It is a copy, of one moment.
type View struct {
	Facts      answer.Board
	Board      board.Board
	Log        deduce.Log // the steps so far
	Ahead      deduce.Log // the same and what 'goto' can go forward to
	Text       wording.Text
	Undo, Redo int                 // how many changes can be taken back, and done again
	Rated      map[int]rate.Tenths // how difficult the steps of Ahead are, by number, where it is the path of a rating
	marking    state.Marking
}

// Marks are the colours given by hand to what is still to be seen, each as it would be typed: r1c1 blue, 5r1c1 green.
func (v *View) Marks() []string { return v.marking.Seen(&v.Board).Words() }

// Colour puts the colours given by hand on a picture.
func (v *View) Colour(p *picture.Picture) { v.marking.On(p) }

// View is the session as it is now.
func (s *Session) View() View {
	v := View{
		Facts: s.BoardFacts(), Board: *s.Solver.Board(), Log: s.Solver.Log(), Text: s.Settings.Text(),
		Undo: len(s.Past.Undo), Redo: len(s.Past.Redo),
		marking: s.Marking,
	}
	ahead := s.Ahead()
	v.Ahead, v.Text.Log = ahead, &ahead
	version := s.Version()
	if len(v.Ahead.Steps) > len(v.Log.Steps) {
		version = s.Past.Forward.Version
	}
	if s.Rated.Version == version {
		v.Rated = s.Rated.Difficulty
	}
	return v
}

// Resume goes on with a session of one's own that was kept as the text: as if it had never been left.
func (s *Session) Resume(ctx context.Context, kept io.Reader, name string) error {
	before := len(s.Past.Undo) + 1
	if err := s.takeSession(ctx, kept, name, true); err != nil {
		return err
	}
	s.Past.Undo = s.Past.Undo[before:]
	return nil
}
