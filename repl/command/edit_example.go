package command

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"deduku/internal/spelling"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Example is the command example.
var Example = state.Command{
	Name: "example", Aliases: []string{"e"}, Args: "[NAME]", Group: "change", Free: state.Always, Opens: state.Always, Summary: "a board to try", Changes: true, Run: loadExample, Complete: completeExample,
	Results: []answer.Result{answer.Start{}, answer.Examples{}},
	Short:   "load the example called NAME, or without a name the first example, and list the others",
}

func loadExample(ctx context.Context, d *state.Desk, args []string) error {
	if len(args) == 0 {
		return loadFirst(ctx, d)
	}
	if len(args) > 1 {
		return fmt.Errorf("example takes one name, not %q", strings.Join(args, " "))
	}
	if e := state.ExampleNamed(args[0]); e != nil {
		d.Begin(e.Name, e.Grid)
		_, err := d.Introduce(ctx)
		return err
	}
	if near := spelling.Words(state.ExampleNames(), args[0]); len(near) > 0 {
		return fmt.Errorf("there is no example %q; did you mean %s?", args[0], spelling.Either(near))
	}
	return fmt.Errorf("there is no example %q; 'example' lists them", args[0])
}

// loadFirst loads and shows the example that the first version of the program had, and lists the others below it.
func loadFirst(ctx context.Context, d *state.Desk) error {
	first := state.ExampleNamed("original")
	d.Begin(first.Name, first.Grid)
	start, err := d.StartFacts(ctx)
	if err != nil {
		return err
	}
	list := state.AllExamples()
	list.Loaded = first.Name
	return d.Give(list, func() error {
		if err := cmp.Or(d.TellStart(&start), d.TellBoard()); err != nil {
			return err
		}
		return d.Page(func(tell func(string, ...any)) {
			tell("other examples:")
			for _, e := range list.Examples {
				if e.Name != first.Name {
					tell("%-10s %s", e.Name, e.About)
				}
			}
		})
	})
}

func completeExample(_ *state.Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return state.ExampleNames()
}
