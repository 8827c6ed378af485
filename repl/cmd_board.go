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
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/internal/nearest"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

var boardCommand = Command{
	Name: "board", Aliases: []string{"b"}, Group: "looking", Run: show,
	Short: "show the board"}

func show(_ context.Context, s *Desk, args []string) error {
	return s.tellBoard()
}

// picture is a board, and a step on it, as the session shows them.
func (s *Desk) picture(b *board.Board, step *deduce.Step) picture.Picture {
	pic := picture.Draw(b, step, s.settings.text().Notation)
	s.marking.on(&pic)
	return pic
}

// drawing is the board with its digits.
func (s *Desk) drawing() reply.Drawing {
	return reply.Drawing{Picture: s.picture(s.solver.Board(), nil)}
}

// tellBoard draws the board.
func (s *Desk) tellBoard() error {
	return s.Give(s.boardFacts(), func() error { return s.Show(s.drawing()) })
}

var candidatesCommand = Command{
	Name: "candidates", Args: "[N]", Group: "looking", Run: candidates,
	Short: "show the board with the candidates of each open cell, now or as step N found them, with its pattern"}

func candidates(_ context.Context, s *Desk, args []string) error {
	pic := s.picture(s.solver.Board(), nil)
	f := answer.CandidatesOf(s.solver.Board())
	if len(args) > 0 {
		n, err := number(args, 1, "candidates takes the number of a step")
		if err != nil {
			return err
		}
		log := s.ahead()
		if n > len(log.Steps) {
			return fmt.Errorf("the log has %s, there is no %d", wording.Count(len(log.Steps), "step", "steps"), n)
		}
		before := deduce.Resume(log.First(n-1), s.solving())
		pic = s.picture(before.Board(), log.Step(n))
		f = answer.CandidatesOf(before.Board())
		f.Pattern = answer.PatternOf(n, log.Step(n))
	}
	return s.Give(f, func() error { return s.Show(reply.Drawing{Picture: pic, Candidates: true}) })
}

var amountCommand = Command{
	Name: "amount", Aliases: []string{"a"}, Group: "looking", Run: amount,
	Short: "say how many cells are solved"}

func amount(_ context.Context, s *Desk, args []string) error {
	f := answer.AmountOf(s.solver.Board())
	return s.Give(f, func() error { return s.Tell("%v", f) })
}

// edit fills cells and eliminates candidates by hand, all of them or none. On a board for practice that is an answer.
func (s *Desk) edit(ctx context.Context, edits []format.Edit) error {
	if s.exercise != nil && s.exercise.Open(s) {
		return s.exercise.Answer(ctx, s, edits)
	}
	if err := s.enter(s.solver, edits); err != nil {
		return err
	}
	return s.tellEntered()
}

// fill is edit for what is typed without a command: on a board that is being entered, digits are givens.
func (s *Desk) fill(ctx context.Context, edits []format.Edit) error {
	if s.isEntered() && !slices.ContainsFunc(edits, func(e format.Edit) bool { return e.Eliminate }) {
		return s.addGivens(ctx, edits)
	}
	return s.edit(ctx, edits)
}

// enter has a solver log edits as premises; while a guess is open, digits as guesses.
func (s *Desk) enter(solver *deduce.Solver, edits []format.Edit) error {
	for _, e := range edits {
		var err error
		if e.Eliminate {
			err = solver.Deny(e.Candidate)
		} else {
			err = solver.Suppose(e.Candidate)
		}
		if err != nil {
			return errors.New(s.word(err))
		}
	}
	return nil
}

// tellEntered shows what was set by hand.
func (s *Desk) tellEntered() error {
	s.found = nil
	if s.solver.Guesses() > 0 {
		s.Say("a guess is open, so this is a guess of your own: a contradiction takes it back")
	}
	s.skipGivens()
	return cmp.Or(s.tellNew(), s.release(false))
}

var unsetCommand = Command{
	Name: "unset", Args: "CELL", Group: "board", Changes: true, Run: unset, Complete: completeFilled,
	Short: "clear a cell, and what was concluded from it",
	Long:  "Open guesses are taken back with it. Givens stay."}

func unset(_ context.Context, s *Desk, args []string) error {
	if len(args) == 0 {
		return errors.New("unset takes a cell: unset r4c7")
	}
	cell, err := s.typedCell(args)
	if err != nil {
		return err
	}
	log, err := s.solver.Without(cell)
	if err != nil {
		return errors.New(s.word(err))
	}
	before := s.solver.Log()
	gone := "" // what goes with the digit itself
	if n := len(before.Steps) - len(log.Steps) - 1; n > 0 {
		gone = fmt.Sprintf("; %s rested on it and went, too", wording.Count(n, "step", "steps"))
	}
	for _, x := range s.arrivedDigits() {
		if x.Cell == cell {
			s.arrived-- // a digit that came with the board is not in the log any more
		}
	}
	s.solver = deduce.Resume(log, s.solving())
	s.shown, s.found = len(log.Steps), nil
	s.Hush("%s is open again%s", s.settings.notation.Cell(cell), gone)
	s.glance()
	return nil
}

var clearCommand = Command{
	Name: "clear", Aliases: []string{"c", "new"}, Group: "board", Changes: true, Run: clearBoard,
	Short: "empty the board",
	Long: "Lists of digits that are typed then, as '7 4 5, 9 1 8' (column, row, digit) or 'r4c7=5 r1c9=8', are givens, until\n" +
		"something else is done. 'undo' brings back what was on the board."}

func clearBoard(_ context.Context, s *Desk, args []string) error {
	s.begin("an empty board", board.Grid{})
	s.entered = true
	s.glance()
	return nil
}

// isEntered reports whether the board was begun empty and has nothing but the givens that were typed since.
func (s *Desk) isEntered() bool {
	log := s.solver.Log()
	return s.entered && len(log.Steps) == log.Puzzle.Len()
}

// addGivens adds digits that were typed to the givens, all of them or none.
func (s *Desk) addGivens(ctx context.Context, edits []format.Edit) error {
	if err := s.enter(s.solver, edits); err != nil { // the same rules hold as for what is set by hand
		return err
	}
	s.begin(s.name, s.solver.Board().Grid())
	s.entered = true
	_, err := s.introduce(ctx)
	return err
}

var exampleCommand = Command{
	Name: "example", Aliases: []string{"e"}, Args: "[NAME]", Group: "board", Changes: true, Run: loadExample, Complete: completeExample,
	Short: "load an example board, or list them"}

func loadExample(ctx context.Context, s *Desk, args []string) error {
	if len(args) == 0 {
		list := allExamples()
		return s.Give(list, func() error {
			return s.Page(func(tell func(string, ...any)) {
				for _, e := range list.Examples {
					tell("%-10s %s", e.Name, e.About)
				}
			})
		})
	}
	if len(args) > 1 {
		return fmt.Errorf("example takes one name, not %q", strings.Join(args, " "))
	}
	if e := exampleNamed(args[0]); e != nil {
		s.begin(e.name, e.grid)
		_, err := s.introduce(ctx)
		return err
	}
	if near := nearest.Words(exampleNames(), args[0]); len(near) > 0 {
		return fmt.Errorf("there is no example %q; did you mean %s?", args[0], nearest.Either(near))
	}
	return fmt.Errorf("there is no example %q; 'example' lists them", args[0])
}

// arrivedDigits are the digits that came with the board.
func (s *Desk) arrivedDigits() []board.Candidate {
	var out []board.Candidate
	log := s.solver.Log()
	for _, step := range log.Steps[:s.arrived] {
		out = append(out, step.Placements...)
	}
	return out
}

var givensCommand = Command{
	Name: "givens", Group: "board", Changes: true, Run: givens,
	Short: "make the digits on the board the puzzle's givens",
	Long:  "For a board that was typed in cell by cell: after it the digits are part of the puzzle, not premises."}

func givens(ctx context.Context, s *Desk, args []string) error {
	log := s.solver.Log()
	p := format.Puzzle{Givens: s.solver.Board().Grid()}
	for _, step := range log.Premises() {
		p.Eliminated = append(p.Eliminated, step.Eliminations...)
	}
	_, err := s.take(ctx, s.name, &p)
	return err
}

var resetCommand = Command{
	Name: "reset", Group: "board", Changes: true, Run: reset,
	Short: "go back to the givens and what else came with the board"}

func reset(_ context.Context, s *Desk, args []string) error {
	log := s.solver.Log()
	if len(log.Steps) > s.arrived {
		s.solver = deduce.Resume(log.First(s.arrived), s.solvingPuzzle(log.Puzzle))
	}
	s.shown, s.found = 0, nil
	s.Hush("back at the beginning: %s undone", wording.Count(max(len(log.Steps)-s.arrived, 0), "step is", "steps are"))
	s.glance()
	return nil
}

func completeExample(_ *Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return exampleNames()
}

// completeFilled completes cells that were filled since the beginning.
func completeFilled(s *Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	b := s.solver.Board()
	return s.cells(board.AllCells.Minus(b.Open()).Minus(b.Givens()))
}
