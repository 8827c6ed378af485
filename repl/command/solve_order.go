package command

import (
	"context"
	"strings"

	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Order is the command order.
var Order = state.Command{
	Name: "order", Args: "[NAME before NAME | standard]", Group: "solve", Free: state.Always, Changes: true, Run: order, Complete: completeOrder,
	Results: []answer.Result{answer.Option{}},
	Short:   "have the ladder try a technique before another; without arguments what differs from the standard order",
	Long:    "The option 'order' keeps it with the session, and 'set --save' for all. 'order standard' goes back.",
}

func order(_ context.Context, d *state.Desk, args []string) error {
	o, _ := state.Option("order")
	if text := strings.Join(args, " "); text == state.StandardOrder {
		if err := d.Set(o.Name, text); err != nil {
			return err
		}
	} else if text != "" {
		pairs, err := state.Ordered(d.Settings.Order, args)
		if err == nil {
			err = d.Set(o.Name, state.OrderText(pairs))
		}
		if err != nil {
			return err
		}
	}
	f := d.OptionFacts(o)
	return d.Give(f, func() error {
		if len(d.Settings.Order) == 0 {
			d.Say("the order is the standard one")
			return nil
		}
		return d.Tell("%s", strings.ReplaceAll(f.Value, ", ", "\n"))
	})
}

func completeOrder(_ *state.Desk, args []string) []string {
	words := namesOf(technique.Standard)
	if len(args) > 1 {
		return append(words, "before")
	}
	return append(words, state.StandardOrder)
}

// namesOf are the names of the techniques of a ladder.
func namesOf(l deduce.Ladder) (names []string) {
	for _, t := range l.Techniques() {
		names = append(names, t.Name)
	}
	return names
}
