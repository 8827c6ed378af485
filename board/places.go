package board

import "math/bits"

// whereabouts are the cells of a digit: on the board, in each unit, and how many these are.
type whereabouts struct {
	homes  CellSet
	places places
	counts counts
}

// places are the places of a digit in all units, nine bits a unit.
type places [placesWords]uint64

const (
	unitsPerWord = 7 // of places
	placesWords  = (Units + unitsPerWord - 1) / unitsPerWord
)

// of is the places in the unit whose field f is.
func (p *places) of(f field) SpotSet { return SpotSet(p[f.word]>>(f.shift&63)) & AllSpots }

// field is where a unit stands among places.
type field struct{ word, shift uint8 }

// unitFields holds the field of each unit.
var unitFields = func() (t [Units]field) {
	for u := range t {
		t[u] = field{uint8(u / unitsPerWord), uint8(u % unitsPerWord * Side)}
	}
	return t
}()

// keep takes away all places but those of kept.
func (p *places) keep(kept *places) {
	p[0] &= kept[0]
	p[1] &= kept[1]
	p[2] &= kept[2]
	p[3] &= kept[3]
}

// without holds the places of all units but those of a cell; unseen, but those of the cells that it sees. The places to keep are
// in a table, and not those to take away, since the common processors have no instruction for that.
var without, unseen = func() (without, unseen [Cells]places) {
	for c := range without {
		for i := range without[c] {
			without[c][i], unseen[c][i] = ^uint64(0), ^uint64(0)
		}
		for i, u := range cellUnits[c] {
			f := unitFields[u]
			without[c][f.word] &^= 1 << (f.shift + spotOf[c][i])
		}
	}
	for c := range unseen {
		for p := range peers[c].All() {
			unseen[c].keep(&without[p])
		}
	}
	return without, unseen
}()

// counts are how many places a digit has in each unit, four bits a unit: what a move leaves with one place or none is found
// in all units at once.
type counts struct{ lo, hi uint64 } // the units from 0 and from 16 on

const (
	countBits     = 4
	countsPerWord = 64 / countBits

	eachCount uint64 = 0x1111111111111111 // 1 for each unit of a word
	topBits          = 8 * eachCount
)

// less is n after a cell has gone from its units.
func (n counts) less(c Cell) counts { return counts{n.lo - oneOfEach[c].lo, n.hi - oneOfEach[c].hi} }

// dropped is the top bit of each unit that has at most one place left and had more before, or has none and had one.
//
// Six and a count of two or more reach the top bit, and nine and six are fifteen: nothing is carried to the next unit. The last bit
// differs between one and none.
func (n counts) dropped(before counts) counts {
	const six = 6 * eachCount
	return counts{
		^(n.lo + six) & topBits & ((before.lo + six) | (n.lo^before.lo)<<3),
		^(n.hi + six) & topBits & ((before.hi + six) | (n.hi^before.hi)<<3),
	}
}

// outside is the top bits of n but for those of the units of c.
func (n counts) outside(c Cell) counts {
	return counts{n.lo &^ (oneOfEach[c].lo << 3), n.hi &^ (oneOfEach[c].hi << 3)}
}

// none reports whether one of the units whose top bits are set, all with at most one place, has none.
func (n counts) none(few counts) bool { return few.lo&^(n.lo<<3)|few.hi&^(n.hi<<3) != 0 }

// units are the units whose top bits are set.
func (n counts) units() (units UnitSet) {
	for ; n.lo != 0; n.lo &= n.lo - 1 {
		units |= 1 << (bits.TrailingZeros64(n.lo) / countBits)
	}
	for ; n.hi != 0; n.hi &= n.hi - 1 {
		units |= 1 << (countsPerWord + bits.TrailingZeros64(n.hi)/countBits)
	}
	return units
}

// has reports whether the top bit of u is set.
func (n counts) has(u Unit) bool {
	word := n.lo
	if u >= countsPerWord {
		word = n.hi
	}
	return word>>(countBits*(u%countsPerWord)+countBits-1)&1 != 0
}

// oneOfEach holds 1 for each of the units of each cell.
var oneOfEach = func() (t [Cells]counts) {
	for c := range t {
		for _, u := range cellUnits[c] {
			if u < countsPerWord {
				t[c].lo |= 1 << (countBits * u)
			} else {
				t[c].hi |= 1 << (countBits * (u - countsPerWord))
			}
		}
	}
	return t
}()

// everywhere are the whereabouts of a digit on the empty board.
var everywhere = func() (w whereabouts) {
	w.homes = AllCells
	for _, f := range unitFields {
		w.places[f.word] |= uint64(AllSpots) << f.shift
	}
	for c := range oneOfEach {
		w.counts.lo += oneOfEach[c].lo
		w.counts.hi += oneOfEach[c].hi
	}
	return w
}()
