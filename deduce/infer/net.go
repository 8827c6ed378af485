package infer

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// Net is an argument and the candidates that it removes. It is good until its engine is used again.
type Net struct {
	Eliminations []board.Candidate
	Claims       []deduce.Claim
}

// Lines are the techniques that claims name where a truth in one unit rules out a candidate in another.
type Lines struct{ Pointing, Claiming *deduce.Technique }

// teller makes the claims of tales.
type teller struct {
	*position
	lines   Lines
	net     Net
	room    []int32              // of what its claims rest on
	trueBy  [maxCandidates]int32 // the claim that says that a candidate is true
	falseBy [maxLemmas]int32     // the claim that says that a lemma's premise is false
}

// begin makes the net empty.
func (b *teller) begin(p *position) {
	b.position = p
	b.net.Eliminations, b.net.Claims = b.net.Eliminations[:0], b.net.Claims[:0]
	b.room = b.room[:0]
}

// claim adds a claim and returns its index.
func (b *teller) claim(c deduce.Claim) int32 {
	b.net.Claims = append(b.net.Claims, c)
	return int32(len(b.net.Claims) - 1)
}

// rests are the claims behind reasons.
func (b *teller) rests(reasons []uint16) []int32 {
	from := len(b.room)
	for _, r := range reasons {
		if r&lemmaBit != 0 {
			b.room = append(b.room, b.falseBy[r&^lemmaBit])
		} else {
			b.room = append(b.room, b.trueBy[r])
		}
	}
	rests := slices.Clip(b.room[from:])
	slices.Sort(rests)
	return rests
}

// assumed adds the claim that a premise is true.
func (b *teller) assumed(x uint16, depth uint8) int32 {
	b.trueBy[x] = b.claim(deduce.Claim{Kind: deduce.Assume, Depth: depth, True: true, Candidate: b.candidate[x], Truth: deduce.NoTruth})
	return b.trueBy[x]
}

// placed adds the claim that a placement is true.
func (b *teller) placed(it *item, depth uint8) {
	rests := b.rests(it.reasons)
	b.trueBy[it.candidate] = b.claim(deduce.Claim{
		Kind: b.kind(it, rests), Depth: depth, True: true, Candidate: b.candidate[it.candidate],
		Truth: b.position.truth[it.truth], Rests: rests,
	})
}

// kind is what sort of single a placement is: for the last place of a digit in a unit that depends on what took the
// last other place.
func (b *teller) kind(it *item, rests []int32) deduce.Kind {
	truth := b.position.truth[it.truth]
	if _, ok := truth.Cell(); ok {
		return deduce.PosDed
	}
	_, d := truth.Unit()
	if last := &b.net.Claims[rests[len(rests)-1]]; last.True && last.Candidate.Digit != d {
		return deduce.NegDed1
	}
	return deduce.NegDed2
}

// told adds the claims of a refutation under so many assumptions and returns the one that concludes it.
func (b *teller) told(t *tale, depth uint8) int32 {
	if depth > 0 && len(t.items) == 0 {
		return b.locked(t, depth)
	}
	assumed := b.assumed(t.premise, depth)
	for i := range t.items {
		if it := &t.items[i]; it.tale != nil {
			b.falseBy[it.lemma] = b.told(it.tale, depth+1)
		} else {
			b.placed(it, depth+1)
		}
	}
	end := b.claim(deduce.Claim{Kind: deduce.Conflict, Depth: depth + 1, Truth: b.position.truth[t.end.truth], Rests: b.rests(t.end.reasons)})
	return b.claim(deduce.Claim{
		Kind: deduce.Conclude, Depth: depth, Candidate: b.candidate[t.premise], Truth: deduce.NoTruth, Rests: []int32{assumed, end},
	})
}

// locked adds the claim of a lemma that places nothing: whatever place of the truth holds, it sees the candidate.
func (b *teller) locked(t *tale, depth uint8) int32 {
	reasons := slices.DeleteFunc(slices.Clone(t.end.reasons), func(r uint16) bool { return r == t.premise })
	c := deduce.Claim{
		Kind: deduce.Logic, Depth: depth, Candidate: b.candidate[t.premise], Truth: b.position.truth[t.end.truth],
		Rests: b.rests(reasons), Technique: b.lines.Claiming,
	}
	if u, _ := c.Truth.Unit(); u.Kind() == 'b' {
		c.Technique = b.lines.Pointing
	}
	return b.claim(c)
}

// refuted makes the net of a refutation.
func (b *teller) refuted(p *position, t *tale) *Net {
	b.begin(p)
	b.told(t, 0)
	b.net.Eliminations = append(b.net.Eliminations, p.candidate[t.premise])
	return &b.net
}

// cases makes the net of a truth each of whose members eliminates some candidates.
func (b *teller) cases(s *stack, v *verity) *Net {
	b.begin(&s.position)
	rests := make([][]int32, len(v.eliminated))
	for _, x := range s.members(v.truth) {
		lane := s.assume(0, x)
		s.follow(lane, unlimited)
		t := tracer{stack: s}
		for _, y := range v.eliminated {
			t.off(s.why[y])
		}
		t.finish()
		b.assumed(x, 0)
		var reasons []uint16
		for _, y := range v.eliminated {
			reasons = append(reasons, s.why[y])
		}
		items := used(s.items(1, 0, &t.cone), reasons)
		for i := range items {
			b.placed(&items[i], 1)
		}
		for i, y := range v.eliminated {
			if by := b.trueBy[s.why[y]]; !slices.Contains(rests[i], by) {
				rests[i] = append(rests[i], by)
			}
		}
		s.leave(0)
	}
	for i, y := range v.eliminated {
		b.claim(deduce.Claim{Kind: deduce.Conclude, Candidate: b.candidate[y], Truth: b.position.truth[v.truth], Rests: rests[i]})
		b.net.Eliminations = append(b.net.Eliminations, b.candidate[y])
	}
	return &b.net
}
