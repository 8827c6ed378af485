package infer

// The states of a candidate in a lane.
const (
	open uint8 = iota
	off        // eliminated
	on         // placed, or waiting in the queue to be
)

// oneMember counts one in the upper half of a truth's sum; the lower half adds up the members' numbers, so that the
// number of the last one can be read off.
const oneMember = 1 << 16

// endless is the sum of what is no truth: whatever it loses, it never comes down to one member.
const endless = 1 << 31

// Arrays by the numbers of candidates and of truths have as much room as a mask lets through: then the compiler need not look
// whether a number is in them.
const (
	slots      = 1 << 10
	slotMask   = slots - 1
	truthSlots = 1 << 9
	truthMask  = truthSlots - 1
)

// forbidden is added to the sum of a truth that must not be used: it never comes down to one member.
const forbidden = 1 << 30

// lane is a position in which some premises hold. Lanes stand in a stack, each a copy of the one below with one
// premise more; the reasons are shared by the stack, as a lane writes those of its own conclusions only.
type lane struct {
	left  [truthSlots]uint32 // the members of each truth that are not eliminated, counted and added up; where one is on, no matter
	state [slots]uint8
	from  int // where its part of the queue begins: with the premise
}

// maxDepth is how many premises can hold at once.
const maxDepth = 10

// unlimited levels of singles.
const unlimited = 1 << 30

// The reasons of a conclusion. A placed candidate has the number of its truth, or premise; an eliminated one the number
// of the candidate that eliminates it, or that of a lemma with lemmaBit.
const (
	premise  = 1<<16 - 1
	lemmaBit = 1 << 15
)

// contradiction is how a lane ended: a truth has nothing left. Its last member, which may be on, was eliminated by
// something; the reasons of the others are known.
type contradiction struct{ truth, last, by uint16 }

// stack is the lanes over a position with what they share.
type stack struct {
	position
	base  lane // without a premise
	lanes [maxDepth]lane
	why   [slots]uint16
	queue [maxCandidates]uint16 // what is on, in order; what is before head was followed
	head  int
	tail  int
	found contradiction
	proof []lemma // the lemmas that hold in the lanes, those of the lowest first
	work  int     // what was done, in candidates eliminated

	trail [maxCandidates]uint16 // scratch of tracers
}

// start makes the base lane of the position, which should be closed under singles.
func (s *stack) start() {
	for t := range s.m {
		sum := uint32(0)
		for _, x := range s.members(uint16(t)) {
			sum += oneMember + uint32(x)
		}
		s.base.left[t] = sum
	}
	clear(s.base.state[:s.n])
	s.head, s.tail = 0, 0
	s.proof = s.proof[:0]
}

// assume makes the lane at a depth the one below it with q as premise, yet to be followed. The lane below must have
// been followed to the end.
func (s *stack) assume(depth int, q uint16) *lane {
	lane, below := &s.lanes[depth], &s.base
	if depth > 0 {
		below = &s.lanes[depth-1]
	}
	copy(lane.left[:s.m], below.left[:s.m])
	copy(lane.state[:s.n], below.state[:s.n])
	lane.left[noTruth] = endless
	lane.from = s.tail
	s.work += s.n / 16 // so long copying takes
	s.place(lane, q, premise)
	return lane
}

// leave drops the lane at a depth.
func (s *stack) leave(depth int) {
	s.head = s.lanes[depth].from
	s.tail = s.head
}

// place puts a candidate on, to be followed.
func (s *stack) place(lane *lane, x, reason uint16) {
	lane.state[x] = on
	s.why[x] = reason
	s.queue[s.tail] = x
	s.tail++
}

// follow follows what is on, and what that leaves as singles, for up to so many levels. It stops at the first
// contradiction and reports whether there is one.
//
// It is where the time goes: so all that happens to a rival stands here, and arrays have room for any number under their mask.
func (s *stack) follow(lane *lane, levels int) bool {
	for ; s.head < s.tail && levels > 0; levels-- {
		for end := s.tail; s.head < end; s.head++ {
			x := s.queue[s.head]
			rivals := s.rivals(x)
			for i := range rivals {
				r := &rivals[i]
				y := r.candidate
				switch lane.state[y&slotMask] {
				case off:
					continue
				case on:
					// A premise has eliminated its rivals before anything else is placed, so y was placed as the last of a truth.
					s.found = contradiction{s.why[y&slotMask], y, x}
					return true
				}
				s.work++
				lane.state[y&slotMask] = off
				s.why[y&slotMask] = x
				lost := oneMember + uint32(y)
				for _, t := range &r.truths {
					left := lane.left[t&truthMask] - lost
					lane.left[t&truthMask] = left
					if left < 2*oneMember && s.last(lane, t, y, left) {
						return true
					}
				}
			}
		}
	}
	return false
}

// lose takes a candidate that was eliminated out of a truth. Where one is left, that is placed; it reports whether none is.
func (s *stack) lose(lane *lane, t, y uint16) bool {
	left := lane.left[t] - (oneMember + uint32(y))
	lane.left[t] = left
	return left < 2*oneMember && s.last(lane, t, y, left)
}

// last places the last member of a truth, which lost y. It reports whether there is none; what is left is the sum of the members.
func (s *stack) last(lane *lane, t, y uint16, left uint32) bool {
	if left < oneMember {
		s.found = contradiction{t, y, s.why[y]}
		return true
	}
	if z := uint16(left); lane.state[z] != on {
		s.place(lane, z, t)
	}
	return false
}

// eliminateLemma eliminates the premise of a lemma, which is open in the lane at a depth, and follows that. It reports
// whether there is a contradiction.
func (s *stack) eliminateLemma(depth int, l lemma) bool {
	k := len(s.proof)
	l.cone.lemmas.add(k)
	l.at = s.tail
	s.proof = append(s.proof, l)
	lane, p := &s.lanes[depth], l.how.premise
	lane.state[p] = off
	s.why[p] = lemmaBit | uint16(k)
	for _, t := range &s.counted[p] {
		if t == noTruth {
			break
		}
		if s.lose(lane, t, p) {
			return true
		}
	}
	return s.follow(lane, unlimited)
}
