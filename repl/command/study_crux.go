package command

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"deduku/board"
	"deduku/deduce/coach"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/internal/lean"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Crux is the command crux.
var Crux = state.Command{
	Name: "crux", Args: "[N]", Group: "study", Summary: "what it hinges on", Run: crux,
	Results: []answer.Result{answer.Crux{}},
	Short:   "show the few steps that the solution hinges on, hardest first: without any one of them singles don't suffice",
	Long: "Of the steps of the log above singles, those that can be spared are left out, the hardest first. What is left is told as\n" +
		"players write it, with the numbers that 'explain' takes: the ten hardest, or the N hardest. The board must be solved\n" +
		"without a guess: 'solve logic'. 'export crux.txt' writes it for a forum.",
}

// shownCrux is how many steps crux tells unless it is asked for more.
const shownCrux = 10

// crux tells the steps that the solution hinges on.
func crux(ctx context.Context, d *state.Desk, args []string) error {
	if lean.Program {
		return lean.Err
	}
	most := shownCrux
	if len(args) > 0 {
		var err error
		if most, err = state.Number(args, 1, "crux takes how many steps to tell, as crux 3"); err != nil {
			return err
		}
	}
	log := d.Solver.Log()
	found, err := coach.FindCrux(ctx, &log)
	if errors.As(err, new(coach.NoCrux)) {
		return answer.No("%w; 'solve logic' looks for one", err)
	} else if err != nil {
		return err
	}
	f := answer.Crux{Steps: []answer.CruxStep{}, Of: found.Of, Untried: found.Untried}
	for _, i := range found.HardestFirst() {
		f.Steps = append(f.Steps, answer.CruxStep{Step: answer.StepOf(&log, found.From[i])})
	}
	for n, before := range log.Boards {
		if i := slices.IndexFunc(f.Steps, func(s answer.CruxStep) bool { return s.Step.N == n }); i >= 0 {
			f.Steps[i].Notation = written(d, before, &f.Steps[i])
		}
	}
	return d.Give(f, func() error { return tellCruxSteps(d, &f, most) })
}

func written(d *state.Desk, before *board.Board, s *answer.CruxStep) string {
	return picture.Written(d.Settings.Text(), before, s.Step.Step)
}

// tellCrux shows the hardest steps of a crux, each with how players write it below.
func tellCruxSteps(d *state.Desk, f *answer.Crux, most int) error {
	if len(f.Steps) == 0 {
		return d.Tell("singles to the end")
	}
	return d.ShowPage(func(tell func(reply.Block)) {
		told := func(form string, args ...any) { tell(reply.Told{Text: fmt.Sprintf(form, args...)}) }
		told("the solution hinges on %d of %s above singles, hardest first:", len(f.Steps), wording.Count(f.Of, "step", "steps"))
		for i := range f.Steps[:min(most, len(f.Steps))] {
			told("%s%s", wording.Number(f.Steps[i].Step.N), f.Steps[i].Notation)
		}
		if more := len(f.Steps) - most; more > 0 {
			told("    (%d more, none of them harder: 'crux %d')", more, len(f.Steps))
		}
		told("singles to the end")
		if f.Untried > 0 {
			told("the search was cut: %s of these not tried to be left out", wording.Count(f.Untried, "is", "are"))
		}
	})
}
