package command

import (
	"cmp"
	"context"
	"fmt"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Until is the command until.
var Until = state.Command{
	Name: "until", Args: "[before] TECHNIQUE|LEVEL | CELL | stuck | N left in CELL", Group: "solve", Summary: "go on to a technique", Changes: true, Run: until, Complete: completeUntil,
	Results: []answer.Result{answer.Progress{}},
	Short:   "make steps up to the first by a technique, or that fills a cell, or until only a guess is left",
	Long: "For a technique or a level the ladder is climbed, whatever the method, and nothing is guessed. Where none comes, the\n" +
		"board stays as it is. 'until before x-wing' makes all steps before the first X-Wing, for you to find it.",
}

// until makes steps up to the first that a condition asks for.
func until(ctx context.Context, d *state.Desk, args []string) error {
	if err := d.Contradiction(); err != nil {
		return err
	}
	d.Showing(ctx)
	d.SkipGivens()
	before := len(args) > 1 && args[0] == "before"
	if before {
		args = args[1:]
	}
	if name := strings.Join(args, " "); name != "stuck" {
		if family, err := state.FamilyNamed(name); err == nil {
			return untilTechnique(ctx, d, name, family, before)
		} else if technique.NotBuilt(name) {
			return err
		}
	}
	if before {
		return fmt.Errorf("until before takes a technique or a level, not %q", strings.Join(args, " "))
	}
	reached, err := condition(d, strings.Join(args, " "))
	if err != nil {
		return err
	}
	for !reached() {
		if args[0] == "stuck" {
			if _, ok := d.Solver.Foresee(ctx); !ok && !d.Solver.Dead() {
				break
			}
		}
		if step, err := d.Next(ctx); step == nil {
			return noStep(d, err)
		}
		if err := d.TellNew(); err != nil {
			return err
		}
	}
	return arrived(d)
}

// arrived ends a run of steps. Where the log is off, a line says how far it came.
func arrived(d *state.Desk) error {
	if made := d.Made(); d.Settings.Log == "off" && len(made) > 0 {
		last := made[len(made)-1]
		line := strings.TrimSpace(d.Settings.Text().Line(last.Step))
		if len(made) == 1 {
			d.Hush("step %d: %s", last.N, line)
		} else {
			d.Hush("%d steps, the last %d: %s", len(made), last.N, line)
		}
	}
	return d.Release(false)
}

// untilTechnique goes up the ladder, whatever the method, to the first step by a technique of a family. It does not
// guess, and where no such step comes it makes none.
func untilTechnique(ctx context.Context, d *state.Desk, name string, family deduce.Ladder, before bool) error {
	log := d.Solver.Log()
	ladder := d.Ladder(log.Puzzle)
	if on := family.Where(ladder.Has); len(on) == 0 {
		t := family[0].Technique
		return answer.No("%s is off; 'techniques %s on' switches it on", t.Title, t.Name)
	}
	taught := d.Teaches(log.Puzzle)
	if comes, solves, err := comes(ctx, d, &log, ladder, family); err != nil || !comes {
		if err == nil && solves && taught != nil && family.Has(taught) {
			d.Say("no %s is needed any more: what is tried before it solves the rest; 'next' makes a step, 'until stuck' all of them", taught.Title)
			return nil
		}
		return cmp.Or(err, answer.No("no %s comes on this way; the board stays as it is", name))
	}
	options := d.Solving()
	options.Ladder, options.Guess = ladder, deduce.NoGuess
	d.Solver.Use(options)
	defer func() { d.Solver.Use(d.Solving()) }()
	for {
		step, ok := d.Solver.Foresee(ctx)
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case !ok:
			return cmp.Or(d.Release(false), answer.No("no %s came", name))
		}
		if step.Technique != nil && family.Has(step.Technique) {
			if taught == step.Technique {
				return leftToFind(d, taught)
			}
			if before {
				return arrived(d)
			}
		}
		d.Solver.Apply(step)
		if taught != nil && family.Has(taught) { // a learner may not have met what is used on the way
			d.PassOver()
		} else if err := d.TellNew(); err != nil {
			return err
		}
		if step.Technique != nil && family.Has(step.Technique) {
			return arrived(d)
		}
	}
}

// leftToFind ends a run of steps before the one that a lesson is about: that is to be found, on the board as it is now.
func leftToFind(d *state.Desk, t *deduce.Technique) error {
	n := len(d.Made())
	if err := arrived(d); err != nil {
		return err
	}
	if err := d.Show(reply.Drawing{Picture: d.Picture(d.Solver.Board(), nil), Candidates: technique.GradeOf(t).Level > deduce.Easy}); err != nil {
		return err
	}
	if n == 0 {
		d.Say("the next step is %s, and yours to find; 'hint' helps, 'next' makes it", t.Title)
		return nil
	}
	d.Say("%s made that the program tries before %s ('log' lists what was made); the next step is %s, and yours to find; 'hint' helps, 'next' makes it", wording.Count(n, "step was", "steps were"), t.Title, t.Title)
	return nil
}

// comes reports whether a step by a technique of a family comes on the way up the ladder from the end of a log and, where none does, whether
// the ladder solves the board.
func comes(ctx context.Context, d *state.Desk, log *deduce.Log, ladder, family deduce.Ladder) (comes, solves bool, err error) {
	trial := deduce.Resume(*log, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	for {
		step, ok := trial.Foresee(ctx)
		switch {
		case ctx.Err() != nil:
			return false, false, ctx.Err()
		case !ok:
			return false, trial.Board().Status() == board.Solved, nil
		case step.Technique != nil && family.Has(step.Technique):
			return true, false, nil
		}
		trial.Apply(step)
	}
}

// condition reads what until waits for: a cell, "stuck", or how many candidates are left in a cell.
func condition(d *state.Desk, text string) (reached func() bool, err error) {
	if text == "stuck" {
		return func() bool { return d.Solver.Board().Status() != board.Open }, nil
	}
	var most int
	cell := text
	if before, after, ok := strings.Cut(text, " left in "); ok {
		if most, err = strconv.Atoi(before); err != nil || most < 1 || most > 9 {
			return nil, fmt.Errorf("%q is no number of candidates from 1 to 9", before)
		}
		cell = after
	}
	c, err := coords.ParseCell(cell, d.Settings.Notation)
	if err != nil {
		return nil, fmt.Errorf("until takes a technique, a level, a cell, 'stuck' or '3 left in r5c5', not %q", text)
	}
	return func() bool {
		b := d.Solver.Board()
		return b.Digit(c) != 0 || most > 0 && b.Candidates(c).Len() <= most
	}, nil
}

func completeUntil(d *state.Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return append(append(state.TechniqueNames(), "stuck"), d.Cells(d.Solver.Board().Open())...)
}
