package infer

import "slices"

// deepWork is how much work a search for deep nets may do. Where there are such nets they are found within a tenth of
// it.
const deepWork = 1_000_000

// fewDeep is how many deep nets are found before the smallest is taken.
const fewDeep = 6

// Deep yields nets whose lemmas have lemmas of their own, the smallest first: with one level of these, or else with
// two. It stops at the first few, and within a bound of work.
func (e *Engine) Deep(yield func(*Net) bool) {
	e.excludedRows()
	e.rank()
	e.work, e.limit = 0, deepWork
	defer func() { e.limit = noLimit }()
	for deep := 2; deep < maxDepth; deep++ {
		found := e.scratch[:0]
		for _, q := range e.order {
			if l, ok := e.refute(0, q, method{lemmaLevels[0], deep}); ok {
				found = append(found, l)
			}
			if len(found) == fewDeep || e.spent() {
				break
			}
		}
		if e.scratch = found; len(found) > 0 {
			e.limit = noLimit
			slices.SortStableFunc(found, lighter)
			e.shrinkBest(found)
			e.yieldAll(found, yield)
			return
		}
	}
}
