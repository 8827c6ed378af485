package lesson

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/pattern"
)

// Look is a position, and the step of the technique on it that shows it best.
type Look struct {
	Position *puzzle.Puzzle
	Step     *deduce.Step
}

// Board is the board of a look.
func (l Look) Board() board.Board { return boardOf(l.Position) }

// At is a position with the step on it that shows a technique best; without a step where the technique does not apply.
func At(ctx context.Context, p *puzzle.Puzzle, t *deduce.Technique) Look {
	solver, err := coach.At(p, deduce.LadderOf(t))
	if err != nil {
		return Look{Position: p}
	}
	return Look{p, coach.Clearest(ctx, solver, t)}
}

// found returns the first step of a technique on a position that is accepts, or nil if there is none.
func found(ctx context.Context, p *puzzle.Puzzle, t *deduce.Technique, is func(*deduce.Step) bool) (out *deduce.Step) {
	solver, err := coach.At(p, nil)
	if err != nil {
		return nil
	}
	solver.Find(ctx, t, func(step deduce.Step) bool {
		if is(&step) {
			step.Because = nil
			out = &step
		}
		return out == nil
	})
	return out
}

// boardOf returns the board of a position, or an empty board if the position contradicts itself.
func boardOf(p *puzzle.Puzzle) board.Board {
	b := board.Of(p.Givens)
	for c, d := range p.Placed {
		if c := board.Cell(c); d != 0 && b.Digit(c) == 0 {
			b.Place(c, d)
		}
	}
	for _, x := range p.Eliminated {
		b.Eliminate(x.Cell, x.Digit)
	}
	return b
}

// membersOf are the candidates of a truth that a board has.
func membersOf(truth deduce.Truth, b *board.Board) func(yield func(board.Candidate) bool) {
	return func(yield func(board.Candidate) bool) {
		if c, ok := truth.Cell(); ok {
			for d := range b.Candidates(c).All() {
				if !yield(board.Candidate{Cell: c, Digit: d}) {
					return
				}
			}
			return
		}
		u, d := truth.Unit()
		for c := range b.CellsFor(d).And(u.Cells()).All() {
			if !yield(board.Candidate{Cell: c, Digit: d}) {
				return
			}
		}
	}
}

// Bare are the open cells of a board that have a single candidate.
func Bare(b *board.Board) (cells board.CellSet) {
	for c := range b.Open().All() {
		if b.Candidates(c).Single() {
			cells = cells.With(c)
		}
	}
	return cells
}

// hasBare reports whether a cell that a step is about, or one more, has a single candidate: something easier comes first there.
func hasBare(s *deduce.Step, b *board.Board, more board.Cell) bool {
	if pattern.ShapeOf(s) == deduce.ShapeSingle {
		return false
	}
	needed := neededBy(s, b)
	for c := range Bare(b).All() {
		if needed[c] != 0 || c == more {
			return true
		}
	}
	return false
}

// sameStep reports whether two steps conclude the same from the same truths.
func sameStep(a, b *deduce.Step) bool {
	return slices.Equal(sorted(a.Placements), sorted(b.Placements)) && slices.Equal(sorted(a.Eliminations), sorted(b.Eliminations)) &&
		slices.Equal(slices.Sorted(a.Truths()), slices.Sorted(b.Truths()))
}

// includes reports whether a step concludes all that another does. Where fewer cells are open, its pattern may be larger.
func includes(a, b *deduce.Step) bool {
	has := func(xs []board.Candidate) func(board.Candidate) bool {
		return func(x board.Candidate) bool { return !slices.Contains(xs, x) }
	}
	return !slices.ContainsFunc(b.Placements, has(a.Placements)) && !slices.ContainsFunc(b.Eliminations, has(a.Eliminations))
}

// sorted are candidates in the order of the board.
func sorted(xs []board.Candidate) []board.Candidate {
	return slices.SortedFunc(slices.Values(xs), func(x, y board.Candidate) int {
		return (int(x.Cell)-int(y.Cell))*board.ByDigit + int(x.Digit) - int(y.Digit)
	})
}
