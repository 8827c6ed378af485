package repl

import (
	"context"
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
)

// hints is what hint has told.
type hints struct{ coach.Hints }

func hintCommand() Command {
	h := new(hints)
	return Command{
		Name: "hint", Args: "[full]", Group: "solving", Run: h.run, Complete: oneOf("full"),
		Short: "say what is wrong on the board or, a little more each time, what the next step is",
		Long: "First the level of the next technique, then its name, then the digits and where, then the cells, then the step.\n" +
			"Hints follow the techniques that are on, whatever the method: 'techniques' lists them. 'next' makes the step.",
	}
}

// run says that the board is wrong, if it is; else a little more of the next step each time it is asked.
func (h *hints) run(ctx context.Context, s *Desk, args []string) error {
	full := len(args) == 1 && args[0] == "full"
	if len(args) > 0 && !full {
		return fmt.Errorf("hint takes nothing, or 'full', not %q", strings.Join(args, " "))
	}
	if err := s.mistake(ctx); err != nil {
		if wrong := s.contradiction(); wrong != nil {
			s.Say("%v", wrong)
		}
		return err
	}
	step, err := s.hinted(ctx)
	if err != nil {
		return err
	}
	if h.IsNew(s.version()) {
		s.tellUniqueness()
		if s.exercise != nil && s.exercise.Open(s) {
			h.Skip(s.version(), s.exercise.Told())
		}
	}
	more := h.More
	if full {
		more = h.Whole
	}
	depth := more(s.version())
	for depth < coach.HintWhole && s.hintText(depth, &step) == "" { // some patterns have no region of their own
		depth = more(s.version())
	}
	if depth == coach.HintWhole {
		s.showing(ctx)
	}
	log := s.solver.Log()
	return s.Give(answer.HintOf(depth, len(log.Steps)+1, &step), func() error {
		if depth == coach.HintWhole {
			return s.Show(s.wholeLine(s.nextNumber(), &step))
		}
		return s.Tell("%s", s.hintText(depth, &step))
	})
}

// hintText is a little of a step or more, short of all; empty where there is nothing to say of that kind.
func (s *Desk) hintText(depth int, step *deduce.Step) string {
	unless := func(what, form string) string {
		if what == "" {
			return ""
		}
		return fmt.Sprintf(form, what)
	}
	switch text := s.settings.text(); depth {
	case 1:
		return fmt.Sprintf("the next step is %s", rate.Scale.Grades[step.Technique].Level)
	case 2:
		return "look for: " + step.Technique.Title
	case 3:
		return unless(text.Region(step), "look at %s")
	case 4:
		return unless(text.PatternCells(step, s.solver.Board()), "the cells: %s")
	}
	return ""
}

var nextCommand = Command{
	Name: "next", Args: "[puzzle]", Group: "solving", Changes: true, Run: next, Complete: oneOf("puzzle"),
	Short: "make the step that hint speaks of, up the ladder whatever the method; 'next puzzle' goes on to the next board of the file"}

// next makes the step that hint speaks of.
func next(ctx context.Context, s *Desk, args []string) error {
	switch {
	case len(args) == 1 && args[0] == "puzzle":
		return s.beside(ctx, 1)
	case len(args) > 0:
		return fmt.Errorf("next takes nothing, or 'puzzle', not %q", strings.Join(args, " "))
	}
	step, err := s.hinted(ctx)
	if err != nil {
		return err
	}
	s.showing(ctx)
	s.skipGivens()
	s.solver.Apply(step)
	if err := s.tellNew(); err != nil {
		return err
	}
	return s.release(false)
}

// hinted is the step that hint speaks of: on a board for practice the one that is to be found, else the next.
func (s *Desk) hinted(ctx context.Context) (deduce.Step, error) {
	if s.exercise != nil {
		if step, ok := s.exercise.Goal(ctx, s); ok {
			return step, nil
		}
	}
	return s.nextStep(ctx)
}

// nextStep is the next deduction by the techniques that are on, whatever the method. Its error says why there is
// none.
func (s *Desk) nextStep(ctx context.Context) (deduce.Step, error) {
	log := s.solver.Log()
	step, outlook := coach.Ahead(ctx, s.solver, s.ladder(log.Puzzle))
	switch outlook {
	case coach.Interrupted:
		return step, ctx.Err()
	case coach.IsSolved:
		return step, answer.No("the board is solved")
	case coach.IsDead:
		return step, s.contradiction()
	case coach.NoTechnique:
		return step, answer.No("no technique that is on applies; 'guess' tries something")
	}
	return step, nil
}

// nextNumber is the number that the next step of the log will have.
func (s *Desk) nextNumber() int {
	log := s.solver.Log()
	return len(log.Steps) + 1
}

// mistake is an error that says what on the board contradicts the solution, nil where nothing does.
func (s *Desk) mistake(ctx context.Context) error {
	log := s.solver.Log()
	m, err := coach.FindMistake(ctx, s.solver, s.puzzleKnown())
	if err != nil {
		return err
	}
	switch m.Kind {
	case coach.NoSolution:
		return answer.No("the puzzle has no solution")
	case coach.NoneLeft:
		return answer.No("no solution is left: something set or guessed is wrong; 'undo' goes back")
	case coach.WrongStep:
		step := log.Step(m.Step)
		what := map[deduce.Kind]string{deduce.Premise: "what was set by hand", deduce.Guess: "the guess"}[step.Kind]
		text := wording.Text{Notation: s.settings.notation}
		return answer.No("the board is wrong: %s in step %d, %s, is not in the solution; 'undo', 'unset' or 'goto %d' goes back",
			what, m.Step, text.Conclusion(step), m.Step-1)
	}
	return nil
}
