package rate

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// net tells of what engines 23 and up find: it follows the assumptions again and makes claims of what their conclusion
// rests on.
type net struct {
	*rater
	draft      *deduce.Draft
	p          propagation
	start      int32   // the claim that is assumed
	ons        []int32 // the claims of the nodes of the propagation, one more each; zero where there is none
	rules      []int32
	rests      []int32                      // of the conclusion
	cellTruths board.CellSet                // truths that no claim cites
	unitTruths [board.ByDigit]board.UnitSet // likewise, by digit
}

func (r *rater) tellNet(d *deduce.Draft) {
	n := net{rater: r, draft: d}
	n.p.position, n.p.lists = &r.position, &r.lists
	m := &r.multi
	end := deduce.Claim{Kind: deduce.Conclude, True: m.holds, Candidate: m.target, Truth: deduce.NoTruth}
	switch s := m.source; m.class {
	case classContradiction:
		n.follow(s, m.on)
		n.rests = []int32{n.start, n.contradiction()}
	case classDouble:
		n.branch(s, true)
		end.Truth = n.otherwise(s)
	case classCell:
		end.Truth = deduce.CellTruth(s.Cell)
		for ds := r.cand[s.Cell]; ds != 0; ds &= ds - 1 {
			n.branch(board.Candidate{Cell: s.Cell, Digit: ds.First()}, true)
		}
	case classUnit:
		end.Truth = deduce.UnitTruth(m.unit, s.Digit)
		for spots := r.pos[m.unit][s.Digit]; spots != 0; spots &= spots - 1 {
			n.branch(board.Candidate{Cell: m.unit.Cell(spots.First()), Digit: s.Digit}, true)
		}
	}
	slices.Sort(n.rests)
	end.Rests = slices.Compact(n.rests)
	d.Claim(end)
	n.parts()
}

// parts adds the truths that no claim cites.
func (n *net) parts() {
	for cells := n.cellTruths; !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		n.draft.Part(deduce.Part{Role: deduce.Strong, Cells: board.CellsOf(c), Digits: n.cand[c]})
	}
	for d, units := range n.unitTruths {
		if units != 0 {
			n.draft.Part(deduce.Part{Role: deduce.Strong, Units: units, Digits: board.Digits(board.Digit(d))})
		}
	}
}

// follow follows an assumption and claims it.
func (n *net) follow(x board.Candidate, on bool) {
	n.p.run(&n.marks, n.multiMode, idOf(x.Cell, x.Digit), on, tooMany)
	n.ons = append(n.ons[:0], make([]int32, n.p.nOn+1)...)
	n.rules = append(n.rules[:0], make([]int32, len(n.p.ruleNodes))...)
	n.start = n.draft.Claim(deduce.Claim{Kind: deduce.Assume, True: on, Candidate: x, Truth: deduce.NoTruth})
}

// branch is an assumption that leads to the target.
func (n *net) branch(x board.Candidate, on bool) {
	n.follow(x, on)
	n.rests = append(n.rests, n.reached())
}

// reached is the claim that makes the target what it is.
func (n *net) reached() int32 {
	target := idOf(n.multi.target.Cell, n.multi.target.Digit)
	t := n.p.nodeOf(target, n.multi.holds)
	if t.on {
		return n.on(t.i)
	}
	return n.off(t.i)
}

// otherwise is the branch of a candidate being false. Where that leaves one other in a cell or for a digit in a unit, it is
// told as the other being true, and the truth given is that one of the two is.
func (n *net) otherwise(x board.Candidate) deduce.Truth {
	mark := len(n.draft.Argument.Claims)
	n.follow(x, false)
	truth := deduce.NoTruth
	for i := range n.p.nOn {
		y := &n.p.ons[i]
		if l := n.listed(y.parents); len(l) == 1 && l[0] == 0 {
			truth = truthOf(y)
			n.draft.Argument.Claims[mark].Candidate, n.draft.Argument.Claims[mark].True = y.id.candidate(), true
			n.ons[i] = n.start + 1
			break
		}
	}
	n.rests = append(n.rests, n.reached())
	return truth
}

// contradiction claims that a truth has nothing left: that of the candidate that is on and off or, where that is assumed,
// that of the one which rules it out.
func (n *net) contradiction() int32 {
	p := &n.p
	on := p.clash.on
	rests := []int32{n.off(p.clash.off)}
	if p.ons[on].cause == assumed {
		// What rules the assumption out is on itself, and ruled out by the assumption.
		rests = append(rests, n.start)
		if o := &p.offs[p.clash.off]; o.from != none {
			on = int(o.from)
		}
	}
	end := deduce.Claim{Kind: deduce.Conflict, Depth: 1, Truth: deduce.NoTruth}
	if x := &p.ons[on]; x.cause != assumed {
		end.Truth = truthOf(x)
		rests = append(rests, n.parentsOf(x)...)
	}
	slices.Sort(rests)
	end.Rests = slices.Compact(rests)
	return n.draft.Claim(end)
}

// truthOf is the truth of which the node is the only candidate left.
func truthOf(x *onNode) deduce.Truth { return truthBy(x.id.cell(), x.id.digit(), x.cause) }

func truthBy(c board.Cell, d board.Digit, why cause) deduce.Truth {
	if why == byCell {
		return deduce.CellTruth(c)
	}
	return deduce.UnitTruth(places[c][why-byBox].unit, d)
}

// parentsOf are the claims that the parents of a node rest on.
func (n *net) parentsOf(x *onNode) (rests []int32) {
	for _, i := range n.listed(x.parents) {
		rests = append(rests, n.off(int(i)))
	}
	return rests
}

func (n *net) listed(l list) []uint16 { return n.p.parents[l.first : l.first+l.n] }

// on is the claim that the i-th on node is true.
func (n *net) on(i int) int32 {
	x := &n.p.ons[i]
	if x.cause == assumed {
		return n.start
	}
	if n.ons[i] > 0 {
		return n.ons[i] - 1
	}
	rests := n.parentsOf(x)
	last := slices.Max(rests)
	slices.Sort(rests)
	c := deduce.Claim{Kind: deduce.NegDed2, Depth: 1, True: true, Candidate: x.id.candidate(), Truth: truthOf(x), Rests: slices.Compact(rests)}
	if x.cause == byCell {
		c.Kind = deduce.PosDed
	} else if by := n.draft.Argument.Claims[last]; by.True && by.Candidate.Digit != x.id.digit() {
		c.Kind = deduce.NegDed1
	}
	n.ons[i] = n.draft.Claim(c) + 1
	return n.ons[i] - 1
}

// off is the claim that makes the i-th off node false: the on node that rules it out, the rule that removes it, or the
// assumption.
func (n *net) off(i int) int32 {
	switch o := &n.p.offs[i]; {
	case o.from != none:
		return n.on(int(o.from))
	case o.ruleNode != none:
		return n.ruled(o)
	}
	return n.start
}

// ruled is the claim of a rule.
func (n *net) ruled(o *offNode) int32 {
	if n.rules[o.ruleNode] > 0 {
		return n.rules[o.ruleNode] - 1
	}
	m := &n.p.ruleNodes[o.ruleNode]
	c := deduce.Claim{Kind: deduce.Logic, Depth: 1, Candidate: o.id.candidate(), Truth: deduce.NoTruth}
	for _, i := range n.listed(m.parents) {
		c.Rests = append(c.Rests, n.off(int(i)))
	}
	slices.Sort(c.Rests)
	c.Rests = slices.Compact(c.Rests)
	if m.nested != 0 {
		c.Technique, c.Truth = n.inside(n.p.nested[m.nested])
	} else {
		c.Technique = techniques[m.by.technique]
		c.Truth = n.cite(m.by)
	}
	n.rules[o.ruleNode] = n.draft.Claim(c) + 1
	return n.rules[o.ruleNode] - 1
}

// cite is the first truth of a rule; the others are noted.
func (n *net) cite(by rule) deduce.Truth {
	switch a, b := board.Unit(by.a), board.Unit(by.b); by.technique {
	case nakedPair:
		n.cellTruths = n.cellTruths.With(board.Cell(by.b))
		return deduce.CellTruth(board.Cell(by.a))
	case hiddenPair:
		first, second := board.Digit(by.b>>4), board.Digit(by.b&15)
		n.unitTruths[second] |= board.UnitsOf(a)
		return deduce.UnitTruth(a, first)
	case xWing:
		n.unitTruths[by.digit] |= board.UnitsOf(b)
		return deduce.UnitTruth(a, by.digit)
	default:
		return deduce.UnitTruth(a, by.digit)
	}
}

// inside notes the truths of a chain inside, and gives its name and a truth that it follows to the end: each candidate of it
// leads there.
func (n *net) inside(h *innerHint) (*deduce.Technique, deduce.Truth) {
	any := deduce.NoTruth
	for _, l := range h.detail.links {
		if l.cause != assumed {
			any = truthBy(l.cell, l.digit, l.cause)
			n.note(any)
		}
	}
	switch s := h.from.source; h.from.class {
	case 0:
		return n.insideStatic(h), any
	case classCell:
		any = deduce.CellTruth(s.Cell)
	case classUnit:
		any = deduce.UnitTruth(h.from.unit, s.Digit)
	}
	n.note(any)
	switch {
	case h.dynamic:
		return dynamics[0][[...]int{classDouble: 1, classCell: 2, classUnit: 3, classContradiction: 0}[h.from.class]], any
	case h.from.class == classUnit:
		return regionTechnique, any
	}
	return cellTechnique, any
}

// insideStatic names a chain or cycle of the first chain engine. The nodes of a reversed cycle have the causes of the weak
// links, so that what the chain rests on may be more than its parents: all that was on before counts.
func (n *net) insideStatic(h *innerHint) *deduce.Technique {
	if h.cycle {
		for i := range n.p.nOn {
			if x := &n.p.ons[i]; x.cause != assumed {
				n.note(truthOf(x))
			}
		}
		for i := range n.p.ruleNodes {
			if by := n.p.ruleNodes[i].by; n.p.ruleNodes[i].nested == 0 {
				n.note(n.cite(by))
			}
		}
		return techniques[kind(xCycle)+kind(h.class)]
	}
	if search(h.class) == searchX {
		return xChainTechnique
	}
	return forcingChainTechnique
}

// note keeps a truth for the parts.
func (n *net) note(t deduce.Truth) {
	if t == deduce.NoTruth {
		return
	}
	if c, ok := t.Cell(); ok {
		n.cellTruths = n.cellTruths.With(c)
		return
	}
	u, d := t.Unit()
	n.unitTruths[d] |= board.UnitsOf(u)
}
