package dynamic

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/hint"
	"deduku/deduce/rate/static"
)

// innerFinder finds all hints of a chain engine on a position inside.
//
// Engine 21 has no hint on most of these positions, and where it has, few candidates begin one. What follows from each
// candidate by all links, in no order, tells which; only from these the engine's own searches are made, in their order. They
// do not go where their end does not follow from: no node on the way to the end is left out so, nor comes later than another
// of them. So each search finds the same chains by the same nodes.
type innerFinder struct {
	Closures static.Closures
	multiple Search
	hints    []*InnerHint
	room     innerRoom
	marks    *grid.Marks

	removes, places, cycles []uint64 // the candidates from which a chain removes, places; where a cycle may begin

	search static.Search // the one of engine 21 that is made
	met    [2][]uint64   // the candidates that were met off, on
	way    [2][]uint64   // those that lead to the end if they are off, on
	walk   []pathNode    // of a chain
	hops   []cycleHop    // of a cycle
	path   []pathNode    // from the end of what was found back to its source
	next   []uint16      // what follows from a node
	then   []uint16      // from one after it

	// Of engines 24 and 25.
	ready   bool // the reaches are of the position
	group   []grid.ID
	sources []*reach
	targets []uint16
	best    []uint16 // of each candidate being off, on: behind it in hints, the best that comes to it
	offered uint32   // hints, those included that are not kept
}

func (f *innerFinder) find(engine uint8, m *grid.Marks) []*InnerHint {
	f.hints, f.marks = nil, m
	switch engine {
	case 21:
		f.static(m)
	case 24:
		f.multiples(m, innerMultiple)
	case 25:
		f.multiples(m, innerDynamic)
	}
	return f.hints
}

var (
	innerMultiple = Engines[0]
	innerDynamic  = Engines[1]
)

// static finds the hints of engine 21: cycles and chains in one digit, in cells with two
// candidates, and with all links. Its plain version is chainsAndCycles in plainrate. Both follow
// the three searches in deduce/rate/README.md, "Cycles and forcing chains", step by step.
func (f *innerFinder) static(m *grid.Marks) {
	f.Closures.Fill(m)
	if !f.begins() {
		return
	}
	for f.search = static.SearchX; f.search <= static.SearchXY; f.search++ {
		for k := range f.removes {
			for w := f.removes[k] | f.places[k] | f.cycles[k]; w != 0; w &= w - 1 {
				i := uint16(k<<6 + bits.TrailingZeros64(w))
				if f.search == static.SearchY && m.Cand[f.Closures.Graph.Cand[i].Cell].Len() > 2 {
					continue
				}
				if grid.HasBit(f.cycles, i) {
					f.cyclesFrom(i)
				}
				if f.search == static.SearchY {
					continue
				}
				if grid.HasBit(f.removes, i) {
					f.chainFrom(i, true)
				}
				if grid.HasBit(f.places, i) {
					f.chainFrom(i, false)
				}
			}
		}
	}
}

// begins finds the candidates from which searches may find anything. It reports false where there are none.
//
// A chain in one digit is one in all links, so the closures by all links tell of both. What a cycle removes sees a node of it
// that is on and one that is off, so that all its nodes follow from that, on and off: it is removed by a chain as well.
func (f *innerFinder) begins() (any bool) {
	s := &f.Closures
	f.removes, f.places = append(f.removes[:0], s.Removed...), append(f.places[:0], s.Placed...)
	f.cycles = grid.Zeros(f.cycles, s.Graph.Width)
	for k := range f.cycles {
		any = any || s.Removed[k]|s.Placed[k] != 0
		for w := s.Removed[k]; w != 0; w &= w - 1 {
			on, off := s.From(uint16(k<<6 + bits.TrailingZeros64(w)))
			for j := range f.cycles {
				f.cycles[j] |= on[j] & off[j] & s.Linked[j]
			}
		}
	}
	if !any {
		return false
	}
	for c, has := range f.marks.Cand[:board.Cells] {
		if has.Single() {
			i := s.Graph.Of(board.Cell(c), has.First())
			for _, row := range [][]uint64{f.removes, f.places, f.cycles} {
				row[i>>6] &^= 1 << (i & 63)
			}
		}
	}
	return true
}

// add adds a hint of engine 21.
func (f *innerFinder) add(h *InnerHint, base float64) {
	h.Rating = base + hint.Added(h.Nodes)
	h.Class = int(f.search)
	h.order = uint32(len(f.hints))
	f.hints = append(f.hints, h)
}

// ahead begins a search that is to end with a being on, or off: it makes way the nodes that lead there. Because links can be
// walked both ways, these are the opposites of what follows from the opposite of that end.
func (f *innerFinder) ahead(a uint16, on bool) {
	s := &f.Closures
	g := s.Graph
	f.met[0], f.met[1] = grid.Zeros(f.met[0], g.Width), grid.Zeros(f.met[1], g.Width)
	if !on {
		x, y := s.From(a)
		f.way[0], f.way[1] = append(f.way[0][:0], x...), append(f.way[1][:0], y...)
		return
	}
	f.way[0], f.way[1] = grid.Zeros(f.way[0], g.Width), grid.Zeros(f.way[1], g.Width)
	p := &s.Partner[a]
	for _, n := range p.At[:p.N] {
		on, off := s.From(n)
		for k := range on {
			f.way[0][k] |= on[k]
			f.way[1][k] |= off[k]
		}
	}
}
