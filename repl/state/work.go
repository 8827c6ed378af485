package state

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/op"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
)

// Premised is the digits that the answer engine's plain trial starts from: givens and premises in force.
func (w *Work) Premised() board.Grid {
	log := w.Solver.Log()
	grid := log.Puzzle
	for _, step := range log.Premises() {
		for _, x := range step.Placements {
			grid[x.Cell] = x.Digit
		}
	}
	return grid
}

// Rated is how difficult the steps of a log are, by number: of the log with this version.
type Rated struct {
	Version    int
	Difficulty map[int]rate.Tenths
}

// SkipGivens counts what came with the board as shown: who asks for single steps has seen it.
func (w *Work) SkipGivens() { w.Shown = max(w.Shown, w.Arrived) }

// FoundOne notes a solution that has been shown.
func (w *Work) FoundOne(grid board.Grid) {
	if !slices.Contains(w.Found, grid) {
		w.Found = append(w.Found, grid)
	}
}

// Work is a board and how it came about.
type Work struct {
	Name     string // what the board is called
	Solver   *deduce.Solver
	Arrived  int          // steps of the log that came with the board: givens, digits placed, candidates eliminated
	Shown    int          // steps of the log that have been shown
	Marking  Marking      // what is coloured by hand
	Pencil   Pencil       // what a player has noted in the corners of cells
	Middle   Pencil       // and in the middle of them
	Found    []board.Grid // solutions that have been shown
	Place    Place        // which puzzle of a collection the board is
	Entered  bool         // the board was begun empty, and lists of digits that are typed are its givens
	Versions versions
	Known    known
	Rated    Rated
	Home     *State // the board to go back to, and to be kept, while one of a lesson is here; nil for none
	Played   Played
}

// What several commands answer, of the session's board.

// BoardFacts is the board as an answer.
func (w *Work) BoardFacts() answer.Board { return answer.BoardOf(w.Name, w.Solver) }

// PuzzleKnown is what the answer engine says of the session's puzzle: of its givens, and of the pencil marks that are part
// of it.
func (w *Work) PuzzleKnown() coach.Known {
	if digits, marks := w.marked(); marks != nil {
		p := search.OfPosition(digits, marks)
		k, _ := w.Known.of(context.Background(), &p) // which never ends
		return k
	}
	return w.givensKnown()
}

// givensKnown returns what the answer engine knows about the givens alone.
func (w *Work) givensKnown() coach.Known {
	log := w.Solver.Log()
	return w.Known.OfGivens(log.Puzzle)
}

// marked is the digits that the board came with, and the candidates that it came without, where these are part of the
// puzzle, as in a Sukaku: the givens alone have several solutions. There are no marks of any other puzzle.
func (w *Work) marked() (digits board.Grid, marks []board.Candidate) {
	log := w.Solver.Log()
	digits = log.Puzzle
	for n := log.Puzzle.Len() + 1; n <= min(w.Arrived, len(log.Steps)); n++ {
		for _, x := range log.Step(n).Placements {
			digits[x.Cell] = x.Digit
		}
		if log.Step(n).Kind == deduce.Premise {
			marks = append(marks, log.Step(n).Eliminations...)
		}
	}
	if k := w.givensKnown(); len(marks) == 0 || k.Solutions < 2 {
		return log.Puzzle, nil
	}
	return digits, marks
}

// ForOp returns the puzzle that [Work.PuzzleKnown] is about, for an operation.
func (w *Work) ForOp() *op.Puzzle {
	digits, marks := w.marked()
	return &op.Puzzle{Digits: digits, Eliminated: marks, Solutions: min(w.PuzzleKnown().Solutions, 2)}
}

// SayLeftOut says what came with the board but isn't part of a puzzle that an operation works on, if there is anything.
func (d *Desk) SayLeftOut(p *op.Puzzle) {
	switch n := len(p.Eliminated); {
	case n > 0:
		d.Say("only the digits are used: %s left out", wording.Count(n, "removed candidate is", "removed candidates are"))
	case d.Arrived > p.Digits.Len():
		d.Say("only the givens are used: digits placed and candidates removed since then are left out")
	}
}

// Basis is the puzzle as the answer engine takes it: givens and premises in force, nothing deduced. Without premises it
// is the same as for the givens alone, so that the engine is asked once about both.
func (w *Work) Basis() search.Puzzle {
	log := w.Solver.Log()
	p := search.OfGrid(log.Puzzle)
	for _, step := range log.Premises() {
		for _, x := range step.Placements {
			p[x.Cell] &= 1 << (x.Digit - 1)
		}
		for _, x := range step.Eliminations {
			p[x.Cell] &^= 1 << (x.Digit - 1)
		}
	}
	return p
}

// Single reports whether the session's puzzle has one solution.
func (w *Work) Single() bool {
	k := w.PuzzleKnown()
	return k.Single()
}

// Wrong is the cells that were filled with another digit than the one solution of the puzzle has; none where it has not one.
func (w *Work) Wrong() (wrong board.CellSet) {
	k := w.PuzzleKnown()
	if !k.Single() {
		return wrong
	}
	b := w.Solver.Board()
	for c, d := range b.Grid() {
		if d != 0 && d != k.Solution[c] && !b.Givens().Has(board.Cell(c)) {
			wrong = wrong.With(board.Cell(c))
		}
	}
	return wrong
}

// Robbed are the cells from which somebody removed the digit that the puzzle's one solution has there.
func (w *Work) Robbed() (cells board.CellSet) {
	k := w.PuzzleKnown()
	if !k.Single() {
		return cells
	}
	log := w.Solver.Log()
	for _, step := range log.Premises() {
		for _, x := range step.Eliminations {
			if k.Solution[x.Cell] == x.Digit {
				cells = cells.With(x.Cell)
			}
		}
	}
	return cells
}
