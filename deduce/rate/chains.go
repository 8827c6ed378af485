package rate

import "deduku/board"

// This file asks the engines of chains, which stand in packages of their own, and makes hints of what they find.

// chainsAndCycles is engine 21.
func (r *rater) chainsAndCycles() bool {
	f := r.static.best(&r.marks, &r.todo.chains)
	if f.rating == 0 {
		return false
	}
	t := forcingChain
	switch {
	case f.kind == cycle:
		t = xCycle + technique(f.search)
	case f.search == searchX:
		t = xChain
	}
	r.chain = f
	r.hint.start(t, f.rating)
	r.hint.nodes = f.nodes
	if f.kind != cycle {
		r.hint.conclude(&r.marks, f.source, f.kind == placed)
		return true
	}
	for d := range f.out {
		r.hint.removeAll(&r.marks, f.out[d], board.Digit(d))
	}
	return true
}

// nishio is engine 23.
func (r *rater) nishio() bool {
	best := r.nishios.best(&r.position, &r.todo.nishio)
	if best == nil {
		return false
	}
	r.multi, r.multiMode = *best, mode{removes: true}
	r.multi.class, r.multi.target, r.multi.holds = classContradiction, best.source, !best.on
	r.hint.start(nishio, 7.5+added(best.nodes))
	r.hint.nodes = best.nodes
	r.hint.conclude(&r.marks, best.source, !best.on)
	return true
}

// staticMultiples is engine 24.
func (r *rater) staticMultiples() bool {
	return r.multipleHint(engines[0], r.multiple24.find(&r.static.all))
}

// multipleChains is engine 25 and up.
func (r *rater) multipleChains(e engine) bool {
	s := &r.multiple
	if e.level == 0 {
		s = &r.dynamic
	}
	if e.level > 1 && !r.existence.mayFind(&r.static.all, &r.position, e.level, r.lists.stop) {
		return false
	}
	m := s.find(e, &r.position, &r.lists)
	return !r.stopped && r.multipleHint(e, m)
}

// multipleHint makes the hint that of m, where m is one.
func (r *rater) multipleHint(e engine, m *multiHint) bool {
	if m.nodes == 0 {
		return false
	}
	t := [...]technique{classDouble: double, classCell: dynamicCell, classUnit: dynamicUnit, classContradiction: contradiction}[m.class]
	if !e.dynamic {
		t = [...]technique{classCell: cellChain, classUnit: unitChain}[m.class]
	}
	r.multi, r.multiMode = *m, e.mode
	r.hint.start(t, e.base+added(m.nodes))
	r.hint.nodes, r.hint.level = m.nodes, e.level
	r.hint.conclude(&r.marks, m.target, m.holds)
	return true
}
