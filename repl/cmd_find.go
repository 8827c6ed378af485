package repl

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/deduce/guard"
	"deduku/deduce/render"
	"deduku/repl/answer"
)

// finds is what find has listed, for apply to take from.
type finds struct {
	steps   []deduce.Step
	version int // of the board that they are about
}

func findCommand(listed *finds) Command {
	return Command{
		Name: "find", Args: "[NAME]", Group: "solving", Run: listed.find, Complete: completeTechnique,
		Short: "list what the techniques that are on, or one of them, can conclude on the board now",
	}
}

func (f *finds) find(ctx context.Context, s *Session, args []string) error {
	log := s.solver.Log()
	ladder := s.ladder(log.Puzzle)
	if len(args) > 0 {
		family, err := familyNamed(strings.Join(args, " "))
		if err != nil {
			return err
		}
		ladder = guard.New(family).Knowing(s.single)
		if len(ladder) == 0 {
			return answer.No("%s assumes that the puzzle has one solution, and it has not", family[0].Title)
		}
	}
	*f = finds{version: s.version()}
	for _, t := range ladder.Techniques() {
		s.solver.Find(ctx, t, func(step deduce.Step) bool {
			f.steps = append(f.steps, step)
			return true
		})
		if ctx.Err() != nil {
			return ctx.Err()
		}
	}
	return s.give(answer.Steps{Steps: answer.Listed(f.steps)}, func() error { return f.tell(s) })
}

// tell shows the list.
func (f *finds) tell(s *Session) error {
	if len(f.steps) == 0 {
		s.talk("nothing found")
		return nil
	}
	text := s.settings.text()
	text.Short = false
	return s.page(func(tell func(string, ...any)) {
		for i := range f.steps {
			number := fmt.Sprintf("%3d ", i+1)
			lines := s.painter.Lines(text, &f.steps[i], max(0, s.width()-len(number)))
			tell("%s%s", number, strings.Join(lines, "\n"+strings.Repeat(" ", len(number))))
		}
	})
}

func applyCommand(listed *finds) Command {
	return Command{
		Name: "apply", Args: "[N]", Group: "solving", Changes: true, Run: listed.apply,
		Short: "make the step with the number N (1) in the list of find",
	}
}

func (f *finds) apply(_ context.Context, s *Session, args []string) error {
	n, err := number(args, 1, "apply takes a number from the list of find")
	if err != nil {
		return err
	}
	switch {
	case len(f.steps) == 0:
		return errors.New("nothing is listed; 'find' lists what can be concluded now")
	case f.version != s.version():
		return errors.New("the board has changed since; 'find' lists what can be concluded now")
	case n > len(f.steps):
		return fmt.Errorf("find listed %s, there is no %d", render.Count(len(f.steps), "step", "steps"), n)
	}
	s.skipGivens()
	s.solver.Apply(f.steps[n-1])
	if err := s.tellNew(); err != nil {
		return err
	}
	return s.release(false)
}
