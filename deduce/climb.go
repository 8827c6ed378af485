package deduce

import (
	"context"
	"slices"

	"deduku/board"
)

// climb is what a solver needs to go up its ladder.
type climb struct {
	noticed noticed // the singles that are on
	rest    Ladder  // the other techniques
	view    View
	best    Draft // the best step so far of the technique that is being tried
	found   bool
	first   func(*Step) bool // keeps a step and stops
	most    func(*Step) bool // keeps the step that strikes most and goes on
}

// use sets up the climb of a ladder.
func (c *climb) use(l Ladder) {
	if c.first == nil {
		c.view.ctx = noContext
		c.first = func(s *Step) bool { c.keep(s); return false }
		c.most = func(s *Step) bool {
			if !c.found || s.simpler(&c.best.Step) {
				c.keep(s)
			}
			return true
		}
	}
	c.noticed = noticed{slices.Contains(l, FullHouse), slices.Contains(l, NakedSingle), slices.Contains(l, HiddenSingle)}
	c.rest = c.rest[:0]
	for _, t := range l {
		if t != FullHouse && t != NakedSingle && t != HiddenSingle {
			c.rest = append(c.rest, t)
		}
	}
}

// keep makes best a copy of s.
func (c *climb) keep(s *Step) {
	b := &c.best
	was := b.Step
	b.Step = *s
	b.Placements = append(was.Placements[:0], s.Placements...)
	b.Eliminations = append(was.Eliminations[:0], s.Eliminations...)
	b.Parts = append(was.Parts[:0], s.Parts...)
	if s.Argument != nil {
		links := append(b.argument.Links[:0], s.Argument.Links...)
		b.argument = *s.Argument
		b.argument.Links = links
		b.Argument = &b.argument
	}
	c.found = true
}

// simpler orders steps of one technique: the one that places more, then the one that strikes more, then the one
// whose conclusions come first on the board, then the one with fewer pieces.
func (s *Step) simpler(than *Step) bool {
	if n, m := len(s.Placements), len(than.Placements); n != m {
		return n > m
	}
	if n, m := len(s.Eliminations), len(than.Eliminations); n != m {
		return n > m
	}
	if n, m := positions(s.Eliminations), positions(than.Eliminations); n != m {
		return n < m
	}
	return len(s.Parts) < len(than.Parts)
}

func positions(xs []board.Candidate) (sum int) {
	for _, x := range xs {
		sum += int(x.Cell)
	}
	return sum
}

// try looks for a step of one technique on the view and keeps it in best.
func (c *climb) try(t *Technique) bool {
	c.found = false
	yield := c.first
	if t.Most {
		yield = c.most
	}
	t.Find(&c.view, yield)
	c.best.Technique = t
	return c.found && !c.view.Canceled()
}

// deduce makes the empty step the next deduction in the order of the ladder, in the memory of a; pending is
// used up by it. Singles wait in the pool; for the others the ladder is climbed. It reports whether there is one.
func (s *Solver) deduce(pending *pool, a *arena, step *Step) bool {
	if t, house, ok := pending.next(&s.board, s.climb.noticed); ok {
		s.deduction(a, step, t, house)
		return true
	}
	if len(s.climb.rest) == 0 {
		return false
	}
	s.climb.view.Look(&s.board)
	for _, t := range s.climb.rest {
		if s.climb.try(t) {
			*step = s.logged(a, &s.climb.best.Step)
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
	s.climb.view.ctx = ctx
	defer func() { s.climb.view.ctx = noContext }()
	var a arena
	pending := s.pool
	ok = s.deduce(&pending, &a, &step)
	return step, ok
}

// Find yields the steps of a technique on the board as it is, as they would be logged now, until ctx is done.
// It may be any technique, on or off. After a contradiction there are none.
func (s *Solver) Find(ctx context.Context, t *Technique, yield func(Step) bool) {
	if s.isDead || s.board.Status() != board.Open {
		return
	}
	view := View{ctx: ctx}
	view.Look(&s.board)
	t.Find(&view, func(step *Step) bool {
		step.Technique = t
		return yield(s.logged(new(arena), step))
	})
}

// Apply logs a step that Find or Foresee gave for this board.
func (s *Solver) Apply(step Step) *Step {
	s.reopen()
	if !slices.Contains(s.log.Techniques, step.Technique) {
		s.log.Techniques = append(slices.Clip(s.log.Techniques), step.Technique)
	}
	kept := s.log.arena.keep(&step)
	kept.Because = stored(&s.log.arena.because, step.Because)
	return s.record(kept)
}

// logged is a draft as the log would have it: in the memory of a, with because.
func (s *Solver) logged(a *arena, draft *Step) Step {
	step := a.keep(draft)
	if step.Kind != Logic {
		return s.single(a, &step)
	}
	from := len(a.because)
	a.because = s.becauseAll(a.because, &step)
	step.Because = a.because[from:len(a.because):len(a.because)]
	return step
}

// single is a full house, naked or hidden single with what the history of the board adds to it.
func (s *Solver) single(a *arena, step *Step) Step {
	var house board.UnitSet
	if step.Technique == FullHouse {
		house = step.Parts[1].Units
	}
	var out Step
	for t := range step.Truths() {
		s.deduction(a, &out, t, house)
		break
	}
	return out
}
