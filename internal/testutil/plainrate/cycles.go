package plainrate

import (
	"slices"

	"deduku/board"
)

// static is one of the three searches of the first chain engine.
type static struct {
	g     *Grid
	l     links
	class int // of its hints when sorted
}

// chainsAndCycles is engine 21: cycles and forcing chains in digits alone (X), in cells alone (Y) and in both.
func chainsAndCycles(g *Grid) []*Hint {
	var hints []*Hint
	for i, l := range []links{{unit: true}, {cell: true}, {cell: true, unit: true}} {
		l.grid, l.base = g, g
		s := static{g: g, l: l, class: 2 + i}
		for c := range board.Cell(board.Cells) {
			if g.Cand[c].Len() < 2 || s.y() && g.Cand[c].Len() > 2 {
				continue
			}
			for d := range g.Cand[c].All() {
				hints = append(hints, s.start(c, d)...)
			}
		}
	}
	return sorted(hints)
}

func (s *static) y() bool { return !s.l.unit }

func (s *static) start(c board.Cell, d board.Digit) (hints []*Hint) {
	for _, n := range s.cycles(node(c, d, true, assumed)) {
		hints = append(hints, s.cycleHint(n))
	}
	if !s.y() {
		var chains []*chainNode
		for _, on := range []bool{true, false} {
			chains = s.chains(node(c, d, on, assumed), chains)
		}
		for _, n := range chains {
			hints = append(hints, s.chainHint(n))
		}
	}
	return slices.DeleteFunc(hints, func(h *Hint) bool { return !h.worthy() })
}

// cycles are the ends of the cycles found from src. Quirk: on nodes are visited once and off nodes as often as they are
// met, so that many cycles are missed.
func (s *static) cycles(src *chainNode) (found []*chainNode) {
	on := new(nodes)
	on.add(src)
	onQ, offQ := []*chainNode{src}, []*chainNode(nil)
	for length := 0; len(onQ)+len(offQ) > 0; {
		length++
		for ; len(onQ) > 0; onQ = onQ[1:] {
			for _, o := range s.l.weak(onQ[0]) {
				if !onPath(onQ[0], o) {
					offQ = append(offQ, o)
				}
			}
		}
		length++
		for ; len(offQ) > 0; offQ = offQ[1:] {
			for _, n := range s.l.strong(offQ[0]) {
				if length >= 4 && n.equal(src) {
					found = append(found, n)
				}
				if on.add(n) {
					onQ = append(onQ, n)
				}
			}
		}
	}
	return found
}

// onPath reports whether o equals p or a node that p goes back to.
func onPath(p, o *chainNode) bool {
	for !p.equal(o) {
		if len(p.parents) == 0 {
			return false
		}
		p = p.parents[0]
	}
	return true
}

// chains adds to found the first chain from src to its opposite.
func (s *static) chains(src *chainNode, found []*chainNode) []*chainNode {
	on, off := new(nodes), new(nodes)
	var onQ, offQ []*chainNode
	if src.on {
		on.add(src)
		onQ = append(onQ, src)
	} else {
		off.add(src)
		offQ = append(offQ, src)
	}
	meet := func(n *chainNode) {
		if n.Candidate == src.Candidate && n.on != src.on && !contains(found, n) {
			found = append(found, n)
		}
	}
	for len(onQ)+len(offQ) > 0 {
		for ; len(onQ) > 0; onQ = onQ[1:] {
			for _, o := range s.l.weak(onQ[0]) {
				meet(o)
				if off.add(o) {
					offQ = append(offQ, o)
				}
			}
		}
		for ; len(offQ) > 0; offQ = offQ[1:] {
			for _, n := range s.l.strong(offQ[0]) {
				meet(n)
				if on.add(n) {
					onQ = append(onQ, n)
				}
			}
		}
	}
	return found
}

// cycleHint removes what sees an on node and an off node of the cycle. Quirk: any on node and any off node, and
// nothing in the cells of the cycle.
func (s *static) cycleHint(end *chainNode) *Hint {
	h := &Hint{Technique: [...]string{"x-cycle", "y-cycle", "xy-cycle"}[s.class-2], class: s.class}
	h.ends = []*chainNode{end, reversed(end)}
	var inCycle board.CellSet
	for n := end; ; n = n.parents[0] {
		inCycle = inCycle.With(n.Cell)
		if len(n.parents) == 0 {
			break
		}
	}
	var front []board.Candidate
	seen := map[bool]map[board.Candidate]bool{true: {}, false: {}}
	for n := end; len(n.parents) > 0; n = n.parents[0] {
		for q := range n.Cell.Peers().Minus(inCycle).All() {
			x := board.Candidate{Cell: q, Digit: n.Digit}
			if !s.g.has(q, n.Digit) {
				continue
			}
			if n.on && !seen[true][x] {
				front = append(front, x)
			}
			seen[n.on][x] = true
		}
	}
	for _, x := range front {
		if seen[false][x] {
			h.remove(s.g, x.Cell, board.Digits(x.Digit))
		}
	}
	h.count(6.5+0.5*float64(s.class/4), end)
	return h
}

// reversed is the cycle walked the other way, each node being the opposite. Quirk: each keeps the cause of the node that
// it came from.
func reversed(end *chainNode) *chainNode {
	var flipped []*chainNode // from the end back to the source
	for n := end; ; n = n.parents[0] {
		flipped = append(flipped, node(n.Cell, n.Digit, !n.on, n.cause))
		if len(n.parents) == 0 {
			break
		}
	}
	for i := 1; i < len(flipped); i++ {
		flipped[i].parents = []*chainNode{flipped[i-1]}
	}
	return flipped[len(flipped)-1]
}

func (s *static) chainHint(end *chainNode) *Hint {
	h := &Hint{Technique: "forcing-chain", class: s.class, ends: []*chainNode{end}}
	base := 7.0
	if s.class == 2 {
		h.Technique, base = "x-chain", 6.6
	}
	h.conclude(s.g, end.Candidate, end.on)
	h.count(base, end)
	return h
}

// conclude makes h say that the candidate is true or false.
func (h *Hint) conclude(g *Grid, x board.Candidate, on bool) {
	if !on {
		h.remove(g, x.Cell, board.Digits(x.Digit))
		return
	}
	h.Place = x
	h.remove(g, x.Cell, board.AllDigits.Without(x.Digit))
}
