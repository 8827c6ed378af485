package repl

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

var whyCommand = Command{
	Name: "why", Args: "CELL|CELL<>DIGIT [short|--full] | not CELL=DIGIT", Group: "studying", Run: why, Complete: completeWhy,
	Short: "show only the steps that a digit or a missing candidate rests on",
	Long: "'why r4c7' asks about the digit, of an open cell about each missing candidate as 'blame r4c7' does; 'why r4c7<>3' about a\n" +
		"candidate that is gone, back to the givens. 'short'\n" +
		"looks for an explanation with an easier hardest step, or else a smaller score, or else fewer steps; '--full' shows what guesses that were taken back rest on, too. 'why not r4c7=5' looks for a refutation with the techniques that are on."}

// why shows the steps that a digit or a missing candidate rests on.
func why(ctx context.Context, s *Desk, args []string) error {
	if len(args) > 1 && args[0] == "not" {
		return s.whyNot(ctx, args[1:])
	}
	args, full := cutWord(args, "--full")
	args, short := cutWord(args, "short")
	x, of, err := s.target(args)
	if err != nil {
		return err
	}
	log := s.solver.Log()
	n := s.solver.Origin(x)
	switch {
	case of == aCell && x.Digit == 0:
		return s.Give(answer.CellOf(s.solver, x.Cell), func() error { return s.openCell(x.Cell) })
	case n == 0:
		return s.Give(answer.PossibleOf(x, answer.CellOf(s.solver, x.Cell)), func() error {
			s.Say("%s is still possible", s.settings.notation.Placement(x))
			return s.openCell(x.Cell)
		})
	case short:
		return s.whyShort(ctx, &log, x, n)
	}
	return s.giveNeeds(&log, x, n, full)
}

// giveNeeds gives the steps that the step n needs, which removed or placed a candidate.
func (s *Desk) giveNeeds(log *deduce.Log, x board.Candidate, n int, full bool) error {
	needs := log.Needs(n)
	return s.Give(answer.ReasonOf(s.solver.Board(), x, log, needs), func() error {
		if full || !backtracks(log, needs) {
			in := log.InForce()
			return cmp.Or(s.tellSteps(log, needs, func(n int) string { return wording.NumberIn(n, in[n-1]) }), s.tellShare(log, needs))
		}
		s.Say("it rests on guesses that were taken back, %d of %s: 'why %s --full' shows them, %s",
			len(needs), wording.Count(len(log.Steps), "step", "steps"), s.asked(x), withoutGuess(log))
		return s.Show(s.wholeLine(n, log.Step(n)))
	})
}

// asked is a candidate as why takes it.
func (s *Desk) asked(x board.Candidate) string {
	cell := s.settings.notation.Cell(x.Cell)
	if s.solver.Board().Digit(x.Cell) == x.Digit {
		return cell
	}
	return cell + "<>" + x.Digit.String()
}

// backtracks reports whether a step among those of these numbers takes a guess back.
func backtracks(log *deduce.Log, steps []int) bool {
	return slices.ContainsFunc(steps, func(k int) bool { return log.Step(k).Kind == deduce.Backtrack })
}

// tellShare says how many of the steps of a log were shown, and what can be done about guesses among them.
func (s *Desk) tellShare(log *deduce.Log, steps []int) error {
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
func (s *Desk) tellSteps(log *deduce.Log, steps []int, number func(int) string) error {
	text := s.settings.text()
	text.Short = false
	return s.ShowPage(func(tell func(reply.Part)) {
		if givens := s.givensIn(log, steps); len(givens) > 0 {
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
func (s *Desk) givensIn(log *deduce.Log, steps []int) []string {
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
			names := strings.ReplaceAll(s.settings.notation.Cells(of), ", ", " ")
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

// What a target names.
type targetKind int

const (
	aCell targetKind = iota
	aDigit
	anElimination
)

// target reads a cell, a cell with its digit, or an eliminated candidate: r4c7, r4c7=5, r4c7<>3. Of a cell alone the
// digit is the one that it holds, zero for none. Of the others the candidate is what is asked about.
func (s *Desk) target(args []string) (board.Candidate, targetKind, error) {
	text := strings.Join(args, " ")
	if text == "" {
		return board.Candidate{}, 0, errors.New("why takes a cell or a candidate: why r4c7, why r4c7<>3, why not r4c7=5")
	}
	if c, err := format.ParseCell(text, s.settings.notation); err == nil {
		return board.Candidate{Cell: c, Digit: s.solver.Board().Digit(c)}, aCell, nil
	}
	edits, err := format.Assignments(text, s.settings.notation)
	if err != nil {
		return board.Candidate{}, 0, placed(err, text)
	}
	if len(edits) != 1 {
		return board.Candidate{}, 0, fmt.Errorf("%q names %d candidates; one at a time", text, len(edits))
	}
	x := edits[0].Candidate
	if edits[0].Eliminate {
		return x, anElimination, nil
	}
	return x, aDigit, nil
}

// cutWord takes a word off the end of the arguments.
func cutWord(args []string, word string) ([]string, bool) {
	if n := len(args); n > 0 && args[n-1] == word {
		return args[:n-1], true
	}
	return args, false
}

// openCell says what is known of an open cell, and what is missing.
func (s *Desk) openCell(c board.Cell) error {
	left := s.solver.Board().Candidates(c)
	if err := s.Tell("%s is open: %s left", s.settings.notation.Cell(c), wording.Digits(left)); err != nil {
		return err
	}
	return s.blamed(c)
}

var blameCommand = Command{
	Name: "blame", Args: "CELL", Group: "studying", Run: blame, Complete: completeOpen,
	Short: "say which step removed each missing candidate of a cell; of an open cell 'why' says the same"}

// blame shows for each candidate that a cell has lost which step removed it.
func blame(_ context.Context, s *Desk, args []string) error {
	if len(args) == 0 {
		return errors.New("blame takes a cell: blame r3c4")
	}
	c, err := s.typedCell(args)
	if err != nil {
		return err
	}
	return s.Give(answer.CellOf(s.solver, c), func() error { return s.blamed(c) })
}

func (s *Desk) blamed(c board.Cell) error {
	log := s.solver.Log()
	text := s.settings.text()
	for d := range (board.AllDigits &^ s.solver.Board().Candidates(c)).All() {
		n := s.solver.Origin(board.Candidate{Cell: c, Digit: d})
		line := strings.TrimLeft(text.Line(log.Step(n)), " ")
		if err := s.Tell("%d was removed in step %d: %s", d, n, line); err != nil {
			return err
		}
	}
	return nil
}

// whyNot looks for a refutation of a candidate with the techniques that are on.
func (s *Desk) whyNot(ctx context.Context, args []string) error {
	x, of, err := s.target(args)
	if err != nil {
		return err
	}
	if of != aDigit {
		return errors.New("why not takes a candidate: why not r4c7=5")
	}
	log := s.solver.Log()
	if held := s.solver.Board().Digit(x.Cell); held == x.Digit {
		return answer.No("%s is on the board", s.settings.notation.Placement(x))
	}
	if n := s.solver.Origin(x); n > 0 {
		return s.giveNeeds(&log, x, n, false)
	}
	assumed := deduce.Step{Kind: deduce.Premise, Placements: []board.Candidate{x}}
	refutation, err := coach.Refute(ctx, &log, &assumed, s.ladder(log.Puzzle))
	switch {
	case errors.As(err, new(*deduce.RefusedError)):
		return errors.New(s.word(err))
	case err != nil:
		return err
	case refutation == nil:
		return answer.No("there is no refutation of %s with the techniques that are on", s.settings.notation.Placement(x))
	}
	return s.Give(answer.Refutation{Suppose: x.String(), Steps: answer.Picked(refutation.Log, refutation.Steps)}, func() error {
		return cmp.Or(s.Tell("suppose %s:", s.settings.notation.Placement(x)), s.tellRefutation(refutation))
	})
}

// tellRefutation shows the steps of a refutation.
func (s *Desk) tellRefutation(r *coach.Refutation) error {
	text := s.settings.text()
	for _, k := range r.Steps {
		if err := s.Show(reply.StepLine{Words: text, Label: "  ", Step: r.Log.Step(k)}); err != nil {
			return err
		}
	}
	s.Say("%s to a contradiction", wording.Count(len(r.Steps), "step", "steps"))
	return nil
}

// whyShort looks for a shorter explanation than the log has.
func (s *Desk) whyShort(ctx context.Context, log *deduce.Log, x board.Candidate, n int) error {
	own, best, err := coach.Shortest(ctx, s.solver, x, n, s.ladder(log.Puzzle))
	switch {
	case err != nil:
		return err
	case !best.Beats(&own):
		s.Say("there is none that is shorter or easier, as far as I see")
		return s.giveNeeds(log, x, n, false)
	}
	f := answer.ReasonOf(s.solver.Board(), x, best.Log, best.Steps)
	f.Instead = len(own.Steps)
	return s.Give(f, func() error {
		err := s.tellSteps(best.Log, best.Steps, func(int) string { return "    " })
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
func completeWhy(s *Desk, args []string) []string {
	switch {
	case len(args) == 1:
		return append([]string{"not"}, s.cells(board.AllCells)...)
	case args[0] == "not":
		return completeOpen(s, args[1:])
	}
	return oneOf("short", "--full")(s, args[1:])
}
