package infer

// maxLemmas is how many lemmas a refutation can try; nets that people could follow use a few of them.
const maxLemmas = 384

// cone is what a conclusion rests on.
type cone struct {
	truths truthSet
	lemmas lemmaSet
	placed candidateSet // what is on in the lanes, premises included
}

func (c *cone) union(o *cone) {
	c.truths.union(&o.truths)
	c.lemmas.union(&o.lemmas)
	c.placed.union(&o.placed)
}

// tracer collects the cone of conclusions: each candidate that is on is traced once.
type tracer struct {
	*stack
	cone  cone
	count int // candidates that wait in trail
}

// off takes in why a candidate is eliminated.
func (t *tracer) off(reason uint16) {
	if reason&lemmaBit == 0 {
		t.on(reason)
	} else if k := int(reason &^ lemmaBit); !t.cone.lemmas.has(k) {
		t.cone.union(&t.proof[k].cone)
	}
}

// on takes in a candidate that is on.
func (t *tracer) on(x uint16) {
	if !t.cone.placed.has(x) {
		t.cone.placed.add(x)
		t.trail[t.count] = x
		t.count++
	}
}

// finish takes in what the candidates that wait rest on.
func (t *tracer) finish() {
	for t.count > 0 {
		t.count--
		x := t.trail[t.count]
		if truth := t.why[x]; truth != premise {
			t.truth(truth, x, premise)
		}
	}
}

// truth takes in a truth and why its members are eliminated, but for one, whose reason is given, if any.
func (t *tracer) truth(truth, but, reason uint16) {
	t.cone.truths.add(truth)
	for _, y := range t.members(truth) {
		if y != but {
			t.off(t.why[y])
		} else if reason != premise {
			t.off(reason)
		}
	}
}

// trace is what the contradiction that was found last rests on.
func (s *stack) trace() cone {
	t := tracer{stack: s}
	t.truth(s.found.truth, s.found.last, s.found.by)
	t.finish()
	return t.cone
}

// size is how many truths the conclusion rests on.
func (c *cone) size() int { return c.truths.len() }
