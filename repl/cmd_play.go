package repl

import (
	"context"
	"errors"
	"fmt"

	"deduku/board"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// playCommand is the row of that command for a session.
func (s *Session) playCommand() state.Command {
	return state.Command{
		Name: "play", Group: "solve", Summary: "the board full screen",
		Results: []answer.Result{answer.Board{}},
		Short:   "the board full screen, to solve it by hand",
		Long: "Arrows or h j k l move, 1 to 9 fill the cell, 0 empties it, n changes between pen and notes, N notes all candidates,\n" +
			"- and 1 to 9 remove a candidate, which the log has then (a note is your own and no candidate), c and 1 to 8 colour a\n" +
			"cell (c 0 takes that away), / and 1 to 9 show one digit alone. u takes back, U does again.\n" +
			"? gives a hint, a little more each time, x explains, '.' makes the next step, v marks wrong digits, p pauses, space\n" +
			"turns a text that is long, Esc takes it away, q leaves. Each move is a command here: 'undo' takes it back, the log has\n" +
			"it. 'set entry digit' takes the digit first: 1 to 9 choose it, Enter or a click puts it in the cell. 'set mistakes\n" +
			"show' marks a wrong digit at once, 'set timer on' shows the time. Beside what a step speaks of stand > for the pattern, +\n" +
			"for a digit that is placed, - for one that is removed; a chain has lines, double or heavy where its link is strong; beside\n" +
			"a wrong digit stands !. Where there is no colour, * is the digit\n" +
			"that is looked at, ' a digit of yours, and a colour stands as its first letter.",
		Run: func(ctx context.Context, _ *state.Desk, args []string) error { return playHere(ctx, s) },
	}
}

func playHere(ctx context.Context, s *Session) error {
	switch {
	case s.Play == nil:
		return errors.New("play needs a terminal on which the cursor can be moved, and the prompt there: not a pipe, a script, TERM=dumb or --plain")
	case s.InJSON():
		return errors.New("play is for people: it has no answer in JSON")
	}
	s.Rest()
	before := len(s.Past.Undo)
	if err := s.Play(ctx); err != nil {
		return err
	}
	moves := max(0, len(s.Past.Undo)-before)
	return s.Give(s.BoardFacts(), func() error {
		s.Glance()
		undone := ""
		if moves > 0 {
			undone = fmt.Sprintf("; %s can be undone", wording.Count(moves, "move", "moves"))
		}
		s.Say("%s: %d of %d cells are solved%s", s.Name, s.Solver.Board().Filled(), board.Cells, undone)
		return nil
	})
}

// Carry carries out a line that play makes of a key, as if it had been typed, and keeps the session.
func (s *Session) Carry(ctx context.Context, line string) reply.Reply {
	r := s.Do(ctx, line)
	s.autosave()
	return r
}
