package infer

// progress says which rows of a position were worked out.
type progress uint8

const (
	singlesDone  progress = iota + 1 // each premise followed by singles
	lockedDone                       // and by locked candidates
	excludedDone                     // and by what excludes it
)

// followSingles follows each premise by singles, on from where they were in the last position if that is of use.
func (e *Engine) followSingles() {
	if e.done >= singlesDone {
		return
	}
	e.reach(singlesDone, &e.singles.dead, func() {
		if !e.last.resume(&e.field, &e.position) {
			e.field.start(&e.position)
		}
		e.last.forget()
		e.kept = false
	}, func(b *bundle) { b.follow(unlimited) })
	if e.done == singlesDone {
		e.last.remember(&e.field, &e.position)
	}
}

// singlesRows follows each premise by singles, and keeps what that leads to. The stages after it do not: so it comes before them.
func (e *Engine) singlesRows() {
	if e.followSingles(); !e.kept {
		e.field.keep(&e.singles)
		e.kept = true
	}
}

// followLocked follows each premise by locked candidates, too.
func (e *Engine) followLocked() {
	e.singlesRows()
	e.reach(lockedDone, &e.lockedDead, func() {
		e.crossings.look(&e.position)
	}, func(b *bundle) { b.eliminateLocked(&e.crossings) })
}

// followExcluded follows each premise, once, by what its lane excludes, too.
func (e *Engine) followExcluded() {
	e.followLocked()
	e.reach(excludedDone, &e.excludedDead, func() {
		e.excluder.exclude(&e.field, &e.singles, e.n)
	}, func(b *bundle) {
		b.follow(unlimited)
		b.eliminateLocked(&e.crossings)
	})
}

// reach works out a stage of the field, once for a position: it begins it, has f follow each bundle, and notes which premises are dead.
func (e *Engine) reach(p progress, dead *candidateSet, begin func(), f func(*bundle)) {
	if e.done >= p {
		return
	}
	*dead = candidateSet{}
	begin()
	for i := range e.field.bundles {
		if f(&e.field.bundles[i]); e.spent() {
			return
		}
	}
	*dead = e.field.dead()
	e.done = p
}

// butBySingles are dead premises, but for those that die by singles.
func (e *Engine) butBySingles(dead candidateSet) []uint16 {
	for i := range dead {
		dead[i] &^= e.singles.dead[i]
	}
	return dead.list(nil)
}
