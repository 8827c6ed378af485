package verify

import "slices"

// choices searches for a choice: one candidate from each of some truths, no
// two in conflict. It goes on with the truth that has the fewest candidates
// left and removes what conflicts with each choice before the next, so that a
// chain or a net of any length unrolls without search where it is one.
type choices struct {
	chosen []candidate       // the choice that was found
	weight [allTruths]uint32 // how often a truth ran empty in this step
	deadly []cell            // a choice must not fill these in a deadly way
	work   int               // what is left to spend on this step
	twins  []truth
}

// maxWork bounds the looks at a truth for one step, so that a log made to be
// hard is refused in seconds. Steps that people or programs find take a few
// thousand.
const maxWork = 50_000_000

// start begins the work on a step.
func (s *choices) start(deadly []cell) {
	s.chosen, s.deadly, s.work = s.chosen[:0], deadly, maxWork
	clear(s.weight[:])
}

// spent reports whether the search was given up.
func (s *choices) spent() bool { return s.work < 0 }

// exists reports whether there is a choice from truths of candidates in open.
// It stands in chosen then. The order of truths may change. A search that was
// given up counts as a choice.
func (s *choices) exists(open set, truths []truth) bool {
	mark := len(s.chosen)
	for {
		i, size := s.fewest(&open, truths)
		switch {
		case s.spent():
			return true
		case size == 0:
			s.weight[truths[i]]++
			s.chosen = s.chosen[:mark]
			return false
		case size == 1:
			x := first(&open, truths[i])
			s.chosen = append(s.chosen, x)
			open.minus(&conflicts[x])
			truths = without(truths, i)
			continue
		}
		// No truth is left, or none has one candidate only.
		if len(s.deadly) > 0 && s.hasTwin(&open) {
			s.chosen = s.chosen[:mark]
			return false
		}
		if len(truths) == 0 {
			return true
		}
		for _, x := range members[truths[i]] {
			if !open.has(x) {
				continue
			}
			// The truth stays in the list with x as its one candidate.
			next := open
			next.minus(&conflicts[x])
			if s.exists(next, truths) {
				return true
			}
			open.remove(x)
		}
		s.chosen = s.chosen[:mark]
		return false
	}
}

// without moves truth i behind the end: a caller's list keeps its members.
func without(truths []truth, i int) []truth {
	last := len(truths) - 1
	truths[i], truths[last] = truths[last], truths[i]
	return truths[:last]
}

// fewest gives the first truth with no or one candidate. Where there is none
// it gives the truth with the fewest candidates and their number, 10 if there
// is no truth: of equal ones the one that ran empty most often, as that is
// where the contradiction is.
func (s *choices) fewest(open *set, truths []truth) (best, size int) {
	size = side + 1
	for i, t := range truths {
		n := 0
		for _, x := range members[t] {
			if open.has(x) {
				if n++; n > size {
					break
				}
			}
		}
		if n < size || n == size && s.weight[t] > s.weight[truths[best]] {
			best, size = i, n
		}
		if size <= 1 {
			break
		}
	}
	s.work -= len(truths) + 1
	return best, size
}

// first gives the first candidate of t in open. The caller has counted one or more.
func first(open *set, t truth) candidate {
	return members[t][slices.IndexFunc(members[t][:], open.has)]
}
