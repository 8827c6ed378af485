package infer

import "math/bits"

// nester has premises die in lanes where they die as second premises: what is left dies in nested nets.
type nester struct {
	outer, inner bundle
	late         [maxCandidates]uint64 // where each candidate is to be struck
	scripts      [maxCandidates]script // what died in the lane of each premise
}

// script says in what order lemmas came about: candidates that died at the same time, after a mark that says how many
// levels of singles they took.
type script []uint16

// markBit tells marks of a script.
const markBit = 1 << 15

// round strikes, in some lanes of the outer bundle, each candidate that would die as second premise within so many
// levels of singles, and follows that. It returns the lanes in which any did.

func (n *nester) round(levels int, spent func() bool) (changed uint64) {
	b := &n.outer
	n.inner.position = b.position
	for p := range uint16(b.n) {
		n.late[p] = 0
		if in := b.alive &^ b.is[p].off &^ b.is[p].on; in != 0 {
			n.late[p] = n.kills(p, in, levels)
			changed |= n.late[p]
		}
		if p&15 == 0 && spent() {
			return 0
		}
	}
	if changed == 0 {
		return 0
	}
	n.write(levels)
	for p := range uint16(b.n) {
		if s := n.late[p] &^ b.is[p].off; s != 0 {
			b.strike(p, s)
		}
	}
	b.follow(unlimited)
	return changed
}

// write adds what is about to be struck to the scripts of the lanes.
func (n *nester) write(levels int) {
	var begun uint64
	for p := range uint16(n.outer.n) {
		for lanes := n.late[p]; lanes != 0; lanes &= lanes - 1 {
			i := bits.TrailingZeros64(lanes)
			s := &n.scripts[n.outer.premise[i]]
			if begun>>i&1 == 0 {
				begun |= 1 << i
				*s = append(*s, markBit|uint16(min(levels, markBit-1)))
			}
			*s = append(*s, p)
		}
	}
}

// kills are the lanes of those given that die within so many levels when p holds in them too.
func (n *nester) kills(p uint16, in uint64, levels int) uint64 {
	b, inner := &n.outer, &n.inner
	copy(inner.is[:b.n], b.is[:b.n])
	copy(inner.left[:b.m], b.left[:b.m])
	if inner.nine = b.nine; b.nine {
		copy(inner.ninth[:b.m], b.ninth[:b.m])
	}
	inner.dropWaiting()
	inner.alive = in
	inner.place(p, in)
	if levels == unlimited {
		inner.follow(unlimited)
	} else {
		inner.follow(levels - 1)
		inner.finish()
	}
	return in &^ inner.alive
}

// search finds the first premises in order that nested nets with lemmas of so many levels refute: enough of them if
// there are so many. The lanes to begin with are those of the rows, and are kept there as far as they were followed.
func (n *nester) search(r *rows, p *position, order []uint16, levels int, spent func() bool) (found []uint16) {
	var batch []uint16
	for (len(batch) > 0 || len(order) > 0) && len(found) < enough && !spent() {
		for ; len(batch) < 64 && len(order) > 0; order = order[1:] {
			if !r.dead.has(order[0]) {
				batch = append(batch, order[0])
			}
		}
		r.bundle(&n.outer, p, batch)
		changed := n.round(levels, spent)
		r.keep(&n.outer)
		found = n.outer.premises(found, n.outer.lanes&^n.outer.alive)
		batch = n.outer.premises(batch[:0], n.outer.alive&changed)
	}
	return found
}

// premises appends the premises of some lanes to a list.
func (b *bundle) premises(to []uint16, lanes uint64) []uint16 {
	for ; lanes != 0; lanes &= lanes - 1 {
		to = append(to, b.premise[bits.TrailingZeros64(lanes)])
	}
	return to
}
