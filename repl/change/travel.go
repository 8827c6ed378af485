package change

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/reply"
	"deduku/repl/work"
)

// Trim is the command trim.
var Trim = desk.Command{
	Name: "trim", Args: "N", Group: "study", Changes: true, Run: trim,
	Gives: []answer.Fact{answer.Trimmed{}},
	Short: "leave of the log only the givens and what step N needs",
}

// trim leaves of the log only what one step needs.
func trim(_ context.Context, d *desk.Desk, args []string) error {
	log := d.Solver.Log()
	if len(args) != 1 {
		return errors.New("trim takes the number of a step: trim 31")
	}
	n, err := desk.StepNumber(args[0], 1, len(log.Steps))
	if err != nil {
		return err
	}
	if log.Step(n).Kind.Ends() {
		return fmt.Errorf("step %d is the end of the log, which rests on all; name a step before it", n)
	}
	needs := log.Needs(n)
	left := log.Trim(n)
	jump(d, left)
	return d.Give(answer.Trimmed{Board: d.BoardFacts(), Of: len(log.Steps)}, func() error {
		d.Say("%s left of %d%s", wording.Count(len(left.Steps), "step is", "steps are"), len(log.Steps), renumbered(log.Puzzle.Len(), needs))
		return nil
	})
}

// renumbered says which numbers the steps behind the givens have now and had: those that the last of them needed.
func renumbered(givens int, needed []int) string {
	var all []string
	now := givens
	for _, was := range needed {
		if was <= givens {
			continue
		}
		if now++; now != was {
			all = append(all, fmt.Sprintf("%d was %d", now, was))
		}
	}
	if all == nil {
		return ""
	}
	return ": " + strings.Join(all, ", ")
}

// jump makes a log the session's, as shown.
func jump(d *desk.Desk, log deduce.Log) {
	d.Solver = deduce.Resume(log, d.SolvingPuzzle(log.Puzzle))
	d.Shown, d.Found = len(log.Steps), nil
	d.Arrived = min(d.Arrived, len(log.Steps))
	for d.Arrived > 0 && log.Step(d.Arrived).Kind > deduce.Premise {
		d.Arrived-- // not all that came with the board is in this log
	}
	d.Glance()
}

// Goto is the command goto.
var Goto = desk.Command{
	Name: "goto", Args: "N", Group: "look", Gist: "the board at step N", Changes: true, Run: travel,
	Gives: []answer.Fact{answer.At{}},
	Short: "go to the board after step N, back or forward again",
}

// travel goes to the board after a step; the steps behind it stay known, so that one can go forward again.
func travel(_ context.Context, d *desk.Desk, args []string) error {
	if now := d.Now(); !work.IsStart(&now.Log, &d.Past.Forward.Log) {
		d.Past.Forward = now
	}
	ahead := d.Past.Forward.Log
	if len(args) != 1 {
		return errors.New("goto takes the number of a step, 0 for the beginning: goto 31")
	}
	n, err := desk.StepNumber(args[0], 0, len(ahead.Steps))
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
