package command

import (
	"context"
	"errors"

	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Copy is the command copy.
var Copy = state.Command{
	Name: "copy", Group: "files", Run: copyBoard,
	Results: []answer.Result{answer.Puzzle{}},
	Short:   "put the puzzle on the clipboard, as one line, where the terminal can",
}

// copyBoard hands the puzzle to the terminal's clipboard.
func copyBoard(_ context.Context, d *state.Desk, args []string) error {
	log := d.Solver.Log()
	if !d.Looking() {
		return errors.New("copy needs a terminal; 'save' writes a file")
	}
	line := log.Puzzle.String()
	said := "this terminal has no clipboard: copy the line"
	if d.Getenv("TERM") != "dumb" {
		said = "sent to the clipboard; where the terminal does not take it, copy the line"
		if err := d.Show(reply.Clipboard{Text: line}); err != nil {
			return err
		}
	}
	return d.Give(answer.Puzzle{Puzzle: line}, func() error {
		if err := d.Tell("%s", line); err != nil {
			return err
		}
		d.Say("%s", said)
		return nil
	})
}
