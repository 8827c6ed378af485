package command

import (
	"context"
	"fmt"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/repl/state"
)

// A Trial solves a board by brute force, and shows how far it is.
type Trial struct {
	*search.Trial
	Moves int // the moves that Make has made
	desk  *state.Desk
}

// New returns a trial of the desk's givens and the digits that were set by hand.
func newTrial(d *state.Desk) *Trial { return &Trial{Trial: search.NewTrial(d.Premised()), desk: d} }

// pace returns the number of moves to make before the next frame, if this many frames have been shown. It is 1 at first
// and then grows, so that many millions of moves take a few hundred frames.
func pace(frames int) int {
	moves := 1.0
	for range frames - slowFrames {
		moves *= 1.1
	}
	return int(min(moves, 1<<40))
}

// slowFrames is the number of moves that are shown one by one.
const slowFrames = 30

// Make makes at most this many moves, and reports whether there are more.
func (t *Trial) Make(ctx context.Context, moves int) bool {
	const turn = 1 << 12
	more := true
	for ; more && moves > 0 && ctx.Err() == nil; moves -= turn {
		n := min(moves, turn)
		more = t.Advance(n)
		t.Moves += n
	}
	return more
}

// headline returns how far the trial is, such as r4c5 = 7, 23 of 55 cells filled, 1022 backtracks.
func (t *Trial) headline() string {
	now, grid := t.Outcome(), t.Grid()
	filled := grid.Len() - (board.Cells - now.Blanks)
	text := fmt.Sprintf("%d of %s filled, %s", filled, wording.Count(now.Blanks, "cell", "cells"), wording.Count(now.Backtracks, "backtrack", "backtracks"))
	if c, ok := t.Last(); ok {
		text = t.desk.Settings.Notation.Placement(board.Candidate{Cell: c, Digit: grid[c]}) + ", " + text
	}
	return text
}

// picture returns a picture of the board with the digits that are being tried.
func (t *Trial) picture() picture.Picture {
	b := board.Of(t.desk.Premised())
	pic := picture.Draw(&b, nil, t.desk.Settings.Text().Notation)
	pic.Digits = t.Grid()
	clear(pic.Candidates[:])
	if c, ok := t.Last(); ok {
		pic.Results[c][pic.Digits[c]] = picture.Concluded
	}
	return pic
}
