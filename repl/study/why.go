package study

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/reply"
)

// Why is the command why.
var Why = desk.Command{
	Name: "why", Args: "CELL|CELL<>DIGIT [short|--full] | not CELL=DIGIT", Group: "studying", Run: why, Complete: completeWhy,
	Short: "show only the steps that a digit or a missing candidate rests on",
	Long: "'why r4c7' asks about the digit, of an open cell about each missing candidate as 'blame r4c7' does; 'why r4c7<>3' about a\n" +
		"candidate that is gone, back to the givens. 'short'\n" +
		"looks for an explanation with an easier hardest step, or else a smaller score, or else fewer steps; '--full' shows what guesses that were taken back rest on, too. 'why not r4c7=5' looks for a refutation with the techniques that are on.",
}

// why shows the steps that a digit or a missing candidate rests on.
func why(ctx context.Context, s *desk.Desk, args []string) error {
	if len(args) > 1 && args[0] == "not" {
		return whyNot(ctx, s, args[1:])
	}
	args, full := desk.CutWord(args, "--full")
	args, short := desk.CutWord(args, "short")
	x, of, err := s.Target(args)
	if err != nil {
		return err
	}
	log := s.Solver.Log()
	n := s.Solver.Origin(x)
	switch {
	case of == desk.ACell && x.Digit == 0:
		return s.Give(answer.CellOf(s.Solver, x.Cell), func() error { return openCell(s, x.Cell) })
	case n == 0:
		return s.Give(answer.PossibleOf(x, answer.CellOf(s.Solver, x.Cell)), func() error {
			s.Say("%s is still possible", s.Settings.Notation.Placement(x))
			return openCell(s, x.Cell)
		})
	case short:
		return whyShort(ctx, s, &log, x, n)
	}
	return giveNeeds(s, &log, x, n, full)
}

// giveNeeds gives the steps that the step n needs, which removed or placed a candidate.
func giveNeeds(s *desk.Desk, log *deduce.Log, x board.Candidate, n int, full bool) error {
	needs := log.Needs(n)
	return s.Give(answer.ReasonOf(s.Solver.Board(), x, log, needs), func() error {
		if full || !backtracks(log, needs) {
			in := log.InForce()
			return cmp.Or(tellSteps(s, log, needs, func(n int) string { return wording.NumberIn(n, in[n-1]) }), tellShare(s, log, needs))
		}
		s.Say("it rests on guesses that were taken back, %d of %s: 'why %s --full' shows them, %s",
			len(needs), wording.Count(len(log.Steps), "step", "steps"), asked(s, x), withoutGuess(log))
		return s.Show(s.WholeLine(n, log.Step(n)))
	})
}

// asked is a candidate as why takes it.
func asked(s *desk.Desk, x board.Candidate) string {
	cell := s.Settings.Notation.Cell(x.Cell)
	if s.Solver.Board().Digit(x.Cell) == x.Digit {
		return cell
	}
	return cell + "<>" + x.Digit.String()
}

// backtracks reports whether a step among those of these numbers takes a guess back.
func backtracks(log *deduce.Log, steps []int) bool {
	return slices.ContainsFunc(steps, func(k int) bool { return log.Step(k).Kind == deduce.Backtrack })
}

// tellShare says how many of the steps of a log were shown, and what can be done about guesses among them.
func tellShare(s *desk.Desk, log *deduce.Log, steps []int) error {
	share := fmt.Sprintf("%d of %s", len(steps), wording.Count(len(log.Steps), "step", "steps"))
	if slices.ContainsFunc(steps, func(k int) bool { return log.Step(k).Kind == deduce.Guess }) {
		share += ", guesses among them: " + withoutGuess(log)
	}
	s.Say("%s", share)
	return nil
}

// withoutGuess says how to look for a way that needs no guess.
func withoutGuess(log *deduce.Log) string {
	if log.Finished() {
		return "'solve logic' looks for a way without"
	}
	return "'reset' and then 'solve logic' looks for a way without"
}

// tellSteps shows some steps of a log: the givens among them in one line, then the others, each behind what number
// makes of its number.
func tellSteps(s *desk.Desk, log *deduce.Log, steps []int, number func(int) string) error {
	text := s.Settings.Text()
	text.Short = false
	return s.ShowPage(func(tell func(reply.Part)) {
		if givens := givensIn(s, log, steps); len(givens) > 0 {
			tell(listedGivens(givens))
		}
		for _, k := range steps {
			if log.Step(k).Kind != deduce.Init {
				tell(reply.StepLine{Words: text, Label: number(k), Step: log.Step(k)})
			}
		}
	})
}

// givensIn are the givens among some steps, each digit with its cells.
func givensIn(s *desk.Desk, log *deduce.Log, steps []int) []string {
	var cells [board.ByDigit]board.CellSet
	for _, k := range steps {
		if step := log.Step(k); step.Kind == deduce.Init {
			x := step.Placements[0]
			cells[x.Digit] = cells[x.Digit].With(x.Cell)
		}
	}
	var all []string
	for d, of := range cells {
		if !of.Empty() {
			names := strings.ReplaceAll(s.Settings.Notation.Cells(of), ", ", " ")
			all = append(all, board.Digit(d).String()+" "+names)
		}
	}
	return all
}

// listedGivens are givens in one line.
func listedGivens(givens []string) reply.Part {
	return reply.Fitted(func(screen reply.Screen) string {
		dot := "; "
		if screen.Unicode {
			dot = " · "
		}
		return "givens: " + strings.Join(givens, dot) + "\n"
	})
}

// whyShort looks for a shorter explanation than the log has.
func whyShort(ctx context.Context, s *desk.Desk, log *deduce.Log, x board.Candidate, n int) error {
	own, best, err := coach.Shortest(ctx, s.Solver, x, n, s.Ladder(log.Puzzle))
	switch {
	case err != nil:
		return err
	case !best.Beats(&own):
		s.Say("there is none that is shorter or easier, as far as I see")
		return giveNeeds(s, log, x, n, false)
	}
	f := answer.ReasonOf(s.Solver.Board(), x, best.Log, best.Steps)
	f.Instead = len(own.Steps)
	return s.Give(f, func() error {
		err := tellSteps(s, best.Log, best.Steps, func(int) string { return "    " })
		if err == nil {
			s.Say("%s", savings(&own, &best))
		}
		return err
	})
}

// savings says what a better explanation saves.
func savings(own, best *coach.Explained) string {
	var all []string
	if best.Hardest != own.Hardest && best.Hardest != nil && own.Hardest != nil {
		all = append(all, fmt.Sprintf("hardest %s instead of %s", best.Hardest.Title, own.Hardest.Title))
	}
	if best.Score != own.Score {
		all = append(all, fmt.Sprintf("score %d instead of %d", best.Score, own.Score))
	}
	if len(best.Steps) != len(own.Steps) {
		all = append(all, fmt.Sprintf("%s instead of %d", wording.Count(len(best.Steps), "step", "steps"), len(own.Steps)))
	}
	return strings.Join(all, ", ")
}

// completeWhy completes any cell, then 'short' or '--full'; behind 'not' an open one.
func completeWhy(s *desk.Desk, args []string) []string {
	switch {
	case len(args) == 1:
		return append([]string{"not"}, s.Cells(board.AllCells)...)
	case args[0] == "not":
		return desk.CompleteOpen(s, args[1:])
	}
	return desk.OneOf("short", "--full")(s, args[1:])
}
