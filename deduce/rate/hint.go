package rate

import (
	"fmt"

	"deduku/board"
)

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

// codes are the names that the reference's paths are written with.
var codes = [...]string{
	fullHouse: "full-house", hiddenSingleBox: "hidden-single-box", hiddenSingleLine: "hidden-single-line", nakedSingle: "naked-single",
	directPointing: "direct-pointing", directClaiming: "direct-claiming",
	directHiddenPair: "direct-hidden-pair", directHiddenTriple: "direct-hidden-triple",
	pointing: "pointing", claiming: "claiming", nakedPair: "naked-pair", nakedTriple: "naked-triple", nakedQuad: "naked-quad",
	hiddenPair: "hidden-pair", hiddenTriple: "hidden-triple", hiddenQuad: "hidden-quad",
	xWing: "x-wing", swordfish: "swordfish", jellyfish: "jellyfish", xyWing: "xy-wing", xyzWing: "xyz-wing",
	uniqueLoop1: "1", uniqueLoop2: "2", uniqueLoop3: "3", uniqueLoop4: "4", bug1: "bug1", bug2: "bug2", bug3: "bug3", bug4: "bug4",
	alignedPair: "ape", alignedTriplet: "ate",
	xCycle: "x-cycle", yCycle: "y-cycle", xyCycle: "xy-cycle", xChain: "x-chain", forcingChain: "forcing-chain",
	nishio: "nishio", cellChain: "cell-fc", unitChain: "region-fc",
	contradiction: "dyn-contradiction", double: "dyn-double", dynamicCell: "dyn-cell", dynamicUnit: "dyn-region",
}

// levels are what is added to the names of dynamic chains for the rules inside them.
var levels = [...]string{"", "+", "+fc", "+mfc", "+dfc"}

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

// code is the name in the reference's paths.
func (h *hint) code() string {
	switch t := h.technique; {
	case t >= uniqueLoop1 && t <= uniqueLoop4:
		if n := h.cells.Len(); n > 4 {
			return fmt.Sprintf("ul%d-%s", n, codes[t])
		}
		return "ur" + codes[t]
	case t >= contradiction:
		return codes[t] + levels[h.level]
	default:
		return codes[t]
	}
}

// start makes the hint a new one.
func (h *hint) start(t technique, rating float64) {
	*h = hint{technique: t, rating: rating, out: h.out[:0]}
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

// apply carries the hint out.
func (p *position) apply(h *hint) {
	for _, r := range h.out {
		for s := r.digits & p.cand[r.cell]; s != 0; s &= s - 1 {
			p.remove(r.cell, s.First())
		}
	}
	if h.placed.Digit != 0 {
		p.fill(h.placed.Cell, h.placed.Digit)
	}
}
