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
	numbers    [board.Cells][board.ByDigit]uint16
	width      int    // words in a row of candidates
	forbids    rows   // by node: the candidates, by number, that it forbids
	after      rows   // by node: the candidates that are false in the end if it is true
	off        rows   // by candidate: those that are false if it is true
	wanted     []bool // by candidate: it is in a truth with forcing chains
	now, all   []uint64
	room       [board.Side]uint16
	far        []uint8   // by candidate and candidate that is false then: how many strong links lead there
	best       []Forcing // by target
	finds      []Forcing
}

// row is one of the rows of candidates.
func (f *forcer) row(r rows, i int) []uint64 { return r[i*f.width : (i+1)*f.width : (i+1)*f.width] }

// Forcing is the forcing chains of a position from truths of three candidates or more, of each candidate that they
// remove the shortest one; those of fewer links first. It ends
// early, with nothing, where stop says so.
func (g *Graph) Forcing(stop func() bool) []Forcing {
	f := &g.forcer
	g.numberCandidates()
	truths := g.forcingTruths(stop)
	clear(f.off)
	for x, wanted := range f.wanted {
		if stop() {
			return nil
		}
		if wanted {
			g.follow(x)
		}
	}
	f.best = slices.Grow(f.best[:0], f.n)[:f.n]
	clear(f.best)
	for _, t := range truths {
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
			f.numbers[c][ds.First()] = uint16(len(f.candidates))
			f.candidates = append(f.candidates, board.Candidate{Cell: c, Digit: ds.First()})
		}
	}
	f.n = len(f.candidates)
	f.width = (f.n + 63) / 64
	f.now, f.all = slices.Grow(f.now[:0], f.width)[:f.width], slices.Grow(f.all[:0], f.width)[:f.width]
	f.forbids, f.off = cleared(f.forbids, len(g.nodes)*f.width), cleared(f.off, f.n*f.width)
	for i := range g.nodes {
		forbids := f.row(f.forbids, i)
		for _, x := range g.forbidden(i) {
			setBit(forbids, f.numbers[x/board.Side][x%board.Side+1])
		}
	}
	f.far = slices.Grow(f.far[:0], f.n*f.n)[:f.n*f.n]
}

// members are the candidates of a truth, by number; none of a truth of fewer than three. They are good until the next call.
func (g *Graph) members(t deduce.Truth) []uint16 {
	f := &g.forcer
	members := f.room[:0]
	for x := range g.view.Members(t) {
		members = append(members, f.numbers[x.Cell][x.Digit])
	}
	if len(members) < 3 {
		return nil
	}
	return members
}

// meet leaves in all what some candidates, each of them, lead to, but for themselves, and reports whether there is anything.
func (f *forcer) meet(members []uint16) bool {
	if len(members) == 0 {
		return false
	}
	copy(f.all, f.row(f.off, int(members[0])))
	for _, x := range members[1:] {
		any := uint64(0)
		for j, off := range f.row(f.off, int(x)) {
			f.all[j] &= off
			any |= f.all[j]
		}
		if any == 0 {
			return false
		}
	}
	any := uint64(0)
	for _, x := range members {
		f.all[x>>6] &^= 1 << (x & 63)
	}
	for _, w := range f.all {
		any |= w
	}
	return any != 0
}

// follow notes what is false if candidate x is true.
func (g *Graph) follow(x int) {
	f := &g.forcer
	at, off := g.oppose(x)
	far := f.far[x*f.n : (x+1)*f.n]
	clear(far)
	k := uint8(0)
	g.walkFrom(Literal{at, true}, func(reached []uint64) bool {
		clear(f.now)
		each(reached, func(node uint16) { join(f.now, f.row(f.forbids, int(node))) })
		k++
		for i, now := range f.now {
			for w := now &^ off[i]; w != 0; w &= w - 1 {
				far[i<<6+bits.TrailingZeros64(w)] = k
			}
			off[i] |= now
		}
		return k < 250
	})
}

// force notes what all members of a truth lead to.
func (g *Graph) force(t deduce.Truth) {
	f := &g.forcer
	members := g.members(t)
	if !f.meet(members) {
		return
	}
	each(f.all, func(y uint16) {
		sum := int16(0)
		for _, x := range members {
			sum += int16(f.far[int(x)*f.n+int(y)])
		}
		if b := &f.best[y]; b.Links == 0 || sum < b.Links {
			*b = Forcing{t, f.candidates[y], sum}
		}
	})
}

// Branch is the chain by which a literal leads to another, node by node: the nodes at even places are false, those at
// odd places true. Its first node is one that a true literal rules out, or the false literal itself. Its last node is
// the true literal at its end, or one that rules out the false one. It is empty where a true candidate rules out the
// other by itself. It is good until the next call.
func (g *Graph) Branch(from, to Literal) []uint16 {
	if from.True && !to.True && from.Excludes(to.Candidate) {
		return nil
	}
	goal := g.row(g.allowing, candidate(to.Cell, to.Digit))
	if to.True {
		goal = make([]uint64, g.width)
		setBit(goal, g.numbers[to.Cell][to.Digit]-1)
	}
	path := g.pathRoom[:0]
	k := 0
	g.walkFrom(from, func(reached []uint64) bool {
		k++
		for j := range reached {
			if w := reached[j] & goal[j]; w != 0 {
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
	first := g.numbers[from.Cell][from.Digit] - 1
	if from.True {
		first = g.firstOf(path[len(path)-1], g.row(g.allowing, candidate(from.Cell, from.Digit)))
	}
	path = append(path, first)
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
