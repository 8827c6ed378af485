package braid

import "math/bits"

// level is the memory of the trials of one depth: where each of them ended, so that it is only done again when
// something that it had left is gone, or with longer braids. It then begins where it ended.
type level struct {
	net     net
	at      position
	probe   net
	tried   [candidates]int // 1 and the length of the braids with which it was done, 0 for none
	end     [candidates]candidateSet
	verdict [candidates]bool // no length of braids refutes it: it ended there with all braids, so it may not begin there
}

func (e *engine) level(depth int) *level {
	for len(e.levels) <= depth {
		e.levels = append(e.levels, new(level))
	}
	return e.levels[depth]
}

func (l *level) forget() { clear(l.tried[:]) }

// due reports whether the trial of x may now end otherwise than the last time.
func (l *level) due(x literal, now *candidateSet, length int) bool {
	if l.tried[x] == 0 || !within(now, &l.end[x]) {
		return true
	}
	return l.tried[x] < length+1 && !l.verdict[x]
}

// trialsOfSingles removes from n the candidates that trial and error with singles refutes, to a depth of at least 1.
// It reports whether n is still without a contradiction. The candidates of keep are true, so it doesn't try them.
func (e *engine) trialsOfSingles(n *net, depth int, keep *candidateSet) bool {
	if !n.run() {
		return false
	}
	if depth == 1 {
		return true
	}
	l := e.level(depth)
	l.forget()
	for again := true; again && !n.solved(); {
		again = false
		for x := range literal(candidates) {
			if e.ctx.Err() != nil {
				return true
			}
			if !n.open(x) || keep.has(x) {
				continue
			}
			now := n.candidates()
			if !l.due(x, &now, 0) {
				continue
			}
			l.net.copy(n)
			l.net.suppose(x)
			if l.tried[x] > 0 {
				l.net.keep(&l.end[x])
			}
			if e.trialsOfSingles(&l.net, depth-1, &noCandidates) {
				l.tried[x], l.end[x] = 1, l.net.candidates()
				continue
			}
			again = true
			n.remove(x)
			if !n.run() {
				return false
			}
			if n.solved() {
				return true
			}
		}
	}
	return true
}

var noCandidates candidateSet

// trials removes from p the candidates that trial and error of this depth, with braids of this length, refutes. It
// reports whether p is still without a contradiction. The candidates of keep are true, so it doesn't try them. The
// level of this depth must remember trials of p.
func (e *engine) trials(p *position, depth, length int, keep *candidateSet) bool {
	if !e.braids(p, length) {
		return false
	}
	if depth == 0 {
		return true
	}
	l := e.level(depth)
	for again := true; again && !p.solved(); {
		again = false
		now := p.candidates()
		for i := range now {
			for w := now[i] &^ keep[i]; w != 0; w &= w - 1 {
				x := literal(i*64 + bits.TrailingZeros64(w))
				if !p.open(x) || !l.due(x, &now, length) {
					continue
				}
				if e.ctx.Err() != nil {
					return true
				}
				if e.try(p, l, x, depth, length) {
					continue
				}
				again = true
				p.remove(x)
				if !p.settle() || !e.braids(p, length) {
					return false
				}
				if p.solved() {
					return true
				}
				now = p.candidates()
			}
		}
	}
	return true
}

// try supposes x in a copy of p and reports whether that leads to no contradiction.
func (e *engine) try(p *position, l *level, x literal, depth, length int) bool {
	t := &l.at
	t.fork(p, p.shapes)
	t.suppose(x)
	if l.tried[x] > 0 && !l.verdict[x] {
		t.keep(&l.end[x])
	}
	if !t.settle() {
		return false
	}
	l.verdict[x] = false
	if depth == 1 {
		l.probe.load(t)
		if l.probe.run() {
			l.tried[x], l.end[x], l.verdict[x] = length+1, l.probe.candidates(), true
			return true
		}
	} else {
		e.level(depth - 1).forget()
	}
	if !e.trials(t, depth-1, length, &noCandidates) {
		return false
	}
	l.tried[x], l.end[x] = length+1, t.candidates()
	return true
}
