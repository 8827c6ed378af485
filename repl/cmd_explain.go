package repl

import (
	"cmp"
	"context"
	"errors"
	"io"
	"math"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/repl/answer"
)

var explainCommand = Command{
	Name: "explain", Args: "[N]", Group: "studying", Run: explain,
	Short: "tell step N in full sentences, with the board; of a digit typed by hand, whether it is justified",
	Long: "Without a number, the last step. Where that is a digit or strike typed by hand, the easiest technique that\n" +
		"gives it, or that it takes more, or that it is wrong, and why.",
}

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
	if s.inJSON() {
		return s.give(answer.ExplanationOf(&log, n, deduce.Resume(log.First(n-1), s.solving()).Board()), nil)
	}
	return s.show(s.wholePage(&log, n))
}

// paragraphs are the sentences about the step n, folded and indented.
func (s *Session) paragraphs(log *deduce.Log, n int) string {
	before := deduce.Resume(log.First(n-1), s.solving())
	return s.indented(s.settings.text().Explain(log.Step(n), before.Board()))
}

// indented is paragraphs, folded and indented.
func (s *Session) indented(paragraphs []string) string {
	var b strings.Builder
	for _, p := range paragraphs {
		b.WriteString(s.fold("  "+p) + "\n")
	}
	return b.String()
}

// wholeLine is the line of a step with its reason, whatever the option log says.
func (s *Session) wholeLine(step *deduce.Step) string {
	text := s.settings.text()
	text.Short = false
	return strings.Join(s.painter.Lines(text, step, s.width()), "\n")
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
	return s.wholeLine(log.Step(n)) + "\n" + s.paragraphs(log, n) + s.pictured(log, n)
}

// pictured is the board before the step n with what the step is about. Where no candidate says why, it is the board
// after the step, without them.
func (s *Session) pictured(log *deduce.Log, n int) string {
	step := log.Step(n)
	switch kind := step.Kind; {
	case n <= s.came, kind == deduce.Init:
		return s.digits(step, log.First(min(max(n, s.came), len(log.Steps))))
	case kind == deduce.Backtrack, kind.Ends():
		return s.digits(step, log.First(n))
	}
	before := deduce.Resume(log.First(n-1), s.solving())
	return s.pattern(step, before.Board())
}

// digits is the board at the end of a log, with what the step concludes.
func (s *Session) digits(step *deduce.Step, log deduce.Log) string {
	pic := render.Draw(deduce.Resume(log, s.solving()).Board(), step)
	return s.painter.Board(&pic)
}

// pattern is a board with what a step on it is about.
func (s *Session) pattern(step *deduce.Step, before *board.Board) string {
	pic := render.Draw(before, step)
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
		return s.giveWrong(ctx, before, answer.Step{N: n, Step: premise}, solution)
	}
	found, err := justification(ctx, before, s.ladder(log.Puzzle), premise)
	f := answer.Justification{Premise: answer.Step{N: n, Step: premise}, Verdict: "unknown"}
	switch {
	case err != nil:
		return err
	case found != nil:
		f.Verdict, f.Step = "justified", &answer.Step{N: n, Step: found}
		return s.give(f, func() error { return s.tell("%s is right: %s\n%s", what, found.Technique.Title, s.wholeLine(found)) })
	case unique:
		f.Verdict = "true"
	}
	return s.give(f, func() error { return s.tell("%s", unjustified(what, unique)) })
}

// unjustified says of a premise that no technique that is on gives it; unique tells whether it is known to be true.
func unjustified(what string, unique bool) string {
	if unique {
		return what + " is right, but no technique that is on gives it in one step"
	}
	return "no technique that is on gives " + what
}

// justification is a step by the easiest technique of a ladder that gives what a premise says; nil for none.
func justification(ctx context.Context, before *deduce.Solver, ladder deduce.Ladder, premise *deduce.Step) (*deduce.Step, error) {
	var found *deduce.Step
	for _, t := range ladder.Techniques() {
		before.Find(ctx, t, func(step deduce.Step) bool {
			if gives(&step, premise) {
				found = &step
			}
			return found == nil
		})
		if found != nil || ctx.Err() != nil {
			return found, ctx.Err()
		}
	}
	return nil, nil
}

// gives reports whether a step concludes all that a premise says.
func gives(step, premise *deduce.Step) bool {
	for _, x := range premise.Placements {
		if !slices.Contains(step.Placements, x) {
			return false
		}
	}
	for _, x := range premise.Eliminations {
		if !slices.Contains(step.Eliminations, x) && !slices.ContainsFunc(step.Placements, func(y board.Candidate) bool { return rulesOut(y, x) }) {
			return false
		}
	}
	return true
}

// rulesOut reports whether a digit that is placed leaves no room for another candidate.
func rulesOut(placed, x board.Candidate) bool {
	if placed.Cell == x.Cell {
		return placed.Digit != x.Digit
	}
	return placed.Digit == x.Digit && placed.Cell.Peers().Has(x.Cell)
}

// giveWrong says why a premise is wrong: a refutation with the techniques that are on, or else the solution.
func (s *Session) giveWrong(ctx context.Context, before *deduce.Solver, premise answer.Step, solution board.Grid) error {
	x := slices.Concat(premise.Step.Placements, premise.Step.Eliminations)[0]
	right := board.Candidate{Cell: x.Cell, Digit: solution[x.Cell]}
	log := before.Log()
	refuted, from, conflict, err := s.refute(ctx, &log, premise.Step)
	if err != nil {
		return err
	}
	f := answer.Justification{Premise: premise, Verdict: "wrong", Solution: right.String()}
	var steps []int
	if conflict != 0 {
		steps = refutation(refuted, from, conflict)
		f.Refutation = &answer.Refutation{Suppose: render.Text{}.Conclusion(premise.Step), Steps: answer.Picked(refuted, steps)}
	}
	return s.give(f, func() error {
		what := s.settings.text().Conclusion(premise.Step)
		err := s.tell("%s is wrong: the solution has %s", what, s.settings.notation.Placement(right))
		if err != nil || conflict == 0 {
			return err
		}
		return s.tellRefutation(refuted, steps)
	})
}
