package verify

import (
	"errors"
	"fmt"
	"slices"
)

// deduction checks POS_DED, NEG_DED1, NEG_DED2 and LOGIC: the conclusion is
// news, and it follows from the truths and the because.
func (r *replay) deduction(s *step) error {
	if len(s.technique) == 0 {
		return errors.New("the technique has no name")
	}
	if err := shape(s); err != nil {
		return err
	}
	if err := r.possible(s); err != nil {
		return err
	}
	if err := r.cite(s); err != nil {
		return err
	}
	if !r.plain(s) {
		r.rebuild()
		if err := r.proved(s); err != nil {
			return err
		}
	}
	if err := r.negative(s); err != nil {
		return err
	}
	assumes := s.has&hasAssumes != 0
	if assumes {
		r.unique++
	}
	r.record(s, assumes || r.citesAssumption())
	r.records[len(r.records)-1].unique = assumes
	return nil
}

// plain reports whether s is the most usual of proofs: it places the one candidate of its truth that is left, and the others were
// removed by the steps that it cites, each of which removed one. What it takes, proved and relevant take too: of the steps that would
// remove a candidate it looks at the first only.
func (r *replay) plain(s *step) bool {
	if s.has&(hasAssumes|hasDeadly|hasSymmetry) != 0 || len(s.truths) != 1 || len(s.place) != 1 || len(s.eliminate) > 0 || len(s.because) > side {
		return false
	}
	var useful uint16
	for _, y := range members[s.truths[0]] {
		if y == s.place[0] {
			continue
		}
		i := slices.Index(s.because, int(r.remover[y]))
		if i < 0 || r.open.has(y) {
			return false
		}
		useful |= 1 << i
	}
	return useful == 1<<len(s.because)-1
}

// proved checks that the conclusions follow, by symmetry or by the truths.
func (r *replay) proved(s *step) error {
	const unique = hasAssumes | hasDeadly | hasSymmetry
	switch s.has & unique {
	case hasAssumes | hasSymmetry:
		return r.symmetric(s)
	case hasAssumes | hasDeadly:
		for _, c := range s.deadly {
			if r.puzzle[c] != 0 {
				return fmt.Errorf("%v, in deadly, is a given", c)
			}
		}
	case 0:
	default:
		return errors.New("assumes, deadly and symmetry: a step that assumes one solution has either deadly or symmetry, another step neither")
	}
	if len(s.truths) == 0 {
		return errors.New("missing: truths")
	}
	if err := r.relevant(s); err != nil {
		return err
	}
	return r.prove(s)
}

// shape checks the form of the three simple deductions: one placement from
// one truth, its cell for POS_DED and a unit of its cell for NEG_DED.
func shape(s *step) error {
	if s.kind == logic {
		return nil
	}
	if err := single(s); err != nil {
		return err
	}
	if len(s.truths) != 1 {
		return fmt.Errorf("%v has one truth, not %d", s.kind, len(s.truths))
	}
	x, t := s.place[0], s.truths[0]
	switch {
	case s.kind == posDed && t != cellTruth(x.cell()):
		return fmt.Errorf("its truth is %v and should be the cell %v", t, x.cell())
	case s.kind != posDed && (t.isCell() || !t.has(x)):
		all := truthsOf(x)
		return fmt.Errorf("its truth is %v and should be %v, %v or %v", t, all[1], all[2], all[3])
	}
	return nil
}

// negative checks the order of a NEG_DED. What counts is the last step that
// took the digit from a cell of the unit: first order if it did so by filling
// that very cell. A step may have done both.
func (r *replay) negative(s *step) error {
	if s.kind != negDed1 && s.kind != negDed2 {
		return nil
	}
	var last int32
	for _, y := range members[s.truths[0]] {
		if !r.open.has(y) {
			last = max(last, r.remover[y])
		}
	}
	at, ok := r.find(int(last))
	if !ok {
		return errors.New("nothing was removed from its truth")
	}
	var filling, other bool
	var filled cell
	for _, y := range members[s.truths[0]] {
		if r.open.has(y) || r.remover[y] != last {
			continue
		}
		if r.fills(at, y.cell()) {
			filling, filled = true, y.cell()
		} else {
			other = true
		}
	}
	switch {
	case s.kind == negDed1 && !filling:
		return fmt.Errorf("step %d, the last to leave its mark on %v, did not fill a cell of it: this is NEG_DED2", last, s.truths[0])
	case s.kind == negDed2 && !other:
		return fmt.Errorf("step %d, the last to leave its mark on %v, filled %v: this is NEG_DED1", last, s.truths[0], filled)
	}
	return nil
}

// fills reports whether the record at that place fills c.
func (r *replay) fills(at int, c cell) bool {
	for _, x := range r.marksOf(r.records[at].places) {
		if x.cell() == c {
			return true
		}
	}
	return false
}
