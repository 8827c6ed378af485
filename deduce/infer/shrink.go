package infer

import (
	"cmp"
	"slices"
)

// within does something while only the truths of a set may be used.
func (s *stack) within(truths truthSet, do func()) {
	for t := range uint16(s.m) {
		if !truths.has(t) {
			s.base.left[t] += forbidden
		}
	}
	do()
	for t := range uint16(s.m) {
		if !truths.has(t) {
			s.base.left[t] -= forbidden
		}
	}
}

// weight says how hard a refutation is to follow.
func (l *lemma) weight() int { return l.lines + l.cone.size() }

// sortLighter puts the lighter refutations first; those of one weight stay in order. A refutation is large: so it is their numbers
// that are sorted.
func sortLighter(all []lemma) {
	type weighed struct{ weight, number int }
	var room [64]weighed
	order := room[:0]
	for i := range all {
		order = append(order, weighed{all[i].weight(), i})
	}
	slices.SortFunc(order, func(a, b weighed) int { return cmp.Or(a.weight-b.weight, a.number-b.number) })
	for i := range all {
		from := order[i].number
		for from < i { // has been moved since
			from = order[from].number
		}
		if from != i {
			all[i], all[from] = all[from], all[i]
		}
	}
}

// shrink makes a refutation smaller: without lemmas that it can do without, then without truths, then without lemmas
// again, by the truths that are left.
func (r *refuter) shrink(l lemma) lemma {
	l = r.dropLemmas(l)
	tried := l.cone.truths
	tried.each(func(t uint16) {
		if !l.cone.truths.has(t) || r.spent() {
			return
		}
		r.base.left[t] += forbidden
		if less, ok := r.replay(0, &l.how, false); ok && less.weight() < l.weight() {
			l = less
		}
		r.base.left[t] -= forbidden
	})
	r.within(l.cone.truths, func() { l = r.dropLemmas(l) })
	return l
}

// dropLemmas leaves out lemmas, from the last but one on, where that makes the refutation no larger. The last is needed: there was no
// contradiction before it.
func (r *refuter) dropLemmas(l lemma) lemma {
	for i := len(l.how.lemmas) - 2; i >= 0 && !r.spent(); i-- {
		if i >= len(l.how.lemmas) {
			continue
		}
		without := l.how
		without.lemmas = append(append([]refutation(nil), l.how.lemmas[:i]...), l.how.lemmas[i+1:]...)
		if less, ok := r.replay(0, &without, false); ok && less.weight() <= l.weight() {
			l = less
		}
	}
	return l
}
