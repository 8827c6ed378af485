package plainrate

import (
	"slices"

	"deduku/board"
)

// Removal is what a hint removes from one cell.
type Removal struct {
	Cell   board.Cell
	Digits board.DigitSet
}

// Hint is what a producer found.
type Hint struct {
	Technique string
	Rating    float64
	Place     board.Candidate // its digit is zero where nothing is placed
	Remove    []Removal       // each cell once, in the order in which the producer put it in

	// Of chains.
	Nodes  int  // what the length is made of
	nested bool // a part of Nodes comes from chains inside the chains
	ends   []*chainNode

	class int // among hints of equal rating and nodes the smaller class precedes
	start cause
	gone  func(base *Grid) []board.Candidate // of rules inside chains: see parents in advanced.go
}

// worthy reports whether the hint removes anything.
func (h *Hint) worthy() bool { return len(h.Remove) > 0 }

// remove adds the digits of within that c has.
func (h *Hint) remove(g *Grid, c board.Cell, digits board.DigitSet) {
	if digits &= g.Cand[c]; digits == 0 {
		return
	}
	for i := range h.Remove {
		if h.Remove[i].Cell == c {
			h.Remove[i].Digits |= digits
			return
		}
	}
	h.Remove = append(h.Remove, Removal{c, digits})
}

// apply carries the hint out.
func (g *Grid) apply(h *Hint) {
	for _, r := range h.Remove {
		g.Cand[r.Cell] &^= r.Digits
	}
	if h.Place.Digit != 0 {
		g.place(h.Place.Cell, h.Place.Digit)
	}
}

// byCell is the removals in the order of the cells.
func (h *Hint) byCell() []Removal {
	out := slices.Clone(h.Remove)
	slices.SortFunc(out, func(a, b Removal) int { return int(a.Cell) - int(b.Cell) })
	return out
}

// hashed is the removals in the order of a hash map keyed by cells, which had them put in as listed.
func (h *Hint) hashed() []Removal {
	n := 128
	switch k := len(h.Remove); {
	case k <= 12:
		n = 16
	case k <= 24:
		n = 32
	case k <= 48:
		n = 64
	}
	out := slices.Clone(h.Remove)
	slices.SortStableFunc(out, func(a, b Removal) int { return int(a.Cell)%n - int(b.Cell)%n })
	return out
}
