package command

import (
	"deduku/board/format"
	"deduku/board/format/grids"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/technique"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// exportText shows the board in a format that is text.
func exportText(d *state.Desk, name string) error {
	p := puzzle.Of(d.Solver.Board())
	return giveText(d, name, &p, format.Named(name).Text(&p))
}

// exportStepText shows the board on which a step was found in a format that is text; a line of HoDoKu's library has the
// step, too.
func exportStepText(d *state.Desk, n int, name string) error {
	log := d.Ahead()
	sheet := export.Sheet{Log: &log}
	before := sheet.Before(n)
	p := puzzle.Of(&before)
	text := format.Named(name).Text(&p)
	if step := log.Step(n); name == "hodoku" && step.Technique != nil {
		text = hodokuLine(&p, step)
	}
	return giveText(d, name, &p, text)
}

// hodokuLine is a step and the board on which it was found as a line of HoDoKu's library.
func hodokuLine(p *puzzle.Puzzle, step *deduce.Step) string {
	c := grids.HodokuCase{
		Givens: p.Givens, Placed: p.Placed, Deleted: p.Eliminated, Eliminations: step.Eliminations, Placements: step.Placements,
	}
	if c.Code, c.Digits = technique.LibraryCode(step); c.Code == "" {
		c.Code, c.Extra = "0000", step.Technique.Title // the library has no lines of it
	}
	return c.String() + "\n"
}

// giveText answers with a board as text, and tells what that leaves out.
func giveText(d *state.Desk, name string, p *puzzle.Puzzle, text string) error {
	if drops := format.Named(name).Drops(p); drops != "" {
		d.Say("%s drops %s", name, drops)
	}
	return d.Give(answer.Text{Format: name, Text: text}, func() error { return d.Show(reply.Verbatim{Text: text}) })
}
