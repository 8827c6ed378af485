package hint

import (
	"deduku/board"
	"deduku/deduce/rate/grid"
)

// Technique is what a producer's hint is called.
type Technique uint8

const (
	FullHouse Technique = iota
	HiddenSingleBox
	HiddenSingleLine
	DirectPointing
	DirectClaiming
	DirectHiddenPair
	NakedSingle
	DirectHiddenTriple
	Pointing
	Claiming
	NakedPair
	XWing
	HiddenPair
	NakedTriple
	Swordfish
	HiddenTriple
	XyWing
	XyzWing
	UniqueLoop1
	UniqueLoop2
	UniqueLoop3
	UniqueLoop4
	NakedQuad
	Jellyfish
	HiddenQuad
	Bug1
	Bug2
	Bug3
	Bug4
	AlignedPair
	XCycle
	YCycle
	XyCycle
	XChain
	ForcingChain
	AlignedTriplet
	Nishio
	CellChain
	UnitChain
	Contradiction
	Double
	DynamicCell
	DynamicUnit
)

// removal is what a hint removes from one cell.
type removal struct {
	Cell   board.Cell
	Digits board.DigitSet
}

// Hint is what a producer found.
type Hint struct {
	Technique Technique
	Rating    float64
	Placed    board.Candidate // its digit is zero where nothing is placed
	Out       []removal       // a cell may be listed more than once

	Level int // of dynamic chains
	Nodes int // of chains

	// What the pattern is made of; which of these are set depends on the technique.
	Units, Covers board.UnitSet
	Cells, Others board.CellSet
	Digits        board.DigitSet
	Hidden        bool // the set of a loop is a hidden one
}

// Start makes the hint a new one.
func (h *Hint) Start(t Technique, rating float64) {
	*h = Hint{Technique: t, Rating: rating, Out: h.Out[:0]}
}

// Direct makes h a hint that only places a digit.
func (h *Hint) Direct(t Technique, rating float64, c board.Cell, d board.Digit) {
	h.Start(t, rating)
	h.Placed = board.Candidate{Cell: c, Digit: d}
}

// Remove adds the digits that c has to what is removed.
func (h *Hint) Remove(p *grid.Marks, c board.Cell, digits board.DigitSet) {
	if digits &= p.Cand[c]; digits != 0 {
		h.Out = append(h.Out, removal{c, digits})
	}
}

// RemoveAll adds d in the cells that have it.
func (h *Hint) RemoveAll(p *grid.Marks, cells board.CellSet, d board.Digit) {
	for cells = cells.And(p.Homes[d]); !cells.Empty(); cells = cells.Rest() {
		h.Out = append(h.Out, removal{cells.First(), board.Digits(d)})
	}
}

// Conclude makes x true or false the hint's effect.
func (h *Hint) Conclude(p *grid.Marks, x board.Candidate, holds bool) {
	if holds {
		h.Placed = x
	}
	h.Remove(p, x.Cell, p.RuledOut(x, holds))
}

// Apply carries the hint out.
func (h *Hint) Apply(p *grid.Position) {
	for _, r := range h.Out {
		for s := r.Digits & p.Cand[r.Cell]; s != 0; s &= s - 1 {
			p.Remove(r.Cell, s.First())
		}
	}
	if h.Placed.Digit != 0 {
		p.Fill(h.Placed.Cell, h.Placed.Digit)
	}
}
