package command

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Trim is the command trim.
var Trim = state.Command{
	Name: "trim", Args: "N", Group: "study", Changes: true, Run: trim,
	Results: []answer.Result{answer.Trimmed{}},
	Short:   "leave of the log only the givens and what step N needs; numbers stay",
}

// trim leaves of the log only what one step needs.
func trim(_ context.Context, d *state.Desk, args []string) error {
	log := d.Solver.Log()
	if len(args) != 1 {
		return errors.New("trim takes the number of a step: trim 31")
	}
	n, err := state.StepNumber(&log, args[0], 1)
	if err != nil {
		return err
	}
	if log.Step(n).Kind.Ends() {
		return fmt.Errorf("step %d is the end of the log, which rests on all; name a step before it", n)
	}
	left := log.Trim(n)
	jump(d, left)
	f := answer.Trimmed{Board: d.BoardFacts(), Left: left.Count(), Of: log.Count()}
	return d.Give(f, func() error {
		d.Say("%s left of %d, with their numbers: %s", wording.Count(f.Left, "step is", "steps are"), f.Of, numbersLeft(&left))
		return nil
	})
}

// numbersLeft lists the numbers of the steps of a log, the givens in one.
func numbersLeft(log *deduce.Log) string {
	var all []string
	givens := log.Puzzle.Len()
	if givens > 0 {
		all = append(all, wording.Count(givens, "given", "givens"))
	}
	for n := range log.All {
		if n > givens {
			all = append(all, fmt.Sprint(n))
		}
	}
	return strings.Join(all, ", ")
}

// jump makes a log the session's, as shown.
func jump(d *state.Desk, log deduce.Log) {
	d.Solver = deduce.Resume(log, d.SolvingPuzzle(log.Puzzle))
	d.Shown, d.Found = len(log.Steps), nil
	d.Arrived = min(d.Arrived, len(log.Steps))
	d.Glance()
}

// Goto is the command goto.
var Goto = state.Command{
	Name: "goto", Args: "N", Group: "look", Summary: "the board at step N", Changes: true, Run: travel,
	Results: []answer.Result{answer.At{}},
	Short:   "go to the board after step N, back or forward again",
}

// travel goes to the board after a step; the steps behind it stay known, so that one can go forward again.
func travel(_ context.Context, d *state.Desk, args []string) error {
	if now := d.Now(); !state.IsStart(&now.Log, &d.Past.Forward.Log) {
		d.Past.Forward = now
	}
	ahead := d.Past.Forward.Log
	if len(args) != 1 {
		return errors.New("goto takes the number of a step, 0 for the beginning: goto 31")
	}
	n, err := state.StepNumber(&ahead, args[0], 0)
	if err != nil {
		return err
	}
	n = max(n, ahead.Puzzle.Len()) // with fewer givens it would be another puzzle
	if log := d.Solver.Log(); n == len(log.Steps) {
		d.Glance() // it is there
	} else {
		d.Arrived = d.Past.Forward.Arrived
		jump(d, ahead.First(n))
	}
	f := answer.At{Board: d.BoardFacts()}
	if n > 0 {
		f.Step = &answer.Step{N: n, Step: ahead.Step(n)}
	}
	return d.Give(f, func() error {
		if n > 0 {
			return d.Show(reply.SaidStep{Line: reply.StepLine{Words: d.Settings.Text(), Label: wording.Number(n), Step: ahead.Step(n)}})
		}
		return nil
	})
}
