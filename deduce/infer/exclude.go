package infer

import "math/bits"

// excluder finds premises that exclude each other: something is on in the row of one and off in that of the other.
type excluder struct {
	onIn, offIn [maxCandidates]candidateSet // of each candidate, the premises in whose rows it is on and off
	excludes    [maxCandidates]candidateSet // by each premise, those that it excludes as what is on is off there, and those that exclude it so
	excludedBy  [maxCandidates]candidateSet // scratch
}

// exclude eliminates in the lanes of a field those premises that they exclude. What has died in it is excluded by the row that it
// had before.
func (x *excluder) exclude(f *field, before *rows, n int) {
	for c := range n {
		for w := range f.bundles {
			b := &f.bundles[w]
			x.onIn[c][w], x.offIn[c][w] = b.is[c].on&b.alive, b.is[c].off&b.alive
		}
	}
	dead := f.dead()
	for _, q := range dead.list(nil) {
		if !before.dead.has(q) {
			for _, c := range before.off[q].list(nil) {
				x.offIn[c].add(q)
			}
		}
	}
	x.compare(&dead, n)
	for w := range f.bundles {
		b := &f.bundles[w]
		for q := range uint16(n) {
			if in := x.excludes[q][w] & b.alive &^ b.is[q].off; in != 0 {
				b.eliminate(q, in)
			}
		}
	}
}

// compare works out which of the first n premises exclude each other, by what is on and off in their rows.
func (x *excluder) compare(dead *candidateSet, n int) {
	words := (n + 63) / 64
	clear(x.excludes[:n])
	for c := range n {
		for w := range words {
			x.offIn[c][w] &^= dead[w] // what the dead exclude is of no use
			for in := x.onIn[c][w] &^ dead[w]; in != 0; in &= in - 1 {
				q := &x.excludes[w<<6+bits.TrailingZeros64(in)]
				for i := range words {
					q[i] |= x.offIn[c][i]
				}
			}
		}
	}
	columns(x.excludes[:n], x.excludedBy[:n])
	for q := range n {
		for i := range words {
			x.excludes[q][i] |= x.excludedBy[q][i]
		}
	}
}

// columns makes rows columns.
func columns(from, to []candidateSet) {
	var a [64]uint64
	words := (len(from) + 63) / 64
	for i := range words {
		for j := range words {
			clear(a[:])
			for k := range min(64, len(from)-i*64) {
				a[k] = from[i*64+k][j]
			}
			transpose(&a)
			for k := range min(64, len(to)-j*64) {
				to[j*64+k][i] = a[k]
			}
		}
	}
}
