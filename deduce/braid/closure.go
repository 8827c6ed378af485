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
	shapes *shapes // what braids assign: singles, or groups as well
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

// settledShapes returns the shapes for settling a position between braids of this length. Locked candidates are
// braids of length 1, so from that length on they are assigned like singles.
func settledShapes(length int) *shapes {
	if length == 0 {
		return &sudoku.single
	}
	return &sudoku.grouped
}

// braids removes from p the candidates that braids of at most this length refute, and reports whether each variable
// still has a place. It ends early if p is solved.
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

// easy removes the candidates that an obvious braid refutes, and collects the other wrong candidates in e.hard.
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
				p.remove(x)
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

// exact removes the first candidate of e.hard that a braid of at most this length refutes.
func (e *engine) exact(p *position, length int) (found, ok bool) {
	slices.SortStableFunc(e.hard, func(a, b target) int { return cmp.Compare(a.length, b.length) })
	for _, t := range e.hard {
		if e.ctx.Err() != nil {
			return false, true
		}
		if e.prover.within(p, t.x, e.shapes, length) {
			p.remove(t.x)
			return true, p.settle()
		}
	}
	return false, true
}
