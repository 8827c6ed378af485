package infer

// deepWork is how many premises a search for deep nets may follow. Where there are such nets, the first is found within
// a hundredth of it.
const deepWork = 1_000_000

// Deep yields the first net whose lemmas have lemmas of their own, if there is one within a bound of work: with one
// level of these, or with two.
func (e *Engine) Deep(yield func(*Net) bool) {
	e.excludedRows()
	e.rank()
	e.work, e.limit = 0, deepWork
	defer func() { e.limit = noLimit }()
	for deep := 2; deep < maxDepth; deep++ {
		for _, q := range e.order {
			l, ok := e.refute(0, q, method{lemmaLevels[0], deep})
			if ok {
				e.limit = noLimit
				yield(e.net(e.shrink(l)))
				return
			}
			if e.spent() {
				return
			}
		}
	}
}
