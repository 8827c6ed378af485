package deduce

// finding is what a view knows of the technique that looks at it.
type finding struct {
	technique *Technique
	yield     func(*Step) bool
	enough    bool             // yield wants no more
	found     bool             // there was a step
	promised  bool             // it asked what has changed (see Silent)
	lastEmpty int              // its index in View.lastEmpty plus one, or 0 for a ladder's own finder
	take      func(*Step) bool // View.take, made into a value once
}

// Find yields the steps of a technique on the position, until yield returns false or the context of the view is done. A
// step is good until yield returns.
func (v *View) Find(t *Technique, yield func(*Step) bool) { v.findRung(&Rung{Technique: t}, 0, yield) }

// findRung is Find as a ladder has it on a rung, which is at this place.
func (v *View) findRung(r *Rung, at int, yield func(*Step) bool) {
	outer := v.finding
	v.finding = finding{technique: r.Technique, yield: yield, take: outer.take}
	if v.finding.take == nil {
		v.finding.take = v.take
		outer.take = v.finding.take
	}
	find := r.By
	if find == nil {
		find = r.Technique.Find
		v.finding.lastEmpty = v.lastEmptyOf(r.Technique, at) + 1
	}
	find(v, v.finding.take)
	if f := &v.finding; f.promised && !f.found && f.lastEmpty > 0 && v.ctx.Err() == nil {
		v.lastEmpty[f.lastEmpty-1].position = v.generation
	}
	v.finding = outer
}

// take hands a step that was found to who asked for it.
func (v *View) take(s *Step) bool {
	f := &v.finding
	if v.Enough() {
		return false
	}
	s.Technique = f.technique
	f.found = true
	f.enough = !f.yield(s)
	return !f.enough
}

// Enough reports whether finding should stop: no more steps are wanted, or the context of the view is done. Finders that
// can take longer than a millisecond ask it now and then; the result of their yield says the same.
func (v *View) Enough() bool { return v.finding.enough || v.ctx.Err() != nil }
