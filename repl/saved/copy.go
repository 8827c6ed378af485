package saved

import (
	"context"
	"errors"

	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/reply"
)

// Copy is the command copy.
var Copy = desk.Command{
	Name: "copy", Group: "board", Run: copyBoard,
	Short: "put the puzzle on the clipboard, as one line, where the terminal can",
}

// copyBoard hands the puzzle to the terminal's clipboard.
func copyBoard(_ context.Context, s *desk.Desk, args []string) error {
	log := s.Solver.Log()
	if !s.Looking() {
		return errors.New("copy needs a terminal; 'save' writes a file")
	}
	line := log.Puzzle.String()
	said := "this terminal has no clipboard: copy the line"
	if s.Getenv("TERM") != "dumb" {
		said = "sent to the clipboard; where the terminal does not take it, copy the line"
		if err := s.Show(reply.Clipboard{Text: line}); err != nil {
			return err
		}
	}
	return s.Give(answer.Puzzle{Puzzle: line}, func() error {
		if err := s.Tell("%s", line); err != nil {
			return err
		}
		s.Say("%s", said)
		return nil
	})
}
