package state

import (
	"context"
	"errors"
	"fmt"

	"deduku/repl/answer"
)

// Open puts a puzzle of a collection on the board, as it was left if it was there before.
func (d *Desk) Open(ctx context.Context, to Place) error {
	if to.At < 1 || to.At > len(to.Of.Puzzles) {
		return answer.No("%s has puzzles 1 to %d, there is no %d", to.Of.Name, len(to.Of.Puzzles), to.At)
	}
	if d.Place.Of == to.Of {
		to.Of.Work[d.Place.At] = d.Now()
	}
	if left, ok := to.Of.Work[to.At]; ok {
		d.Restore(left)
		_, err := d.Introduce(ctx)
		return err
	}
	if _, err := d.Take(ctx, fmt.Sprintf("%s, puzzle %d", to.Of.Name, to.At), &to.Of.Puzzles[to.At-1]); err != nil {
		return err
	}
	d.Place = to
	return nil
}

// Beside opens the puzzle that many places behind the one on the board.
func (d *Desk) Beside(ctx context.Context, step int) error {
	if d.Place.Of == nil {
		return errors.New("the board is from no collection; 'load FILE' opens a file with several puzzles")
	}
	to := Place{Of: d.Place.Of, At: d.Place.At + step}
	switch {
	case to.At < 1:
		return answer.No("this is the first puzzle of %s", to.Of.Name)
	case to.At > len(to.Of.Puzzles):
		return answer.No("this is the last puzzle of %s", to.Of.Name)
	}
	return d.Open(ctx, to)
}
