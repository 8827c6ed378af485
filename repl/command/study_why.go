package command

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Why is the command why.
var Why = state.Command{
	Name: "why", Args: "CELL|CELL<>DIGIT [short|--full] | not CELL=DIGIT", Group: "study", Summary: "what a digit rests on", Run: why, Complete: completeWhy,
	Results: []answer.Result{answer.Reason{}, answer.Cell{}, answer.Possible{}, answer.Refutation{}},
	Short:   "show only the steps that a digit or a missing candidate rests on",
	Long: "'why r4c7' asks about the digit, of an open cell about each missing candidate as 'blame r4c7' does; 'why r4c7<>3' about a\n" +
		"candidate that is gone, back to the givens. 'short'\n" +
		"looks for an explanation with an easier hardest step, or else a smaller score, or else fewer steps; '--full' shows what guesses that were taken back rest on, too. 'why not r4c7=5' looks for a refutation with the techniques that are on.",
}

// why shows the steps that a digit or a missing candidate rests on.
func why(ctx context.Context, d *state.Desk, args []string) error {
	if len(args) > 1 && args[0] == "not" {
		return whyNot(ctx, d, args[1:])
	}
	args, full := state.CutWord(args, "--full")
	args, short := state.CutWord(args, "short")
	x, of, err := d.Target(args)
	if err != nil {
		return err
	}
	log := d.Solver.Log()
	n := d.Solver.Origin(x)
	switch {
	case of == state.ACell && x.Digit == 0:
		return d.Give(answer.CellOf(d.Solver, x.Cell), func() error { return openCell(d, x.Cell) })
	case n == 0:
		return d.Give(answer.PossibleOf(x, answer.CellOf(d.Solver, x.Cell)), func() error {
			d.Say("%s is still possible", d.Settings.Notation.Placement(x))
			return openCell(d, x.Cell)
		})
	}
	if of == state.ADigit && d.Solver.Board().Digit(x.Cell) != x.Digit {
		d.Hush("%s is impossible: step %d ruled it out", d.Settings.Notation.Placement(x), n)
	}
	if short {
		return whyShort(ctx, d, &log, x, n)
	}
	return giveNeeds(d, &log, x, n, full)
}

// giveNeeds gives the steps that the step n needs, which removed or placed a candidate.
func giveNeeds(d *state.Desk, log *deduce.Log, x board.Candidate, n int, full bool) error {
	needs := log.Needs(n)
	return d.Give(answer.ReasonOf(d.Solver.Board(), x, log, needs), func() error {
		if full || !backtracks(log, needs) {
			in := log.InForce()
			return cmp.Or(tellSteps(d, log, needs, func(n int) string { return wording.NumberIn(n, in[n-1]) }), tellShare(d, log, needs))
		}
		d.Say("it rests on guesses that were taken back, %d of %s: 'why %s --full' shows them, %s",
			len(needs), wording.Count(log.Count(), "step", "steps"), asked(d, x), withoutGuess(log))
		return d.Show(d.WholeLine(n, log.Step(n)))
	})
}

// asked is a candidate as why takes it.
func asked(d *state.Desk, x board.Candidate) string {
	cell := d.Settings.Notation.Cell(x.Cell)
	if d.Solver.Board().Digit(x.Cell) == x.Digit {
		return cell
	}
	return cell + "<>" + x.Digit.String()
}

// backtracks reports whether a step among those of these numbers takes a guess back.
func backtracks(log *deduce.Log, steps []int) bool {
	return slices.ContainsFunc(steps, func(k int) bool { return log.Step(k).Kind == deduce.Backtrack })
}

// tellShare says how many of the steps of a log were shown, and what can be done about guesses among them.
func tellShare(d *state.Desk, log *deduce.Log, steps []int) error {
	share := fmt.Sprintf("%d of %s", len(steps), wording.Count(log.Count(), "step", "steps"))
	if slices.ContainsFunc(steps, func(k int) bool { return log.Step(k).Kind == deduce.Guess }) {
		share += ", guesses among them: " + withoutGuess(log)
	}
	d.Say("%s", share)
	return nil
}

// withoutGuess says how to look for a way that needs no guess.
func withoutGuess(log *deduce.Log) string {
	if log.Finished() {
		return "'solve logic' looks for a way without"
	}
	return "'reset' and then 'solve logic' looks for a way without"
}

// tellSteps shows some steps of a log: the givens among them in one line, then the others, each behind what number
// makes of its number.
func tellSteps(d *state.Desk, log *deduce.Log, steps []int, number func(int) string) error {
	text := d.Settings.Text()
	text.Short = false
	return d.ShowPage(func(tell func(reply.Block)) {
		if givens := givensIn(d, log, steps); len(givens) > 0 {
			tell(listedGivens(givens))
		}
		for _, k := range steps {
			if log.Step(k).Kind != deduce.Init {
				tell(reply.StepLine{Words: text, Label: number(k), Step: log.Step(k)})
			}
		}
	})
}

// givensIn are the givens among some steps, each digit with its cells.
func givensIn(d *state.Desk, log *deduce.Log, steps []int) []string {
	var cells [board.ByDigit]board.CellSet
	for _, k := range steps {
		if step := log.Step(k); step.Kind == deduce.Init {
			x := step.Placements[0]
			cells[x.Digit] = cells[x.Digit].With(x.Cell)
		}
	}
	var all []string
	for digit, of := range cells {
		if !of.Empty() {
			names := strings.ReplaceAll(d.Settings.Notation.Cells(of), ", ", " ")
			all = append(all, board.Digit(digit).String()+" "+names)
		}
	}
	return all
}

// listedGivens are givens in one line.
func listedGivens(givens []string) reply.Block {
	return reply.Fitted(func(screen reply.Screen) string {
		dot := "; "
		if screen.Unicode {
			dot = " · "
		}
		return "givens: " + strings.Join(givens, dot) + "\n"
	})
}

// whyShort looks for a shorter explanation than the log has.
func whyShort(ctx context.Context, d *state.Desk, log *deduce.Log, x board.Candidate, n int) error {
	own, best, err := coach.Shortest(ctx, d.Solver, x, n, d.Ladder(log.Puzzle))
	switch {
	case err != nil:
		return err
	case !best.Beats(&own):
		d.Say("there is none that is shorter or easier, as far as I see")
		return giveNeeds(d, log, x, n, false)
	}
	f := answer.ReasonOf(d.Solver.Board(), x, best.Log, best.Steps)
	f.Instead = len(own.Steps)
	return d.Give(f, func() error {
		err := tellSteps(d, best.Log, best.Steps, func(int) string { return "    " })
		if err == nil {
			d.Say("%s", savings(&own, &best))
		}
		return err
	})
}

// savings says what a better explanation saves.
func savings(own, best *coach.Explained) string {
	var all []string
	if best.Hardest != own.Hardest && best.Hardest != nil && own.Hardest != nil {
		all = append(all, fmt.Sprintf("hardest %s instead of %s", best.Hardest.Title, own.Hardest.Title))
	}
	if best.Score != own.Score {
		all = append(all, fmt.Sprintf("score %d instead of %d", best.Score, own.Score))
	}
	if len(best.Steps) != len(own.Steps) {
		all = append(all, fmt.Sprintf("%s instead of %d", wording.Count(len(best.Steps), "step", "steps"), len(own.Steps)))
	}
	return strings.Join(all, ", ")
}

// completeWhy completes any cell, then 'short' or '--full'; behind 'not' an open one.
func completeWhy(d *state.Desk, args []string) []string {
	switch {
	case len(args) == 1:
		return append([]string{"not"}, d.Cells(board.AllCells)...)
	case args[0] == "not":
		return state.CompleteOpen(d, args[1:])
	}
	return state.OneOf("short", "--full")(d, args[1:])
}
