package repl

import (
	"cmp"
	"context"
	"errors"
	"io"
	"math"
	"strings"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/render"
)

// explain tells a step in full sentences, with the board drawn. Without a number that is the last step or, after
// a digit or strike typed by hand, whether it was justified.
func explain(ctx context.Context, s *Session, args []string) error {
	log := s.solver.Log()
	if len(args) > 1 {
		return errors.New("explain takes the number of a step, or nothing: explain 31")
	}
	n := len(log.Steps)
	if len(args) == 1 {
		var err error
		if n, err = stepNumber(args[0], 1, len(log.Steps)); err != nil {
			return err
		}
	}
	if n == 0 {
		return errors.New("the log is empty")
	}
	if step := log.Step(n); len(args) == 0 && step.Kind == deduce.Premise {
		return s.justify(ctx, &log, n)
	}
	return s.show(s.wholePage(&log, n))
}

// paragraphs are the sentences about the step n, folded and indented.
func (s *Session) paragraphs(log *deduce.Log, n int) string {
	before := deduce.Resume(log.First(n-1), s.solving())
	var b strings.Builder
	for _, p := range s.settings.text().Explain(log.Step(n), before.Board()) {
		b.WriteString(s.fold("  "+p) + "\n")
	}
	return b.String()
}

// tellMore tells of the step n, below its line, what the option detail asks for.
func (s *Session) tellMore(log *deduce.Log, n int) error {
	if s.settings.detail == "line" || !log.Step(n).Kind.Deduces() {
		return nil
	}
	if err := s.release(false); err != nil { // its line may wait for a board beside it
		return err
	}
	more := s.paragraphs(log, n)
	if s.settings.detail == "page" {
		more += s.pictured(log, n)
	}
	_, err := io.WriteString(s.Out, more)
	return err
}

// wholePage is everything there is to say about the step n: its line, the sentences, the board with the pattern.
func (s *Session) wholePage(log *deduce.Log, n int) string {
	text := s.settings.text()
	text.Short = false
	line := strings.Join(s.painter.Lines(text, log.Step(n), s.width()), "\n")
	return line + "\n" + s.paragraphs(log, n) + s.pictured(log, n)
}

// pictured is the board before the step n with what the step is about.
func (s *Session) pictured(log *deduce.Log, n int) string {
	before := deduce.Resume(log.First(n-1), s.solving())
	pic := render.Draw(before.Board(), log.Step(n))
	return s.painter.Candidates(&pic, cmp.Or(s.width(), math.MaxInt))
}

// justify says what a premise typed as step n is worth: the easiest technique that gives it, that it is true
// but takes more, or that it is wrong and why.
func (s *Session) justify(ctx context.Context, log *deduce.Log, n int) error {
	premise := log.Step(n)
	before := deduce.Resume(log.First(n-1), s.solving())
	what := s.settings.text().Conclusion(premise)
	puzzle := search.OfGrid(log.Puzzle)
	solution, _ := search.First(&puzzle)
	unique := search.Count(&puzzle, 2) == 1
	if unique && contradicts(premise, solution) {
		return s.tellWrong(ctx, before, premise, solution)
	}
	for _, t := range s.ladder(log.Puzzle) {
		var found *deduce.Step
		before.Find(ctx, t, func(step deduce.Step) bool {
			if gives(&step, premise) {
				found = &step
			}
			return found == nil
		})
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if found != nil {
			text := s.settings.text()
			text.Short = false
			return s.tell("%s is right: %s\n%s", what, t.Title, strings.Join(s.painter.Lines(text, found, s.width()), "\n"))
		}
	}
	if unique {
		return s.tell("%s is right, but no technique that is on gives it in one step", what)
	}
	return s.tell("no technique that is on gives %s", what)
}

// gives reports whether a step concludes what a premise says.
func gives(step, premise *deduce.Step) bool {
	for _, x := range premise.Placements {
		for _, y := range step.Placements {
			if x == y {
				return true
			}
		}
	}
	for _, x := range premise.Eliminations {
		for _, y := range step.Eliminations {
			if x == y {
				return true
			}
		}
	}
	return false
}

// tellWrong says why a premise is wrong: a refutation with the techniques that are on, or else the solution.
func (s *Session) tellWrong(ctx context.Context, before *deduce.Solver, premise *deduce.Step, solution board.Grid) error {
	what := s.settings.text().Conclusion(premise)
	x := append(premise.Placements, premise.Eliminations...)[0]
	right := board.Candidate{Cell: x.Cell, Digit: solution[x.Cell]}
	if err := s.tell("%s is wrong: the solution has %s", what, s.settings.notation.Placement(right)); err != nil {
		return err
	}
	log := before.Log()
	refuted, from, conflict, err := s.refute(ctx, &log, premise)
	if err != nil || conflict == 0 {
		return err
	}
	return s.tellRefutation(refuted, from, conflict)
}
