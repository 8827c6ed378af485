package coach

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/search"
	"deduku/deduce"
)

// Lookalike is a position on which a technique is found nowhere, and would be if one candidate more were gone: all conditions of a
// step hold but one. Its digits and candidates agree with the solution, as those of any position do.
type Lookalike struct {
	Position *format.Puzzle
	More     board.Candidate // the one too many
	Truth    deduce.Truth    // of the step, that has it
	Step     *deduce.Step    // what the technique finds once that is gone
}

// Lookalikes hands near misses of a step on a position to yield, until that returns false. Each is the position with one candidate of a
// truth of the step back: one that was removed, or one that a digit ruled out that is placed, not given, and is open again.
func Lookalikes(ctx context.Context, p *format.Puzzle, step *deduce.Step, yield func(Lookalike) bool) {
	solver, err := At(p, nil)
	if err != nil {
		return
	}
	b := solver.Board()
	puzzle := search.Of(b)
	solution, solutions := search.SolveTwo(&puzzle)
	if solutions != 1 {
		return
	}
	told := map[board.Candidate]bool{}
	for truth := range step.Truths() {
		for x := range lacking(truth, b) {
			if told[x] || solution[x.Cell] == x.Digit {
				continue
			}
			told[x] = true
			if l := lookalike(ctx, p, b, x, step, &solution); l != nil {
				if l.Truth = truth; !yield(*l) {
					return
				}
			}
			if ctx.Err() != nil {
				return
			}
		}
	}
}

// lookalike is the near miss of a step with the candidate x back; nil for none. Where the puzzle has several solutions then, or the
// technique is found elsewhere, it has fewer open cells.
func lookalike(ctx context.Context, p *format.Puzzle, b *board.Board, x board.Candidate, step *deduce.Step, solution *board.Grid) *Lookalike {
	with := brought(p, b, x)
	if with == nil {
		return nil
	}
	for _, with := range []*format.Puzzle{with, fewerOpen(with, solution, step, x)} {
		if !determined(with) {
			continue
		}
		if found := missedBy(ctx, with, x, step); found != nil {
			return &Lookalike{Position: with, More: x, Step: found}
		}
	}
	return nil
}

// lacking are the candidates of a truth that a board does not have, those of filled cells too.
func lacking(truth deduce.Truth, b *board.Board) func(yield func(board.Candidate) bool) {
	return func(yield func(board.Candidate) bool) {
		if c, ok := truth.Cell(); ok {
			for d := range board.AllDigits.All() {
				if x := (board.Candidate{Cell: c, Digit: d}); b.Digit(c) == 0 && !b.Has(x) && !yield(x) {
					return
				}
			}
			return
		}
		u, d := truth.Unit()
		for c := range u.Cells().All() {
			if x := (board.Candidate{Cell: c, Digit: d}); b.Digit(c) != d && !b.Has(x) && !yield(x) {
				return
			}
		}
	}
}

// mostReopened is how many digits are taken off the board at most for one candidate to come back.
const mostReopened = 2

// brought is a position like p that has the candidate x and nothing else that p does not have, but for the cells of digits that had ruled it
// out, which are open again. It is nil for none.
func brought(p *format.Puzzle, b *board.Board, x board.Candidate) *format.Puzzle {
	reopen := board.CellSet{}
	if b.Digit(x.Cell) != 0 {
		reopen = reopen.With(x.Cell)
	}
	for c := range x.Cell.Peers().All() {
		if b.Digit(c) == x.Digit {
			reopen = reopen.With(c)
		}
	}
	if reopen.Len() > mostReopened {
		return nil
	}
	with := *p
	for c := range reopen.All() {
		with.Givens[c], with.Placed[c] = 0, 0
	}
	with.Eliminated = slices.DeleteFunc(slices.Clone(p.Eliminated), func(y board.Candidate) bool { return y == x })
	solver, err := At(&with, nil)
	if err != nil || !solver.Board().Has(x) {
		return nil
	}
	for c := range solver.Board().Open().All() {
		for d := range solver.Board().Candidates(c).All() {
			own := reopen.Has(c) && (c != x.Cell || d == b.Digit(c))
			if y := (board.Candidate{Cell: c, Digit: d}); y != x && !own && !b.Has(y) {
				with.Eliminated = append(with.Eliminated, y)
			}
		}
		if reopen.Has(c) && c != x.Cell && solver.Board().Candidates(c).Single() {
			return nil // it would be filled at once
		}
	}
	return &with
}

// determined reports whether the puzzle of a position has one solution; if not, what was placed becomes given, where that helps.
func determined(p *format.Puzzle) bool {
	if search.Single(p.Givens) {
		return true
	}
	p.Givens, p.Placed = p.Digits(), board.Grid{}
	return search.Single(p.Givens)
}

// fewerOpen is a position with the cells filled in that have no part in a step and do not see what it needs, nor x: few cells are open then.
func fewerOpen(p *format.Puzzle, solution *board.Grid, step *deduce.Step, x board.Candidate) *format.Puzzle {
	solver, err := At(p, nil)
	if err != nil {
		return p
	}
	b := *solver.Board()
	needed := neededBy(step, &b)
	needed[x.Cell] = needed[x.Cell].With(x.Digit)
	with := *p
	for c := range b.Open().All() {
		sees := false
		for other := range c.Peers().All() {
			sees = sees || needed[other].Has(solution[c])
		}
		if d := solution[c]; needed[c] == 0 && !sees {
			b.Place(c, d)
			with.Placed[c] = d
		}
	}
	with.Eliminated = slices.DeleteFunc(slices.Clone(p.Eliminated), func(y board.Candidate) bool { return with.Placed[y.Cell] != 0 })
	return &with
}

// neededBy is the candidates that a step is about: those of its truths that a board has, and what it concludes.
func neededBy(s *deduce.Step, b *board.Board) (needed [board.Cells]board.DigitSet) {
	for truth := range s.Truths() {
		if c, ok := truth.Cell(); ok {
			needed[c] = b.Candidates(c)
			continue
		}
		u, d := truth.Unit()
		for c := range b.Homes(d).And(u.Cells()).All() {
			needed[c] = needed[c].With(d)
		}
	}
	for _, x := range slices.Concat(s.Placements, s.Eliminations) {
		needed[x.Cell] = needed[x.Cell].With(x.Digit)
	}
	return needed
}

// missedBy is the step that the technique of another finds on a position once x is gone, with all that the other concludes; nil where it
// finds none, or finds something with x there.
func missedBy(ctx context.Context, p *format.Puzzle, x board.Candidate, step *deduce.Step) (found *deduce.Step) {
	with, err := At(p, nil)
	if err != nil {
		return nil
	}
	some := false
	with.Find(ctx, step.Technique, func(deduce.Step) bool { some = true; return false })
	if some || ctx.Err() != nil {
		return nil
	}
	without := *p
	without.Eliminated = append(slices.Clone(p.Eliminated), x)
	solver, err := At(&without, nil)
	if err != nil {
		return nil
	}
	solver.Find(ctx, step.Technique, func(s deduce.Step) bool {
		if gives(&s, step) {
			s.Because = nil
			found = &s
		}
		return found == nil
	})
	return found
}
