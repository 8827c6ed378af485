package infer

import "deduku/deduce"

// The levels of lemmas that Deep goes down to, one in another: usually, and where more work is allowed than usual.
const (
	usualLevels = 3
	mostLevels  = maxDepth - 1
)

// moreWork is how many times the work of the last round the next one may do.
const moreWork = 8

// fewDeep is how many deep nets are found before the smallest is taken.
const fewDeep = 6

// Deep yields nets whose lemmas have lemmas of their own, the smallest first: with one level of these, or else with
// more. It stops at the first few. It does a round of the usual work and, while none is found, rounds of more work and of all
// levels, up to the effort.
func (e *Engine) Deep(yield func(*Net) bool) {
	e.followExcluded()
	e.rank()
	defer func() { e.limit = noLimit }()
	work, last := deduce.UsualEffort.Work(), e.Effort.Work()
	e.Levels = 0
	for most := usualLevels; work <= last; most = mostLevels {
		found, stopped := e.deepest(most, work)
		if len(found) > 0 {
			e.limit = noLimit
			sortLighter(found)
			e.shrinkBest(found)
			e.yieldAll(found, yield)
		}
		if len(found) > 0 || !stopped && most == mostLevels || work == last {
			return
		}
		if work > last/moreWork {
			work = last
		} else {
			work *= moreWork
		}
	}
}

// deepest is a round: it finds the first few nets with as few levels of lemmas as there are nets of, and with at most so many. Each
// number of levels gets its share of the work beyond the usual, or the first would use up all. It reports whether the work was too little.
func (e *Engine) deepest(most, work int) (found []lemma, stopped bool) {
	e.work = 0
	shares := 1
	if most > usualLevels {
		shares = most - 1
	}
	for deep := 2; deep <= most; deep++ {
		if shares > 1 {
			e.work = 0
		}
		e.limit = work / shares
		if !e.spent() {
			e.Levels = max(e.Levels, deep)
		}
		found = e.scratch[:0]
		for _, q := range e.order {
			if l, ok := e.refute(0, q, method{lemmaLevels[0], deep}); ok {
				found = append(found, l)
			}
			if len(found) == fewDeep || e.spent() {
				break
			}
		}
		stopped = stopped || e.spent()
		if e.scratch = found; len(found) > 0 || e.stop() {
			break
		}
	}
	return found, stopped
}
