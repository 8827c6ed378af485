package technique

import (
	"deduku/board"
	"deduku/deduce"
)

// Few digits have a fish without fins, and that is quickly told: line by line, the places of a digit are a set
// of lines that cross. The general search is asked only where some k lines have their places in k that cross.

// fishGate is the lines of one direction that can be bases of a basic fish.
type fishGate struct {
	lines  [9]board.SpotSet // their places
	n      int
	others board.SpotSet // the places in all other lines
	size   int
}

// hasBasicFish reports whether there is a basic fish of this size for the digit that eliminates something.
func hasBasicFish(v *deduce.View, d board.Digit, size int) bool {
	for _, first := range [2]board.Unit{board.Row(0), board.Column(0)} {
		g := fishGate{size: size}
		for u := first; u < first+9; u++ {
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

// open goes on from line i. Of those before it some are bases, with need more to come, whose places together are
// covered; the places in all that are none are others.
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
