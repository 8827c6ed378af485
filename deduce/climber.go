package deduce

import (
	"context"
	"slices"

	"deduku/board"
)

// climber goes up a ladder to the first rung that has a step. It keeps that step until it is logged.
type climber struct {
	ladder  Ladder
	assumes bool // there is a technique on the ladder that assumes one solution
	view    View
	rung    *Rung
	best    Step // the best step so far of the rung, in memory
	memory  memory
	found   bool
	first   func(*Step) bool // keeps a step and stops
	pick    func(*Step) bool // keeps a step if the rung picks it rather than best, and goes on
}

// use makes c climb a ladder from now on.
func (c *climber) use(l Ladder) {
	if c.first == nil {
		c.view.ctx = noContext
		c.first = func(s *Step) bool { c.keep(s); return false }
		c.pick = func(s *Step) bool {
			if !c.found || c.rung.Pick(s, &c.best) {
				c.keep(s)
			}
			return true
		}
	}
	c.ladder = l
	c.view.expect(l)
	c.assumes = slices.ContainsFunc(l, func(r Rung) bool { return r.Assumes })
}

// keep makes best a copy of s.
func (c *climber) keep(s *Step) {
	c.memory.cut(mark{})
	c.best, c.found = c.memory.keep(s), true
}

// try looks for a step of one rung, given by its number, on the view and keeps it in best.
func (c *climber) try(at int) bool {
	r := &c.ladder[at]
	c.rung, c.found = r, false
	yield := c.first
	if r.Pick != nil {
		yield = c.pick
	}
	c.view.findRung(r, at, yield)
	return c.found && c.view.ctx.Err() == nil
}

// deduce makes the empty step the next deduction in the order of the ladder, in the memory m; pending is used up
// by it. It reports whether there is one. The singles that the ladder asks for wait in the pool; where it picks
// among them, and for all other techniques, the board is searched.
func (s *Solver) deduce(pending *pool, m *memory, step *Step) bool {
	looked := false
	for i := range s.climber.ladder {
		r := &s.climber.ladder[i]
		if kind, ok := pooled(r); ok {
			if t, unit, ok := pending.next(&s.board, kind); ok {
				s.deduction(m, step, t, unit)
				return true
			}
			continue
		}
		if !looked {
			s.climber.view.Look(&s.board)
			looked = true
		}
		if s.climber.try(i) {
			*step = s.logged(m, &s.climber.best)
			return true
		}
	}
	return false
}

// Foresee is the step that Next would deduce; ok is false where it would do anything else, and when ctx is done.
func (s *Solver) Foresee(ctx context.Context) (step Step, ok bool) {
	if k := s.last(); k.Ends() && k != Stuck || k == Conflict || s.isDead || s.board.Status() != board.Open {
		return Step{}, false
	}
	defer s.under(ctx)()
	var m memory
	pending := s.pool
	ok = s.deduce(&pending, &m, &step)
	return step, ok
}

// Find yields the steps of a technique on the board as it is, as they would be logged now, until ctx is done.
// It may be any technique, on or off. After a contradiction there are none.
func (s *Solver) Find(ctx context.Context, t *Technique, yield func(Step) bool) {
	s.find(ctx, t, yield)
}

// Conclude logs a step that was drafted for this board, together with the earlier steps that it rests on, and returns
// it. The lists of the draft may be used again.
func (s *Solver) Conclude(draft *Step) *Step {
	s.reopen()
	return s.record(s.logged(&s.log.memory, draft))
}

// Apply logs a step that Find or Foresee gave for this board.
func (s *Solver) Apply(step Step) *Step { return s.take(step) }
