package infer

import "deduku/board"

// lanes are the lanes of all premises of a position, as singles left them. In a later position of the same puzzle they go on
// from there: it has nothing that the earlier one had not, so what followed then follows now.
type lanes struct {
	candidate []board.Candidate
	alive     []uint64
	is        [][]onOff // by bundle and candidate
}

// mostGone is how many candidates may be gone since; where more are, lanes are followed anew.
const mostGone = 24

// remember takes over the lanes of a field, in which nothing may wait.
func (l *lanes) remember(f *field, p *position) {
	l.candidate = append(l.candidate[:0], p.candidate[:p.n]...)
	l.alive = l.alive[:0]
	for i := range f.bundles {
		b := &f.bundles[i]
		if i == len(l.is) {
			l.is = append(l.is, nil)
		}
		l.is[i] = append(l.is[i][:0], b.is[:p.n]...)
		l.alive = append(l.alive, b.alive)
	}
}

// forget has nothing to go on from.
func (l *lanes) forget() { l.candidate = l.candidate[:0] }

// resume makes the lanes those of a field at another position, yet to be followed. It reports whether they are of any use there.
func (l *lanes) resume(f *field, p *position) bool {
	var gone [mostGone]int // numbers of candidates, as they were
	var was [maxCandidates]uint16
	n, k := 0, 0
	for i, x := range l.candidate {
		if n < p.n && p.candidate[n] == x {
			was[n] = uint16(i)
			n++
			continue
		}
		if k == mostGone {
			return false
		}
		gone[k] = i
		k++
	}
	if n < p.n || n == 0 {
		return false
	}
	f.begin(p)
	var on, off [(maxCandidates + 63) / 64]uint64
	for x := range n {
		for i := range l.alive {
			is := &l.is[i][was[x]]
			on[i], off[i] = is.on, is.off
		}
		for j := k - 1; j >= 0; j-- {
			dropBit(on[:len(l.alive)], gone[j])
			dropBit(off[:len(l.alive)], gone[j])
		}
		for i := range f.bundles {
			f.bundles[i].is[x] = onOff{on[i], off[i]}
		}
	}
	copy(on[:], l.alive)
	for j := k - 1; j >= 0; j-- {
		dropBit(on[:len(l.alive)], gone[j])
	}
	for i := range f.bundles {
		f.bundles[i].alive &= on[i]
		f.bundles[i].count()
	}
	return true
}

// dropBit takes a bit out of some words; those above it move down.
func dropBit(words []uint64, bit int) {
	i := bit >> 6
	below := uint64(1)<<(bit&63) - 1
	words[i] = words[i]&below | words[i]>>1&^below
	for ; i+1 < len(words); i++ {
		words[i] |= words[i+1] << 63
		words[i+1] >>= 1
	}
}
