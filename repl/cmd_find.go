package repl

import (
	"context"
	"deduku/board/search"
	"errors"
	"fmt"
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

// finds is what find has listed, for apply to take from.
type finds struct {
	steps   []deduce.Step
	version int  // of the board that they are about
	chosen  bool // by an expression
}

func findCommand(listed *finds) Command {
	return Command{
		Name: "find", Args: "[NAME] [all] [where EXPRESSION]", Group: "solving", Run: listed.find, Complete: completeFind,
		Short: "list what the techniques that are on, or one of them, can conclude on the board now",
		Long: "Of each technique how many steps there are, and the three that conclude most; 'all' lists all. 'apply' takes the\n" +
			"letters before them. 'where' lists those of which an expression is true: find where len(strikes) > 3; 'help where'.",
	}
}

// shownFinds is how many steps of a technique find shows unless it is asked for all.
const shownFinds = 3

func (f *finds) find(ctx context.Context, s *Desk, args []string) error {
	if err := s.contradiction(); err != nil {
		return err
	}
	args, holds, err := s.cutWhere(args)
	if err != nil {
		return err
	}
	args, all := cutWord(args, "all")
	log := s.solver.Log()
	ladder := s.ladder(log.Puzzle)
	wanted := ladder
	if len(args) > 0 {
		family, err := familyNamed(strings.Join(args, " "))
		if err != nil {
			return err
		}
		wanted = deduce.Guard(family, search.Single).Knowing(s.single)
		switch t := family[0].Technique; {
		case len(wanted) == 0:
			return answer.No("%s assumes that the puzzle has one solution, and it has not", t.Title)
		case rate.Own.Has(t) && s.settings.profile != "se":
			return onlyOnPath(t)
		}
	} else {
		s.tellUniqueness()
	}
	s.showing(ctx)
	if err := f.collect(ctx, s, wanted); err != nil {
		return err
	}
	f.addNext(ctx, s, ladder, wanted)
	if err := f.keep(holds); err != nil {
		return err
	}
	return s.Give(answer.Steps{Steps: answer.Listed(f.steps)}, func() error { return f.tell(s, all) })
}

// collect lists the steps technique by technique, of each those that conclude most first.
func (f *finds) collect(ctx context.Context, s *Desk, ladder deduce.Ladder) error {
	*f = finds{version: s.version()}
	for _, t := range ladder.Techniques() {
		from := len(f.steps)
		s.solver.Find(ctx, t, func(step deduce.Step) bool {
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

// addNext lists the next step of the ladder where it is wanted and only the ladder finds it: its technique by itself
// finds nothing.
func (f *finds) addNext(ctx context.Context, s *Desk, ladder, wanted deduce.Ladder) {
	if !slices.ContainsFunc(rate.Own.Techniques(), wanted.Has) {
		return
	}
	step, outlook := coach.Ahead(ctx, s.solver, ladder)
	if outlook == coach.HasStep && rate.Own.Has(step.Technique) && wanted.Has(step.Technique) {
		f.steps = append(f.steps, step)
	}
}

// keep keeps of the list what a condition holds of; nil for all.
func (f *finds) keep(holds stepCondition) error {
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
func completeFind(s *Desk, args []string) []string {
	if words, ok := completeWhere(args); ok {
		return words
	}
	return append(completeTechnique(s, args), whereWord)
}

// deduced is how much a step concludes: a placement counts for more than what a cell can lose.
func deduced(s *deduce.Step) int { return 10*len(s.Placements) + len(s.Eliminations) }

// tell shows the list: first how many steps each technique has, then all of them or the best of each.
func (f *finds) tell(s *Desk, all bool) error {
	if len(f.steps) == 0 {
		s.Say("nothing found")
		return nil
	}
	text := s.settings.text()
	text.Short = false
	return s.ShowPage(func(tell func(reply.Part)) {
		groups := f.groups()
		if len(groups) > 1 {
			tell(reply.Told{Text: countsOf(groups)})
		}
		for _, g := range groups {
			shown := g.steps
			if !all && len(shown) > shownFinds {
				shown = shown[:shownFinds]
			}
			for i := range shown {
				letter := fmt.Sprintf("%3s ", letters(g.from+i))
				tell(reply.StepLine{Words: text, Label: letter, Step: &shown[i]})
			}
			if more := len(g.steps) - len(shown); more > 0 {
				tell(reply.Told{Text: fmt.Sprintf("    (%d more of %s: 'find %s all%s')", more, g.technique.Title, g.technique.Name, f.again())})
			}
		}
	})
}

// again is what is to be typed again where all steps are asked for.
func (f *finds) again() string {
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

func (f *finds) groups() []findGroup {
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

// countsOf says how many steps there are of each technique.
func countsOf(groups []findGroup) string {
	var all []string
	for _, g := range groups {
		all = append(all, fmt.Sprintf("%d %s", len(g.steps), g.technique.Title))
	}
	return strings.Join(all, ", ")
}

// letters is the letter of the i-th item of a list, from 0: a, b, ... z, aa, ab, ...
func letters(i int) string {
	text := ""
	for i++; i > 0; i = (i - 1) / 26 {
		text = string(rune('a'+(i-1)%26)) + text
	}
	return text
}

// lettered is the place in a list of what bears a letter; ok is false for anything else.
func lettered(text string) (i int, ok bool) {
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

func applyCommand(listed *finds) Command {
	return Command{
		Name: "apply", Args: "[LETTER]", Group: "solving", Changes: true, Run: listed.apply,
		Short: "make the step with this letter (a) in the list of find",
	}
}

func (f *finds) apply(_ context.Context, s *Desk, args []string) error {
	i, ok := 0, len(args) == 0
	if len(args) == 1 {
		i, ok = lettered(args[0])
	}
	switch {
	case !ok:
		return fmt.Errorf("apply takes a letter from the list of find, apply b, not %q", strings.Join(args, " "))
	case len(f.steps) == 0:
		return errors.New("nothing is listed; 'find' lists what can be concluded now")
	case f.version != s.version():
		return errors.New("the board has changed since; 'find' lists what can be concluded now")
	case i >= len(f.steps):
		return fmt.Errorf("find listed %s, there is no %s", wording.Count(len(f.steps), "step", "steps"), args[0])
	}
	s.skipGivens()
	s.solver.Apply(f.steps[i])
	if err := s.tellNew(); err != nil {
		return err
	}
	return s.release(false)
}
