package command

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"deduku/deduce/coach"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Near is the command near.
var Near = state.Command{
	Name: "near", Args: "NAME [all]", Group: "solve", Run: near, Complete: state.CompleteTechnique,
	Results: []answer.Result{answer.Nears{}},
	Short:   "list what a technique would conclude if one candidate were gone, and which",
	Long: "Those that conclude most come first, and the first ten are shown; 'all' shows all. A technique that searches long is\n" +
		"given five seconds.",
}

const (
	shownNears = 10
	nearLimit  = 5 * time.Second
)

// near lists the steps of a technique that lack one condition.
func near(ctx context.Context, d *state.Desk, args []string) error {
	if err := d.Contradiction(); err != nil {
		return err
	}
	args, all := state.CutWord(args, "all")
	if len(args) == 0 {
		return errors.New("near takes a technique: near x-wing")
	}
	family, err := state.FamilyNamed(strings.Join(args, " "))
	if err != nil {
		return err
	}
	known := d.PuzzleKnown()
	bounded, cancel := context.WithTimeout(ctx, nearLimit)
	defer cancel()
	f := answer.Nears{Steps: []answer.Near{}}
	for _, t := range family.Techniques() {
		switch {
		case t.Assumes && !known.Single():
			continue
		case rate.Own.Has(t):
			return state.OnlyOnPath(t)
		}
		coach.Near(bounded, d.Solver, &known, t, func(n coach.NearStep) bool {
			f.Steps = append(f.Steps, answer.Near{But: n.But.String(), Step: answer.Step{N: len(f.Steps) + 1, Step: &n.Step}})
			return true
		})
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	f.Cut = bounded.Err() != nil
	slices.SortStableFunc(f.Steps, func(a, b answer.Near) int { return cmp.Compare(deduced(b.Step.Step), deduced(a.Step.Step)) })
	return d.Give(f, func() error { return tellNear(d, &f, all) })
}

func tellNear(d *state.Desk, f *answer.Nears, all bool) error {
	if len(f.Steps) == 0 {
		d.Say("nothing is near")
		return nil
	}
	text := d.Settings.Text()
	text.Short = false
	return d.ShowPage(func(tell func(reply.Block)) {
		shown := f.Steps
		if !all && len(shown) > shownNears {
			shown = shown[:shownNears]
		}
		for i := range shown {
			tell(reply.Told{Text: "but for " + shown[i].But + ":"})
			tell(reply.StepLine{Words: text, Label: "    ", Step: shown[i].Step.Step})
		}
		if more := len(f.Steps) - len(shown); more > 0 {
			tell(reply.Told{Text: "    (" + wording.Count(more, "more", "more") + "; 'all' shows all)"})
		}
		if f.Cut {
			tell(reply.Told{Text: "the search was cut after " + nearLimit.String()})
		}
	})
}
