package deduce

import (
	"errors"
	"fmt"

	"deduku/board"
)

// Refusal is a reason why a premise cannot be taken or a cell not be cleared.
type Refusal uint8

// The refusals.
const (
	OnGiven     Refusal = iota // the cell holds a given
	OnFilled                   // the cell holds a digit already
	OnEmpty                    // the cell to clear holds no digit
	Clashes                    // the digit stands in a cell that sees this one
	Eliminated                 // an earlier step eliminated the candidate
	NoCandidate                // the candidate to eliminate is gone already
	NoSolution                 // the log has come to a contradiction
	GuessOpen                  // the candidate to eliminate would be taken for proved once the open guess is taken back
)

// RefusedError says why the solver refused a premise.
type RefusedError struct {
	Asked board.Candidate
	Why   Refusal
	By    board.Candidate // the candidate that stands in the way, where one does
	Step  int             // the step that eliminated the candidate, for Eliminated and NoCandidate; the guess for GuessOpen
}

// Error is the refusal in plain words; a front end may word it in its own notation.
func (e *RefusedError) Error() string {
	switch e.Why {
	case OnGiven:
		return fmt.Sprintf("%v is given", e.By)
	case OnFilled:
		return fmt.Sprintf("%v is filled already", e.By)
	case OnEmpty:
		return fmt.Sprintf("%v is empty", e.Asked.Cell)
	case Clashes:
		return fmt.Sprintf("%v clashes with %v", e.Asked, e.By)
	case Eliminated:
		return fmt.Sprintf("%v was ruled out by step %d", e.Asked, e.Step)
	case NoCandidate:
		return fmt.Sprintf("%v is ruled out already, by step %d", e.Asked, e.Step)
	}
	if e.Why == GuessOpen {
		return fmt.Sprintf("%v cannot be eliminated by hand while the guess %v of step %d is open", e.Asked, e.By, e.Step)
	}
	return "the log has come to a contradiction"
}

// Begin makes s a solver for a position, as Reset does for a puzzle. After the givens its log has as premises the digits
// placed since, cell by cell, and the eliminated candidates in the order given; candidates that are gone already are
// left out. It logs every premise that it can; the error joins a *RefusedError for each of the others.
func (s *Solver) Begin(givens, placed board.Grid, eliminated []board.Candidate) error {
	s.Reset(givens)
	var refused []error
	if placed != (board.Grid{}) { // as in most long files
		for c, d := range placed {
			if d != 0 {
				refused = append(refused, s.Suppose(board.Candidate{Cell: board.Cell(c), Digit: d}))
			}
		}
	}
	for _, x := range eliminated {
		if s.board.Has(x) {
			refused = append(refused, s.Deny(x))
		}
	}
	return errors.Join(refused...)
}

// Suppose logs the digit x as a premise. While a guess is open it logs a guess of x instead: otherwise a contradiction
// that rests on the premise would be taken for a proof against the guess. The error is a *RefusedError.
func (s *Solver) Suppose(x board.Candidate) error {
	if len(s.open) > 0 {
		return s.Guess(x)
	}
	if err := s.refuse(x, Eliminated); err != nil {
		return err
	}
	s.reopen()
	s.record(Step{Kind: Premise, Placements: s.log.memory.candidate(x.Cell, x.Digit)})
	return nil
}

// Guess logs a guess of x, also while deductions are pending. The error is a *RefusedError.
func (s *Solver) Guess(x board.Candidate) error {
	if err := s.refuse(x, Eliminated); err != nil {
		return err
	}
	s.reopen()
	s.try(x)
	return nil
}

// Deny logs as a premise that x is false, which it refuses while a guess is open. The error is a *RefusedError.
func (s *Solver) Deny(x board.Candidate) error {
	if n := len(s.open); n > 0 && s.board.Has(x) {
		guess := s.open[n-1].guess
		return &RefusedError{Asked: x, Why: GuessOpen, By: s.log.Step(guess).Placements[0], Step: guess}
	}
	if err := s.refuse(x, NoCandidate); err != nil {
		return err
	}
	s.reopen()
	s.record(Step{Kind: Premise, Eliminations: s.log.memory.candidate(x.Cell, x.Digit)})
	return nil
}

// refuse says why x cannot be a premise; missing is how to say that it is not a candidate.
func (s *Solver) refuse(x board.Candidate, missing Refusal) error {
	filled := board.Candidate{Cell: x.Cell, Digit: s.board.Digit(x.Cell)}
	switch {
	case s.board.Givens().Has(x.Cell):
		return &RefusedError{Asked: x, Why: OnGiven, By: filled}
	case filled.Digit != 0:
		return &RefusedError{Asked: x, Why: OnFilled, By: filled}
	case s.contradicted():
		return &RefusedError{Asked: x, Why: NoSolution}
	case s.board.Has(x):
		return nil
	}
	if missing == Eliminated {
		for p := range x.Cell.Peers().All() {
			if s.board.Digit(p) == x.Digit {
				return &RefusedError{Asked: x, Why: Clashes, By: board.Candidate{Cell: p, Digit: x.Digit}}
			}
		}
	}
	return &RefusedError{Asked: x, Why: missing, Step: s.removed(x)}
}

// contradicted reports whether nothing but taking back may follow.
func (s *Solver) contradicted() bool {
	k := s.last()
	return k == Conflict || k == Unsolvable
}

// Without is the log that is left when the cell c is cleared: the givens, the steps before the first guess that do not
// rest on the digit in c, and the other premises in force. The error is a *RefusedError.
func (s *Solver) Without(c board.Cell) (Log, error) {
	filled := board.Candidate{Cell: c, Digit: s.board.Digit(c)}
	if filled.Digit == 0 {
		return Log{}, &RefusedError{Asked: filled, Why: OnEmpty}
	}
	if s.board.Givens().Has(c) {
		return Log{}, &RefusedError{Asked: filled, Why: OnGiven, By: filled}
	}
	inForce := s.log.InForce()
	guessed, omitted := false, 0
	left := newExcerpt(&s.log)
	for i := range s.log.Steps {
		step := &s.log.Steps[i]
		guessed = guessed || step.Kind == Guess
		if step.Kind == Omitted {
			omitted++
		}
		if inForce[i] && !step.Kind.Ends() && !step.fills(c) && (!guessed || step.Kind == Premise) && left.holds(step.Because) {
			for ; omitted > 0; omitted-- { // what stands before it keeps its number
				left.record(Step{Kind: Omitted})
			}
			left.add(i + 1)
		}
	}
	return left.log, nil
}
