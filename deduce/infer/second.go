package infer

import (
	"cmp"
	"math/bits"
	"slices"
)

// second tries second premises in the lanes of a bundle that was followed to the end: in which of them does a candidate die
// within so many levels of singles? The bundle stays as it is.
//
// A level eliminates the rivals of all that waits first. Then each truth around these is looked at once, however many of
// its members are gone; on the last level only whether anything is left of it.
type second struct {
	around around

	// Of the bundle.
	off    [maxCandidates]uint64   // the lanes in which a candidate is eliminated
	filled [truthSlots]uint64      // those in which a member of a truth is on
	strong [maxCandidates][]strong // by candidate: what is single without it

	// Of the candidate that is tried.
	gone    [anyNumber]uint64     // the lanes in which a candidate is eliminated
	full    [truthSlots]uint64    // those in which a member of a truth is on; only where there are levels to come
	placed  [maxCandidates]uint64 // those in which a candidate came to be on
	waits   [maxCandidates]uint64 // of these, the ones in which its rivals are eliminated at the next level
	waiting []uint16              // what came to be on somewhere, in order
	truths  []uint16              // scratch: the truths around what waits
	head    int                   // where in waiting begins what waits
}

// strong is a candidate that is alone left of a truth with another one in some lanes.
type strong struct {
	to uint16
	in uint64
}

// begin turns s to the lanes of a bundle. Nothing may wait in it.
func (s *second) begin(b *bundle) {
	for x := range b.n {
		s.off[x] = b.is[x].off
		s.strong[x] = s.strong[x][:0]
	}
	for i, t := range s.around.truths {
		members, filled := b.members(t), uint64(0)
		for _, x := range members {
			filled |= b.is[x].on
		}
		s.filled[i] = filled
		left := &b.left[t]
		two := b.alive & left.ones &^ left.twos &^ left.fours &^ filled
		for k := 0; two != 0 && k < len(members); k++ {
			x := members[k]
			for _, y := range members[:k] {
				if in := two &^ s.off[x] &^ s.off[y]; in != 0 {
					s.strong[x] = append(s.strong[x], strong{y, in})
					s.strong[y] = append(s.strong[y], strong{x, in})
				}
			}
		}
	}
}

// kills are the lanes of those given that die within so many levels when p, which is neither on nor off in them, holds too.
func (s *second) kills(p uint16, in uint64, levels int) uint64 {
	copy(s.gone[:], s.off[:s.around.n])
	s.gone[noMember] = ^uint64(0)
	s.waiting, s.head = s.waiting[:0], 0
	alive := s.follow(p, in)
	if levels > 2 {
		copy(s.full[:], s.filled[:len(s.around.truths)])
		s.fill(p, in)
	}
	for levels--; levels > 0 && s.head < len(s.waiting); levels-- {
		from := s.head
		alive = s.eliminate(alive)
		if levels == 1 {
			alive = s.left(s.waiting[from:s.head], alive)
		} else {
			for _, x := range s.waiting[:s.head] {
				s.fill(x, s.placed[x])
			}
			s.truths = s.around.seen(s.waiting[from:s.head], s.truths[:0])
			alive = s.singles(s.truths, alive, &s.full)
		}
	}
	for _, x := range s.waiting {
		s.placed[x], s.waits[x] = 0, 0
	}
	return in &^ alive
}

// follow eliminates the rivals of p in some lanes, and places what is then single. It returns the lanes that are left alive.
func (s *second) follow(p uint16, in uint64) (alive uint64) {
	for _, r := range s.around.rivals(p) {
		s.gone[r] |= in
		for _, y := range s.strong[r] {
			if y.in&in != 0 {
				s.place(y.to, y.in&in)
			}
		}
	}
	return s.singles(s.around.crossed(p), in, &s.filled)
}

// place puts a candidate on in some lanes.
func (s *second) place(x uint16, in uint64) {
	if s.waits[x] == 0 {
		s.waiting = append(s.waiting, x)
	}
	s.waits[x] |= in
	s.placed[x] |= in
}

// fill notes that a candidate is on in some lanes.
func (s *second) fill(x uint16, in uint64) {
	for _, t := range s.around.own[x] {
		s.full[t] |= in
	}
}

// eliminate eliminates the rivals of what waits. It returns the lanes that are left alive.
func (s *second) eliminate(alive uint64) uint64 {
	waiting := s.waiting[s.head:]
	s.head = len(s.waiting)
	for _, x := range waiting {
		if in := s.waits[x] & alive; in != 0 {
			for _, r := range s.around.rivals(x) {
				s.gone[r] |= in
			}
		}
	}
	for _, x := range waiting {
		alive &^= s.waits[x] & s.gone[x]
		s.waits[x] = 0
	}
	return alive
}

// left is those of the lanes in which each truth has a member left after the rivals of some candidates went, as the last level has it.
// Before that a truth has several left, or one that is on: only truths with several of the rivals can have none.
func (s *second) left(placed []uint16, alive uint64) uint64 {
	gone := &s.gone
	for i := range (len(s.around.truths) + 63) / 64 {
		var once, twice uint64
		of := &s.around.of[i]
		for _, x := range placed {
			t := &of[x&slotMask]
			twice |= once&t.any | t.several
			once |= t.any
		}
		for w := twice; w != 0; w &= w - 1 {
			m := &s.around.members[(i<<6+bits.TrailingZeros64(w))&truthMask]
			none := gone[m[0]] & gone[m[1]] & gone[m[2]] & gone[m[3]]
			if m[4] != noMember {
				none &= gone[m[4]] & gone[m[5]] & gone[m[6]] & gone[m[7]]
			}
			alive &^= none
		}
	}
	return alive
}

// singles places what is single in some truths, of which it is given where they have a member on. It returns the lanes in which
// each has a member left. It is where much of the time goes: so all that happens to a truth stands here.
func (s *second) singles(truths []uint16, alive uint64, full *[truthSlots]uint64) uint64 {
	gone := &s.gone
	for _, t := range truths {
		m := &s.around.members[t&truthMask]
		none, few := gone[m[0]], ^uint64(0) // of those so far: where none is left, and where at most one is
		none, few = none&gone[m[1]], few&gone[m[1]]|none
		none, few = none&gone[m[2]], few&gone[m[2]]|none
		none, few = none&gone[m[3]], few&gone[m[3]]|none
		if m[4] != noMember {
			none, few = none&gone[m[4]], few&gone[m[4]]|none
			none, few = none&gone[m[5]], few&gone[m[5]]|none
			none, few = none&gone[m[6]], few&gone[m[6]]|none
			none, few = none&gone[m[7]], few&gone[m[7]]|none
		}
		alive &^= none
		if single := alive & few &^ full[t&truthMask]; single != 0 {
			for _, x := range m {
				if in := single &^ gone[x]; in != 0 {
					s.place(x, in)
					single &^= in
				}
			}
		}
	}
	return alive
}

// around is the truths of a position that a placement makes smaller, as far as they are counted: they have numbers of their own
// here, the small ones first.
type around struct {
	n          int                                  // candidates
	truths     []uint16                             // as the position numbers them
	members    [truthSlots]octet                    // of a truth
	own        [maxCandidates][]uint16              // the truths of a candidate
	of         [truthWords][slots]crowd             // word by word: the truths of the rivals of a candidate that are not its own
	firstRival [maxCandidates + 1]uint16            // where the rivals of a candidate begin
	rival      []uint16                             //
	firstCross [maxCandidates + 1]uint16            // where the truths that have several rivals of a candidate begin
	cross      []uint16                             //
	room       [maxCandidates * truthsOfEach]uint16 // of own
}

func (a *around) rivals(x uint16) []uint16  { return a.rival[a.firstRival[x]:a.firstRival[x+1]] }
func (a *around) crossed(x uint16) []uint16 { return a.cross[a.firstCross[x]:a.firstCross[x+1]] }

// look turns a to a position.
func (a *around) look(p *position) {
	a.n = p.n
	a.truths = a.truths[:0]
	for t := range uint16(p.m) {
		if len(p.members(t)) <= maxCounted {
			a.truths = append(a.truths, t)
		}
	}
	slices.SortStableFunc(a.truths, func(s, t uint16) int { return cmp.Compare(len(p.members(s)), len(p.members(t))) })
	number := [maxTruths + 1]uint16{}
	for i, t := range a.truths {
		number[t] = uint16(i)
		a.members[i].fill(p.members(t))
	}
	a.rival, a.cross = a.rival[:0], a.cross[:0]
	for x := range uint16(p.n) {
		a.own[x] = a.room[int(x)*truthsOfEach : int(x)*truthsOfEach : int(x+1)*truthsOfEach]
		for _, t := range p.counted[x] {
			if t != noTruth {
				a.own[x] = append(a.own[x], number[t])
			}
		}
		a.firstRival[x], a.firstCross[x] = uint16(len(a.rival)), uint16(len(a.cross))
		for i := range a.of {
			a.of[i][x] = crowd{}
		}
		for _, r := range p.rivals(x) {
			a.rival = append(a.rival, r.candidate)
			for _, t := range r.truths {
				if t != noTruth {
					a.meet(x, number[t])
				}
			}
		}
	}
	a.firstRival[p.n], a.firstCross[p.n] = uint16(len(a.rival)), uint16(len(a.cross))
}

// seen appends the truths of the rivals of some candidates, but for the own ones of each, to a list.
func (a *around) seen(candidates, to []uint16) []uint16 {
	var truths truthSet
	for i := range truths {
		for _, x := range candidates {
			truths[i] |= a.of[i][x&slotMask].any
		}
	}
	return truths.list(to)
}

// meet notes that a rival of x, whose turn it is, is in a truth.
func (a *around) meet(x, t uint16) {
	of, bit := &a.of[t>>6][x], uint64(1)<<(t&63)
	switch {
	case of.any&bit == 0:
		of.any |= bit
	case of.several&bit == 0:
		of.several |= bit
		a.cross = append(a.cross, t)
	}
}

// crowd is truths of the rivals of a candidate, 64 by number: those with any of them, and those with several.
type crowd struct{ any, several uint64 }

// anyNumber is as much room as the numbers of candidates can ask for, so that it need not be looked whether one is in it; hardly
// any of it is ever touched.
const anyNumber = 1 << 16

// octet is up to eight candidates, and noMember for what is missing.
type octet [maxCounted]uint16

// noMember stands for a candidate that is eliminated in all lanes.
const noMember = anyNumber - 1

// fill makes o hold some candidates.
func (o *octet) fill(xs []uint16) {
	for i := range o {
		o[i] = noMember
	}
	copy(o[:], xs)
}
