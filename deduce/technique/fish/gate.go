package fish

import (
	"deduku/board"
	"deduku/deduce"
)

// Most digits have no basic fish, and the rows and columns tell it soon: the places of the digit in a line are a set of
// nine bits, one for each line that crosses it. The general search is asked only where k lines have their places in k
// lines that cross them.

// fishGate is the lines of one direction that can be bases of a basic fish.
type fishGate struct {
	lines  [board.Side]board.SpotSet // their places
	n      int
	others board.SpotSet // the places in all other lines
	size   int
}

// hasBasicFish reports whether there is a basic fish of this size for the digit that eliminates something.
func hasBasicFish(v *deduce.View, d board.Digit, size int) bool {
	for _, first := range [2]board.Unit{board.Row(0), board.Column(0)} {
		g := fishGate{size: size}
		for u := first; u < first+board.Side; u++ {
			spots := v.Spots(u, d)
			if n := spots.Len(); n >= 2 && n <= size {
				g.lines[g.n] = spots
				g.n++
			} else {
				g.others |= spots
			}
		}
		if g.open(0, size, 0, g.others) {
			return true
		}
	}
	return false
}

// open reports whether need more of the lines from number i on make a fish, together with the bases chosen before.
// Covered are the places of these bases, others the places of all lines that are no bases.
func (g *fishGate) open(i, need int, covered, others board.SpotSet) bool {
	if g.n-i < need {
		return false
	}
	if need == 0 {
		for _, spots := range g.lines[i:g.n] {
			others |= spots
		}
		return covered.Len() == g.size && covered&others != 0
	}
	line := g.lines[i]
	if with := covered | line; with.Len() <= g.size && g.open(i+1, need-1, with, others) {
		return true
	}
	return g.open(i+1, need, covered, others|line)
}
