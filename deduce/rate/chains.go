package rate

import (
	"deduku/board"
	"deduku/deduce/rate/dynamic"
	"deduku/deduce/rate/hint"
	"deduku/deduce/rate/static"
)

// This file asks the engines of chains, which stand in packages of their own, and makes hints of what they find.

// chainsAndCycles is engine 21.
func (r *rater) chainsAndCycles() bool {
	f := r.static.Best(&r.Marks, &r.todo.chains)
	if f.Rating == 0 {
		return false
	}
	t := hint.ForcingChain
	switch {
	case f.Kind == static.Cycle:
		t = hint.XCycle + hint.Technique(f.Search)
	case f.Search == static.SearchX:
		t = hint.XChain
	}
	r.chain = f
	r.hint.Start(t, f.Rating)
	r.hint.Nodes = f.Nodes
	if f.Kind != static.Cycle {
		r.hint.Conclude(&r.Marks, f.Source, f.Kind == static.Placed)
		return true
	}
	for d := range f.Out {
		r.hint.RemoveAll(&r.Marks, f.Out[d], board.Digit(d))
	}
	return true
}

// nishio is engine 23.
func (r *rater) nishio() bool {
	best := r.nishios.Best(&r.Position, &r.todo.nishio)
	if best == nil {
		return false
	}
	r.multi, r.multiMode = *best, dynamic.Mode{Removes: true}
	r.multi.Class, r.multi.Target, r.multi.Holds = dynamic.ClassContradiction, best.Source, !best.On
	r.hint.Start(hint.Nishio, 7.5+hint.Added(best.Nodes))
	r.hint.Nodes = best.Nodes
	r.hint.Conclude(&r.Marks, best.Source, !best.On)
	return true
}

// staticMultiples is engine 24.
func (r *rater) staticMultiples() bool {
	return r.multipleHint(dynamic.Engines[0], r.multiple24.Find(&r.static.All))
}

// multipleChains is engine 25 and up.
func (r *rater) multipleChains(e dynamic.Engine) bool {
	s := &r.multiple
	if e.Level == 0 {
		s = &r.dynamic
	}
	if e.Level > 1 && !r.existence.MayFind(&r.static.All, &r.Position, e.Level, r.lists.Stop) {
		return false
	}
	m := s.Find(e, &r.Position, &r.lists)
	return !r.stopped && r.multipleHint(e, m)
}

// multipleHint makes the hint that of m, where m is one.
func (r *rater) multipleHint(e dynamic.Engine, m *dynamic.Hint) bool {
	if m.Nodes == 0 {
		return false
	}
	t := [...]hint.Technique{dynamic.ClassDouble: hint.Double, dynamic.ClassCell: hint.DynamicCell, dynamic.ClassUnit: hint.DynamicUnit, dynamic.ClassContradiction: hint.Contradiction}[m.Class]
	if !e.Dynamic {
		t = [...]hint.Technique{dynamic.ClassCell: hint.CellChain, dynamic.ClassUnit: hint.UnitChain}[m.Class]
	}
	r.multi, r.multiMode = *m, e.Mode
	r.hint.Start(t, e.Base+hint.Added(m.Nodes))
	r.hint.Nodes, r.hint.Level = m.Nodes, e.Level
	r.hint.Conclude(&r.Marks, m.Target, m.Holds)
	return true
}
