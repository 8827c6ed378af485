package repl

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

// stepNumber reads the number of a step of the log, from least on.
func stepNumber(text string, least, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < least {
		return 0, fmt.Errorf("%q is no number of a step", text)
	}
	if n > most {
		return 0, fmt.Errorf("the log has %s, there is no %d", wording.Count(most, "step", "steps"), n)
	}
	return n, nil
}

var trimCommand = Command{
	Name: "trim", Args: "N", Group: "studying", Changes: true, Run: trim,
	Short: "leave of the log only the givens and what step N needs"}

// trim leaves of the log only what one step needs.
func trim(_ context.Context, s *Desk, args []string) error {
	log := s.solver.Log()
	if len(args) != 1 {
		return errors.New("trim takes the number of a step: trim 31")
	}
	n, err := stepNumber(args[0], 1, len(log.Steps))
	if err != nil {
		return err
	}
	if log.Step(n).Kind.Ends() {
		return fmt.Errorf("step %d is the end of the log, which rests on all; name a step before it", n)
	}
	left := log.Trim(n)
	s.jump(left)
	return s.Give(answer.Trimmed{Board: s.boardFacts(), Of: len(log.Steps)}, func() error {
		s.Say("%s left of %d", wording.Count(len(left.Steps), "step is", "steps are"), len(log.Steps))
		return nil
	})
}

// jump makes a log the session's, as shown.
func (s *Desk) jump(log deduce.Log) {
	s.solver = deduce.Resume(log, s.solvingPuzzle(log.Puzzle))
	s.shown, s.found = len(log.Steps), nil
	s.arrived = min(s.arrived, len(log.Steps))
	for s.arrived > 0 && log.Step(s.arrived).Kind > deduce.Premise {
		s.arrived-- // not all that came with the board is in this log
	}
	s.glance()
}

var gotoCommand = Command{
	Name: "goto", Args: "N", Group: "studying", Changes: true, Run: travel,
	Short: "go to the board after step N, back or forward again"}

// travel goes to the board after a step; the steps behind it stay known, so that one can go forward again.
func travel(_ context.Context, s *Desk, args []string) error {
	if now := s.state(); !isStart(&now.log, &s.past.forward.log) {
		s.past.forward = now
	}
	ahead := s.past.forward.log
	if len(args) != 1 {
		return errors.New("goto takes the number of a step, 0 for the beginning: goto 31")
	}
	n, err := stepNumber(args[0], 0, len(ahead.Steps))
	if err != nil {
		return err
	}
	n = max(n, ahead.Puzzle.Len()) // with fewer givens it would be another puzzle
	s.arrived = s.past.forward.arrived
	if log := s.solver.Log(); n == len(log.Steps) {
		s.glance() // it is there
	} else {
		s.jump(ahead.First(n))
	}
	f := answer.At{Board: s.boardFacts()}
	if n > 0 {
		f.Step = &answer.Step{N: n, Step: ahead.Step(n)}
	}
	return s.Give(f, func() error {
		if n > 0 {
			return s.Show(reply.SaidStep{Line: reply.StepLine{Words: s.settings.text(), Label: wording.Number(n), Step: ahead.Step(n)}})
		}
		return nil
	})
}

// ahead is the log, with the steps behind it that goto can go forward to.
func (s *Desk) ahead() deduce.Log {
	log := s.solver.Log()
	if ahead := s.past.forward.log; isStart(&log, &ahead) {
		return ahead
	}
	return log
}

// isStart reports whether a log is the beginning of another.
func isStart(log, of *deduce.Log) bool {
	return log.Puzzle == of.Puzzle && sharedSteps(log, of) == len(log.Steps)
}

var diffCommand = Command{
	Name: "diff", Args: "M N", Group: "studying", Run: difference,
	Short: "say what changed on the board from after step M to after step N"}

// difference shows what changed on the board from after one step to after another.
func difference(_ context.Context, s *Desk, args []string) error {
	log := s.ahead()
	if len(args) != 2 {
		return errors.New("diff takes the numbers of two steps: diff 20 31")
	}
	m, err := stepNumber(args[0], 0, len(log.Steps))
	if err != nil {
		return err
	}
	n, err := stepNumber(args[1], 0, len(log.Steps))
	if err != nil {
		return err
	}
	before := deduce.Resume(log.First(m), s.solving()).Board()
	after := deduce.Resume(log.First(n), s.solving()).Board()
	f := answer.Difference{From: m, To: n, Cells: []answer.Change{}}
	var lines []string
	for c := range board.Cell(board.Cells) {
		if line := s.changed(c, before, after); line != "" {
			lines = append(lines, line)
			f.Cells = append(f.Cells, answer.ChangeOf(c, before, after))
		}
	}
	return s.Give(f, func() error {
		if len(lines) == 0 {
			s.Say("the boards after %d and after %d are the same", m, n)
			return nil
		}
		return s.Tell("%s", strings.Join(lines, "\n"))
	})
}

// changed says how a cell differs between two boards, empty where it does not.
func (s *Desk) changed(c board.Cell, before, after *board.Board) string {
	cell := s.settings.notation.Cell(c)
	was, is := before.Digit(c), after.Digit(c)
	switch {
	case was == is && before.Candidates(c) == after.Candidates(c):
		return ""
	case is != 0:
		return fmt.Sprintf("%s = %v, was %s", cell, is, wording.Digits(before.Candidates(c)))
	case was != 0:
		return fmt.Sprintf("%s is open with %s, was %v", cell, wording.Digits(after.Candidates(c)), was)
	}
	var gone, back []string
	for d := range (before.Candidates(c) &^ after.Candidates(c)).All() {
		gone = append(gone, d.String())
	}
	for d := range (after.Candidates(c) &^ before.Candidates(c)).All() {
		back = append(back, d.String())
	}
	var all []string
	if len(gone) > 0 {
		all = append(all, strings.Join(gone, ", ")+" removed")
	}
	if len(back) > 0 {
		all = append(all, strings.Join(back, ", ")+" possible again")
	}
	return cell + ": " + strings.Join(all, "; ")
}

var untilCommand = Command{
	Name: "until", Args: "TECHNIQUE|LEVEL|CELL|stuck|N left in CELL", Group: "solving", Changes: true, Run: until, Complete: completeUntil,
	Short: "make steps up to the first by a technique, or that fills a cell, or until only a guess is left",
	Long: "For a technique or a level the ladder is climbed, whatever the method, and nothing is guessed. Where none comes, the\n" +
		"board stays as it is."}

// until makes steps up to the first that a condition asks for.
func until(ctx context.Context, s *Desk, args []string) error {
	if err := s.contradiction(); err != nil {
		return err
	}
	s.showing(ctx)
	s.skipGivens()
	if name := strings.Join(args, " "); name != "stuck" {
		if family, err := familyNamed(name); err == nil {
			return s.untilTechnique(ctx, name, family)
		} else if technique.NotBuilt(name) {
			return err
		}
	}
	reached, err := s.condition(strings.Join(args, " "))
	if err != nil {
		return err
	}
	for !reached() {
		if args[0] == "stuck" {
			if _, ok := s.solver.Foresee(ctx); !ok && !s.solver.Dead() {
				break
			}
		}
		if s.solver.NextContext(ctx) == nil {
			return cmp.Or(ctx.Err(), s.release(false), s.over())
		}
		if err := s.tellNew(); err != nil {
			return err
		}
	}
	return s.release(false)
}

// untilTechnique goes up the ladder, whatever the method, to the first step by a technique of a family. It does not
// guess, and where no such step comes it makes none.
func (s *Desk) untilTechnique(ctx context.Context, name string, family deduce.Ladder) error {
	log := s.solver.Log()
	ladder := s.ladder(log.Puzzle)
	if on := family.Where(ladder.Has); len(on) == 0 {
		t := family[0].Technique
		return answer.No("%s is off; 'technique on %s' switches it on", t.Title, t.Name)
	}
	if comes, err := s.comes(ctx, &log, ladder, family); err != nil || !comes {
		return cmp.Or(err, answer.No("no %s comes on this way; the board stays as it is", name))
	}
	options := s.solving()
	options.Ladder, options.Guess = ladder, deduce.NoGuess
	s.solver.Use(options)
	defer func() { s.solver.Use(s.solving()) }()
	for {
		step, ok := s.solver.Foresee(ctx)
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case !ok:
			return cmp.Or(s.release(false), answer.No("no %s came", name))
		}
		s.solver.Apply(step)
		if err := s.tellNew(); err != nil {
			return err
		}
		if step.Technique != nil && family.Has(step.Technique) {
			return s.release(false)
		}
	}
}

// comes reports whether a step by a technique of a family comes on the way up the ladder from the end of a log.
func (s *Desk) comes(ctx context.Context, log *deduce.Log, ladder, family deduce.Ladder) (bool, error) {
	trial := deduce.Resume(*log, deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	for {
		step, ok := trial.Foresee(ctx)
		switch {
		case ctx.Err() != nil:
			return false, ctx.Err()
		case !ok:
			return false, nil
		case step.Technique != nil && family.Has(step.Technique):
			return true, nil
		}
		trial.Apply(step)
	}
}

// condition reads what until waits for: a cell, "stuck", or how many candidates are left in a cell.
func (s *Desk) condition(text string) (reached func() bool, err error) {
	if text == "stuck" {
		return func() bool { return s.solver.Board().Status() != board.Open }, nil
	}
	var most int
	cell := text
	if before, after, ok := strings.Cut(text, " left in "); ok {
		if most, err = strconv.Atoi(before); err != nil || most < 1 || most > 9 {
			return nil, fmt.Errorf("%q is no number of candidates from 1 to 9", before)
		}
		cell = after
	}
	c, err := format.ParseCell(cell, s.settings.notation)
	if err != nil {
		return nil, fmt.Errorf("until takes a technique, a level, a cell, 'stuck' or '3 left in r5c5', not %q", text)
	}
	return func() bool {
		b := s.solver.Board()
		return b.Digit(c) != 0 || most > 0 && b.Candidates(c).Len() <= most
	}, nil
}

func completeUntil(s *Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return append(append(techniqueNames(), "stuck"), s.cells(s.solver.Board().Open())...)
}
