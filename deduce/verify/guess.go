package verify

import (
	"errors"
	"fmt"
	"slices"
)

// guess checks a GUESS and opens it.
func (r *replay) guess(s *step) error {
	if err := single(s); err != nil {
		return err
	}
	if err := r.possible(s); err != nil {
		return err
	}
	x := s.place[0]
	var from []int
	for mask := r.open.digits(x.cell()); mask != 0; mask &= mask - 1 {
		from = append(from, lowest(mask))
	}
	if !slices.Equal(from, s.from) {
		return fmt.Errorf("from is %v and should be %v, what is possible in %v", s.from, from, x.cell())
	}
	r.guesses = append(r.guesses, guess{n: s.n, tried: x, before: r.position, at: len(r.records)})
	r.record(s, false)
	return nil
}

// conflict checks a CONFLICT: its truth is empty on the rebuilt board.
func (r *replay) conflict(s *step) error {
	if len(s.truths) != 1 {
		return fmt.Errorf("CONFLICT has one truth, not %d", len(s.truths))
	}
	if err := r.cite(s); err != nil {
		return err
	}
	r.rebuild()
	for _, x := range members[s.truths[0]] {
		if r.board.has(x) {
			return r.stillPossible(x)
		}
	}
	if err := r.relevant(s); err != nil {
		return err
	}
	r.record(s, r.citesAssumption())
	return nil
}

// backtrack checks a BACKTRACK and undoes the last open guess.
func (r *replay) backtrack(s *step) error {
	g := r.innermost()
	switch {
	case s.undoes != g.n:
		return fmt.Errorf("undoes is %d and should be %d, the last open guess", s.undoes, g.n)
	case len(s.eliminate) != 1 || s.eliminate[0] != g.tried:
		return fmt.Errorf("it should eliminate %s, which step %d tried", g.tried.eliminated(), g.n)
	}
	before, lost, err := r.grounds(s, g)
	if err != nil {
		return err
	}
	assumes := r.records[len(r.records)-1].assumes
	r.undo()
	if lost {
		r.unique++ // in place of the steps that are taken back
	}
	// Of its because only this part is still in force.
	s.because = s.because[:before]
	r.backtracks++
	r.record(s, assumes)
	r.records[len(r.records)-1].unique = lost
	return nil
}

// grounds checks the because of the BACKTRACK that undoes g. It names the
// CONFLICT, and of the steps before the guess exactly those that the conflict
// rests on. Of the steps under the guess it names none but the CONFLICT. The
// result is how many entries are from before the guess, and whether a step that
// assumes one solution is among those that the conflict rests on and that are
// taken back.
func (r *replay) grounds(s *step, g *guess) (before int, lost bool, err error) {
	need, lost := r.restsOn(g)
	for i, n := range s.because {
		if err := r.earlier(s, i); err != nil {
			return 0, false, err
		}
		if n == r.n {
			continue
		}
		if n >= g.n {
			return 0, false, fmt.Errorf("because names step %d, which is taken back; of the steps from the guess on only the CONFLICT stands there", n)
		}
		at, ok := r.find(n)
		switch {
		case !ok:
			return 0, false, fmt.Errorf("step %d, in because, is no longer in force", n)
		case !need[at]:
			return 0, false, fmt.Errorf("step %d, in because, is not what the conflict rests on", n)
		}
		need[at] = false
		before++
	}
	if at := slices.Index(need, true); at >= 0 {
		return 0, false, fmt.Errorf("because must name step %d, which this rests on", r.records[at].n)
	}
	if len(s.because) == 0 || s.because[len(s.because)-1] != r.n {
		return 0, false, errors.New("because must name the CONFLICT, the step before")
	}
	return before, lost, nil
}

// restsOn marks which steps before the guess g the last step rests on, by
// following because backwards through the steps since the guess, and reports
// whether one of these assumes one solution.
func (r *replay) restsOn(g *guess) (need []bool, unique bool) {
	r.need = slices.Grow(r.need[:0], len(r.records))[:len(r.records)]
	need = r.need
	clear(need)
	need[len(need)-1] = true
	for at := len(need) - 1; at >= g.at; at-- {
		if !need[at] {
			continue
		}
		unique = unique || r.records[at].unique
		because := r.records[at].because
		for _, n := range r.numbers[because.from:because.to] {
			// Not found are steps under a guess that was undone: what they
			// rest on stands in the because of its BACKTRACK itself.
			if i, ok := r.find(n); ok {
				need[i] = true
			}
		}
	}
	return need[:g.at], unique
}
