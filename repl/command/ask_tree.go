package command

import (
	"context"
	"strings"

	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Tree is the command tree.
var Tree = state.Command{
	Name: "tree", Group: "study", Run: tree,
	Results: []answer.Result{answer.Tree{}},
	Short:   "show the guesses of the log as a tree, and what fell in each branch",
}

func tree(_ context.Context, d *state.Desk, _ []string) error {
	log := d.Solver.Log()
	f := treeOf(&log)
	return d.Give(f, func() error {
		if len(f.Guesses) == 0 {
			d.Say("there is no guess in the log")
			return nil
		}
		text := d.Settings.Text()
		return d.Page(func(tell func(string, ...any)) { tellBranches(tell, text, f.Guesses, 0) })
	})
}

// treeOf is the guesses of a log, those that were taken back, too.
func treeOf(log *deduce.Log) answer.Tree {
	f := answer.Tree{Guesses: []answer.Branch{}}
	open := []*[]answer.Branch{&f.Guesses} // where the guesses of each depth go
	var conflict *answer.Step
	for n := range log.All {
		s := answer.StepOf(log, n)
		switch s.Kind {
		case deduce.Guess:
			at := open[len(open)-1]
			*at = append(*at, answer.Branch{Step: s})
			open = append(open, &(*at)[len(*at)-1].Guesses)
		case deduce.Conflict:
			conflict = &s
		case deduce.Backtrack:
			open = open[:len(open)-1]
			ended := last(open)
			ended.Conflict, ended.Back = conflict, n
		default:
			if len(open) > 1 {
				last(open[:len(open)-1]).Placed += len(s.Placements)
			}
		}
	}
	return f
}

// last is the newest guess of the innermost list.
func last(open []*[]answer.Branch) *answer.Branch {
	at := *open[len(open)-1]
	return &at[len(at)-1]
}

func tellBranches(tell func(string, ...any), text wording.Text, branches []answer.Branch, depth int) {
	for i := range branches {
		b := &branches[i]
		came := "it stands"
		if b.Conflict != nil {
			came = text.Reason(b.Conflict.Step)
		}
		tell("%s%d  %s  %s placed; %s", strings.Repeat("   ", depth), b.Step.N, text.Conclusion(b.Step.Step), wording.Count(b.Placed, "digit", "digits"), came)
		tellBranches(tell, text, b.Guesses, depth+1)
	}
}
