package desk

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/repl/reply"
)

// Picture is a board, and a step on it, as the session shows them.
func (s *Desk) Picture(b *board.Board, step *deduce.Step) picture.Picture {
	pic := picture.Draw(b, step, s.Settings.Text().Notation)
	s.Marking.On(&pic)
	return pic
}

// drawing is the board with its digits.
func (s *Desk) drawing() reply.Drawing {
	return reply.Drawing{Picture: s.Picture(s.Solver.Board(), nil)}
}

// TellBoard draws the board.
func (s *Desk) TellBoard() error {
	return s.Give(s.BoardFacts(), func() error { return s.Show(s.drawing()) })
}

// tellMore tells of the step n, below its line, what the option detail asks for.
func (s *Desk) tellMore(log *deduce.Log, n int) error {
	if s.Settings.Detail == "line" || !log.Step(n).Kind.Deduces() || s.InJSON() {
		return nil
	}
	if err := s.Release(false); err != nil { // its line may wait for a board beside it
		return err
	}
	more := []reply.Part{s.Paragraphs(log, n, false)}
	if s.Settings.Detail == "page" {
		more = append(more, s.Pictured(log, n))
	}
	return s.ShowAll(more...)
}

// TellNew shows the steps that have not been shown.
func (s *Desk) TellNew() error {
	log := s.Solver.Log()
	text := s.Settings.Text()
	s.Answer().Since(s.Shown)
	for ; s.Shown < len(log.Steps); s.Shown++ {
		step := &log.Steps[s.Shown]
		if s.Settings.Log == "off" || s.Settings.Log == "short" && s.Shown < s.Arrived {
			continue
		}
		line := reply.StepLine{Words: text, Label: wording.Number(s.Shown + 1), Step: step, Waits: true}
		if err := s.Show(line); err != nil {
			return err
		}
		if err := s.tellMore(&log, s.Shown+1); err != nil {
			return err
		}
	}
	if s.Shown > 0 && log.Steps[s.Shown-1].Kind == deduce.Stuck {
		s.Shown-- // the line goes when the log goes on
	}
	return nil
}

// Note talks about an error that does not stop anything, or about each of several.
func (s *Desk) Note(err error) {
	if several, ok := err.(interface{ Unwrap() []error }); ok {
		for _, err := range several.Unwrap() {
			s.Note(err)
		}
		return
	}
	if err != nil {
		s.Say("%s", s.Word(err))
	}
}

// Glance shows the board to a person; a script asks for it when it wants it, a program gets it in any case.
func (s *Desk) Glance() {
	s.Answer().Facts = s.BoardFacts()
	s.Note(s.Show(reply.Glance{Drawing: s.drawing()}))
}

// Release ends a run of steps, beside which the board may come to stand; below them it comes if it is wanted.
func (s *Desk) Release(board bool) error {
	s.Answer().Facts = s.Progress()
	if !board && s.Settings.Log == "off" {
		return s.Show(reply.Glance{Drawing: s.drawing()}) // nothing else tells that something happened
	}
	return s.Show(reply.Board{Picture: s.Picture(s.Solver.Board(), nil), Wanted: board})
}
