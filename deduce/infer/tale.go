package infer

import (
	"slices"

	"deduku/board"
)

// tale is a refutation as it went, down to what was used: of it the claims are made.
type tale struct {
	premise uint16
	items   []item
	end     item // the truth that has nothing left
}

// item is a placement, or the end of a tale, with the reasons why the other members of its truth are eliminated, the last
// last; or it is a lemma.
type item struct {
	candidate, truth uint16
	reasons          []uint16
	lemma            int
	tale             *tale // of the lemma; nil for a placement
}

// tell makes the tale of the lane at a depth, which has come to a contradiction with that cone; its lemmas begin at
// first.
func (s *stack) tell(depth, first int, c *cone) *tale {
	from := s.lanes[depth].from
	t := &tale{premise: s.queue[from], items: s.items(from+1, first, c)}
	t.end = item{truth: s.found.truth}
	for _, y := range s.members(s.found.truth) {
		if y != s.found.last {
			t.end.rest(s.why[y])
		}
	}
	t.end.rest(s.found.by)
	if len(t.items) == 0 {
		s.spare(&t.end, premise, t.premise) // its places are told, those that the premise alone eliminates
	} else {
		s.spare(&t.end, premise, premise)
	}
	t.items = used(t.items, t.end.reasons)
	return t
}

// items are what of a lane a conclusion with that cone rests on, in order. Its placements begin at from in the queue,
// its lemmas at first.
func (s *stack) items(from, first int, c *cone) (items []item) {
	k := first
	for i := from; i <= s.tail; i++ {
		for ; k < len(s.proof) && s.proof[k].at <= i; k++ {
			if c.lemmas.has(k) {
				items = append(items, item{lemma: k, tale: s.proof[k].tale})
			}
		}
		if i == s.tail || !c.placed.has(s.queue[i]) {
			continue
		}
		x := s.queue[i]
		it := item{candidate: x, truth: s.why[x]}
		for _, y := range s.members(it.truth) {
			if y != x {
				it.rest(s.why[y])
			}
		}
		s.spare(&it, x, premise)
		items = append(items, it)
	}
	return items
}

// rest adds a reason, once.
func (it *item) rest(reason uint16) {
	if it.reasons == nil {
		it.reasons = make([]uint16, 0, board.Side)
	}
	if !slices.Contains(it.reasons, reason) {
		it.reasons = append(it.reasons, reason)
	}
}
