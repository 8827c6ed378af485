package desk

import (
	"context"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/internal/outside"
	"deduku/repl/answer"
	"deduku/repl/work"
)

// Afresh is a solver on the puzzle of a log with its premises, before any deduction.
func (s *Desk) Afresh(log *deduce.Log, options deduce.Options) *deduce.Solver {
	solver, err := coach.Afresh(log, options)
	s.Note(err)
	return solver
}

// Begin starts over on a puzzle. Its name may be that of a file.
func (s *Desk) Begin(name string, puzzle board.Grid) {
	s.Name, s.Shown, s.Found = outside.Visible(name), 0, nil
	s.Marking = nil
	s.Place, s.Entered = work.Place{}, false
	s.Solver = deduce.New(puzzle, s.SolvingPuzzle(puzzle))
	s.Arrived = len(s.Solver.Log().Steps)
}

// Put starts over on a position.
func (s *Desk) Put(name string, p *format.Puzzle) {
	s.Begin(name, p.Givens)
	s.Note(s.Solver.Begin(p.Givens, p.Placed, p.Eliminated))
	s.Arrived = len(s.Solver.Log().Steps)
}

// Take starts over on a puzzle that was read, and says what was read.
func (s *Desk) Take(ctx context.Context, name string, p *format.Puzzle) (answer.Start, error) {
	s.Put(name, p)
	for _, n := range p.Notes {
		s.Say("%s", n)
	}
	return s.Introduce(ctx)
}

// Introduce says what is on the board, and returns it.
func (s *Desk) Introduce(ctx context.Context) (answer.Start, error) {
	f, err := s.StartFacts(ctx)
	if err != nil {
		return f, err
	}
	s.Note(s.Give(f, func() error { return s.TellStart(&f) }))
	return f, nil
}

// TellStart says what is on a board that was just begun.
func (s *Desk) TellStart(f *answer.Start) error {
	s.Say("%s: %s", s.Name, strings.Join(f.Contents(), ", "))
	log := s.Solver.Log()
	for _, c := range log.Puzzle.Clashes() {
		s.Say("the board is invalid: %s", s.Settings.Text().Clash(c))
	}
	s.Glance()
	return nil
}
