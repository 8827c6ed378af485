package infer

// replay plays a refutation on top of the lane below depth, its lemmas in their order, without those that are
// settled or do not follow now. It returns the refutation as it went, by what was used; ok is false where it is none
// any more. With told it has its tale.
func (r *refuter) replay(depth int, how *refutation, told bool) (played lemma, ok bool) {
	first := len(r.proof)
	lane := r.assume(depth, how.premise)
	dead := r.follow(lane, how.levels)
	for i := 0; i < len(how.lemmas) && !dead; i++ {
		inner := &how.lemmas[i]
		if lane.state[inner.premise] == open {
			if l, ok := r.replay(depth+1, inner, told); ok {
				dead = r.eliminateLemma(depth, l)
			}
		}
	}
	if !dead {
		r.drop(depth, first)
		return lemma{}, false
	}
	return r.conclude(depth, refutation{premise: how.premise, levels: how.levels}, first, told), true
}
