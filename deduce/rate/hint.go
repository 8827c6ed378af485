package rate

import "deduku/board"

// technique is what a producer's hint is called.
type technique uint8

const (
	fullHouse technique = iota
	hiddenSingleBox
	hiddenSingleLine
	directPointing
	directClaiming
	directHiddenPair
	nakedSingle
	directHiddenTriple
	pointing
	claiming
	nakedPair
	xWing
	hiddenPair
	nakedTriple
	swordfish
	hiddenTriple
	xyWing
	xyzWing
	uniqueLoop1
	uniqueLoop2
	uniqueLoop3
	uniqueLoop4
	nakedQuad
	jellyfish
	hiddenQuad
	bug1
	bug2
	bug3
	bug4
	alignedPair
	xCycle
	yCycle
	xyCycle
	xChain
	forcingChain
	alignedTriplet
	nishio
	cellChain
	unitChain
	contradiction
	double
	dynamicCell
	dynamicUnit
)

// removal is what a hint removes from one cell.
type removal struct {
	cell   board.Cell
	digits board.DigitSet
}

// hint is what a producer found.
type hint struct {
	technique technique
	rating    float64
	placed    board.Candidate // its digit is zero where nothing is placed
	out       []removal       // a cell may be listed more than once

	level int // of dynamic chains
	nodes int // of chains

	// What the pattern is made of; which of these are set depends on the technique.
	units, covers board.UnitSet
	cells, others board.CellSet
	digits        board.DigitSet
	hidden        bool // the set of a loop is a hidden one
}

// start makes the hint a new one.
func (h *hint) start(t technique, rating float64) {
	*h = hint{technique: t, rating: rating, out: h.out[:0]}
}

// direct makes h a hint that only places a digit.
func (h *hint) direct(t technique, rating float64, c board.Cell, d board.Digit) {
	h.start(t, rating)
	h.placed = board.Candidate{Cell: c, Digit: d}
}

// remove adds the digits that c has to what is removed.
func (h *hint) remove(p *marks, c board.Cell, digits board.DigitSet) {
	if digits &= p.cand[c]; digits != 0 {
		h.out = append(h.out, removal{c, digits})
	}
}

// removeAll adds d in the cells that have it.
func (h *hint) removeAll(p *marks, cells board.CellSet, d board.Digit) {
	for cells = cells.And(p.homes[d]); !cells.Empty(); cells = cells.Rest() {
		h.out = append(h.out, removal{cells.First(), board.Digits(d)})
	}
}

// conclude makes x true or false the hint's effect.
func (h *hint) conclude(p *marks, x board.Candidate, holds bool) {
	if holds {
		h.placed = x
	}
	h.remove(p, x.Cell, p.ruledOut(x, holds))
}

// apply carries the hint out.
func (h *hint) apply(p *position) {
	for _, r := range h.out {
		for s := r.digits & p.cand[r.cell]; s != 0; s &= s - 1 {
			p.remove(r.cell, s.First())
		}
	}
	if h.placed.Digit != 0 {
		p.fill(h.placed.Cell, h.placed.Digit)
	}
}
