package solving

import (
	"context"
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/desk"
)

// hints is what hint has told.
type hints struct{ coach.Hints }

// Hint is the command hint.
func Hint() desk.Command {
	h := new(hints)
	return desk.Command{
		Name: "hint", Args: "[full]", Group: "solving", Run: h.run, Complete: desk.OneOf("full"),
		Short: "say what is wrong on the board or, a little more each time, what the next step is",
		Long: "First the level of the next technique, then its name, then the digits and where, then the cells, then the step.\n" +
			"Hints follow the techniques that are on, whatever the method: 'techniques' lists them. 'next' makes the step.",
	}
}

// run says that the board is wrong, if it is; else a little more of the next step each time it is asked.
func (h *hints) run(ctx context.Context, s *desk.Desk, args []string) error {
	full := len(args) == 1 && args[0] == "full"
	if len(args) > 0 && !full {
		return fmt.Errorf("hint takes nothing, or 'full', not %q", strings.Join(args, " "))
	}
	if err := mistake(ctx, s); err != nil {
		if wrong := s.Contradiction(); wrong != nil {
			s.Say("%v", wrong)
		}
		return err
	}
	step, err := s.Hinted(ctx)
	if err != nil {
		return err
	}
	if h.IsNew(s.Version()) {
		s.TellUniqueness()
		if s.Exercise != nil && s.Exercise.Open(s) {
			h.Skip(s.Version(), s.Exercise.Told())
		}
	}
	more := h.More
	if full {
		more = h.Whole
	}
	depth := more(s.Version())
	for depth < coach.HintWhole && hintText(s, depth, &step) == "" { // some patterns have no region of their own
		depth = more(s.Version())
	}
	if depth == coach.HintWhole {
		s.Showing(ctx)
	}
	log := s.Solver.Log()
	return s.Give(answer.HintOf(depth, len(log.Steps)+1, &step), func() error {
		if depth == coach.HintWhole {
			return s.Show(s.WholeLine(s.NextNumber(), &step))
		}
		return s.Tell("%s", hintText(s, depth, &step))
	})
}

// hintText is a little of a step or more, short of all; empty where there is nothing to say of that kind.
func hintText(s *desk.Desk, depth int, step *deduce.Step) string {
	unless := func(what, form string) string {
		if what == "" {
			return ""
		}
		return fmt.Sprintf(form, what)
	}
	switch text := s.Settings.Text(); depth {
	case 1:
		return fmt.Sprintf("the next step is %s", rate.Scale.Grades[step.Technique].Level)
	case 2:
		return "look for: " + step.Technique.Title
	case 3:
		return unless(text.Region(step), "look at %s")
	case 4:
		return unless(text.PatternCells(step, s.Solver.Board()), "the cells: %s")
	}
	return ""
}

// mistake is an error that says what on the board contradicts the solution, nil where nothing does.
func mistake(ctx context.Context, s *desk.Desk) error {
	log := s.Solver.Log()
	m, err := coach.FindMistake(ctx, s.Solver, s.PuzzleKnown())
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
		text := wording.Text{Notation: s.Settings.Notation}
		return answer.No("the board is wrong: %s in step %d, %s, is not in the solution; 'undo', 'unset' or 'goto %d' goes back",
			what, m.Step, text.Conclusion(step), m.Step-1)
	}
	return nil
}
