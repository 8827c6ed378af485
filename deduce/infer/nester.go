package infer

import (
	"math/bits"
	"slices"
)

// nester looks for premises that nested nets refute: in the lane of each, whatever would die as a second premise is
// eliminated, again and again, until the lane dies or nothing more does. Lanes are followed in bundles.
type nester struct {
	rows    rows // how far the lanes were followed
	outer   bundle
	second  second
	late    [maxCandidates]uint64 // of the outer bundle, where each candidate is to be eliminated
	scripts [maxCandidates]script // what was eliminated so in the lane of each premise
}

// script says what was eliminated in a lane, and when: numbers of candidates, in each round after a mark that says within
// how many levels of singles they died.
type script []uint16

// markBit tells marks of a script.
const markBit = 1 << 15

// mark is the mark of a round.
func mark(levels int) uint16 { return markBit | uint16(min(levels, markBit-1)) }

// next is the first round of a script, and what comes after.
func (s script) next() (levels int, died, rest script) {
	end := 1
	for end < len(s) && s[end]&markBit == 0 {
		end++
	}
	return int(s[0] &^ markBit), s[1:end], s[end:]
}

// start begins with the lanes of rows.
func (n *nester) start(r *rows, p *position) {
	n.rows.copy(r, p.n)
	n.second.around.look(p)
	for q := range p.n {
		n.scripts[q] = n.scripts[q][:0]
	}
}

// search finds premises that die by lemmas of so many levels, in order: it ends with the
// round after which there are enough of them, or when all were looked at.
func (n *nester) search(p *position, order []uint16, levels, enough int, spent func() bool) (found []uint16) {
	var batch []uint16
	for (len(batch) > 0 || len(order) > 0) && len(found) < enough && !spent() {
		for ; len(batch) < 64 && len(order) > 0; order = order[1:] {
			if !n.rows.dead.has(order[0]) {
				batch = append(batch, order[0])
			}
		}
		n.rows.bundle(&n.outer, p, batch)
		changed := n.round(levels, spent)
		n.rows.keep(&n.outer)
		found = n.outer.premises(found, n.outer.lanes&^n.outer.alive)
		batch = n.outer.premises(batch[:0], n.outer.alive&changed)
	}
	slices.Sort(found)
	return found
}

// round eliminates, in each lane of the outer bundle, what would die there as second premise within so many levels of
// singles, and follows that. It returns the lanes in which anything did.
func (n *nester) round(levels int, spent func() bool) (changed uint64) {
	b := &n.outer
	n.second.begin(b)
	for p := range uint16(b.n) {
		n.late[p] = 0
		if in := b.alive &^ b.is[p].off &^ b.is[p].on; in != 0 {
			n.late[p] = n.second.kills(p, in, levels)
			changed |= n.late[p]
		}
		if p%16 == 0 && spent() {
			return 0
		}
	}
	n.write(changed, levels)
	for p := range uint16(b.n) {
		if s := n.late[p] &^ b.is[p].off; s != 0 {
			b.eliminate(p, s)
		}
	}
	b.follow(unlimited)
	return changed
}

// write adds what is about to be eliminated to the scripts of the lanes that change.
func (n *nester) write(changed uint64, levels int) {
	for ; changed != 0; changed &= changed - 1 {
		lane := changed & -changed
		s := &n.scripts[n.outer.premise[bits.TrailingZeros64(lane)]]
		*s = append(*s, mark(levels))
		for p, dead := range n.late[:n.outer.n] {
			if dead&lane != 0 {
				*s = append(*s, uint16(p))
			}
		}
	}
}

// premises appends the premises of some lanes to a list.
func (b *bundle) premises(to []uint16, lanes uint64) []uint16 {
	for ; lanes != 0; lanes &= lanes - 1 {
		to = append(to, b.premise[bits.TrailingZeros64(lanes)])
	}
	return to
}
