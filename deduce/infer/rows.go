package infer

import "math/bits"

// rows is what each candidate as the only premise leads to, premise by premise: lanes are followed in bundles and
// kept in rows between, so that any of them can be bundled together.
type rows struct {
	on, off [maxCandidates]candidateSet
	dead    candidateSet // the premises that lead to a contradiction; their rows say nothing
}

// copy makes r the same as another, of n premises.
func (r *rows) copy(from *rows, n int) {
	copy(r.on[:n], from.on[:n])
	copy(r.off[:n], from.off[:n])
	r.dead = from.dead
}

// keep takes over the lanes of a bundle. Nothing may wait in it.
func (r *rows) keep(b *bundle) {
	var on, off [64]uint64
	for block := 0; block*64 < b.n; block++ {
		n := min(b.n-block*64, 64)
		for i, is := range b.is[block*64 : block*64+n] {
			on[i], off[i] = is.on, is.off
		}
		clear(on[n:])
		clear(off[n:])
		transpose(&on)
		transpose(&off)
		for lanes := b.alive; lanes != 0; lanes &= lanes - 1 {
			i := bits.TrailingZeros64(lanes)
			q := b.premise[i]
			r.on[q][block], r.off[q][block] = on[i], off[i]
		}
	}
	for lanes := b.lanes &^ b.alive; lanes != 0; lanes &= lanes - 1 {
		r.dead.add(b.premise[bits.TrailingZeros64(lanes)])
	}
}

// bundle puts the lanes of some live premises into b. Rows need not be closed: what is single in one waits.
func (r *rows) bundle(b *bundle, p *position, premises []uint16) {
	b.begin(p, premises)
	var on, off [64]uint64
	for block := 0; block*64 < b.n; block++ {
		clear(on[:])
		clear(off[:])
		for i, q := range premises {
			on[i], off[i] = r.on[q][block], r.off[q][block]
		}
		transpose(&on)
		transpose(&off)
		n := min(b.n-block*64, 64)
		for i := range n {
			b.is[block*64+i] = onOff{on[i], off[i]}
		}
	}
	b.count()
}

// transpose makes rows columns.
func transpose(a *[64]uint64) {
	mask := uint64(1<<32 - 1)
	for j := 32; j != 0; j >>= 1 {
		for k := 0; k < 64; k = (k + j + 1) &^ j {
			t := (a[k]>>j ^ a[k+j]) & mask
			a[k] ^= t << j
			a[k+j] ^= t
		}
		mask ^= mask << (j >> 1)
	}
}
