package verify

import "fmt"

// given checks an INIT: it repeats one given of the puzzle. Whether givens
// clash is for a CONFLICT to say.
func (r *replay) given(s *step) error {
	if err := single(s); err != nil {
		return err
	}
	x := s.place[0]
	switch given := int(r.puzzle[x.cell()]); {
	case given == 0:
		return fmt.Errorf("the puzzle has no given in %v", x.cell())
	case given != x.digit():
		return fmt.Errorf("the puzzle has %d in %v", given, x.cell())
	case r.digits[x.cell()] != 0:
		return fmt.Errorf("%v is on the board already", x.cell())
	}
	r.record(s, false)
	return nil
}

// premise checks a PREMISE: it must be possible on the board and is believed.
// No guess is open: what rests on the belief would be taken for a proof
// against the guess.
func (r *replay) premise(s *step) error {
	if len(r.guesses) > 0 {
		return fmt.Errorf("no PREMISE stands here: the guess of step %d is open", r.innermost().n)
	}
	if err := r.possible(s); err != nil {
		return err
	}
	for _, x := range s.eliminate {
		if r.digits[x.cell()] != 0 {
			return fmt.Errorf("%v is filled with %d", x.cell(), r.digits[x.cell()])
		}
	}
	r.premises++
	r.record(s, false)
	return nil
}

// single checks that s places exactly one candidate.
func single(s *step) error {
	if len(s.place) != 1 {
		return fmt.Errorf("%v places one digit, not %d", s.kind, len(s.place))
	}
	return nil
}

// possible checks that s concludes something and that all of it is news:
// digits are placed in open cells where they are possible, and what is
// eliminated is still there.
func (r *replay) possible(s *step) error {
	if len(s.place)+len(s.eliminate) == 0 {
		return fmt.Errorf("%v places or eliminates something, and this nothing", s.kind)
	}
	for i, x := range s.place {
		if d := r.digits[x.cell()]; d != 0 {
			return fmt.Errorf("%v is filled with %d already", x.cell(), d)
		}
		if !r.open.has(x) {
			return fmt.Errorf("%s is not possible: step %d removed %d from %v", x.placed(), r.remover[x], x.digit(), x.cell())
		}
		for _, y := range s.place[:i] {
			if conflicts[x].has(y) {
				return fmt.Errorf("%s and %s clash", y.placed(), x.placed())
			}
		}
	}
	for _, x := range s.eliminate {
		if !r.open.has(x) {
			return fmt.Errorf("%s is no news: step %d removed it", x.eliminated(), r.remover[x])
		}
		for _, y := range s.place {
			if x == y || conflicts[x].has(y) {
				return fmt.Errorf("%s and %s do not go together: what a placement rules out is not listed", y.placed(), x.eliminated())
			}
		}
	}
	return nil
}
