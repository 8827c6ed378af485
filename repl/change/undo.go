package change

import (
	"context"

	"deduku/board"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/work"
)

// Undo is the command undo.
var Undo = desk.Command{
	Name: "undo", Args: "[N]", Group: "board", Run: undo,
	Short: "take back the last change of the board, a solve included, or the last N",
}

func undo(_ context.Context, s *desk.Desk, args []string) error {
	n, err := desk.Number(args, 1, "undo takes how many changes to take back")
	if err != nil {
		return err
	}
	if n > len(s.Past.Undo) && n > 1 {
		return answer.No("%s can be undone, not %d", wording.Count(len(s.Past.Undo), "change", "changes"), n)
	}
	for range n - 1 {
		move(s, &s.Past.Undo, &s.Past.Redo)
	}
	return stepBack(s, &s.Past.Undo, &s.Past.Redo, "undo")
}

// Redo is the command redo.
var Redo = desk.Command{
	Name: "redo", Group: "board", Run: redo,
	Short: "do again what was undone",
}

func redo(_ context.Context, s *desk.Desk, args []string) error {
	return stepBack(s, &s.Past.Redo, &s.Past.Undo, "redo")
}

// move goes to the last state of one stack, which has one, and leaves the present one on the other.
func move(s *desk.Desk, from, to *[]work.State) {
	last := len(*from) - 1
	*to = append(*to, s.Now())
	s.Restore((*from)[last])
	*from = (*from)[:last]
}

// travel goes to the last state of one stack and leaves the present one on the other.
func stepBack(s *desk.Desk, from, to *[]work.State, word string) error {
	if len(*from) == 0 {
		return answer.No("there is nothing to %s", word)
	}
	move(s, from, to)
	b := s.Solver.Board()
	s.Say("%s: %d of %d cells are solved", s.Name, b.Filled(), board.Cells)
	s.Glance()
	return nil
}
