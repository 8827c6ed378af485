package sudoku

import (
	"context"
	"errors"
	"fmt"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/op"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
)

// Puzzle is a position to reason about. It comes from [Parse] or [Of] and never changes; several goroutines may use it.
type Puzzle struct {
	read puzzle.Puzzle
}

// What the methods of a puzzle may answer instead of what was asked.
var (
	ErrNoSolution = op.ErrNoSolution
	ErrSeveral    = op.ErrSeveral
	ErrSolved     = errors.New("the puzzle is solved")
	ErrNoStep     = errors.New("no technique applies")
)

// Parse reads the puzzle of a text in any format that package format knows: a line of 81 characters, nine rows, pencil
// marks, a line of a HoDoKu library and more.
func Parse(text string) (*Puzzle, error) {
	read, err := format.Parse(text)
	if err != nil {
		return nil, err
	}
	return Of(read)
}

// Of is the puzzle that package format read, or that a program put together. The error says which digits clash or
// which eliminated candidates are not there to eliminate.
func Of(read puzzle.Puzzle) (*Puzzle, error) {
	if clashes := read.Digits().Clashes(); len(clashes) > 0 {
		return nil, fmt.Errorf("the digits clash: %s", wording.Text{}.Clash(clashes[0]))
	}
	if err := deduce.New(board.Grid{}, deduce.Options{}).Begin(read.Givens, read.Placed, read.Eliminated); err != nil {
		return nil, fmt.Errorf("the position contradicts itself: %w", err)
	}
	return &Puzzle{read}, nil
}

// Read is what was read: givens, placed digits and eliminated candidates apart, and what the text said besides.
func (p *Puzzle) Read() puzzle.Puzzle { return p.read }

// Board is the position. The caller may change it.
func (p *Puzzle) Board() board.Board { return p.read.Board() }

// String is the digits in a line of 81 characters, "." for an open cell.
func (p *Puzzle) String() string { return p.read.Digits().String() }

// Solutions is the number of solutions, at most limit; the search stops there. 2 is enough to tell none, one and
// several. Where ctx is done first, the error is its, and the number is what was found so far.
func (p *Puzzle) Solutions(ctx context.Context, limit int) (int, error) {
	position := op.Of(&p.read).Position()
	counted, err := (&op.Count{Limit: limit}).Do(ctx, &position)
	return counted.Solutions, err
}

// Solver is a solver that stands at the beginning of the puzzle, for those who want to go step by step or by other
// options. Its log has the placed digits and eliminated candidates as premises; the ladder of the options counts less
// what the puzzle must not be solved with, as it has not one solution.
func (p *Puzzle) Solver(options deduce.Options) *deduce.Solver {
	if options.Ladder != nil {
		options.Ladder = deduce.Guard(options.Ladder, search.Single).For(p.read.Givens)
	}
	solver := deduce.New(board.Grid{}, options)
	if err := solver.Begin(p.read.Givens, p.read.Placed, p.read.Eliminated); err != nil {
		panic(err) // Of begins a solver with the same digits and candidates, and gives no puzzle where that fails
	}
	return solver
}

// everything are the techniques that are on by default, easiest first.
func everything() deduce.Ladder { return technique.Everything.Ladder() }
