package infer

// bundle is up to 64 lanes with one premise each, followed together: bit i of a word stands for lane i. It tells what
// is on and off in each lane and which lanes die, not why.
type bundle struct {
	*position
	premise [64]uint16
	lanes   uint64            // those in use
	alive   uint64            // those without a contradiction
	is      [slots]onOff      // what is on and off in each lane
	left    [truthSlots]tally // how many members of each truth are not eliminated; where one is on, no matter
	waits   [slots]uint64     // of what is on, the lanes in which its rivals are eliminated at the next level
	waiting []uint16          // the candidates that wait somewhere
	turns   []turn            // scratch of follow
}

// onOff is the lanes in which a candidate is placed and those in which it is eliminated.
type onOff struct{ on, off uint64 }

// turn is a candidate whose rivals are eliminated in some lanes.
type turn struct {
	candidate uint16
	in        uint64
}

// tally is how many members of a truth are left in each lane beyond the first, digit by digit.
type tally struct{ ones, twos, fours uint64 }

// tallied is the tally of a truth with n members left in all lanes.
func tallied(n uint16) tally {
	n--
	return tally{-uint64(n & 1), -uint64(n >> 1 & 1), -uint64(n >> 2 & 1)}
}

// less takes one off in some lanes. It returns the lanes in which none is left, and those in which one is.
func (t *tally) less(in uint64) (none, one uint64) {
	two := in &^ t.ones
	four := two &^ t.twos
	none = four &^ t.fours
	t.ones ^= in
	t.twos ^= two
	t.fours ^= four
	return none, in &^ (t.ones | t.twos | t.fours)
}

// begin makes b the lanes of these premises, with nothing on or off.
func (b *bundle) begin(p *position, premises []uint16) {
	b.position = p
	clear(b.is[:p.n])
	for t := range p.m {
		b.left[t] = tallied(min(p.first[t+1]-p.first[t], maxCounted))
	}
	b.dropWaiting()
	b.lanes = 1<<len(premises) - 1
	b.alive = b.lanes
	copy(b.premise[:], premises)
}

// dropWaiting forgets what waits.
func (b *bundle) dropWaiting() {
	for _, x := range b.waiting {
		b.waits[x] = 0
	}
	b.waiting = b.waiting[:0]
}

// assume places the premise of each lane, yet to be followed.
func (b *bundle) assume() {
	for i, lanes := 0, b.lanes; lanes != 0; i, lanes = i+1, lanes>>1 {
		b.place(b.premise[i], 1<<i)
	}
}

// count counts the members that are left, by what is on and off. Lanes need not be closed: what is single in one waits.
func (b *bundle) count() {
	for x := range b.n {
		is := &b.is[x]
		b.alive &^= is.on & is.off
		if is.off == 0 {
			continue
		}
		for _, t := range &b.counted[x] {
			if t != noTruth {
				none, _ := b.left[t].less(is.off)
				b.alive &^= none
			}
		}
	}
	for t := range uint16(b.m) {
		left := &b.left[t]
		if one := b.alive &^ (left.ones | left.twos | left.fours); one != 0 {
			b.placeLast(t, one)
		}
	}
}

// place puts a candidate on in lanes in which it is neither on nor off.
func (b *bundle) place(x uint16, in uint64) {
	b.is[x].on |= in
	if b.waits[x] == 0 {
		b.waiting = append(b.waiting, x)
	}
	b.waits[x] |= in
}

// placeLast places in some lanes what is the only one left of a truth there.
func (b *bundle) placeLast(t uint16, in uint64) {
	for _, y := range b.members(t) {
		is := &b.is[y&slotMask]
		if s := in &^ is.off &^ is.on; s != 0 {
			b.place(y, s)
		}
	}
}

// eliminate eliminates a candidate in lanes in which it is not eliminated.
func (b *bundle) eliminate(x uint16, in uint64) {
	b.alive &^= in & b.is[x].on
	b.is[x].off |= in
	for _, t := range &b.counted[x] {
		if t == noTruth {
			break
		}
		none, one := b.left[t].less(in)
		b.alive &^= none
		if one &= b.alive; one != 0 {
			b.placeLast(t, one)
		}
	}
}

// eliminateRivals eliminates the rivals of x, which is on in some lanes, there. Truths of x itself need no count.
func (b *bundle) eliminateRivals(x uint16, in uint64) {
	rivals := b.rivals(x)
	for i := range rivals {
		r := &rivals[i]
		y := &b.is[r.candidate&slotMask]
		s := in &^ y.off
		if s == 0 {
			continue
		}
		b.alive &^= s & y.on
		y.off |= s
		for _, t := range &r.truths {
			if t == noTruth {
				break
			}
			none, one := b.left[t&truthMask].less(s)
			b.alive &^= none
			if one &= b.alive; one != 0 {
				b.placeLast(t, one)
			}
		}
	}
}

// follow follows the lanes for up to so many levels of singles. What would be placed after the last level is not.
func (b *bundle) follow(levels int) {
	for ; len(b.waiting) > 0 && levels > 0; levels-- {
		b.turns = b.turns[:0]
		for _, x := range b.waiting {
			b.turns = append(b.turns, turn{x, b.waits[x]})
			b.waits[x] = 0
		}
		b.waiting = b.waiting[:0]
		for _, turn := range b.turns {
			if in := turn.in & b.alive; in != 0 {
				b.eliminateRivals(turn.candidate, in)
			}
		}
	}
}
