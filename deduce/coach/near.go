package coach

import (
	"context"
	"fmt"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/deduce"
)

// NearStep is a step that a technique would find if one candidate were gone.
type NearStep struct {
	Step deduce.Step
	But  board.Candidate // what is in the way
}

// Near hands to yield what a technique would find on the board of a solver if one candidate were gone, until yield returns false: steps that
// lack one condition. What the technique finds anyway is left out, and so is a candidate that is true in the one solution, as known tells.
func Near(ctx context.Context, solver *deduce.Solver, known *Known, t *deduce.Technique, yield func(NearStep) bool) {
	found := map[string]bool{}
	fresh := func(s *deduce.Step) bool {
		key := fmt.Sprint(s.Placements, s.Eliminations)
		was := found[key]
		found[key] = true
		return !was
	}
	solver.Find(ctx, t, func(s deduce.Step) bool { return fresh(&s) || true })
	b := solver.Board()
	here := standing(solver)
	marks := len(here.Eliminated)
	for c := range b.Open().All() {
		for d := range b.Candidates(c).All() {
			x := board.Candidate{Cell: c, Digit: d}
			if known.Single() && known.Solution[c] == d {
				continue
			}
			here.Eliminated = append(here.Eliminated[:marks:marks], x)
			without, err := At(here, nil)
			if err != nil || without.Board().Status() == board.Dead {
				continue
			}
			more := true
			without.Find(ctx, t, func(s deduce.Step) bool {
				if fresh(&s) {
					more = yield(NearStep{s, x})
				}
				return more
			})
			if !more || ctx.Err() != nil {
				return
			}
		}
	}
}

// standing is the position on the board of a solver, whatever guesses are open or were taken back.
func standing(solver *deduce.Solver) *puzzle.Puzzle {
	log, b := solver.Log(), solver.Board()
	p := &puzzle.Puzzle{Givens: log.Puzzle}
	plain := board.Of(log.Puzzle)
	for c := range board.Cell(board.Cells) {
		if d := b.Digit(c); d != 0 && p.Givens[c] == 0 {
			p.Placed[c] = d
			plain.Place(c, d)
		}
	}
	for c := range b.Open().All() {
		for d := range (plain.Candidates(c) &^ b.Candidates(c)).All() {
			p.Eliminated = append(p.Eliminated, board.Candidate{Cell: c, Digit: d})
		}
	}
	return p
}
