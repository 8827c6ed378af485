package command

import (
	"cmp"
	"context"

	"deduku/board"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Undo is the command undo.
var Undo = state.Command{
	Name: "undo", Args: "[N]", Group: "change", Summary: "take back a change", Run: undo,
	Results: []answer.Result{answer.Board{}},
	Short:   "undo the last change of the board or of an option, or the last N",
}

func undo(_ context.Context, d *state.Desk, args []string) error {
	n, err := state.Number(args, 1, "undo takes how many changes to take back")
	if err != nil {
		return err
	}
	if n > len(d.Past.Undo) && n > 1 {
		return answer.No("%s can be undone, not %d", wording.Count(len(d.Past.Undo), "change", "changes"), n)
	}
	return travelBy(d, n, &d.Past.Undo, &d.Past.Redo, "undo")
}

// Redo is the command redo.
var Redo = state.Command{
	Name: "redo", Group: "change", Summary: "do it again", Run: redo,
	Results: []answer.Result{answer.Board{}},
	Short:   "do again what was undone",
}

func redo(_ context.Context, d *state.Desk, args []string) error {
	return travelBy(d, 1, &d.Past.Redo, &d.Past.Undo, "redo")
}

// travelBy goes back through n states of one stack, puts the states on the way on the other stack, and says what changed.
func travelBy(d *state.Desk, n int, from, to *[]state.State, word string) error {
	if len(*from) == 0 {
		return answer.No("there is nothing to %s", word)
	}
	before := d.Now()
	var did []string
	for range n {
		did = append(did, cmp.Or(move(d, from, to), "a change"))
	}
	done := word[:2] + "did " + joined(did) // undid, redid
	if now := d.Now(); state.SameBoard(&now, &before) {
		return d.Give(d.BoardFacts(), func() error {
			d.Say("%s", done)
			return nil
		})
	}
	b := d.Solver.Board()
	d.Say("%s", done)
	d.Say("%s: %d of %d cells are solved", d.Name, b.Filled(), board.Cells)
	d.Glance()
	return nil
}

// move goes to the last state of one stack, leaves the present one on the other, and returns what lies between the two.
func move(d *state.Desk, from, to *[]state.State) string {
	last := len(*from) - 1
	state, now := (*from)[last], d.Now()
	if now.Did = state.Did; state.Options != nil {
		now.Options = d.Options()
	}
	*from, *to = (*from)[:last], append(*to, now)
	d.Restore(state)
	d.SetOptions(state.Options)
	return state.Did
}

// joined lists what was undone, the first few of many.
func joined(did []string) string {
	const most = 5
	if more := len(did) - most; more > 0 {
		did = append(did[:most:most], wording.Count(more, "more change", "more changes"))
	}
	return wording.And(did)
}
