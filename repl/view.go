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
	marking    marking
}

// Marks are the colours given by hand to what is still to be seen, each as it would be typed: r1c1 blue, 5r1c1 green.
func (v *View) Marks() []string { return v.marking.seen(&v.Board).words() }

// Colour puts the colours given by hand on a picture.
func (v *View) Colour(p *picture.Picture) { v.marking.on(p) }

// View is the session as it is now.
func (s *Session) View() View {
	v := View{
		Facts: s.boardFacts(), Board: *s.solver.Board(), Log: s.solver.Log(), Text: s.settings.text(),
		Undo: len(s.past.undo), Redo: len(s.past.redo),
		marking: s.marking,
	}
	v.Ahead = s.ahead()
	version := s.version()
	if len(v.Ahead.Steps) > len(v.Log.Steps) {
		version = s.past.forward.version
	}
	if s.rated.version == version {
		v.Rated = s.rated.difficulty
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
