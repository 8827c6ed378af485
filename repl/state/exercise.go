package state

import (
	"context"

	"deduku/board/format/coords"
	"deduku/deduce"
)

// Exercise is something to find on a board. While it is open, what is typed by hand is an answer to it.
type Exercise interface {
	Open(d *Desk) bool // reports whether the board is one that is still to be answered
	Answer(ctx context.Context, d *Desk, edits []coords.Edit) error
	More(ctx context.Context, d *Desk) (done bool, err error)      // completes an answer, if a part of one was given
	Show(ctx context.Context, d *Desk)                             // notes that the step is shown
	Goal(ctx context.Context, d *Desk) (step deduce.Step, ok bool) // the step that is to be found, where the board is open
	Told() int                                                     // how many degrees of a hint are known from what was asked for
}

// Guide is told of each command that was carried out, and says what it has to say to that unless it is to be quiet.
type Guide interface {
	Did(d *Desk, command string, args []string, quiet bool) error
}

// Showing tells the exercise, where there is one, that what is to be found on the board is shown.
func (d *Desk) Showing(ctx context.Context) {
	if d.Exercise != nil {
		d.Exercise.Show(ctx, d)
	}
}
