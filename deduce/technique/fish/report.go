package fish

import (
	"cmp"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// keep notes a fish. Of those that eliminate the same, the simplest stays; for Siamese fish, which join two of the
// same bases, the simplest of those bases.
func (s *fishSearch) keep(f fishFound) {
	for i := len(s.found) - 1; i >= 0; i-- {
		g := &s.found[i]
		if s.siamese && g.bases != f.bases {
			break // a target's fish of the same bases come one after another
		}
		if g.out == f.out && (g.sashimi == f.sashimi || !s.siamese) {
			if f.simpler(g) {
				*g = f
			}
			return
		}
	}
	s.found = append(s.found, f)
}

// report yields the fish of a digit, when all are found.
func (s *fishSearch) report() {
	if s.done || s.view.Enough() {
		return
	}
	if s.siamese {
		s.join()
		return
	}
	for i := range s.found {
		if !s.tell(&s.found[i], nil) {
			s.done = true
			return
		}
	}
}

// join yields the pairs of fish of the same bases that do not eliminate the same: those first of which each eliminates
// something that the other does not. Of the pairs that eliminate the same, one is enough.
func (s *fishSearch) join() {
	slices.SortStableFunc(s.found, func(f, g fishFound) int { return cmp.Compare(f.bases, g.bases) })
	s.joined = s.joined[:0]
	if s.joinPairs(false) {
		s.joinPairs(true)
	}
}

// joinPairs yields the pairs in which one fish eliminates all that the other eliminates, or those in which none does.
func (s *fishSearch) joinPairs(nested bool) bool {
	for i := range s.found {
		f := &s.found[i]
		for j := i + 1; j < len(s.found) && s.found[j].bases == f.bases; j++ {
			g := &s.found[j]
			out := f.out.Union(g.out)
			if f.out == g.out || nested != (out == f.out || out == g.out) ||
				(f.sashimi && g.sashimi) != (s.fins == sashimiOnly) || slices.Contains(s.joined, out) {
				continue
			}
			s.joined = append(s.joined, out)
			if !s.tell(f, g) {
				s.done = true
				return false
			}
		}
	}
	return true
}

// tell yields the step of a fish, or of two with the same bases.
func (s *fishSearch) tell(f, twin *fishFound) bool {
	d := s.view.Draft()
	out := f.out
	if twin != nil {
		out = out.Union(twin.out)
	}
	d.Eliminate(s.digit, out)
	digits := board.Digits(s.digit)
	d.Part(deduce.Part{Role: deduce.Base, Units: f.bases, Cells: f.all, Digits: digits})
	d.Part(deduce.Part{Role: deduce.Cover, Units: f.covers, Digits: digits})
	if twin != nil {
		d.Part(deduce.Part{Role: deduce.Cover, Units: twin.covers, Digits: digits})
	}
	if f.fins == 0 {
		return s.yield(&d.Step)
	}
	if twin != nil || !f.exo.Empty() {
		d.Part(deduce.Part{Role: deduce.Fin, Cells: f.exo, Digits: digits})
	}
	if twin != nil {
		d.Part(deduce.Part{Role: deduce.Fin, Cells: twin.exo, Digits: digits})
	}
	if !f.endo.Empty() {
		d.Part(deduce.Part{Role: deduce.EndoFin, Cells: f.endo, Digits: digits})
	}
	return s.yield(&d.Step)
}
