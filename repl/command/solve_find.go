package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Finds is what find has listed, for apply to take from.
type Finds struct {
	steps   []deduce.Step
	version int  // of the board that they are about
	chosen  bool // by an expression
}

// Find is the command find.
func Find(listed *Finds) state.Command {
	return state.Command{
		Name: "find", Args: "[NAME|CELL|DIGIT|CELL<>DIGIT] [all] [where EXPRESSION]", Group: "solve", Summary: "all steps there are", Run: listed.find, Complete: completeFind,
		Results: []answer.Result{answer.Steps{}},
		Short:   "list what the techniques that are on, or one of them, can conclude on the board now",
		Long: "The easiest first: without NAME only those of the easiest level that has any; 'all' lists the harder ones, too. Of each\n" +
			"technique how many steps there are, and the three that conclude most; 'all' lists all. 'apply' takes the\n" +
			"letters before them. 'find r4c7', 'find 5', 'find r4c7<>5' list what concludes something of a cell, a digit or a\n" +
			"candidate, 'sort' changes the order of the list. 'where' lists those of which an expression is true: find where len(strikes) > 3; 'help where'.\n" +
			"On a board for practice it only says how many steps there are, and 'all' ends the try.",
	}
}

// mostGiven is how many steps find gives to programs unless it is asked for all.
const mostGiven = 20

// shownFinds is how many steps of a technique find shows unless it is asked for all.
const shownFinds = 3

func (f *Finds) find(ctx context.Context, d *state.Desk, args []string) error {
	if err := d.Contradiction(); err != nil {
		return err
	}
	args, holds, err := d.CutWhere(args)
	if err != nil {
		return err
	}
	chosen := holds != nil
	args, all := state.CutWord(args, "all")
	if !all {
		args, all = state.CutWord(args, "--all")
	}
	if !all && d.Exercise != nil && d.Exercise.Open(d) {
		return onlyCounted(ctx, d)
	}
	if about := concerning(d, args); about != nil {
		args, holds = nil, both(about, holds)
	}
	log := d.Solver.Log()
	ladder := d.Ladder(log.Puzzle)
	wanted := ladder
	if len(args) > 0 {
		family, err := state.FamilyNamed(strings.Join(args, " "))
		if err != nil {
			return err
		}
		wanted = deduce.Guard(family, search.Single).Knowing(d.Single)
		switch t := family[0].Technique; {
		case len(wanted) == 0:
			return answer.No("%s assumes that the puzzle has one solution, and it has not", t.Title)
		case rate.Own.Has(t) && d.Settings.Profile != "se":
			return state.OnlyOnPath(t)
		}
	} else {
		d.TellUniqueness()
	}
	d.Showing(ctx)
	if err := f.collect(ctx, d, wanted); err != nil {
		return err
	}
	f.addNext(ctx, d, ladder, wanted)
	if err := f.keep(holds); err != nil {
		return err
	}
	easiest := len(args) == 0 && !all && !chosen
	given := f.steps
	if !all {
		given = given[:min(len(given), mostGiven)]
	}
	return d.Give(answer.Steps{Steps: answer.Listed(given), More: len(f.steps) - len(given)}, func() error { return f.tell(d, all, easiest) })
}

// onlyCounted says how many steps of what is practised there are, and no more: the list would be the answer.
func onlyCounted(ctx context.Context, d *state.Desk) error {
	f := answer.Steps{Steps: answer.Listed(nil)}
	goal, ok := d.Exercise.Goal(ctx, d)
	if !ok {
		return d.Give(f, func() error { return d.Tell("nothing of what is practised is left here; 'find all' lists the rest") })
	}
	n := 0
	d.Solver.Find(ctx, goal.Technique, func(deduce.Step) bool { n++; return true })
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return d.Give(f, func() error {
		return d.Tell("%s: %s; 'find all' lists all there is and ends the try", goal.Technique.Title, wording.Count(max(n, 1), "step", "steps"))
	})
}

// collect lists the steps level by level and technique by technique, the easiest first, of each those that conclude most first.
func (f *Finds) collect(ctx context.Context, d *state.Desk, ladder deduce.Ladder) error {
	*f = Finds{version: d.Version()}
	techniques := ladder.Techniques()
	slices.SortStableFunc(techniques, func(a, b *deduce.Technique) int { return cmp.Compare(levelOf(a), levelOf(b)) })
	for _, t := range techniques {
		from := len(f.steps)
		d.Solver.Find(ctx, t, func(step deduce.Step) bool {
			f.steps = append(f.steps, step)
			return true
		})
		if ctx.Err() != nil {
			return ctx.Err()
		}
		slices.SortStableFunc(f.steps[from:], func(a, b deduce.Step) int { return deduced(&b) - deduced(&a) })
	}
	return nil
}

// levelOf is how hard a technique is.
func levelOf(t *deduce.Technique) deduce.Level { return rate.Scale.Grades[t].Level }

// addNext lists the next step of the ladder where it is wanted and only the ladder finds it: its technique by itself
// finds nothing.
func (f *Finds) addNext(ctx context.Context, d *state.Desk, ladder, wanted deduce.Ladder) {
	if !slices.ContainsFunc(rate.Own.Techniques(), wanted.Has) {
		return
	}
	step, outlook := coach.Ahead(ctx, d.Solver, ladder)
	if outlook == coach.HasStep && rate.Own.Has(step.Technique) && wanted.Has(step.Technique) {
		f.steps = append(f.steps, step)
	}
}

// keep keeps of the list what a condition holds of; nil for all.
func (f *Finds) keep(holds state.StepCondition) error {
	if holds == nil {
		return nil
	}
	all := f.steps
	f.steps, f.chosen = nil, true
	for i := range all {
		ok, err := holds(i+1, &all[i])
		if err != nil {
			return err
		}
		if ok {
			f.steps = append(f.steps, all[i])
		}
	}
	return nil
}

// completeFind completes a technique, and behind 'where' an expression.
func completeFind(d *state.Desk, args []string) []string {
	if words, ok := state.CompleteWhere(args); ok {
		return words
	}
	return append(state.CompleteTechnique(d, args), state.WhereWord)
}

// deduced is how much a step concludes: a placement counts for more than what a cell can lose.
func deduced(s *deduce.Step) int { return 10*len(s.Placements) + len(s.Eliminations) }

// tell shows the list, or what of it is of its easiest level: first how many steps each technique has, then all of them or the best
// of each.
func (f *Finds) tell(d *state.Desk, all, easiest bool) error {
	if len(f.steps) == 0 {
		d.Say("nothing found")
		return nil
	}
	text := d.Settings.Text()
	text.Short = false
	return d.ShowPage(func(tell func(reply.Block)) {
		groups, harder := f.groups(), 0
		if easiest {
			groups, harder = easiestOf(groups)
		}
		if len(groups) > 1 {
			tell(reply.Told{Text: countsOf(groups)})
		}
		for _, g := range groups {
			shown := g.steps
			if !all && len(shown) > shownFinds {
				shown = shown[:shownFinds]
			}
			for i := range shown {
				letter := fmt.Sprintf("%3s ", Letters(g.from+i))
				tell(reply.StepLine{Words: text, Label: letter, Step: &shown[i]})
			}
			if more := len(g.steps) - len(shown); more > 0 {
				tell(reply.Told{Text: fmt.Sprintf("    (%d more of %s: 'find %s all%s')", more, g.technique.Title, g.technique.Name, f.again())})
			}
		}
		if harder > 0 {
			tell(reply.Told{Text: fmt.Sprintf("    (%s harder than %s: 'find all')", wording.Count(harder, "step is", "steps are"), levelOf(groups[0].technique))})
		}
	})
}

// again is what is to be typed again where all steps are asked for.
func (f *Finds) again() string {
	if f.chosen {
		return " where ..."
	}
	return ""
}

// findGroup is the steps of one technique.
type findGroup struct {
	technique *deduce.Technique
	from      int // where they begin in the list
	steps     []deduce.Step
}

func (f *Finds) groups() []findGroup {
	var out []findGroup
	for i := range f.steps {
		t := f.steps[i].Technique
		if n := len(out); n == 0 || out[n-1].technique != t {
			out = append(out, findGroup{technique: t, from: i})
		}
		g := &out[len(out)-1]
		g.steps = f.steps[g.from : i+1]
	}
	return out
}

// easiestOf are the groups of the easiest level, and how many steps the others have. The groups are in the order of their levels.
func easiestOf(groups []findGroup) (easiest []findGroup, harder int) {
	for i := range groups {
		if levelOf(groups[i].technique) == levelOf(groups[0].technique) {
			easiest = append(easiest, groups[i])
		} else {
			harder += len(groups[i].steps)
		}
	}
	return easiest, harder
}

// countsOf says how many steps there are of each technique.
func countsOf(groups []findGroup) string {
	var all []string
	for _, g := range groups {
		all = append(all, fmt.Sprintf("%d %s", len(g.steps), wording.WithKinds(g.technique.Title)))
	}
	return strings.Join(all, ", ")
}

// Letters is the letter of the i-th item of a list, from 0: a, b, ... z, aa, ab, ...
func Letters(i int) string {
	text := ""
	for i++; i > 0; i = (i - 1) / 26 {
		text = string(rune('a'+(i-1)%26)) + text
	}
	return text
}

// Lettered is the place in a list of what bears a letter; ok is false for anything else.
func Lettered(text string) (i int, ok bool) {
	if len(text) > 6 {
		return 0, false
	}
	for _, r := range strings.ToLower(text) {
		if r < 'a' || r > 'z' {
			return 0, false
		}
		i = 26*i + int(r-'a') + 1
	}
	return i - 1, i > 0
}

// Apply is the command apply.
func Apply(listed *Finds) state.Command {
	return state.Command{
		Name: "apply", Args: "[LETTER]", Group: "solve", Changes: true, Run: listed.apply,
		Results: []answer.Result{answer.Progress{}},
		Short:   "make the step with this letter (a) in the list of find",
	}
}

func (f *Finds) apply(_ context.Context, d *state.Desk, args []string) error {
	i, ok := 0, len(args) == 0
	if len(args) == 1 {
		i, ok = Lettered(args[0])
	}
	switch {
	case !ok:
		return fmt.Errorf("apply takes a letter from the list of find, apply b, not %q", strings.Join(args, " "))
	case len(f.steps) == 0:
		return errors.New("nothing is listed; 'find' lists what can be concluded now")
	case f.version != d.Version():
		return errors.New("the board has changed since; 'find' lists what can be concluded now")
	case i >= len(f.steps):
		return fmt.Errorf("find listed %s, there is no %s", wording.Count(len(f.steps), "step", "steps"), args[0])
	}
	d.SkipGivens()
	d.Solver.Apply(f.steps[i])
	if err := d.TellNew(); err != nil {
		return err
	}
	return d.Release(false)
}
