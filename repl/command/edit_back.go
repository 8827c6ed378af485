package command

import (
	"context"
	"fmt"
	"strings"

	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Back is the command back.
var Back = state.Command{
	Name: "back", Args: "right", Group: "change", Changes: true, Run: back, Complete: state.OneOf("right"),
	Results: []answer.Result{answer.At{}},
	Short:   "go back to the last position before the first wrong step",
	Long:    "'undo' brings back what is on the board now.",
}

func back(ctx context.Context, d *state.Desk, args []string) error {
	if text := strings.Join(args, " "); text != "right" {
		return fmt.Errorf("back takes the word right, as back right, not %q; 'undo' takes back a change, 'goto' goes to a step", text)
	}
	mistake, err := coach.FindMistake(ctx, d.Solver, d.PuzzleKnown())
	switch {
	case err != nil:
		return err
	case mistake.Kind == coach.NoSolution:
		return answer.No("the puzzle has no solution, so no position of it is right")
	case mistake.Kind == coach.NoneLeft:
		n, err := lastSolvable(ctx, d)
		if err != nil {
			return err
		}
		return travelUpTo(ctx, d, n)
	case mistake.Step == 0:
		d.Say("nothing is wrong")
		return d.Give(answer.At{Board: d.BoardFacts()}, func() error { return nil })
	}
	return travelUpTo(ctx, d, mistake.Step-1)
}

// travelUpTo goes to the board after the step n or, where that was left out, the last before it.
func travelUpTo(ctx context.Context, d *state.Desk, n int) error {
	log := d.Solver.Log()
	return travel(ctx, d, []string{fmt.Sprint(log.UpTo(n))})
}

// lastSolvable is the step of the log behind which the board has a solution for the last time: of a puzzle with several, digits that are each
// right in one may have none together.
func lastSolvable(ctx context.Context, d *state.Desk) (n int, err error) {
	log := d.Solver.Log()
	from, to := 0, len(log.Steps) // with a solution, without
	for from+1 < to {
		middle := (from + to) / 2
		left := search.Of(deduce.Resume(log.First(middle), d.Solving()).Board())
		solutions, err := search.CountContext(ctx, &left, 1)
		if err != nil {
			return 0, err
		}
		if solutions > 0 {
			from = middle
		} else {
			to = middle
		}
	}
	return from, nil
}
