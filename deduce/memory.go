package deduce

import (
	"slices"

	"deduku/board"
)

// memory holds what steps point into: the lists of a step are pieces of it. A log has one, so that logging a step
// allocates nothing once it has grown; so has a finder, for the step that it keeps.
//
// Another kind of list is one more field, in the list of slabs, and in their number.
type memory struct {
	candidates slab[board.Candidate]
	parts      slab[Part]
	because    slab[int]
	ends       slab[End]
	arguments  slab[Argument]
	links      slab[Link]
	claims     slab[Claim]
	rests      slab[int32]
	symmetries slab[Symmetry]
}

// kindsOfList is how many kinds of list there are.
const kindsOfList = 9

// anySlab is a slab of whatever kind of list.
type anySlab interface {
	length() int
	cut(length int)
	clip()
}

// slabs are all of the memory.
func (m *memory) slabs() [kindsOfList]anySlab {
	return [...]anySlab{&m.candidates, &m.parts, &m.because, &m.ends, &m.arguments, &m.links, &m.claims, &m.rests, &m.symmetries}
}

// mark is how full a memory was.
type mark [kindsOfList]int

// mark is how full the memory is now.
func (m *memory) mark() (now mark) {
	for i, s := range m.slabs() {
		now[i] = s.length()
	}
	return now
}

// cut forgets what came after a mark; its room is used again. The zero mark forgets everything.
func (m *memory) cut(to mark) {
	for i, s := range m.slabs() {
		s.cut(to[i])
	}
}

// clip leaves no room to grow in place: what is kept from now on lies elsewhere.
func (m *memory) clip() {
	for _, s := range m.slabs() {
		s.clip()
	}
}

// keep is s with lists of its own: it shares nothing with s but the techniques.
func (m *memory) keep(s *Step) Step {
	kept := *s
	kept.Placements = m.candidates.keep(s.Placements)
	kept.Eliminations = m.candidates.keep(s.Eliminations)
	kept.Parts = m.parts.keep(s.Parts)
	kept.Because = m.because.keep(s.Because)
	if s.End != nil {
		kept.End = m.ends.one(*s.End)
	}
	if s.Argument != nil {
		argument := *s.Argument
		argument.Links = m.links.keep(argument.Links)
		argument.Claims = m.claims.keep(argument.Claims)
		for i := range argument.Claims {
			argument.Claims[i].Rests = m.rests.keep(argument.Claims[i].Rests)
		}
		if argument.Symmetry != nil {
			argument.Symmetry = m.symmetries.one(*argument.Symmetry)
		}
		kept.Argument = m.arguments.one(argument)
	}
	return kept
}

// candidate is one candidate as the list that a step holds.
func (m *memory) candidate(c board.Cell, d board.Digit) []board.Candidate {
	return m.candidates.keep([]board.Candidate{{Cell: c, Digit: d}})
}

// list is some parts as the list that a step holds.
func (m *memory) list(parts ...Part) []Part { return m.parts.keep(parts) }

// slab is memory that grows at its end, so that pieces of it stay as they are.
type slab[T any] []T

// keep is a copy of xs that lies in the slab and has no room to grow; nil for none.
func (s *slab[T]) keep(xs []T) []T {
	if len(xs) == 0 {
		return nil
	}
	from := len(*s)
	*s = append(*s, xs...)
	return (*s)[from:len(*s):len(*s)]
}

// since is what was appended after the slab had a length, as a list that has no room to grow.
func (s *slab[T]) since(from int) []T { return (*s)[from:len(*s):len(*s)] }

// one is a copy of x that lies in the slab.
func (s *slab[T]) one(x T) *T {
	*s = append(*s, x)
	return &(*s)[len(*s)-1]
}

func (s *slab[T]) length() int { return len(*s) }

func (s *slab[T]) cut(length int) { *s = (*s)[:length] }

func (s *slab[T]) clip() { *s = slices.Clip(*s) }
