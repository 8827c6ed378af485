package change

import (
	"context"

	"deduku/board"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/typed"
	"deduku/repl/work"
)

// Undo is the command undo.
var Undo = desk.Command{
	Name: "undo", Args: "[N]", Group: "change", Gist: "take back a change", Run: undo,
	Gives: []answer.Fact{answer.Board{}},
	Short: "take back the last change of the board, a solve included, or the last N",
}

func undo(_ context.Context, d *desk.Desk, args []string) error {
	n, err := typed.Number(args, 1, "undo takes how many changes to take back")
	if err != nil {
		return err
	}
	if n > len(d.Past.Undo) && n > 1 {
		return answer.No("%s can be undone, not %d", wording.Count(len(d.Past.Undo), "change", "changes"), n)
	}
	for range n - 1 {
		move(d, &d.Past.Undo, &d.Past.Redo)
	}
	return stepBack(d, &d.Past.Undo, &d.Past.Redo, "undo")
}

// Redo is the command redo.
var Redo = desk.Command{
	Name: "redo", Group: "change", Gist: "do it again", Run: redo,
	Gives: []answer.Fact{answer.Board{}},
	Short: "do again what was undone",
}

func redo(_ context.Context, d *desk.Desk, args []string) error {
	return stepBack(d, &d.Past.Redo, &d.Past.Undo, "redo")
}

// move goes to the last state of one stack, which has one, and leaves the present one on the other.
func move(d *desk.Desk, from, to *[]work.State) {
	last := len(*from) - 1
	*to = append(*to, d.Now())
	d.Restore((*from)[last])
	*from = (*from)[:last]
}

// travel goes to the last state of one stack and leaves the present one on the other.
func stepBack(d *desk.Desk, from, to *[]work.State, word string) error {
	if len(*from) == 0 {
		return answer.No("there is nothing to %s", word)
	}
	move(d, from, to)
	b := d.Solver.Board()
	d.Say("%s: %d of %d cells are solved", d.Name, b.Filled(), board.Cells)
	d.Glance()
	return nil
}
