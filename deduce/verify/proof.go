package verify

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A proof is the work on the conclusions of one step. It is kept from step to
// step for its memory.
type proof struct {
	truths []truth
	choices
}

// prove checks that on the rebuilt board no choice from the truths goes with
// the opposite of a conclusion, for each conclusion by itself.
func (r *replay) prove(s *step) error {
	p := &r.proof
	p.start(s.deadly)
	p.truths = append(p.truths[:0], s.truths...)
	// The cells of the pattern that a choice leaves open take any candidate
	// they have, so they are truths too.
	for _, c := range s.deadly {
		p.addTruth(cellTruth(c))
	}
	for _, x := range s.place {
		without := r.board
		without.remove(x)
		if p.exists(without, p.truths) {
			return r.refuted(s, x.placed(), "without it")
		}
	}
	for _, x := range s.eliminate {
		with := r.board
		with.minus(&conflicts[x])
		if p.exists(with, p.truths) {
			return r.refuted(s, x.eliminated(), "with "+x.placed())
		}
	}
	return nil
}

func (p *proof) addTruth(t truth) {
	if !slices.Contains(p.truths, t) {
		p.truths = append(p.truths, t)
	}
}

// refuted words why a conclusion does not follow: a choice that goes with its
// opposite, and what the because lacks against it.
func (r *replay) refuted(s *step, conclusion, opposite string) error {
	chosen := r.proof.chosen
	if r.proof.spent() {
		return errors.New("its truths leave too many choices to check them all")
	}
	if len(s.truths) == 1 && len(s.deadly) == 0 {
		return r.stillPossible(chosen[0])
	}
	var msg strings.Builder
	fmt.Fprintf(&msg, "%s does not follow: %s, the truths still allow", conclusion, opposite)
	for i, x := range chosen {
		if i == 8 {
			msg.WriteString(" ...")
			break
		}
		msg.WriteString(" " + x.placed())
	}
	if len(s.deadly) > 0 {
		msg.WriteString(", and deadly is not deadly then")
	}
	for _, x := range chosen {
		if !r.open.has(x) {
			fmt.Fprintf(&msg, " (missing from because: step %d, which removed %s)", r.remover[x], x.placed())
			break
		}
	}
	return errors.New(msg.String())
}

// stillPossible says that x stands against the step.
func (r *replay) stillPossible(x candidate) error {
	if r.open.has(x) {
		return fmt.Errorf("%d is still possible in %v", x.digit(), x.cell())
	}
	return fmt.Errorf("%d is still possible in %v (missing from because: step %d)", x.digit(), x.cell(), r.remover[x])
}
