package command

import (
	"context"
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/rate"
	"deduku/deduce/render/clue"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// hints is what hint has told.
type hints struct{ coach.Hints }

// Hint is the command hint.
func Hint() state.Command {
	h := new(hints)
	return state.Command{
		Name: "hint", Args: "[full]", Group: "solve", Summary: "what to look for", Run: h.run, Complete: state.OneOf("full"),
		Results: []answer.Result{answer.Hint{}, answer.Learn{}},
		Short:   "say what is wrong on the board or, a little more each time, what the next step is",
		Long: "First the level of the next technique, then its name, then the digits and where, then the cells and what each of\n" +
			"them is, then how they hang together, where there is more to see than that, then the step. Hints follow the\n" +
			"techniques that are on, whatever the method: 'techniques' lists them. 'next' makes the step. 'hint full' tells all at\n" +
			"once, with the pattern.",
	}
}

// run says that the board is wrong, if it is; else a little more of the next step each time it is asked.
func (h *hints) run(ctx context.Context, d *state.Desk, args []string) error {
	full := len(args) == 1 && args[0] == "full"
	if len(args) > 0 && !full {
		return fmt.Errorf("hint takes nothing, or 'full', not %q", strings.Join(args, " "))
	}
	if d.Dialog != nil && (d.Dialog.Asks(d) || d.Dialog.Reads(d)) {
		more := d.Dialog.Help
		if full {
			more = d.Dialog.Tell
		}
		if done, err := more(ctx, d); done || err != nil {
			return err
		}
	}
	if err := mistake(ctx, d); err != nil {
		if wrong := d.Contradiction(); wrong != nil {
			d.Say("%v", wrong)
		}
		return err
	}
	step, err := d.Hinted(ctx)
	if err != nil {
		return err
	}
	if h.IsNew(d.Version()) {
		d.TellUniqueness()
		if d.Exercise != nil && d.Exercise.Open(d) {
			h.Skip(d.Version(), d.Exercise.Told())
		}
	}
	more := h.More
	if full {
		more = h.Whole
	}
	depth := more(d.Version())
	for depth < coach.HintWhole && hintText(d, depth, &step) == "" { // some patterns have no region of their own
		depth = more(d.Version())
	}
	if depth == coach.HintWhole {
		d.Showing(ctx)
	}
	log := d.Solver.Log()
	return d.Give(answer.HintOf(depth, len(log.Steps)+1, &step, d.Solver.Board()), func() error {
		if depth == coach.HintWhole {
			n := d.NextNumber()
			whole := d.WholeLine(n, &step)
			if full {
				whole = d.ToldWhole(&step)
			}
			err := d.Show(whole)
			d.Hush("'next' makes this step, and 'explain %d' then tells it in full", n)
			return err
		}
		return d.Tell("%s", hintText(d, depth, &step))
	})
}

// hintText is a little of a step or more, short of all; empty where there is nothing to say of that kind.
func hintText(d *state.Desk, depth int, step *deduce.Step) string {
	unless := func(what, form string) string {
		if what == "" {
			return ""
		}
		return fmt.Sprintf(form, what)
	}
	log := d.Solver.Log()
	learns := d.Teaches(log.Puzzle)
	switch text, b := d.Settings.Text(), d.Solver.Board(); depth {
	case 1:
		if learns != nil {
			return "" // levels are explained elsewhere
		}
		return fmt.Sprintf("the next step is %s", rate.Scale.Grades[step.Technique].Level)
	case 2:
		if learns == step.Technique { // that is known: hints begin at the place
			return unless(clue.Start(text, step), "begin at %s")
		}
		return "look for: " + step.Technique.Title
	case 3:
		return unless(clue.Region(text, step), "look at %s")
	case 4:
		return unless(clue.Cells(text, step, b), "the cells: %s")
	case 5:
		return clue.Pattern(text, step, b)
	}
	return ""
}

// mistake is an error that says what on the board contradicts the solution, nil where nothing does.
func mistake(ctx context.Context, d *state.Desk) error {
	log := d.Solver.Log()
	m, err := coach.FindMistake(ctx, d.Solver, d.PuzzleKnown())
	if err != nil {
		return err
	}
	switch m.Kind {
	case coach.NoSolution:
		return answer.No("the puzzle has no solution")
	case coach.NoneLeft:
		return answer.No("no solution is left: something set or guessed is wrong; 'undo' goes back")
	case coach.WrongStep:
		step := log.Step(m.Step)
		what := map[deduce.Kind]string{deduce.Premise: "what was set by hand", deduce.Guess: "the guess"}[step.Kind]
		text := wording.Text{Notation: d.Settings.Notation}
		if len(step.Placements) == 0 { // a candidate that was removed: no cell is filled that 'unset' could clear
			return answer.No("the board is wrong: %s in step %d, %s, removes what the solution has there; 'undo' or 'goto %d' goes back",
				what, m.Step, text.Conclusion(step), m.Step-1)
		}
		return answer.No("the board is wrong: %s in step %d, %s, is not in the solution; 'undo', 'unset' or 'goto %d' goes back",
			what, m.Step, text.Conclusion(step), m.Step-1)
	}
	return nil
}
