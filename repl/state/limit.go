package state

import (
	"context"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
)

// Next logs one more step. It is nil at the end of the log, and when ctx is done or the log has come to the limit of the
// settings, which the error then says.
func (d *Desk) Next(ctx context.Context) (*deduce.Step, error) {
	log := d.Solver.Log()
	if most := d.Settings.Limit; most > 0 && len(log.Steps) >= most && !log.Finished() {
		return nil, &deduce.LimitError{Steps: len(log.Steps)}
	}
	step := d.Solver.NextContext(ctx)
	if step == nil {
		return nil, ctx.Err()
	}
	return step, nil
}

// LongLog is a "no" that says that a log has come to its limit, and what then.
func (d *Desk) LongLog(err error) error {
	return answer.No("%v; 'undo' takes them back, 'set maxsteps %d' lets it go on", err, 2*d.Settings.Limit)
}

// Unsolvable is a "no" where the board has no solution, nil where it has one.
func (d *Desk) Unsolvable(ctx context.Context) error {
	basis := d.Basis()
	if k, err := d.Known.of(ctx, &basis); err != nil || k.Solutions > 0 {
		return err
	}
	if d.Single() {
		return answer.No("there is no solution: the givens have one, and what was entered by hand contradicts it%s", listedAfter(": ", d.Believed()))
	}
	conflict, err := d.Conflict(ctx)
	if err != nil {
		return err
	}
	if conflict.Len() > 0 {
		return answer.No("there is no solution: %s", wording.Conflict(d.Settings.Notation, conflict))
	}
	return answer.No("there is no solution: the answer engine has tried every way to fill the board")
}

// Conflict returns givens that can't all be right although no two of them clash, as few as possible: without any one of them there
// is a solution. It returns an empty grid if the givens clash or have a solution.
func (d *Desk) Conflict(ctx context.Context) (board.Grid, error) {
	log := d.Solver.Log()
	if k := d.givensKnown(); k.Solutions > 0 || len(log.Puzzle.Clashes()) > 0 {
		return board.Grid{}, nil
	}
	return search.Conflict(ctx, log.Puzzle)
}

// mostBelieved is how many premises are named.
const mostBelieved = 8

// Believed names what was set by hand, in the notation of the settings; of many the first. It is empty where nothing was.
func (d *Desk) Believed() string {
	var all []string
	log, text := d.Solver.Log(), d.Settings.Text()
	for n := d.Arrived + 1; n <= len(log.Steps); n++ {
		if step := log.Step(n); step.Kind == deduce.Premise {
			all = append(all, text.Conclusion(step))
		}
	}
	if more := len(all) - mostBelieved; more > 0 {
		all = append(all[:mostBelieved], fmt.Sprintf("and %d more", more))
	}
	return strings.Join(all, ", ")
}

// listedAfter is a list behind what leads to it, and nothing where the list is empty.
func listedAfter(lead, list string) string {
	if list == "" {
		return ""
	}
	return lead + list
}
