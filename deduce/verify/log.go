package verify

import (
	"errors"
	"fmt"
)

// step checks one step against what is in force and then puts it in force.
func (r *replay) step(s *step, givens int) error {
	if err := r.order(s, givens); err != nil {
		return err
	}
	if err := r.depth(s); err != nil {
		return err
	}
	if err := r.check(s); err != nil {
		return err
	}
	return text(s)
}

// check does what the kind of s asks for.
func (r *replay) check(s *step) error {
	switch s.kind {
	case initial:
		return r.given(s)
	case premise:
		return r.premise(s)
	case posDed, negDed1, negDed2, logic:
		return r.deduction(s)
	case guessed:
		return r.guess(s)
	case conflict:
		return r.conflict(s)
	case backtrack:
		return r.backtrack(s)
	}
	return r.end(s)
}

// order checks that a step of this kind may come here.
func (r *replay) order(s *step, givens int) error {
	afterConflict := r.n > 0 && r.last == conflict
	switch {
	case s.kind != initial && r.n < givens:
		return fmt.Errorf("the puzzle has %s, and %d of them %s missing before this step", counted(givens, "given"), givens-r.n, map[bool]string{true: "is", false: "are"}[givens-r.n == 1])
	case s.kind == initial && r.n >= givens:
		return fmt.Errorf("all givens of the puzzle, %d, are on the board already", givens)
	case s.kind == backtrack && !afterConflict:
		return errors.New("no CONFLICT stands just before it")
	case s.kind == unsolvable && !afterConflict:
		return errors.New("no CONFLICT stands just before it, so nothing shows that there is no solution")
	case afterConflict && len(r.guesses) > 0 && s.kind != backtrack:
		return fmt.Errorf("after a CONFLICT the guess of step %d must be undone by a BACKTRACK", r.innermost().n)
	case afterConflict && len(r.guesses) == 0 && s.kind != unsolvable:
		return errors.New("after a CONFLICT with no guess open the log must end with UNSOLVABLE")
	}
	return nil
}

// innermost gives the last open guess.
func (r *replay) innermost() *guess { return &r.guesses[len(r.guesses)-1] }

// depth checks how many guesses the line says are open. A BACKTRACK stands
// where its guess stood.
func (r *replay) depth(s *step) error {
	want := len(r.guesses)
	if s.kind == backtrack {
		want--
	}
	if s.depth != want {
		return fmt.Errorf("depth is %d and should be %d, the number of open guesses", s.depth, want)
	}
	return nil
}
