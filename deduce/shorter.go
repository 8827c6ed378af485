package deduce

import (
	"context"
	"math/bits"
	"slices"

	"deduku/board"
)

// Shorter looks for an explanation of the step n in fewer steps than the log needs, among all steps of the
// ladder that could have been made on the way to it. It returns a log that ends with the same conclusion; ok
// is false where it found none that is shorter, and where n rests on a backtrack.
//
// It collects every step that applies at some point of the log, with the missing candidates that it needs,
// and then improves, for each candidate, the smallest set of steps known to remove it, until nothing gets
// smaller. A set grows from sets that were complete before, so that its steps can always be put in order.
func (l *Log) Shorter(ctx context.Context, n int, ladder Ladder) (shorter Log, ok bool) {
	needs := l.Needs(n)
	if slices.ContainsFunc(needs, func(k int) bool { return l.Step(k).Kind == Backtrack }) {
		return Log{}, false
	}
	s := shortening{ladder: ladder, index: map[string]int{}}
	s.collect(ctx, l, n)
	if ctx.Err() != nil {
		return Log{}, false
	}
	goal := s.conclusions(l.Step(n))
	s.improve()
	shorter = s.log(l, goal)
	if len(shorter.Steps) == 0 {
		return Log{}, false
	}
	last := len(shorter.Steps)
	return shorter, len(shorter.Needs(last)) < len(needs)
}

// shortening is the work of one search for a shorter explanation.
type shortening struct {
	ladder Ladder
	steps  []derivation
	index  map[string]int // of steps that are known, by what they cite and conclude
	best   [board.Cells * board.ByDigit]explanation
}

// derivation is a step that could be made, and what it takes to make it. Candidates are numbered.
type derivation struct {
	step     Step
	needs    []int // candidates that must be gone before
	removes  []int // candidates that are gone after it
	believed bool  // a given, premise or guess: it needs nothing
}

// explanation is a set of derivations that removes one candidate; nil where none is known.
type explanation struct {
	set  []uint64
	size int
}

// numberOf numbers candidates.
func numberOf(c board.Cell, d board.Digit) int { return board.ByDigit*int(c) + int(d) }

// conclusions are the candidates that a step removes from an empty board.
func (s *shortening) conclusions(step *Step) (removed []int) {
	for _, x := range step.Eliminations {
		removed = append(removed, numberOf(x.Cell, x.Digit))
	}
	for _, x := range step.Placements {
		for d := range board.AllDigits.Without(x.Digit).All() {
			removed = append(removed, numberOf(x.Cell, d))
		}
		for c := range x.Cell.Peers().All() {
			removed = append(removed, numberOf(c, x.Digit))
		}
	}
	return removed
}

// collect walks the log up to the step n and notes what could be concluded on the way.
func (s *shortening) collect(ctx context.Context, l *Log, n int) {
	inForce := l.InForce()
	walk := newExcerpt(l)
	for k := 1; k <= n; k++ {
		step := l.Step(k)
		if !inForce[k-1] && k != n {
			continue
		}
		switch step.Kind {
		case Init, Premise, Guess:
			s.note(&walk.board, step, true)
		default:
			if ctx.Err() != nil {
				return
			}
			s.note(&walk.board, step, false)
			for _, r := range s.ladder {
				walk.find(ctx, r.Technique, func(found Step) bool { s.note(&walk.board, &found, false); return true })
			}
		}
		if k < n && walk.holds(step.Because) {
			walk.add(k)
		}
	}
}

// note adds a step that applies on a board.
func (s *shortening) note(b *board.Board, step *Step, believed bool) {
	d := derivation{step: *step, removes: s.conclusions(step), believed: believed}
	key := make([]byte, 0, 64)
	for _, x := range d.removes {
		key = append(key, byte(x), byte(x>>8))
	}
	for t := range step.Truths() {
		key = append(key, 0xff, byte(t), byte(t>>8))
	}
	if _, known := s.index[string(key)]; known {
		return
	}
	s.index[string(key)] = len(s.steps)
	if !believed {
		for _, x := range step.Missing(b) {
			d.needs = append(d.needs, numberOf(x.Cell, x.Digit))
		}
	}
	s.steps = append(s.steps, d)
}

// improve finds, for each candidate, a small set of steps that removes it.
func (s *shortening) improve() {
	words := len(s.steps)/64 + 1
	union := make([]uint64, words)
	for changed := true; changed; {
		changed = false
		for i := range s.steps {
			d := &s.steps[i]
			if !s.gather(union, d.needs) {
				continue
			}
			union[i/64] |= 1 << (i % 64)
			size := 0
			for _, w := range union {
				size += bits.OnesCount64(w)
			}
			for _, x := range d.removes {
				if e := &s.best[x]; e.set == nil || size < e.size {
					*e = explanation{slices.Clone(union), size}
					changed = true
				}
			}
		}
	}
}

// gather makes union the sets that remove all of the candidates; ok is false where one is not removed yet.
func (s *shortening) gather(union []uint64, candidates []int) (ok bool) {
	clear(union)
	for _, x := range candidates {
		if s.best[x].set == nil {
			return false
		}
		for i, w := range s.best[x].set {
			union[i] |= w
		}
	}
	return true
}

// log puts the steps that remove all of the goal in order; it ends with the one that removes the last of them.
func (s *shortening) log(l *Log, goal []int) Log {
	final := -1
	union, best := make([]uint64, len(s.steps)/64+1), 0
	for i := range s.steps {
		d := &s.steps[i]
		if !holdsAll(d.removes, goal) || !s.gather(union, d.needs) {
			continue
		}
		size := 0
		for _, w := range union {
			size += bits.OnesCount64(w)
		}
		if final < 0 || size < best {
			final, best = i, size
		}
	}
	if final < 0 {
		return Log{}
	}
	s.gather(union, s.steps[final].needs)
	return s.arrange(l, union, final)
}

// holdsAll reports whether every one of the candidates wanted is among those there are.
func holdsAll(there, wanted []int) bool {
	for _, x := range wanted {
		if !slices.Contains(there, x) {
			return false
		}
	}
	return true
}

// arrange logs the steps of a set, each as soon as what it needs is gone, and last the final one.
func (s *shortening) arrange(l *Log, set []uint64, final int) Log {
	j := newJournal(l.First(0))
	gone := map[int]bool{}
	var rest []int
	for i := range s.steps {
		if set[i/64]>>(i%64)&1 != 0 && i != final || l.Puzzle.Len() > 0 && s.steps[i].step.Kind == Init {
			rest = append(rest, i)
		}
	}
	apply := func(i int) {
		d := &s.steps[i]
		step := d.step
		present := func(x board.Candidate) bool { return j.board.Digit(x.Cell) == 0 && j.board.Has(x) }
		step.Placements = kept(step.Placements, present)
		step.Eliminations = kept(step.Eliminations, present)
		switch {
		case len(step.Placements)+len(step.Eliminations) == 0: // another step of the set did the same
		case d.believed:
			j.record(step)
		default:
			j.take(j.logged(new(memory), &step))
		}
		for _, x := range d.removes {
			gone[x] = true
		}
	}
	for len(rest) > 0 {
		before := len(rest)
		rest = slices.DeleteFunc(rest, func(i int) bool {
			for _, x := range s.steps[i].needs {
				if !gone[x] {
					return false
				}
			}
			apply(i)
			return true
		})
		if len(rest) == before {
			return Log{}
		}
	}
	apply(final)
	return j.log
}

// kept is a copy of those that are to be kept.
func kept[T any](xs []T, keep func(T) bool) (out []T) {
	for _, x := range xs {
		if keep(x) {
			out = append(out, x)
		}
	}
	return out
}
