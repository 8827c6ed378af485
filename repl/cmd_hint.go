package repl

import (
	"context"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/deduce/technique"
	"deduku/repl/answer"
)

// hinted is how much of the next step has been told, and after which step of the log.
type hinted struct {
	after *deduce.Step
	told  int
}

var hintCommand = Command{
	Name: "hint", Args: "[full]", Group: "solving", Run: hint, Complete: oneOf("full"),
	Short: "say what is wrong on the board or, a little more each time, what the next step is",
	Long: "First the level of the next technique, then its name, then where it is, then the step. Hints follow the\n" +
		"techniques that are on, whatever the method: 'techniques' lists them. 'next' makes the step.",
}

// hint says that the board is wrong, if it is; else a little more of the next step each time it is asked.
func hint(ctx context.Context, s *Session, args []string) error {
	full := len(args) == 1 && args[0] == "full"
	if len(args) > 0 && !full {
		return fmt.Errorf("hint takes nothing, or 'full', not %q", strings.Join(args, " "))
	}
	if err := s.mistake(); err != nil {
		return err
	}
	step, err := s.foresee(ctx)
	if err != nil {
		return err
	}
	log := s.solver.Log()
	if after := lastStep(&log); s.hinted.after != after {
		s.hinted = hinted{after: after}
	}
	s.hinted.told++
	if full {
		s.hinted.told = 4
	}
	told := min(s.hinted.told, 4)
	if told == 4 {
		s.showing()
	}
	return s.give(answer.HintOf(told, len(log.Steps)+1, &step), func() error { return s.tellHint(told, &step) })
}

// tellHint tells a little of a step or more, up to all.
func (s *Session) tellHint(told int, step *deduce.Step) error {
	switch told {
	case 1:
		return s.tell("the next step is %s", technique.GradeOf(step.Technique).Level)
	case 2:
		return s.tell("look for: %s", step.Technique.Title)
	case 3:
		return s.tell("look at %s", s.settings.text().Place(step))
	}
	return s.tell("%s", s.wholeLine(step))
}

var nextCommand = Command{
	Name: "next", Group: "solving", Changes: true, Run: next,
	Short: "make the step that hint speaks of",
}

// next makes the step that hint speaks of.
func next(ctx context.Context, s *Session, args []string) error {
	step, err := s.foresee(ctx)
	if err != nil {
		return err
	}
	s.showing()
	s.skipGivens()
	s.solver.Apply(step)
	if err := s.tellNew(); err != nil {
		return err
	}
	return s.release(false)
}

// foresee is the next deduction by the techniques that are on, whatever the method. Its error says why there is
// none.
func (s *Session) foresee(ctx context.Context) (deduce.Step, error) {
	log := s.solver.Log()
	if s.solver.Board().Status() == board.Solved {
		return deduce.Step{}, answer.No("the board is solved")
	}
	options := s.solving()
	options.Ladder = s.ladder(log.Puzzle)
	ahead := deduce.Resume(log, options)
	step, ok := ahead.Foresee(ctx)
	switch {
	case ctx.Err() != nil:
		return step, ctx.Err()
	case s.solver.Dead():
		return step, answer.No("the board has come to a contradiction; 'undo' or 'step' goes on from it")
	case !ok:
		return step, answer.No("no technique that is on applies; 'guess' tries something")
	}
	return step, nil
}

// mistake is an error that says what on the board contradicts the solution, nil where nothing does. Where the
// puzzle has several solutions, it is wrong only if none is left.
func (s *Session) mistake() error {
	log := s.solver.Log()
	puzzle := search.OfGrid(log.Puzzle)
	switch search.Count(&puzzle, 2) {
	case 0:
		return answer.No("the puzzle has no solution")
	case 1:
		solution, _ := search.First(&puzzle)
		return s.against(&log, solution)
	}
	if left := search.Of(s.solver.Board()); search.Count(&left, 1) == 0 {
		return answer.No("no solution is left: something set or guessed is wrong; 'undo' goes back")
	}
	return nil
}

// against is an error that names the first step in force that the solution contradicts.
func (s *Session) against(log *deduce.Log, solution board.Grid) error {
	inForce := log.InForce()
	for i := range log.Steps {
		step := &log.Steps[i]
		if !inForce[i] || !contradicts(step, solution) {
			continue
		}
		what := map[deduce.Kind]string{deduce.Premise: "what was set by hand", deduce.Guess: "the guess"}[step.Kind]
		text := render.Text{Notation: s.settings.notation}
		return answer.No("the board is wrong: %s in step %d, %s, is not in the solution; 'undo', 'unset' or 'goto %d' goes back",
			what, i+1, text.Conclusion(step), i)
	}
	return nil
}

// contradicts reports whether a step concludes what is not so in the solution.
func contradicts(step *deduce.Step, solution board.Grid) bool {
	for _, x := range step.Placements {
		if solution[x.Cell] != x.Digit {
			return true
		}
	}
	for _, x := range step.Eliminations {
		if solution[x.Cell] == x.Digit {
			return true
		}
	}
	return false
}
