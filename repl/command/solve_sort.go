package command

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// sortKeys are what a list can be sorted by.
var sortKeys = map[string]func(a, b *deduce.Step) int{
	"score":     func(a, b *deduce.Step) int { return cmp.Compare(scoreOf(a), scoreOf(b)) },
	"removals":  func(a, b *deduce.Step) int { return cmp.Compare(deduced(b), deduced(a)) },
	"technique": func(a, b *deduce.Step) int { return cmp.Compare(a.Technique.Title, b.Technique.Title) },
}

func scoreOf(s *deduce.Step) int { return rate.Scale.Grades[s.Technique].Score }

// Sort is the command sort.
func Sort(listed *Finds) state.Command {
	return state.Command{
		Name: "sort", Args: "by score|removals|technique", Group: "solve", Run: listed.sort, Complete: state.OneOf("by", "score", "removals", "technique"),
		Results: []answer.Result{answer.Steps{}},
		Short:   "list what find has listed again: the easiest first, those that conclude most first, or by name",
	}
}

func (f *Finds) sort(_ context.Context, d *state.Desk, args []string) error {
	if len(args) > 1 && args[0] == "by" {
		args = args[1:]
	}
	by, ok := sortKeys[strings.Join(args, " ")]
	switch {
	case !ok:
		return fmt.Errorf("sort takes score, removals or technique, as sort by removals, not %q", strings.Join(args, " "))
	case len(f.steps) == 0 || f.version != d.Version():
		return answer.No("nothing is listed of the board as it is; 'find' lists what can be concluded now")
	}
	slices.SortStableFunc(f.steps, func(a, b deduce.Step) int { return by(&a, &b) })
	return d.Give(answer.Steps{Steps: answer.Listed(f.steps)}, func() error { return f.tell(d, true, false) })
}
