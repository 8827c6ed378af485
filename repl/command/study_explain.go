package command

import (
	"context"
	"errors"

	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/lemma"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Explain is the command explain.
var Explain = state.Command{
	Name: "explain", Args: "[N | next] [full]", Group: "study", Summary: "a step in sentences", Run: explain,
	Results: []answer.Result{answer.Explanation{}, answer.Justification{}},
	Short:   "tell step N in full sentences, with the board; of a digit typed by hand, whether it is justified",
	Long: "Without a number, the last step. Where that is a digit or a removal typed by hand, the easiest technique that\n" +
		"gives it, or that it takes more, or that it is wrong, and why. With full also, where there is one: the near miss,\n" +
		"the candidate that would have broken the pattern; why not this one, a neighbour that stays and why; what the step\n" +
		"opens; the cases of a forcing chain, a kraken fish or a net, each drawn by itself; and the lemmas of a net, which\n" +
		"have a line each otherwise, below the board to follow them on. 'explain 26 lemma B.A' tells one lemma, on the board\n" +
		"that its branch has come to. 'explain next' tells the step that hint speaks of, without making it. After 'goto 25', 'explain 26' tells the step that comes next there.",
}

// explain tells a step in full sentences, with the board drawn. Without a number that is the last step or, after
// a digit or elimination typed by hand, whether it was justified.
func explain(ctx context.Context, d *state.Desk, args []string) error {
	log := d.Solver.Log()
	args, full := state.CutWord(args, "full")
	args, lemma := cutLemma(args)
	if len(args) == 1 && args[0] == "next" && lemma == "" {
		return explainNext(ctx, d, full)
	}
	if len(args) > 1 {
		return errors.New("explain takes the number of a step, or nothing, and full, or lemma and its letter: explain 31, explain 31 full, explain 31 lemma B.A")
	}
	n := log.UpTo(len(log.Steps)) // behind it there may be numbers of steps that were left out
	if len(args) == 1 {
		all, err := d.Ahead(), error(nil)
		if n, err = state.StepNumber(&all, args[0], 1); err != nil {
			return err
		}
		if n > len(log.Steps) {
			log = all
			d.Say("step %d is ahead of this board; 'goto %d' goes there", n, n)
		}
	}
	if n == 0 {
		return errors.New("the log is empty")
	}
	if lemma != "" {
		return explainLemma(d, &log, n, lemma)
	}
	if step := log.Step(n); len(args) == 0 && step.Kind == deduce.Premise {
		return justify(ctx, d, &log, n)
	}
	var around []string
	if full {
		around = surroundings(ctx, d, &log, n)
	}
	f := answer.ExplanationOf(&log, n, deduce.Resume(log.First(n-1), d.Solving()).Board(), full)
	f.Around = around
	return d.Give(f, func() error {
		page := wholePage(d, &log, n, full)
		if full {
			page = append(page, branches(d, &log, n)...)
		}
		return d.Show(append(page, reply.Words{Paragraphs: around}))
	})
}

// explainNext tells the step that hint speaks of. It is not made.
func explainNext(ctx context.Context, d *state.Desk, full bool) error {
	step, err := d.Hinted(ctx)
	if err != nil {
		return err
	}
	d.Showing(ctx)
	ahead := deduce.Resume(d.Solver.Log(), d.Solving())
	ahead.Apply(step)
	log := ahead.Log()
	n := len(log.Steps)
	f := answer.ExplanationOf(&log, n, d.Solver.Board(), full)
	return d.Give(f, func() error {
		page := wholePage(d, &log, n, full)
		if full {
			page = append(page, branches(d, &log, n)...)
		}
		return d.Show(page)
	})
}

// wholePage is everything there is to say about the step n: its line, the sentences, the board with the pattern; full tells
// the lemmas of a net, too, below the bare board to follow them on.
func wholePage(d *state.Desk, log *deduce.Log, n int, full bool) reply.Page {
	step := log.Step(n)
	before := deduce.Resume(log.First(n-1), d.Solving())
	page := reply.Page{d.ConclusionLine(wording.NumberIn(n, log.InForce()[n-1]), step, before.Board())}
	if full && lemma.HasArgument(step) {
		page = append(page, reply.Words{Paragraphs: []string{"The board before it, to follow it on:"}}, d.Pattern(nil, before.Board()))
	}
	page = append(page, d.Paragraphs(log, n, full), d.Pictured(log, n))
	if step.Kind == deduce.Logic && step.Technique != nil {
		page = append(page, reply.Verbatim{Text: d.NotesOn(step.Technique)})
	}
	return page
}

// branches are the cases of a step that goes through several, each with a drawing of its own.
func branches(d *state.Desk, log *deduce.Log, n int) []reply.Block {
	step := log.Step(n)
	all := picture.Branches(step)
	if len(all) == 0 {
		return nil
	}
	before := deduce.Resume(log.First(n-1), d.Solving())
	var out []reply.Block
	for i := range all {
		out = append(out, reply.Told{Text: explanation.Case(d.Settings.Text(), i, &all[i]) + ":"}, d.Pattern(&all[i], before.Board()))
	}
	return out
}
