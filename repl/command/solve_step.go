package command

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Step is the command step.
var Step = state.Command{
	Name: "step", Aliases: []string{"solve1", "s1"}, Args: "[N]", Group: "solve", Summary: "one step, or N", Changes: true, Run: step,
	Results: []answer.Result{answer.Progress{}},
	Short:   "make the next step of the method, or the next N ('next' makes the one that hint speaks of, up the ladder)",
}

func step(ctx context.Context, d *state.Desk, args []string) error {
	n, err := state.Number(args, 1, "step takes a number of steps")
	if err != nil {
		return err
	}
	d.Showing(ctx)
	d.SkipGivens()
	for range n {
		if step, err := d.Next(ctx); step == nil {
			return noStep(d, err)
		}
		if err := d.TellNew(); err != nil {
			return err
		}
	}
	return arrived(d)
}

// noStep says why there is no further step; err is what ended the log before its end.
func noStep(d *state.Desk, err error) error {
	switch {
	case errors.As(err, new(*deduce.LimitError)):
		return cmp.Or(d.Release(false), d.LongLog(err))
	case err != nil:
		return err
	}
	return cmp.Or(d.Release(false), over(d))
}

// over says that the log has come to its end.
func over(d *state.Desk) error {
	log := d.Solver.Log()
	switch log.Last().Kind {
	case deduce.Solved:
		return d.Give(d.Progress(), func() error {
			d.Say("the board is solved; 'reset' or 'undo' to go back")
			return nil
		})
	case deduce.Unsolvable:
		return answer.No("there is no solution; 'undo' or 'reset' to go back")
	}
	return answer.No("no deduction applies and guessing is off; 'set guess random' to go on")
}

// Guess is the command guess.
var Guess = state.Command{
	Name: "guess", Aliases: []string{"guess1", "g1", "g"}, Args: "[CANDIDATE]", Group: "solve", Summary: "try a digit", Changes: true, Run: guess,
	Results: []answer.Result{answer.Progress{}},
	Short:   "guess now, even if deductions are pending: a candidate, or as the option 'guess' says",
	Long:    "'guess r4c5=2' tries that 2. A contradiction takes a guess back and rules its candidate out.",
}

func guess(_ context.Context, d *state.Desk, args []string) error {
	switch log := d.Solver.Log(); {
	case log.Finished() && log.Last().Kind != deduce.Stuck:
		return over(d)
	case d.Solver.Dead():
		return errors.New("the board has come to a contradiction; 'step' or 'solve' goes on from it")
	case d.Solver.Board().Status() == board.Solved:
		return errors.New("no cell is open")
	case len(args) == 0 && d.Settings.Guess == deduce.NoGuess:
		return errors.New("guessing is off; 'set guess random' switches it on, and 'guess r4c5=2' tries a candidate")
	}
	d.SkipGivens()
	if len(args) == 0 {
		d.Solver.Try()
	} else if err := guessOf(d, args); err != nil {
		return err
	}
	return cmp.Or(d.TellNew(), d.Release(false))
}

// guessOf guesses the candidate that the arguments name.
func guessOf(d *state.Desk, args []string) error {
	x, of, err := d.Target(args)
	if err != nil {
		return err
	}
	if of != state.ADigit {
		return errors.New("guess takes a candidate: guess r4c5=2")
	}
	if err := d.Solver.Guess(x); err != nil {
		return errors.New(d.Word(err))
	}
	return nil
}

// Pool is the command pool.
var Pool = state.Command{
	Name: "pool", Aliases: []string{"p"}, Group: "solve", Run: pool,
	Results: []answer.Result{answer.Steps{}},
	Short:   "list the pending deductions and why each holds",
}

func pool(ctx context.Context, d *state.Desk, args []string) error {
	d.Showing(ctx)
	steps := slices.Collect(d.Solver.Pending)
	return d.Give(answer.Steps{Steps: answer.Listed(steps)}, func() error {
		text := d.Settings.Text()
		for i := range steps {
			if err := d.Show(reply.StepLine{Words: text, Step: &steps[i]}); err != nil {
				return err
			}
		}
		if len(steps) == 0 {
			if wrong := d.Contradiction(); wrong != nil {
				d.Say("%v", wrong)
				return nil
			}
			d.Say("no deduction is pending")
		}
		return nil
	})
}
