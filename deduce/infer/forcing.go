package infer

import (
	"slices"

	"deduku/board"
)

// refuted are the premises of a list that are refuted by a method, smallest first.
func (e *Engine) refuted(premises []uint16, how method) []lemma {
	e.scratch = e.scratch[:0]
	for _, q := range premises {
		if l, ok := e.refute(0, q, how); ok {
			e.scratch = append(e.scratch, l)
		}
		if e.spent() {
			return nil
		}
	}
	sortLighter(e.scratch)
	return e.scratch
}

// Dying yields the candidates that singles refute, in order.
func (e *Engine) Dying(yield func(board.Candidate) bool) {
	e.followSingles()
	for _, q := range e.singles.dead.list(nil) {
		if !yield(e.candidate[q]) {
			return
		}
	}
}

// Contradictions yields the nets of singles that refute a premise, the smallest first.
func (e *Engine) Contradictions(yield func(*Net) bool) {
	e.followSingles()
	for _, l := range e.refuted(e.singles.dead.list(nil), method{}) {
		if l = e.shrink(l); e.spent() || !yield(e.net(l)) {
			return
		}
	}
}

// net is the net of a refutation.
func (e *Engine) net(l lemma) *Net {
	l, ok := e.replay(0, &l.how, true)
	if !ok {
		// The engine has followed the same premise, with the same lemmas, to a contradiction in the same position.
		panic("infer: a refutation does not replay")
	}
	return e.teller.refuted(&e.position, l.tale)
}

// verity is a truth each of whose members eliminates some candidates.
type verity struct {
	truth      uint16
	eliminated []uint16
	cone       cone
}

// Verities yields the nets of singles from each member of a truth, small truths first. A truth gets as many nets as it
// takes to eliminate every candidate that all its members eliminate, but no net that eliminates just the same as one
// before it.
func (e *Engine) Verities(yield func(*Net) bool) {
	e.singlesRows()
	var found []verity
	for t := range uint16(e.m) {
		if common, any := e.common(t); any {
			found = e.verities(found, t, &common)
		}
		if e.spent() {
			return
		}
	}
	slices.SortStableFunc(found, func(a, b verity) int { return a.cone.size() - b.cone.size() })
	for i := range found {
		same := func(v verity) bool { return slices.Equal(v.eliminated, found[i].eliminated) }
		if slices.ContainsFunc(found[:i], same) {
			continue
		}
		if e.spent() || !yield(e.teller.cases(&e.stack, &found[i])) {
			return
		}
	}
}

// common are the candidates that each member of a truth eliminates; none where one of them is dead.
func (e *Engine) common(t uint16) (common candidateSet, any bool) {
	words := (e.n + 63) / 64
	for i, x := range e.members(t) {
		if e.singles.dead.has(x) {
			return candidateSet{}, false
		}
		row := &e.singles.off[x]
		any = false
		for w := range words {
			if i == 0 {
				common[w] = row[w]
			} else {
				common[w] &= row[w]
			}
			any = any || common[w] != 0
		}
		if !any {
			break
		}
	}
	return common, any
}

// verities appends the verities of a truth whose members all eliminate some candidates.
func (e *Engine) verities(to []verity, t uint16, common *candidateSet) []verity {
	targets := common.list(nil)
	cones := make([]cone, len(targets))
	for i := range cones {
		cones[i].truths.add(t)
	}
	for _, x := range e.members(t) {
		e.follow(e.assume(0, x), unlimited)
		for i, y := range targets {
			if e.spent() {
				break
			}
			tr := tracer{stack: &e.stack}
			tr.off(e.why[y])
			tr.finish()
			cones[i].truths.union(&tr.cone.truths)
		}
		e.leave(0)
	}
	for len(targets) > 0 {
		to = append(to, smallestVerity(t, &targets, &cones))
	}
	return to
}

// smallestVerity is the verity of a truth that eliminates one of the targets by the fewest truths, along with what else
// these truths eliminate. It takes those off the targets, each of which has a cone.
func smallestVerity(t uint16, targets *[]uint16, cones *[]cone) verity {
	best := 0
	for i := range *cones {
		if (*cones)[i].size() < (*cones)[best].size() {
			best = i
		}
	}
	v := verity{truth: t, cone: (*cones)[best]}
	left := 0
	for i, y := range *targets {
		if (*cones)[i].truths.within(&v.cone.truths) {
			v.eliminated = append(v.eliminated, y)
		} else {
			(*targets)[left], (*cones)[left] = y, (*cones)[i]
			left++
		}
	}
	*targets, *cones = (*targets)[:left], (*cones)[:left]
	return v
}
