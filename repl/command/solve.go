package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/easiest"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Solve is the command solve.
var Solve = state.Command{
	Name: "solve", Aliases: []string{"s"}, Args: "[METHOD | best [--positions N] [--time 10s]]", Group: "solve", Summary: "the whole board", Changes: true, Run: solve,
	Complete: state.OneOf(append([]string{"best"}, state.Methods...)...),
	Results:  []answer.Result{answer.Solve{}, answer.Progress{}},
	Short:    "solve the board, showing each step, then the board and a summary",
	Long: "Positive deduction goes first, then negative deduction; where neither applies, a guess as the\n" +
		"option 'guess' says, and after a contradiction a backtrack. METHOD logic tries the techniques of the\n" +
		"ladder before a guess ('set method logic' for good); a board that is solved is solved again from its beginning.\n" +
		"'solve best' looks for the easiest path: the hardest technique as easy as can be found, then the sum of the\n" +
		"scores, then the steps. It tries several next steps in up to N positions (" + strconv.Itoa(easiest.UsualPositions) + "); the same N gives the same path.\n" +
		"--time only ends it earlier, as Ctrl-C does: what counts is the best so far.\n" +
		"Ctrl-C stops and leaves the board as it was. The option 'maxsteps' ends what guesses would go on with for ever.",
}

func solve(ctx context.Context, d *state.Desk, args []string) error {
	switch {
	case len(args) > 0 && args[0] == "best":
		return solveBest(ctx, d, args[1:])
	case len(args) > 0:
		return solveBy(ctx, d, args)
	}
	if d.Settings.Method == "search" {
		return solutionBySearch(ctx, d)
	}
	if err := d.TellNew(); err != nil {
		return err
	}
	if d.Settings.Method == "logic" {
		d.TellUniqueness()
	}
	d.Showing(ctx)
	start, before := d.Clock(), d.Now()
	step, err := d.Next(ctx)
	for ; step != nil; step, err = d.Next(ctx) {
		if err := d.TellNew(); err != nil {
			return err
		}
	}
	switch {
	case errors.As(err, new(*deduce.LimitError)):
		return tooLong(ctx, d, before, err)
	case err != nil:
		return err
	}
	return summary(ctx, d, d.Clock().Sub(start))
}

// tooLong ends a solve at the limit of its log: a board without a solution is as before and has the reason for that, any
// other keeps the steps.
func tooLong(ctx context.Context, d *state.Desk, before state.State, long error) error {
	if err := d.Release(false); err != nil {
		return err
	}
	none := d.Unsolvable(ctx)
	if answer.IsNo(none) {
		log := d.Solver.Log()
		d.Restore(before)
		d.Answer().Result = answer.Solve{Outcome: deduce.Unsolvable.String(), Method: log.Method}
		d.Say("%v; the board is as before", long)
	}
	return cmp.Or(none, d.LongLog(long))
}

// solveBy solves by another method than that of the settings, this time.
func solveBy(ctx context.Context, d *state.Desk, args []string) error {
	if len(args) > 1 || !slices.Contains(state.Methods, args[0]) {
		return fmt.Errorf("solve takes one of %s, best, or nothing, not %q", strings.Join(state.Methods, ", "), strings.Join(args, " "))
	}
	usual := d.Settings.Method
	defer func() {
		d.Settings.Method = usual
		d.Solver.Use(d.Solving())
	}()
	d.Settings.Method = args[0]
	d.Solver.Use(d.Solving())
	if args[0] != "search" {
		unsolve(d)
	}
	return solve(ctx, d, nil)
}

// unsolve takes back what was concluded, where it solved the board, so that the board can be solved in another way. What
// was typed by hand stays.
func unsolve(d *state.Desk) {
	log := d.Solver.Log()
	if !log.Finished() || log.Last().Kind != deduce.Solved {
		return
	}
	d.Solver = d.Afresh(&log, d.Solving())
	d.Shown = len(d.Solver.Log().Steps)
	d.Hush("the board is solved; this is another way from its beginning")
}

// summary shows the board and how a solve ended. Its error is a "no" where there is no solution.
func summary(ctx context.Context, d *state.Desk, took time.Duration) error {
	log := d.Solver.Log()
	last := log.Last()
	if last.Kind == deduce.Solved {
		d.FoundOne(last.End.Grid)
	}
	f := answer.Solved(&log)
	if d.Settings.Log != "off" {
		f.Made = d.Made()
	}
	if d.InJSON() {
		if f.Grid == "" {
			return cmp.Or(d.Give(f, nil), answer.NoInResult)
		}
		return giveSolution(ctx, d, f, nil)
	}
	if err := d.Give(f, func() error { return d.Release(true) }); err != nil {
		return err
	}
	guesses := ""
	if last.End.Guesses+last.End.Backtracks > 0 {
		guesses = fmt.Sprintf("; %s guesses", d.Settings.Guess)
		if d.Settings.Guess == deduce.Random {
			guesses += fmt.Sprintf(", seed %d", log.Seed)
		}
	}
	ending := difficulty(d, &log) + guesses + fmt.Sprintf("; %s", wording.Took(took))
	if d.Settings.Log == "off" {
		ending = fmt.Sprintf("%s: %s%s", last.Kind, wording.End(last.Kind, last.End), ending)
	}
	d.Say("%s", strings.TrimPrefix(ending, "; ")) // what the last line of the log says is not said again
	if believed := d.Believed(); last.Kind == deduce.Unsolvable && believed != "" {
		d.Say("set by hand, believed, not proved: %s; 'undo' or 'unset' takes them back", believed)
	}
	if last.Kind == deduce.Unsolvable {
		if conflict, err := d.Conflict(ctx); err == nil && conflict.Len() > 0 { // the ending is already on the screen, so Ctrl-C comes too late
			d.Say("%s", wording.Conflict(d.Settings.Notation, conflict))
		}
	}
	if last.Kind != deduce.Solved {
		return answer.NoInResult
	}
	if path := state.PathOf(&log); path != "" {
		d.Say("%s", path)
	}
	if d.Settings.Method == "logic" {
		tellCrux(ctx, d, &log)
	}
	if d.Settings.Method == "classic" && last.End.Guesses+last.End.Backtracks > 0 {
		// Ctrl-C takes back no solution that is told already.
		if needs, _, _ := d.Needed(ctx, &log); needs != "" && needs != "a guess" {
			d.Say("'solve logic' needs no guess: the hardest step is %s", needs)
		}
	}
	return giveSolution(ctx, d, f, nil)
}

// giveSolution gives what solving came to, which tell shows, and says so when the solution is not the only one.
func giveSolution(ctx context.Context, d *state.Desk, f answer.Solve, tell func() error) error {
	if err := d.Give(f, tell); err != nil {
		return err
	}
	basis := d.Basis()
	n, err := search.CountContext(ctx, &basis, 2)
	f.Solutions = answer.Solutions(n)
	d.Answer().Result = f
	if err != nil || n < 2 {
		return err
	}
	return d.Tell("This is not the only solution: 'more' shows another, 'count' counts them.")
}

// difficulty says how hard a log by the ladder was, after a semicolon.
func difficulty(d *state.Desk, log *deduce.Log) string {
	if d.Settings.Method != "logic" {
		return ""
	}
	j := rate.Scale.Judge(log)
	if j.Hardest == nil {
		return ""
	}
	if n := log.Unconfirmed(); n > 0 {
		return fmt.Sprintf("; at least %s, without %s of a log whose techniques are not confirmed", j.Level, wording.Count(n, "step", "steps"))
	}
	if rate.Scale.Raised(&j) {
		return fmt.Sprintf("; %s (%s)", rate.Scale.LevelBy(&j), j.Hardest.Title)
	}
	return fmt.Sprintf("; %s, score %d, hardest %s", j.Level, j.Score, j.Hardest.Title)
}
