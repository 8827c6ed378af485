package infer

import "slices"

// refutation is how a premise is refuted: it is followed for so many levels of singles; where that is no
// contradiction, its lemmas are eliminated one after the other, and each is followed to the end.
type refutation struct {
	premise uint16
	levels  int
	lemmas  []refutation
}

// lemma is a candidate that was refuted in a lane.
type lemma struct {
	cone  cone // it is in its own cone
	lines int
	how   refutation
	tale  *tale // only when it will be told
	at    int   // how long the queue was when it was eliminated
}

// method says how far a refutation goes: lemmas are premises that die within so many levels of singles; where there
// are none and deep is more than 1, they are premises that are refuted with lemmas of their own. Where deep is 0
// there are no lemmas.
type method struct{ levels, deep int }

// refuter refutes premises.
type refuter struct {
	stack
	crossings crossings         // looked at before lemmas of one level are asked for
	locked    []uint16          // scratch: what they eliminate in a lane
	dying     [maxDepth][]lemma // what dies in each lane
	order     []uint16          // in which premises of deep lemmas are tried
	limit     int               // of work
	most      int               // lemmas of a proof; maxLemmas but in tests
	stop      func() bool       // asked now and then
}

// spent reports whether a search must end.
func (r *refuter) spent() bool { return r.work > r.limit || r.stop() }

// refute looks for a refutation of q on top of the lane below depth; ok is false where there is none.
func (r *refuter) refute(depth int, q uint16, how method) (found lemma, ok bool) {
	first := len(r.proof)
	lane := r.assume(depth, q)
	for dead := r.follow(lane, unlimited); !dead; dead = r.eliminateDying(depth) {
		if !r.findDying(depth, how) {
			r.drop(depth, first)
			return lemma{}, false
		}
	}
	return r.conclude(depth, refutation{premise: q, levels: unlimited}, first, false), true
}

// findDying collects what dies in a lane by a method, smallest first, and reports whether there is anything.
func (r *refuter) findDying(depth int, how method) bool {
	r.dying[depth] = r.dying[depth][:0]
	if how.deep == 0 || len(r.proof) == r.most || r.spent() {
		return false
	}
	r.dyingBySingles(depth, how.levels)
	if len(r.dying[depth]) == 0 && how.deep > 1 {
		r.dyingDeeper(depth, method{how.levels, how.deep - 1})
	}
	return len(r.dying[depth]) > 0
}

// dyingBySingles collects what dies in a lane within so many levels of singles. In one level only locked candidates die: where the
// rivals of p are all that is left of a truth, they are where its box and a line cross.
func (r *refuter) dyingBySingles(depth, levels int) {
	if levels == 1 {
		locked := r.crossings.locked(&r.lanes[depth])
		r.locked = locked.list(r.locked[:0])
		for _, p := range r.locked {
			r.tryLemma(depth, p, levels)
		}
	} else {
		for p := range uint16(r.n) {
			r.tryLemma(depth, p, levels)
		}
	}
	slices.SortStableFunc(r.dying[depth], fewerTruths)
}

// dyingDeeper finds the first premise that is refuted in a lane with lemmas of its own.
func (r *refuter) dyingDeeper(depth int, how method) {
	for _, p := range r.order {
		if r.lanes[depth].state[p] != open {
			continue
		}
		if r.spent() {
			return
		}
		if found, ok := r.refute(depth+1, p, how); ok {
			r.dying[depth] = append(r.dying[depth], found)
			return
		}
	}
}

// perform refutes q by the lemmas of a script; ok is false where that is no refutation.
func (r *refuter) perform(q uint16, s script) (found lemma, ok bool) {
	dead := r.follow(r.assume(0, q), unlimited)
	for len(s) > 0 && !dead {
		levels, died, rest := s.next()
		r.dying[0] = r.dying[0][:0]
		for _, p := range died {
			r.tryLemma(0, p, levels)
		}
		slices.SortStableFunc(r.dying[0], fewerTruths)
		dead, s = r.eliminateDying(0), rest
	}
	if !dead {
		r.drop(0, 0)
		return lemma{}, false
	}
	return r.conclude(0, refutation{premise: q, levels: unlimited}, 0, false), true
}

// fewerTruths orders lemmas by the number of truths.
func fewerTruths(a, b lemma) int { return a.cone.size() - b.cone.size() }

// tryLemma adds p to what dies in the lane at a depth if it does within so many levels of singles.
func (r *refuter) tryLemma(depth int, p uint16, levels int) {
	if r.lanes[depth].state[p] != open {
		return
	}
	if inner := r.assume(depth+1, p); r.follow(inner, levels) {
		l := r.conclude(depth+1, refutation{premise: p, levels: levels}, len(r.proof), false)
		r.dying[depth] = append(r.dying[depth], l)
	} else {
		r.leave(depth + 1)
	}
}

// eliminateDying eliminates what dies in a lane, one after the other, until there is a contradiction; it reports whether
// there is.
func (r *refuter) eliminateDying(depth int) bool {
	for i := range r.dying[depth] {
		l := &r.dying[depth][i]
		if r.lanes[depth].state[l.how.premise] == open && len(r.proof) < r.most && r.eliminateLemma(depth, *l) {
			return true
		}
	}
	return false
}

// drop drops a lane and its lemmas, from first on.
func (r *refuter) drop(depth, first int) {
	r.proof = r.proof[:first]
	r.leave(depth)
}

// conclude drops a lane that has come to a contradiction, with its lemmas from first on. It returns the lemma that this
// proves: by the lemmas that were used, and what it rests on in the lanes below.
func (r *refuter) conclude(depth int, how refutation, first int, told bool) lemma {
	c := r.trace()
	l := lemma{how: how, lines: 2}
	if told {
		l.tale = r.tell(depth, first, &c)
	}
	for k := first; k < len(r.proof); k++ {
		if c.lemmas.has(k) {
			l.how.lemmas = append(l.how.lemmas, r.proof[k].how)
			l.lines += r.proof[k].lines
			c.lemmas.drop(k)
		}
	}
	c.placed.drop(how.premise)
	for _, x := range r.queue[r.lanes[depth].from+1 : r.tail] {
		if c.placed.has(x) {
			c.placed.drop(x)
			l.lines++
		}
	}
	if l.lines == 2 && depth > 0 {
		l.lines = 1 // what places nothing is told in one
	}
	l.cone = c
	r.drop(depth, first)
	return l
}
