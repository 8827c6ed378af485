package braid

import (
	"cmp"
	"context"
	"math/bits"
	"slices"
)

// engine finds all that braids up to a length give, in positions and in trials.
type engine struct {
	ctx    context.Context
	prover prover
	whips  chainer
	shapes *shapes // of what braids put: singles, or groups too
	passed [candidates]candidateSet
	open   [candidates]bool // passed says where the trial of the candidate ends
	hard   []target
	levels []*level
}

// target is a candidate that is wrong and the length of a braid against it, which need not be the shortest.
type target struct {
	x      literal
	length int
}

// settled shapes are those of positions between braids: locked candidates are braids of length 1, so they are
// put like singles from that length on.
func settledShapes(length int) *shapes {
	if length == 0 {
		return &sudoku.single
	}
	return &sudoku.grouped
}

// braids strikes in p all that braids of at most this length refute, and reports whether each variable has a place
// still. It ends early where p is solved.
func (e *engine) braids(p *position, length int) bool {
	if length < 2 {
		return true
	}
	clear(e.open[:])
	for !p.solved() {
		if e.ctx.Err() != nil {
			return true
		}
		found, ok := e.easy(p, length)
		if !ok {
			return false
		}
		if found {
			continue
		}
		if found, ok = e.exact(p, length); !ok || !found {
			return ok
		}
	}
	return true
}

// easy strikes the candidates against which a braid is seen at once, and gathers the others that are wrong.
func (e *engine) easy(p *position, length int) (found, ok bool) {
	e.hard = e.hard[:0]
	now := p.candidates()
	for i, w := range now {
		for ; w != 0; w &= w - 1 {
			x := literal(i*64 + bits.TrailingZeros64(w))
			if !p.open(x) || e.open[x] && within(&now, &e.passed[x]) {
				continue
			}
			n := e.prover.refutes(p, x, e.shapes)
			switch {
			case n == 0:
				e.open[x] = true
				e.passed[x] = e.prover.trial.candidates()
			case n > length:
				e.hard = append(e.hard, target{x, n})
			default:
				found = true
				p.strike(x)
				if !p.settle() {
					return true, false
				}
				now = p.candidates()
			}
		}
	}
	return found, true
}

// within reports whether all that a trial has left is still there, so that it would end the same.
func within(now, passed *candidateSet) bool {
	for i, w := range passed {
		if w&^now[i] != 0 {
			return false
		}
	}
	return true
}

// exact strikes the first candidate that a braid refutes which was not seen at once.
func (e *engine) exact(p *position, length int) (found, ok bool) {
	slices.SortStableFunc(e.hard, func(a, b target) int { return cmp.Compare(a.length, b.length) })
	for _, t := range e.hard {
		if e.ctx.Err() != nil {
			return false, true
		}
		if e.prover.within(p, t.x, e.shapes, length) {
			p.strike(t.x)
			return true, p.settle()
		}
	}
	return false, true
}
