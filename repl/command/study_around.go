package command

import (
	"context"
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/wording"
	"deduku/repl/state"
)

// surroundings says what there is to say of the surroundings of the step n: the near miss, why not this one, what it opens.
func surroundings(ctx context.Context, d *state.Desk, log *deduce.Log, n int) []string {
	step := log.Step(n)
	if !step.Kind.Deduces() {
		return nil
	}
	before := deduce.Resume(log.First(n-1), d.Solving())
	a := coach.AroundOf(ctx, log, n, before, d.Ladder(log.Puzzle))
	text := d.Settings.Text()
	var out []string
	if a.Gone.Digit != 0 {
		out = append(out, explanation.NearMiss(text, step, before.Board(), a.Gone, a.Truth, a.By, &a.Spoils, a.Claim))
	}
	if a.Keeps.Digit != 0 {
		out = append(out, explanation.WhyNotThis(text, a.Keeps, a.Sees, a.Misses))
	}
	return append(out, opening(d, log, &a))
}

// mostOpened is how many steps are named that rest on one.
const mostOpened = 3

// opening says what rests on a step.
func opening(d *state.Desk, log *deduce.Log, a *coach.Around) string {
	text := d.Settings.Text()
	var all []string
	for _, k := range a.Opens[:min(len(a.Opens), mostOpened)] {
		all = append(all, fmt.Sprintf("step %d, %s", k, text.Conclusion(log.Step(k))))
	}
	switch more := len(a.Opens) - len(all); {
	case a.Next != nil:
		return "What it opens: the next step, " + text.Conclusion(a.Next) + "."
	case len(all) == 0:
		return "What it opens: no step so far rests on it."
	case more > 0:
		return "What it opens: " + strings.Join(all, "; ") + "; and " + wording.Count(more, "step more.", "steps more.")
	}
	return "What it opens: " + strings.Join(all, "; ") + "."
}
