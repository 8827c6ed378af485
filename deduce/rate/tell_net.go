package rate

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/rate/dynamic"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/hint"
	"deduku/deduce/rate/static"
)

// net tells of what engines 23 and up find: it follows the assumptions again and makes claims of what their conclusion
// rests on.
type net struct {
	*rater
	draft      *deduce.Draft
	p          dynamic.Propagation
	start      int32   // the claim that is assumed
	ons        []int32 // the claims of the nodes of the propagation, one more each; zero where there is none
	rules      []int32
	rests      []int32                      // of the conclusion
	cellTruths board.CellSet                // truths that no claim cites
	unitTruths [board.ByDigit]board.UnitSet // likewise, by digit
}

func (r *rater) tellNet(d *deduce.Draft) {
	n := net{rater: r, draft: d}
	n.p.Position, n.p.Lists = &r.Position, &r.lists
	m := &r.multi
	end := deduce.Claim{Kind: deduce.Conclude, True: m.Holds, Candidate: m.Target, Truth: deduce.NoTruth}
	switch s := m.Source; m.Class {
	case dynamic.ClassContradiction:
		n.follow(s, m.On)
		n.rests = []int32{n.start, n.contradiction()}
	case dynamic.ClassDouble:
		n.branch(s, true)
		end.Truth = n.otherwise(s)
	case dynamic.ClassCell:
		end.Truth = deduce.CellTruth(s.Cell)
		for ds := r.Cand[s.Cell]; ds != 0; ds &= ds - 1 {
			n.branch(board.Candidate{Cell: s.Cell, Digit: ds.First()}, true)
		}
	case dynamic.ClassUnit:
		end.Truth = deduce.UnitTruth(m.Unit, s.Digit)
		for spots := r.Pos[m.Unit][s.Digit]; spots != 0; spots &= spots - 1 {
			n.branch(board.Candidate{Cell: m.Unit.Cell(spots.First()), Digit: s.Digit}, true)
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
		n.draft.Part(deduce.Part{Role: deduce.Strong, Cells: board.CellsOf(c), Digits: n.Cand[c]})
	}
	for d, units := range n.unitTruths {
		if units != 0 {
			n.draft.Part(deduce.Part{Role: deduce.Strong, Units: units, Digits: board.Digits(board.Digit(d))})
		}
	}
}

// follow follows an assumption and claims it.
func (n *net) follow(x board.Candidate, on bool) {
	n.p.Run(&n.Marks, n.multiMode, grid.IDOf(x.Cell, x.Digit), on, dynamic.TooMany)
	n.ons = append(n.ons[:0], make([]int32, n.p.NOn+1)...)
	n.rules = append(n.rules[:0], make([]int32, len(n.p.RuleNodes))...)
	n.start = n.draft.Claim(deduce.Claim{Kind: deduce.Assume, True: on, Candidate: x, Truth: deduce.NoTruth})
}

// branch is an assumption that leads to the target.
func (n *net) branch(x board.Candidate, on bool) {
	n.follow(x, on)
	n.rests = append(n.rests, n.reached())
}

// reached is the claim that makes the target what it is.
func (n *net) reached() int32 {
	target := grid.IDOf(n.multi.Target.Cell, n.multi.Target.Digit)
	t := n.p.NodeOf(target, n.multi.Holds)
	if t.On {
		return n.on(t.I)
	}
	return n.off(t.I)
}

// otherwise is the branch of a candidate being false. Where that leaves one other in a cell or for a digit in a unit, it is
// told as the other being true, and the truth given is that one of the two is.
func (n *net) otherwise(x board.Candidate) deduce.Truth {
	mark := len(n.draft.Argument.Claims)
	n.follow(x, false)
	truth := deduce.NoTruth
	for i := range n.p.NOn {
		y := &n.p.Ons[i]
		if l := n.listed(y.Parents); len(l) == 1 && l[0] == 0 {
			truth = truthOf(y)
			n.draft.Argument.Claims[mark].Candidate, n.draft.Argument.Claims[mark].True = y.ID.Candidate(), true
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
	on := p.Clash.On
	rests := []int32{n.off(p.Clash.Off)}
	if p.Ons[on].Cause == dynamic.Assumed {
		// What rules the assumption out is on itself, and ruled out by the assumption.
		rests = append(rests, n.start)
		if o := &p.Offs[p.Clash.Off]; o.From != dynamic.NoCause {
			on = int(o.From)
		}
	}
	end := deduce.Claim{Kind: deduce.Conflict, Depth: 1, Truth: deduce.NoTruth}
	if x := &p.Ons[on]; x.Cause != dynamic.Assumed {
		end.Truth = truthOf(x)
		rests = append(rests, n.parentsOf(x)...)
	}
	slices.Sort(rests)
	end.Rests = slices.Compact(rests)
	return n.draft.Claim(end)
}

// truthOf is the truth of which the node is the only candidate left.
func truthOf(x *dynamic.OnNode) deduce.Truth { return truthBy(x.ID.Cell(), x.ID.Digit(), x.Cause) }

func truthBy(c board.Cell, d board.Digit, why dynamic.Cause) deduce.Truth {
	if why == dynamic.ByCell {
		return deduce.CellTruth(c)
	}
	return deduce.UnitTruth(grid.Places[c][why-dynamic.ByBox].Unit, d)
}

// parentsOf are the claims that the parents of a node rest on.
func (n *net) parentsOf(x *dynamic.OnNode) (rests []int32) {
	for _, i := range n.listed(x.Parents) {
		rests = append(rests, n.off(int(i)))
	}
	return rests
}

func (n *net) listed(l dynamic.Span) []uint16 { return n.p.Parents[l.First : l.First+l.N] }

// on is the claim that the i-th on node is true.
func (n *net) on(i int) int32 {
	x := &n.p.Ons[i]
	if x.Cause == dynamic.Assumed {
		return n.start
	}
	if n.ons[i] > 0 {
		return n.ons[i] - 1
	}
	rests := n.parentsOf(x)
	last := slices.Max(rests)
	slices.Sort(rests)
	c := deduce.Claim{Kind: deduce.NegDed2, Depth: 1, True: true, Candidate: x.ID.Candidate(), Truth: truthOf(x), Rests: slices.Compact(rests)}
	if x.Cause == dynamic.ByCell {
		c.Kind = deduce.PosDed
	} else if by := n.draft.Argument.Claims[last]; by.True && by.Candidate.Digit != x.ID.Digit() {
		c.Kind = deduce.NegDed1
	}
	n.ons[i] = n.draft.Claim(c) + 1
	return n.ons[i] - 1
}

// off is the claim that makes the i-th off node false: the on node that rules it out, the rule that removes it, or the
// assumption.
func (n *net) off(i int) int32 {
	switch o := &n.p.Offs[i]; {
	case o.From != dynamic.NoCause:
		return n.on(int(o.From))
	case o.RuleNode != dynamic.NoCause:
		return n.ruled(o)
	}
	return n.start
}

// ruled is the claim of a rule.
func (n *net) ruled(o *dynamic.OffNode) int32 {
	if n.rules[o.RuleNode] > 0 {
		return n.rules[o.RuleNode] - 1
	}
	m := &n.p.RuleNodes[o.RuleNode]
	c := deduce.Claim{Kind: deduce.Logic, Depth: 1, Candidate: o.ID.Candidate(), Truth: deduce.NoTruth}
	for _, i := range n.listed(m.Parents) {
		c.Rests = append(c.Rests, n.off(int(i)))
	}
	slices.Sort(c.Rests)
	c.Rests = slices.Compact(c.Rests)
	if m.Nested != 0 {
		c.Technique, c.Truth = n.inside(n.p.Nested[m.Nested])
	} else {
		c.Technique = techniques[m.By.Technique]
		c.Truth = n.cite(m.By)
	}
	n.rules[o.RuleNode] = n.draft.Claim(c) + 1
	return n.rules[o.RuleNode] - 1
}

// cite is the first truth of a rule; the others are noted.
func (n *net) cite(by dynamic.Rule) deduce.Truth {
	switch a, b := board.Unit(by.A), board.Unit(by.B); by.Technique {
	case hint.NakedPair:
		n.cellTruths = n.cellTruths.With(board.Cell(by.B))
		return deduce.CellTruth(board.Cell(by.A))
	case hint.HiddenPair:
		first, second := board.Digit(by.B>>4), board.Digit(by.B&15)
		n.unitTruths[second] |= board.UnitsOf(a)
		return deduce.UnitTruth(a, first)
	case hint.XWing:
		n.unitTruths[by.Digit] |= board.UnitsOf(b)
		return deduce.UnitTruth(a, by.Digit)
	default:
		return deduce.UnitTruth(a, by.Digit)
	}
}

// inside notes the truths of a chain inside, and gives its name and a truth that it follows to the end: each candidate of it
// leads there.
func (n *net) inside(h *dynamic.InnerHint) (*deduce.Technique, deduce.Truth) {
	any := deduce.NoTruth
	for _, l := range h.Detail.Links {
		if l.Cause != dynamic.Assumed {
			any = truthBy(l.Cell, l.Digit, l.Cause)
			n.note(any)
		}
	}
	switch s := h.From.Source; h.From.Class {
	case 0:
		return n.insideStatic(h), any
	case dynamic.ClassCell:
		any = deduce.CellTruth(s.Cell)
	case dynamic.ClassUnit:
		any = deduce.UnitTruth(h.From.Unit, s.Digit)
	}
	n.note(any)
	switch {
	case h.Dynamic:
		return dynamics[0][[...]int{dynamic.ClassDouble: 1, dynamic.ClassCell: 2, dynamic.ClassUnit: 3, dynamic.ClassContradiction: 0}[h.From.Class]], any
	case h.From.Class == dynamic.ClassUnit:
		return regionTechnique, any
	}
	return cellTechnique, any
}

// insideStatic names a chain or cycle of the first chain engine. The nodes of a reversed cycle have the causes of the weak
// links, so that what the chain rests on may be more than its parents: all that was on before counts.
func (n *net) insideStatic(h *dynamic.InnerHint) *deduce.Technique {
	if h.Cycle {
		for i := range n.p.NOn {
			if x := &n.p.Ons[i]; x.Cause != dynamic.Assumed {
				n.note(truthOf(x))
			}
		}
		for i := range n.p.RuleNodes {
			if by := n.p.RuleNodes[i].By; n.p.RuleNodes[i].Nested == 0 {
				n.note(n.cite(by))
			}
		}
		return techniques[kind(hint.XCycle)+kind(h.Class)]
	}
	if static.Search(h.Class) == static.SearchX {
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
