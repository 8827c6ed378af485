package command

import (
	"context"
	"errors"
	"fmt"
	"io"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/deduce/coach"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/internal/lean"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// cruxFile is the file that a crux is written to; its name says what it is.
const cruxFile = "crux.txt"

// exportCrux writes the steps that the solution hinges on as a block for a forum.
func exportCrux(ctx context.Context, d *state.Desk, file string) error {
	if lean.Program {
		return lean.Err
	}
	log := d.Solver.Log()
	found, err := coach.FindCrux(ctx, &log)
	if errors.As(err, new(coach.NoCrux)) {
		return answer.No("%w; 'solve logic' looks for one", err)
	} else if err != nil {
		return err
	}
	text := cruxText(&found, d.Settings.Text())
	to, err := d.WriteFile(ctx, file, func(w io.Writer) error { _, err := io.WriteString(w, text); return err })
	if err != nil {
		return err
	}
	return d.Give(answer.File{File: file}, func() error {
		d.Say("saved %s that the solution hinges on %s", wording.Count(len(found.Steps), "step", "steps"), to)
		return nil
	})
}

// cruxText is a crux as forums quote it: the puzzle, the pencil marks where singles end first, the steps in the order in which they
// are made, as players write them, and stte, singles to the end.
func cruxText(c *coach.Crux, t wording.Text) string {
	text := c.Log.Puzzle.String() + "\n\n"
	told := 0
	for n, before := range c.Log.Boards {
		if told == len(c.Steps) {
			break
		}
		if n != c.Steps[told] {
			continue
		}
		if told == 0 {
			text += marks(before) + "\n"
		}
		told++
		text += fmt.Sprintf("%d. %s\n", told, picture.Written(t, before, c.Log.Step(n)))
	}
	if c.Untried > 0 {
		text += fmt.Sprintf("(%d of these were not tried to be left out)\n", c.Untried)
	}
	return text + "stte\n"
}

// marks are the pencil marks of a board.
func marks(b *board.Board) string {
	p := puzzle.Of(b)
	return format.Named("pm").Text(&p)
}
