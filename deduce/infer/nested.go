package infer

import (
	"slices"

	"deduku/board"
)

// What a search of nested nets stops at.
const (
	enough   = 1  // refutations after which a search ends with its round: what dies early has short tales
	keepBest = 4  // of them that it makes smaller before the smallest is taken
	largeNet = 45 // truths; where the smallest has more, a search with longer lemmas follows
)

// manyPremises are enough for a search of all together to be quicker than refuting them one by one.
const manyPremises = 6

// lemmaLevels are the levels of singles that lemmas of nested nets may take, the shortest first: long lemmas prove more
// by fewer truths, but are told in many lines.
var lemmaLevels = []int{2, 3, unlimited}

// Nested yields nets with lemmas of singles: those of the first kind that there are, the smallest first.
//
// The kinds: lemmas that place nothing; other lemmas, for premises of which the rows told that they are excluded; the
// same for all premises.
func (e *Engine) Nested(yield func(*Net) bool) {
	e.followLocked()
	if e.smallest(e.butBySingles(e.lockedDead), 1, yield) {
		return
	}
	e.followExcluded()
	died := e.butBySingles(e.excludedDead)
	for _, levels := range lemmaLevels {
		if e.smallest(died, levels, yield) {
			return
		}
	}
	e.rank()
	e.general(yield)
}

// smallest yields the nets that refute premises by lemmas of so many levels, the smallest first: the same ones whether
// these are refuted together or one by one. It reports whether there were any, or the search must end.
func (e *Engine) smallest(premises []uint16, levels int, yield func(*Net) bool) bool {
	var found []lemma
	if levels > 1 && len(premises) >= manyPremises {
		e.nester.start(&e.singles, &e.position)
		found = e.searched(premises, levels, len(premises))
	} else {
		found = e.refuted(premises, method{levels, 1})
	}
	if e.spent() {
		return true
	}
	e.shrinkBest(found)
	e.yieldAll(found, yield)
	return len(found) > 0
}

// general is smallest for all premises, by lemmas of more and more levels until there is a net that is not too large.
func (e *Engine) general(yield func(*Net) bool) {
	e.nester.start(&e.singles, &e.position)
	var all []lemma
	for _, levels := range lemmaLevels {
		found := e.searched(e.order, levels, enough)
		if e.spent() {
			return
		}
		e.shrinkBest(found)
		all = append(all, found...)
		sortLighter(all)
		if len(all) > 0 && all[0].cone.size() <= largeNet {
			break
		}
	}
	e.yieldAll(all, yield)
}

// searched are the refutations of what the search of the nester finds, which was started, smallest first.
func (e *Engine) searched(order []uint16, levels, enough int) []lemma {
	e.scratch = e.scratch[:0]
	for _, q := range e.nester.search(&e.position, order, levels, enough, e.spent) {
		if l, ok := e.perform(q, e.nester.scripts[q]); ok {
			e.scratch = append(e.scratch, l)
		}
	}
	sortLighter(e.scratch)
	return e.scratch
}

// shrinkBest makes the smallest few refutations smaller, and puts them in order.
func (e *Engine) shrinkBest(found []lemma) {
	best := found[:min(len(found), keepBest)]
	for i := range best {
		best[i] = e.shrink(best[i])
	}
	sortLighter(best)
}

// yieldAll yields the nets of refutations.
func (e *Engine) yieldAll(found []lemma, yield func(*Net) bool) {
	for _, l := range found {
		if e.spent() || !yield(e.net(l)) {
			return
		}
	}
}

// rank puts the premises that no gate found dead in the order in which nets are looked for: those of small truths first,
// then those that eliminate most.
func (e *Engine) rank() {
	e.order = e.order[:0]
	e.field.keep(&e.excluded)
	var key [maxCandidates]int
	for q := range uint16(e.n) {
		if e.excluded.dead.has(q) {
			continue
		}
		fewest := board.Side
		for _, t := range e.truths[q] {
			fewest = min(fewest, len(e.members(t)))
		}
		key[q] = fewest*maxCandidates - e.excluded.off[q].len()
		e.order = append(e.order, q)
	}
	slices.SortStableFunc(e.order, func(a, b uint16) int { return key[a] - key[b] })
}
