package repl

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

var solveCommand = Command{
	Name: "solve", Aliases: []string{"s"}, Args: "[METHOD]", Group: "solving", Changes: true, Run: solve, Complete: oneOf(methods...),
	Short: "solve the board, showing each step, then the board and a summary",
	Long: "Positive deduction goes first, then negative deduction; where neither applies, a guess as the\n" +
		"option 'guess' says, and after a contradiction a backtrack. METHOD logic tries the techniques of the\n" +
		"ladder before a guess ('set method logic' for good); a board that is solved is solved again from its beginning.\n" +
		"Ctrl-C stops and leaves the board as it was."}

func solve(ctx context.Context, s *Desk, args []string) error {
	if len(args) > 0 {
		return s.solveBy(ctx, args)
	}
	if s.settings.method == "search" {
		return s.answer(ctx)
	}
	if err := s.tellNew(); err != nil {
		return err
	}
	if s.settings.method == "logic" {
		s.tellUniqueness()
	}
	s.showing(ctx)
	start := s.Clock()
	for s.solver.NextContext(ctx) != nil {
		if err := s.tellNew(); err != nil {
			return err
		}
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return s.summary(ctx, s.Clock().Sub(start))
}

// solveBy solves by another method than that of the settings, this time.
func (s *Desk) solveBy(ctx context.Context, args []string) error {
	if len(args) > 1 || !slices.Contains(methods, args[0]) {
		return fmt.Errorf("solve takes one of %s, or nothing, not %q", strings.Join(methods, ", "), strings.Join(args, " "))
	}
	usual := s.settings.method
	defer func() {
		s.settings.method = usual
		s.solver.Use(s.solving())
	}()
	s.settings.method = args[0]
	s.solver.Use(s.solving())
	if args[0] != "search" {
		s.unsolve()
	}
	return solve(ctx, s, nil)
}

// unsolve takes back what was concluded, where it solved the board, so that the board can be solved in another way. What
// was typed by hand stays.
func (s *Desk) unsolve() {
	log := s.solver.Log()
	if !log.Finished() || log.Last().Kind != deduce.Solved {
		return
	}
	s.solver = s.afresh(&log, s.solving())
	s.shown = len(s.solver.Log().Steps)
	s.Hush("the board is solved; this is another way from its beginning")
}

// tellNew shows the steps that have not been shown.
func (s *Desk) tellNew() error {
	log := s.solver.Log()
	text := s.settings.text()
	s.Answer().Since(s.shown)
	for ; s.shown < len(log.Steps); s.shown++ {
		step := &log.Steps[s.shown]
		if s.settings.log == "off" || s.settings.log == "short" && s.shown < s.arrived {
			continue
		}
		line := reply.StepLine{Words: text, Label: wording.Number(s.shown + 1), Step: step, Waits: true}
		if err := s.Show(line); err != nil {
			return err
		}
		if err := s.tellMore(&log, s.shown+1); err != nil {
			return err
		}
	}
	if s.shown > 0 && log.Steps[s.shown-1].Kind == deduce.Stuck {
		s.shown-- // the line goes when the log goes on
	}
	return nil
}

// summary shows the board and how a solve ended. Its error is a "no" where there is no solution.
func (s *Desk) summary(ctx context.Context, took time.Duration) error {
	log := s.solver.Log()
	last := log.Last()
	if last.Kind == deduce.Solved {
		s.foundOne(last.End.Grid)
	}
	f := answer.Solved(&log)
	if s.settings.log != "off" {
		f.Made = s.made()
	}
	if s.InJSON() {
		if f.Grid == "" {
			return cmp.Or(s.Give(f, nil), answer.NoInResult)
		}
		return s.giveSolution(ctx, f, nil)
	}
	s.Answer().Facts = f
	if err := s.release(true); err != nil {
		return err
	}
	guesses := fmt.Sprintf("; %s guesses, seed %d", s.settings.guess, log.Seed)
	switch {
	case s.settings.guess == deduce.NoGuess:
		guesses = ""
	case last.End.Guesses+last.End.Backtracks == 0:
		guesses = fmt.Sprintf("; seed %d", log.Seed)
	}
	ending := s.difficulty(&log) + guesses + fmt.Sprintf("; %s", took.Round(10*time.Microsecond))
	if s.settings.log == "off" {
		ending = fmt.Sprintf("%s: %s%s", last.Kind, wording.End(last.Kind, last.End), ending)
	}
	s.Say("%s", strings.TrimPrefix(ending, "; ")) // what the last line of the log says is not said again
	if last.Kind != deduce.Solved {
		return answer.NoInResult
	}
	if path := pathOf(&log); path != "" {
		s.Say("%s", path)
	}
	if s.settings.method == "classic" && last.End.Guesses+last.End.Backtracks > 0 {
		// Ctrl-C takes back no solution that is told already.
		if needs, _, _ := s.needed(ctx, &log); needs != "" && needs != "a guess" {
			s.Say("'solve logic' needs no guess: the hardest step is %s", needs)
		}
	}
	return s.giveSolution(ctx, f, nil)
}

// giveSolution gives what solving came to, which tell shows, and says so when the solution is not the only one.
func (s *Desk) giveSolution(ctx context.Context, f answer.Solve, tell func() error) error {
	if err := s.Give(f, tell); err != nil {
		return err
	}
	basis := s.basis()
	n, err := search.CountContext(ctx, &basis, 2)
	f.Solutions = answer.Solutions(n)
	s.Answer().Facts = f
	if err != nil || n < 2 {
		return err
	}
	return s.Tell("This is not the only solution: 'more' shows another, 'count' counts them.")
}

// difficulty says how hard a log by the ladder was, after a semicolon.
func (s *Desk) difficulty(log *deduce.Log) string {
	if s.settings.method != "logic" {
		return ""
	}
	j := rate.Scale.Judge(log)
	if j.Hardest == nil {
		return ""
	}
	return fmt.Sprintf("; %s, score %d, hardest %s", j.Level, j.Score, j.Hardest.Title)
}

var stepCommand = Command{
	Name: "step", Aliases: []string{"solve1", "s1"}, Args: "[N]", Group: "solving", Changes: true, Run: step,
	Short: "make the next step of the method, or the next N ('next' makes the one that hint speaks of, up the ladder)"}

func step(ctx context.Context, s *Desk, args []string) error {
	n, err := number(args, 1, "step takes a number of steps")
	if err != nil {
		return err
	}
	s.showing(ctx)
	s.skipGivens()
	for range n {
		if s.solver.NextContext(ctx) == nil {
			return cmp.Or(ctx.Err(), s.release(false), s.over())
		}
		if err := s.tellNew(); err != nil {
			return err
		}
	}
	return s.release(false)
}

// number is the one number, 1 or more, that may be given, or what stands for none.
func number(args []string, none int, what string) (int, error) {
	if len(args) == 0 {
		return none, nil
	}
	text := strings.Join(args, " ")
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		return 0, fmt.Errorf("%s, 1 or more, not %q", what, text)
	}
	return n, nil
}

// skipGivens counts what came with the board as shown: who asks for single steps has seen it.
func (w *work) skipGivens() { w.shown = max(w.shown, w.arrived) }

// over says that the log has come to its end.
func (s *Desk) over() error {
	log := s.solver.Log()
	switch log.Last().Kind {
	case deduce.Solved:
		return s.Give(s.progress(), func() error {
			s.Say("the board is solved; 'reset' or 'undo' to go back")
			return nil
		})
	case deduce.Unsolvable:
		return answer.No("there is no solution; 'undo', 'unset' or 'reset' to go back")
	}
	return answer.No("no deduction applies and guessing is off; 'set guess random' to go on")
}

var guessCommand = Command{
	Name: "guess", Aliases: []string{"guess1", "g1", "g"}, Args: "[CANDIDATE]", Group: "solving", Changes: true, Run: guess,
	Short: "guess now, even if deductions are pending: a candidate, or as the option 'guess' says",
	Long:  "'guess r4c5=2' tries that 2. A contradiction takes a guess back and rules its candidate out."}

func guess(_ context.Context, s *Desk, args []string) error {
	switch log := s.solver.Log(); {
	case log.Finished() && log.Last().Kind != deduce.Stuck:
		return s.over()
	case s.solver.Dead():
		return errors.New("the board has come to a contradiction; 'step' or 'solve' goes on from it")
	case s.solver.Board().Status() == board.Solved:
		return errors.New("no cell is open")
	case len(args) == 0 && s.settings.guess == deduce.NoGuess:
		return errors.New("guessing is off; 'set guess random' switches it on, and 'guess r4c5=2' tries a candidate")
	}
	s.skipGivens()
	if len(args) == 0 {
		s.solver.Try()
	} else if err := s.guessOf(args); err != nil {
		return err
	}
	return cmp.Or(s.tellNew(), s.release(false))
}

// guessOf guesses the candidate that the arguments name.
func (s *Desk) guessOf(args []string) error {
	x, of, err := s.target(args)
	if err != nil {
		return err
	}
	if of != aDigit {
		return errors.New("guess takes a candidate: guess r4c5=2")
	}
	if err := s.solver.Guess(x); err != nil {
		return errors.New(s.word(err))
	}
	return nil
}

var poolCommand = Command{
	Name: "pool", Aliases: []string{"p"}, Group: "solving", Run: pool,
	Short: "list the pending deductions and why each holds"}

func pool(ctx context.Context, s *Desk, args []string) error {
	s.showing(ctx)
	steps := slices.Collect(s.solver.Pending)
	return s.Give(answer.Steps{Steps: answer.Listed(steps)}, func() error {
		text := s.settings.text()
		for i := range steps {
			if err := s.Show(reply.StepLine{Words: text, Step: &steps[i]}); err != nil {
				return err
			}
		}
		if len(steps) == 0 {
			if wrong := s.contradiction(); wrong != nil {
				s.Say("%v", wrong)
				return nil
			}
			s.Say("no deduction is pending")
		}
		return nil
	})
}
