package command

import (
	"context"
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/wording"
	"deduku/repl/state"
)

// namedCrux is how many steps of a crux are named in the line of a summary; of more, the hardest.
const namedCrux = 4

// tellCrux says in a line what the solution of a log hinges on, where it takes more than singles and no guess.
func tellCrux(ctx context.Context, d *state.Desk, log *deduce.Log) {
	found, err := coach.FindCrux(ctx, log)
	if err != nil || len(found.Steps) == 0 {
		return
	}
	order := found.HardestFirst()
	named, more := order, ""
	if len(order) > namedCrux {
		named, more = order[:namedCrux], fmt.Sprintf(", %d more", len(order)-namedCrux)
	}
	var all []string
	for len(named) > 0 {
		technique := log.Step(found.From[named[0]]).Technique
		var numbers []string
		for len(named) > 0 && log.Step(found.From[named[0]]).Technique == technique {
			numbers, named = append(numbers, fmt.Sprint(found.From[named[0]])), named[1:]
		}
		noun := "step"
		if len(numbers) > 1 {
			noun = "steps"
		}
		all = append(all, fmt.Sprintf("%s (%s %s)", technique.Title, noun, strings.Join(numbers, ", ")))
	}
	d.Say("it hinges on %d of %s above singles: %s%s; 'crux' tells what can't be left out", len(order), wording.Count(found.Of, "step", "steps"), strings.Join(all, ", "), more)
}
