package infer

import "math/bits"

// excluder finds premises that exclude each other: something is on in the row of one and off in that of the other.
type excluder struct {
	onIn, offIn [maxCandidates]candidateSet // of each candidate, the premises in whose rows it is on and off
	excludes    [maxCandidates]candidateSet // by each premise, those that it excludes as what is on is off there
	excludedBy  [maxCandidates]candidateSet
}

// exclude eliminates in the rows of the first n premises those that they exclude.
func (x *excluder) exclude(r *rows, n int) {
	words := (n + 63) / 64
	columns(r.on[:n], x.onIn[:n])
	columns(r.off[:n], x.offIn[:n])
	clear(x.excludes[:n])
	for c := range n {
		for w := range words {
			x.offIn[c][w] &^= r.dead[w] // rows of the dead say nothing
			for in := x.onIn[c][w] &^ r.dead[w]; in != 0; in &= in - 1 {
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
			r.off[q][i] |= x.excludes[q][i] | x.excludedBy[q][i]
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
