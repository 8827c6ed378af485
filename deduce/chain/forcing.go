package chain

import (
	"cmp"
	"math/bits"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// Forcing is a truth each of whose candidates leads, by chains of its own, to one candidate being false: so that one is
// false.
type Forcing struct {
	Truth  deduce.Truth
	Target board.Candidate
	Links  int16 // strong links of all chains together
}

// forcer is the memory of a search for forcing chains.
type forcer struct {
	n          int
	candidates []board.Candidate
	numbers    [board.Cells][10]int16
	forbids    []candidateSet // by node
	off        []candidateSet // by candidate: what is false if it is true
	far        []uint8        // by candidate and candidate that is false then: how many strong links lead there
	best       []Forcing      // by target
	finds      []Forcing
}

// candidateSet is a set of candidates by number.
type candidateSet [(board.Cells*9 + 63) / 64]uint64

// Forcing is the forcing chains of a position from truths of three candidates or more, of each candidate that they
// remove the shortest one; those of fewer links first. It ends
// early, with nothing, where stop says so.
func (g *Graph) Forcing(stop func() bool) []Forcing {
	f := &g.forcer
	g.numberCandidates()
	for x := range f.n {
		if stop() {
			return nil
		}
		g.follow(x)
	}
	f.best = slices.Grow(f.best[:0], f.n)[:f.n]
	clear(f.best)
	for t := range deduce.NoTruth {
		g.force(t)
	}
	f.finds = f.finds[:0]
	for i := range f.best {
		if f.best[i].Links > 0 {
			f.finds = append(f.finds, f.best[i])
		}
	}
	slices.SortStableFunc(f.finds, func(a, b Forcing) int { return cmp.Compare(a.Links, b.Links) })
	return f.finds
}

// numberCandidates numbers the candidates and notes which of them each node forbids.
func (g *Graph) numberCandidates() {
	f := &g.forcer
	f.candidates = f.candidates[:0]
	for cells := g.view.Open(); !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		for ds := g.view.Candidates(c); ds != 0; ds &= ds - 1 {
			f.numbers[c][ds.First()] = int16(len(f.candidates))
			f.candidates = append(f.candidates, board.Candidate{Cell: c, Digit: ds.First()})
		}
	}
	f.n = len(f.candidates)
	f.forbids = slices.Grow(f.forbids[:0], len(g.nodes))[:len(g.nodes)]
	for i := range g.nodes {
		f.forbids[i] = candidateSet{}
		g.forbidden(i, func(c board.Cell, d board.Digit) { f.forbids[i].add(f.numbers[c][d]) })
	}
	f.off = slices.Grow(f.off[:0], f.n)[:f.n]
	f.far = slices.Grow(f.far[:0], f.n*f.n)[:f.n*f.n]
}

func (s *candidateSet) add(i int16) { s[i>>6] |= 1 << (i & 63) }

// follow notes what is false if candidate x is true.
func (g *Graph) follow(x int) {
	f := &g.forcer
	at := f.candidates[x]
	f.off[x] = candidateSet{}
	for cells := g.view.Homes(at.Digit).And(at.Cell.Peers()); !cells.Empty(); cells = cells.Rest() {
		f.off[x].add(f.numbers[cells.First()][at.Digit])
	}
	for ds := g.view.Candidates(at.Cell).Without(at.Digit); ds != 0; ds &= ds - 1 {
		f.off[x].add(f.numbers[at.Cell][ds.First()])
	}
	far := f.far[x*f.n : (x+1)*f.n]
	clear(far)
	k := uint8(0)
	g.walkFrom(at, func(reached []uint64) bool {
		var now candidateSet
		for j, w := range reached {
			for ; w != 0; w &= w - 1 {
				by := &f.forbids[j<<6+bits.TrailingZeros64(w)]
				for i := range (f.n + 63) / 64 {
					now[i] |= by[i]
				}
			}
		}
		k++
		for i := range (f.n + 63) / 64 {
			for w := now[i] &^ f.off[x][i]; w != 0; w &= w - 1 {
				far[i<<6+bits.TrailingZeros64(w)] = k
			}
			f.off[x][i] |= now[i]
		}
		return k < 250
	})
}

// Members are the candidates of a truth.
func (g *Graph) Members(t deduce.Truth) (members [9]board.Candidate, n int) {
	if c, ok := t.Cell(); ok {
		for ds := g.view.Candidates(c); ds != 0 && g.view.Open().Has(c); ds &= ds - 1 {
			members[n] = board.Candidate{Cell: c, Digit: ds.First()}
			n++
		}
		return members, n
	}
	u, d := t.Unit()
	for cells := g.view.Cells(u, d); !cells.Empty(); cells = cells.Rest() {
		members[n] = board.Candidate{Cell: cells.First(), Digit: d}
		n++
	}
	return members, n
}

// force notes what all members of a truth lead to.
func (g *Graph) force(t deduce.Truth) {
	f := &g.forcer
	members, n := g.Members(t)
	if n < 3 {
		return
	}
	var numbers [9]int
	var all candidateSet
	for i, x := range members[:n] {
		numbers[i] = int(f.numbers[x.Cell][x.Digit])
		any := uint64(0)
		for j := range (f.n + 63) / 64 {
			if i == 0 {
				all[j] = f.off[numbers[i]][j]
			} else {
				all[j] &= f.off[numbers[i]][j]
			}
			any |= all[j]
		}
		if any == 0 {
			return
		}
	}
	for _, x := range numbers[:n] {
		all[x>>6] &^= 1 << (x & 63)
	}
	for j := range (f.n + 63) / 64 {
		for w := all[j]; w != 0; w &= w - 1 {
			y := j<<6 + bits.TrailingZeros64(w)
			sum := int16(0)
			for _, x := range numbers[:n] {
				sum += int16(f.far[x*f.n+y])
			}
			if b := &f.best[y]; b.Links == 0 || sum < b.Links {
				*b = Forcing{t, f.candidates[y], sum}
			}
		}
	}
}

// Branch is the chain by which a candidate that is true makes another false, node by node: those at even places are
// false, those at odd places true, and the last one forbids the other. It is empty where the first forbids it itself, and
// good until the next call.
func (g *Graph) Branch(x, target board.Candidate) []uint16 {
	if x.Cell == target.Cell || x.Digit == target.Digit && x.Cell.Sees(target.Cell) {
		return nil
	}
	forbidding := g.row(g.allowing, candidate(target.Cell, target.Digit))
	path := g.pathRoom[:0]
	k := 0
	g.walkFrom(x, func(reached []uint64) bool {
		k++
		for j := range reached {
			if w := reached[j] & forbidding[j]; w != 0 {
				path = append(path, uint16(j<<6+bits.TrailingZeros64(w)))
				return false
			}
		}
		return true
	})
	for ; k > 1; k-- {
		a, b := g.before(path[len(path)-1], g.row(g.levels, k-2))
		path = append(path, b, a)
	}
	b := g.firstOf(path[len(path)-1], g.row(g.allowing, candidate(x.Cell, x.Digit)))
	path = append(path, b)
	slices.Reverse(path)
	g.pathRoom = path
	return path
}

// before is a way to a node from one of a level: that one, and the node between.
func (g *Graph) before(at uint16, level []uint64) (a, b uint16) {
	each(g.row(g.strong, int(at)), func(between uint16) {
		for j, w := range g.row(g.weak, int(between)) {
			if w &= level[j]; w != 0 {
				a, b = uint16(j<<6+bits.TrailingZeros64(w)), between
			}
		}
	})
	return a, b
}

// firstOf is the last node strongly linked to one that is in a row.
func (g *Graph) firstOf(at uint16, row []uint64) (b uint16) {
	each(g.row(g.strong, int(at)), func(between uint16) {
		if has(row, between) {
			b = between
		}
	})
	return b
}
