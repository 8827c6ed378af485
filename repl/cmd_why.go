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
	"deduku/deduce/render"
	"deduku/repl/answer"
)

var whyCommand = Command{
	Name: "why", Args: "CELL|CELL<>DIGIT [short] | not CELL=DIGIT", Group: "studying", Run: why, Complete: completeWhy,
	Short: "show only the steps that a digit or a missing candidate rests on",
	Long: "'why r4c7' asks about the digit, 'why r4c7<>3' about a candidate that is gone, both back to the givens. 'short'\n" +
		"looks for a shorter explanation. 'why not r4c7=5' looks for a refutation with the techniques that are on.",
}

// why shows the steps that a digit or a missing candidate rests on.
func why(ctx context.Context, s *Session, args []string) error {
	if len(args) > 1 && args[0] == "not" {
		return s.whyNot(ctx, args[1:])
	}
	args, short := cutWord(args, "short")
	x, of, err := s.target(args)
	if err != nil {
		return err
	}
	log := s.solver.Log()
	n := s.solver.Origin(x)
	switch {
	case of == aCell && x.Digit == 0:
		return s.give(answer.CellOf(s.solver, x.Cell), func() error { return s.openCell(x.Cell) })
	case n == 0:
		return s.give(answer.PossibleOf(x, answer.CellOf(s.solver, x.Cell)), func() error {
			s.talk("%s is still possible", s.settings.notation.Placement(x))
			return s.openCell(x.Cell)
		})
	case short:
		return s.whyShort(ctx, &log, x, n)
	}
	return s.giveNeeds(&log, x, n)
}

// giveNeeds gives the steps that the step n needs, which removed or placed a candidate; as text renumbered.
func (s *Session) giveNeeds(log *deduce.Log, x board.Candidate, n int) error {
	needs := log.Needs(n)
	return s.give(answer.ReasonOf(s.solver.Board(), x, log, needs), func() error {
		err := s.tellSteps(log, needs)
		if err == nil {
			s.talk("%d of %s", len(needs), render.Count(len(log.Steps), "step", "steps"))
		}
		return err
	})
}

// tellSteps shows some steps of a log, renumbered.
func (s *Session) tellSteps(log *deduce.Log, steps []int) error {
	text := s.settings.text()
	text.Short = false
	return s.page(func(tell func(string, ...any)) {
		for i, k := range steps {
			number := fmt.Sprintf("%3d ", i+1)
			lines := s.painter.Lines(text, log.Step(k), max(0, s.width()-len(number)))
			tell("%s%s", number, strings.Join(lines, "\n"+strings.Repeat(" ", len(number))))
		}
	})
}

// What a target names.
type targetKind int

const (
	aCell targetKind = iota
	aDigit
	aStrike
)

// target reads a cell, a cell with its digit, or a candidate struck: r4c7, r4c7=5, r4c7<>3. Of a cell alone the
// digit is the one that it holds, zero for none. Of the others the candidate is what is asked about.
func (s *Session) target(args []string) (board.Candidate, targetKind, error) {
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
		return x, aStrike, nil
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
func (s *Session) openCell(c board.Cell) error {
	left := s.solver.Board().Candidates(c)
	if err := s.tell("%s is open: %s left", s.settings.notation.Cell(c), render.Digits(left)); err != nil {
		return err
	}
	return s.blamed(c)
}

var blameCommand = Command{
	Name: "blame", Args: "CELL", Group: "studying", Run: blame, Complete: completeOpen,
	Short: "say which step removed each missing candidate of a cell",
}

// blame shows for each candidate that a cell has lost which step removed it.
func blame(_ context.Context, s *Session, args []string) error {
	if len(args) == 0 {
		return errors.New("blame takes a cell: blame r3c4")
	}
	text := strings.Join(args, " ")
	c, err := format.ParseCell(text, s.settings.notation)
	if err != nil {
		return placed(err, text)
	}
	return s.give(answer.CellOf(s.solver, c), func() error { return s.blamed(c) })
}

func (s *Session) blamed(c board.Cell) error {
	log := s.solver.Log()
	text := s.settings.text()
	for d := range (board.AllDigits &^ s.solver.Board().Candidates(c)).All() {
		n := s.solver.Origin(board.Candidate{Cell: c, Digit: d})
		line := strings.TrimLeft(text.Line(log.Step(n)), " ")
		if err := s.tell("%s", s.fold(fmt.Sprintf("%d went in step %d: %s", d, n, line))); err != nil {
			return err
		}
	}
	return nil
}

// whyNot looks for a refutation of a candidate with the techniques that are on.
func (s *Session) whyNot(ctx context.Context, args []string) error {
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
		return s.giveNeeds(&log, x, n)
	}
	assumed := deduce.Step{Kind: deduce.Premise, Placements: []board.Candidate{x}}
	tried, from, conflict, err := s.refute(ctx, &log, &assumed)
	switch {
	case err != nil:
		return err
	case conflict == 0:
		return answer.No("there is no refutation of %s with the techniques that are on", s.settings.notation.Placement(x))
	}
	steps := refutation(tried, from, conflict)
	return s.give(answer.Refutation{Suppose: x.String(), Steps: answer.Picked(tried, steps)}, func() error {
		return cmp.Or(s.tell("suppose %s:", s.settings.notation.Placement(x)), s.tellRefutation(tried, steps))
	})
}

// refute goes on from a log and a premise with the techniques that are on. It returns the log with what
// followed, the number of the premise, and that of the conflict, zero where it came to none.
func (s *Session) refute(ctx context.Context, log *deduce.Log, premise *deduce.Step) (tried *deduce.Log, from, conflict int, err error) {
	trial := deduce.Resume(*log, deduce.Options{Ladder: s.ladder(log.Puzzle), Guess: deduce.NoGuess})
	for _, x := range premise.Placements {
		err = trial.Suppose(x)
	}
	for _, x := range premise.Eliminations {
		err = trial.Deny(x)
	}
	if err != nil {
		return nil, 0, 0, errors.New(s.word(err))
	}
	if err := trial.Solve(ctx); err != nil {
		return nil, 0, 0, err
	}
	all := trial.Log()
	at := slices.IndexFunc(all.Steps, func(step deduce.Step) bool { return step.Kind == deduce.Conflict })
	return &all, len(log.Steps) + 1, at + 1, nil
}

// refutation is what follows from the premise in step from, up to the conflict, less what stood before.
func refutation(log *deduce.Log, from, conflict int) []int {
	return slices.DeleteFunc(log.Needs(conflict), func(n int) bool { return n <= from })
}

// tellRefutation shows the steps of a refutation.
func (s *Session) tellRefutation(log *deduce.Log, steps []int) error {
	text := s.settings.text()
	for _, k := range steps {
		for _, line := range s.painter.Lines(text, log.Step(k), max(0, s.width()-2)) {
			if err := s.tell("  %s", line); err != nil {
				return err
			}
		}
	}
	s.talk("%s to a contradiction", render.Count(len(steps), "step", "steps"))
	return nil
}

// whyShort looks for a shorter explanation than the log has.
func (s *Session) whyShort(ctx context.Context, log *deduce.Log, x board.Candidate, n int) error {
	shorter, needs, err := s.shortest(ctx, log, x, n)
	needed := log.Needs(n)
	switch {
	case err != nil:
		return err
	case len(needs) >= len(needed):
		s.talk("there is none that is shorter, as far as I see")
		return s.giveNeeds(log, x, n)
	}
	f := answer.ReasonOf(s.solver.Board(), x, shorter, needs)
	f.Instead = len(needed)
	return s.give(f, func() error {
		err := s.tellSteps(shorter, needs)
		if err == nil {
			s.talk("%s instead of %d", render.Count(len(needs), "step", "steps"), len(needed))
		}
		return err
	})
}

// shortest is the shortest explanation of x that is found: from the steps along the log, which has it in step
// n, or along a log by the ladder alone, which needs no guess. It is the log's own where none is shorter.
func (s *Session) shortest(ctx context.Context, log *deduce.Log, x board.Candidate, n int) (of *deduce.Log, needs []int, err error) {
	ladder := s.ladder(log.Puzzle)
	of, needs = log, log.Needs(n)
	consider := func(l deduce.Log, n int) {
		if shorter, ok := l.Shorter(ctx, n, ladder); ok {
			l, n = shorter, len(shorter.Steps)
		}
		if more := l.Needs(n); len(more) < len(needs) {
			of, needs = &l, more
		}
	}
	consider(*log, n)
	afresh := s.afresh(log, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	if err := afresh.Solve(ctx); err != nil {
		return nil, nil, err
	}
	held := afresh.Board().Digit(x.Cell)
	if m := afresh.Origin(x); m > 0 && (held == x.Digit) == (s.solver.Board().Digit(x.Cell) == x.Digit) {
		consider(afresh.Log(), m)
	}
	return of, needs, ctx.Err()
}

// completeWhy completes any cell, then 'short'; behind 'not' an open one.
func completeWhy(s *Session, args []string) []string {
	switch {
	case len(args) == 1:
		return append([]string{"not"}, s.cells(board.AllCells)...)
	case args[0] == "not":
		return completeOpen(s, args[1:])
	}
	return oneOf("short")(s, args[1:])
}
