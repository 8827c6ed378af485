package dynamic

import (
	"deduku/deduce/rate/grid"
	"slices"
)

// reach is what follows from an assumption, of what rests on no more nodes than were asked for.
type reach struct {
	bound    int      // what was asked for; zero where nothing is known
	clash    int      // the nodes of the contradiction, tooMany where none is within the bound
	depends  []uint64 // candidates that are on, or that something follows from
	removed  []uint64 // candidates that left the position
	switched []uint64 // candidates that are on

	on, off           []uint64 // rows of candidates
	onCount, offCount []uint16 // of each candidate in them, the nodes that it rests on
	// Its place in the order in which it was found; where reaches outlast a step, of all that were switched on the number of
	// candidates that had been removed, of all that were removed the place in the order of removal.
	onRank, offRank []uint16
	onNest, offNest []int32 // of those that rest on chains inside the chains, where these are listed; zero of others
}

// reaches are the two reaches of each candidate: if it is on, if it is off.
type reaches struct {
	grid.Numbers
	ordered bool // ranks and chains inside are kept
	all     [2][]reach
	words   []uint64
	count   []uint16
	nest    []int32
	met     []uint64
	nests   []nest // lists of chains, each behind a number of them
}

// nest is a chain inside chains.
type nest struct {
	chains uint64 // equal for equal chains
	nodes  int
}

// start makes room for the candidates of the position.
func (r *reaches) start(m *grid.Marks) {
	r.Set(m)
	n, w := len(r.Cand), r.Width
	if cap(r.words) < 10*n*w {
		r.words = make([]uint64, 15*n*w)
	}
	if cap(r.count) < 8*n*n {
		r.count = make([]uint16, 10*n*n)
		r.nest = make([]int32, 5*n*n)
	}
	r.nests = append(r.nests[:0], nest{})
	words, count, nest := r.words[:cap(r.words)], r.count[:cap(r.count)], r.nest[:cap(r.nest)]
	for side := range r.all {
		r.all[side] = r.all[side][:0]
		for range n {
			r.all[side] = append(r.all[side], reach{
				depends: words[:w:w], removed: words[w : 2*w : 2*w], on: words[2*w : 3*w : 3*w], off: words[3*w : 4*w : 4*w], switched: words[4*w : 5*w : 5*w],
				onCount: count[:n:n], offCount: count[n : 2*n : 2*n],
				onRank: count[2*n : 3*n : 3*n], offRank: count[3*n : 4*n : 4*n],
				onNest: nest[:n:n], offNest: nest[n : 2*n : 2*n],
			})
			words, count, nest = words[5*w:], count[4*n:], nest[2*n:]
		}
	}
}

// keep makes x what the propagation has reached.
func (r *reaches) keep(x *reach, p *Propagation) {
	x.bound, x.clash = p.bound, TooMany
	if p.Clash.found {
		x.clash = p.Clash.nodes
	}
	if !p.partial {
		x.bound = TooMany // a larger bound changes nothing
	}
	clear(x.on)
	clear(x.off)
	for i := range p.lastOn + 1 {
		n := &p.Ons[i]
		if n.count != TooMany {
			k := r.At(n.ID)
			grid.SetBit(x.on, k)
			x.onCount[k] = n.count
			if r.ordered {
				x.onRank[k], x.onNest[k] = uint16(i), r.keepNest(p, ref{i, true})
			}
		}
	}
	if p.watch != nil {
		r.keepTimes(x, p)
	}
	for i := range p.lastOff + 1 {
		n := &p.Offs[i]
		if n.number != NoCause {
			k := r.At(n.ID)
			grid.SetBit(x.off, k)
			x.offCount[k] = p.countOf(i)
			if r.ordered {
				x.offRank[k], x.offNest[k] = uint16(i), r.keepNest(p, ref{i, false})
			}
		}
	}
}

// keepTimes notes what was removed and what was on when.
func (r *reaches) keepTimes(x *reach, p *Propagation) {
	clear(x.removed)
	clear(x.switched)
	for i := range p.offNext {
		k := r.At(p.Offs[i&(nodeRoom-1)].ID)
		grid.SetBit(x.removed, k)
		x.offRank[k] = uint16(i)
	}
	for i := range p.NOn {
		k := r.At(p.Ons[i&(nodeRoom-1)].ID)
		grid.SetBit(x.switched, k)
		x.onRank[k] = p.Ons[i&(nodeRoom-1)].after
	}
}

// keepNest lists the chains inside what the i-th node rests on, and gives the place of the list.
func (r *reaches) keepNest(p *Propagation, x ref) int32 {
	if len(p.conclusions) == 0 {
		return 0
	}
	p.nests = p.nests[:0]
	at := len(p.sets)
	p.ancestors(x)
	p.listNests(p.sets[at:])
	p.sets = p.sets[:at]
	if len(p.nests) == 0 {
		return 0
	}
	from := len(r.nests)
	r.nests = append(r.nests, nest{nodes: len(p.nests)})
	r.nests = append(r.nests, p.nests...)
	return int32(from)
}

// nestAt is the list at i.
func (r *reaches) nestAt(i int32) []nest {
	return r.nests[i+1 : int(i)+1+r.nests[i].nodes]
}

// total is the number of nodes of a hint: of the chains from the sources to the t-th candidate, those of equal chains inside
// them counted once.
func (r *reaches) total(sources []*reach, t int, on bool) int {
	n, nested := 0, 0
	for _, x := range sources {
		n += int(x.counts(on)[t])
		if r.ordered && x.nest(on)[t] != 0 {
			nested++
		}
	}
	if nested < 2 {
		return n
	}
	r.met = r.met[:0]
	for _, x := range sources {
		for _, a := range r.nestAt(x.nest(on)[t]) {
			if x.nest(on)[t] == 0 {
				break
			}
			if slices.Contains(r.met, a.chains) {
				n -= a.nodes
				continue
			}
			r.met = append(r.met, a.chains)
		}
	}
	return n
}

func (r *reach) row(on bool) []uint64 {
	if on {
		return r.on
	}
	return r.off
}

func (r *reach) counts(on bool) []uint16 {
	if on {
		return r.onCount
	}
	return r.offCount
}

func (r *reach) ranks(on bool) []uint16 {
	if on {
		return r.onRank
	}
	return r.offRank
}

func (r *reach) nest(on bool) []int32 {
	if on {
		return r.onNest
	}
	return r.offNest
}
