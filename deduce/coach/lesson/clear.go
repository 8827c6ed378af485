package lesson

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/pattern"
)

// Cleared is a look with the cells filled that have no part in the step, as far as that leaves the step as it is: few cells are
// open then. Where the step needs the others, it is the look itself.
func Cleared(ctx context.Context, l Look) Look {
	solver, err := coach.At(l.Position, nil)
	if err != nil {
		return l
	}
	puzzle := search.OfGrid(l.Position.Givens)
	solution, solutions := search.SolveTwo(&puzzle)
	b := *solver.Board()
	if solutions != 1 {
		puzzle = search.Of(&b)
		if solution, solutions = search.SolveTwo(&puzzle); solutions != 1 {
			return l
		}
	}
	needed := neededBy(l.Step, &b)
	apart := apartFrom(l.Step)
	out := *l.Position
	for c := range board.Cell(board.Cells) {
		if d := solution[c]; b.Digit(c) == 0 && apart.Has(c) && !touches(&needed, c, d) && !bares(&b, &needed, &solution, c, d) {
			filled := b
			if filled.Place(c, d); givesAway(&filled, &b, l.Step) {
				continue
			}
			b = filled
			out.Placed[c] = d
		}
	}
	if pattern.ShapeOf(l.Step) != deduce.ShapeSingle {
		reopen(&out, l.Position, solver.Board())
	}
	out.Eliminated = leftOf(&out)
	for _, fits := range []func(a, b *deduce.Step) bool{sameStep, includes} {
		if step := found(ctx, &out, l.Step.Technique, func(s *deduce.Step) bool { return fits(s, l.Step) && coach.Degenerate(s) <= coach.Degenerate(l.Step) }); step != nil {
			return Look{&out, step}
		}
	}
	return l
}

// leftOf is what is removed from the open cells of a position.
func leftOf(p *puzzle.Puzzle) []board.Candidate {
	return slices.DeleteFunc(slices.Clone(p.Eliminated), func(x board.Candidate) bool { return p.Placed[x.Cell] != 0 })
}

// reopen opens cells again that were filled beside a step, as long as these leave an open cell a single candidate which has more on the
// board before: of what such a cell lost the digit comes back that stands in the fewest cells.
func reopen(out, before *puzzle.Puzzle, was *board.Board) {
	for {
		p := *out
		p.Eliminated = leftOf(out)
		now := boardOf(&p)
		again := board.CellSet{}
		for c := range now.Open().All() {
			if !now.Candidates(c).Single() || was.Candidates(c).Single() {
				continue
			}
			fewest := board.Cells
			for d := range (was.Candidates(c) &^ now.Candidates(c)).All() {
				by := board.CellSet{}
				for peer := range c.Peers().And(was.Open()).All() {
					if out.Placed[peer] == d {
						by = by.With(peer)
					}
				}
				if n := by.Len(); 0 < n && n < fewest {
					again, fewest = by, n
				}
			}
			if !again.Empty() {
				break
			}
		}
		if again.Empty() {
			return
		}
		for c := range again.All() {
			out.Placed[c] = before.Placed[c]
		}
	}
}

// apartFrom is the cells that may be filled beside a step. Of a single the units in which it is looked for stay as they are, or it
// would be the last open cell.
func apartFrom(s *deduce.Step) board.CellSet {
	if pattern.ShapeOf(s) != deduce.ShapeSingle || s.Technique == deduce.FullHouse {
		return board.AllCells
	}
	in := pattern.GatherRole(s, deduce.LastPlace).Units
	if in == 0 {
		in = s.Placements[0].Cell.UnitSet()
	}
	apart := board.AllCells
	for u := range in.All() {
		apart = apart.Minus(u.Cells())
	}
	return apart
}

// neededBy is the candidates that a step is about: those of its truths that the board has, and what it concludes.
func neededBy(s *deduce.Step, b *board.Board) (needed [board.Cells]board.DigitSet) {
	for truth := range s.Truths() {
		for x := range membersOf(truth, b) {
			needed[x.Cell] = needed[x.Cell].With(x.Digit)
		}
	}
	for _, x := range slices.Concat(s.Placements, s.Eliminations) {
		needed[x.Cell] = needed[x.Cell].With(x.Digit)
	}
	return needed
}

// touches reports whether a digit in a cell would remove a needed candidate, or fill its cell.
func touches(needed *[board.Cells]board.DigitSet, c board.Cell, d board.Digit) bool {
	if needed[c] != 0 {
		return true
	}
	for peer := range c.Peers().All() {
		if needed[peer].Has(d) {
			return true
		}
	}
	return false
}

// bares reports whether a digit in a cell would leave a cell one candidate that is to stay open: it would be a naked single.
func bares(b *board.Board, needed *[board.Cells]board.DigitSet, solution *board.Grid, c board.Cell, d board.Digit) bool {
	for peer := range c.Peers().And(b.Open()).All() {
		if left := b.Candidates(peer); left.Has(d) && left.Len() == 2 && touches(needed, peer, solution[peer]) {
			return true
		}
	}
	return false
}

// givesAway reports whether a board has hidden singles, which one with a cell less filled has not, in cells that a step is about: what is
// asked for there would be seen without it.
func givesAway(now, was *board.Board, s *deduce.Step) bool {
	if pattern.ShapeOf(s) == deduce.ShapeSingle {
		return false
	}
	needed := neededBy(s, was)
	for u := range board.Unit(board.Units) {
		for d := board.Digit(1); d <= 9; d++ {
			homes := now.CellsFor(d).And(u.Cells()).And(now.Open())
			if homes.Len() == 1 && was.CellsFor(d).And(u.Cells()).And(was.Open()).Len() > 1 && needed[homes.First()] != 0 {
				return true
			}
		}
	}
	return false
}
