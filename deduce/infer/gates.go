package infer

// progress says which rows of a position were worked out.
type progress uint8

const (
	singlesDone  progress = iota + 1 // each premise followed by singles
	lockedDone                       // and by locked candidates
	excludedDone                     // and by what excludes it
)

// singlesRows follows each premise by singles.
func (e *Engine) singlesRows() {
	e.reach(singlesDone, func() {
		e.singles.dead = candidateSet{}
		for q := range e.n {
			e.singles.on[q], e.singles.off[q] = candidateSet{}, candidateSet{}
		}
		e.bundled(&e.singles, func(b *bundle) {
			b.assume()
			b.follow(unlimited)
		})
	})
}

// lockedRows follows each premise by locked candidates, too.
func (e *Engine) lockedRows() {
	e.singlesRows()
	e.reach(lockedDone, func() {
		e.locked.copy(&e.singles, e.n)
		e.crossings.look(&e.position)
		e.bundled(&e.locked, func(b *bundle) { b.eliminateLocked(&e.crossings) })
	})
}

// excludedRows follows each premise, once, by what its row excludes, too.
func (e *Engine) excludedRows() {
	e.lockedRows()
	e.reach(excludedDone, func() {
		e.excluded.copy(&e.locked, e.n)
		e.excluder.exclude(&e.excluded, e.n)
		e.bundled(&e.excluded, func(b *bundle) {
			b.follow(unlimited)
			b.eliminateLocked(&e.crossings)
		})
	})
}

// reach works out rows, once for a position.
func (e *Engine) reach(p progress, work func()) {
	if e.done >= p {
		return
	}
	if work(); !e.spent() {
		e.done = p
	}
}

// bundled has f follow all live premises of rows, bundle by bundle.
func (e *Engine) bundled(r *rows, f func(*bundle)) {
	var premises [64]uint16
	n := 0
	for q := range uint16(e.n) {
		if !r.dead.has(q) {
			premises[n] = q
			n++
		}
		if n == 64 || int(q) == e.n-1 && n > 0 {
			r.bundle(&e.bundle, &e.position, premises[:n])
			f(&e.bundle)
			r.keep(&e.bundle)
			n = 0
		}
		if e.spent() {
			return
		}
	}
}

// died are the premises that are dead in rows, but for those that die by singles.
func (e *Engine) died(r *rows) []uint16 {
	dead := r.dead
	for i := range dead {
		dead[i] &^= e.singles.dead[i]
	}
	return dead.list(nil)
}
