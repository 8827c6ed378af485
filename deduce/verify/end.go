package verify

import (
	"errors"
	"fmt"
)

// end checks SOLVED, UNSOLVABLE and STUCK.
func (r *replay) end(s *step) error {
	for _, count := range []struct {
		name      string
		got, want int
	}{
		{"guesses", s.guesses, len(r.guesses)},
		{"backtracks", s.backtracks, r.backtracks},
		{"premises", s.premises, r.premises},
	} {
		if count.got != count.want {
			return fmt.Errorf("%s is %d and should be %d", count.name, count.got, count.want)
		}
	}
	switch {
	case s.kind == solved:
		return r.solved(s)
	case s.kind == unsolvable && r.records[len(r.records)-1].assumes != (s.has&hasAssumes != 0):
		if s.has&hasAssumes != 0 {
			return errors.New("it says that it assumes one solution, but the CONFLICT rests on no step that does")
		}
		return errors.New(`the CONFLICT rests on a step that assumes one solution, so the end must say "assumes":"unique"`)
	case s.kind == stuck && r.filled == allCells:
		return errors.New("the board is full")
	}
	return nil
}

// solved checks that the grid is the board, and the board is full and right.
// The givens are on the board, so the grid contains the puzzle.
func (r *replay) solved(s *step) error {
	if len(s.grid) != allCells {
		return fmt.Errorf("the grid has %d characters and should have %d", len(s.grid), allCells)
	}
	var grid [allCells]candidate
	for i, b := range s.grid {
		c := cell(i)
		switch d := int(r.digits[i]); {
		case number(b) == 0:
			return fmt.Errorf("the grid has %q in %v", b, c)
		case d == 0:
			return fmt.Errorf("the grid has %c in %v, which is open on the board", b, c)
		case d != number(b):
			return fmt.Errorf("the grid has %c in %v, the board has %d", b, c, d)
		}
		grid[i] = at(c, number(b))
	}
	if r.everyDigit() {
		return nil
	}
	for i, x := range grid {
		for _, y := range grid[:i] {
			if conflicts[x].has(y) {
				return fmt.Errorf("%s and %s clash", y.placed(), x.placed())
			}
		}
	}
	return nil
}

// everyDigit reports whether each row, column and box has each digit.
func (r *replay) everyDigit() bool {
	var seen [kinds][side]uint16
	for i, d := range r.digits {
		c, one := cell(i), uint16(1)<<d
		seen[rows][c.row()] |= one
		seen[columns][c.col()] |= one
		seen[boxes][c.box()] |= one
	}
	for _, kind := range seen {
		for _, digits := range kind {
			if digits != 0b1111111110 {
				return false
			}
		}
	}
	return true
}
