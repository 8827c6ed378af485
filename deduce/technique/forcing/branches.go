package forcing

import (
	"cmp"
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/chain"
	"deduku/deduce/technique/chains"
)

// branching is what the candidates of a position lead to by chains with groups and almost locked sets, for techniques in which several
// chains come to one end.
type branching struct {
	graph chain.Graph
	chain.Consequences
}

// branches is empty where singles wait or the board is dead: there chains in branches are not worth their while.
var branches = deduce.NewIndex(func(v *deduce.View, b *branching) {
	b.Consequences.Clear()
	if v.Settled() {
		chains.LookWithSets(v, &b.graph)
		b.Consequences.Of(&b.graph, v.Enough)
	}
})

// branched is what some literals come to.
type branched struct {
	from  []chain.Literal
	to    []chain.Literal // of each the end
	what  chain.Literal   // what is concluded
	truth deduce.Truth    // whose members are the beginnings or the ends; NoTruth for none
	links int             // strong links of all chains together
	fish  int             // of a kraken, the number of its fish; of guards, that of their pattern
	bases int             // and its size
	where board.CellSet   // and of type 1 where alone it removes the digit
}

// shortest is what is concluded, each conclusion by the fewest links.
type shortest struct {
	at  map[chain.Literal]int
	all []branched
}

// note keeps what is concluded where nothing of as few links, or of as many and as few bases, concludes it.
func (s *shortest) note(b branched) (kept bool) {
	if s.at == nil {
		s.at = map[chain.Literal]int{}
	}
	i, known := s.at[b.what]
	switch {
	case !known:
		s.at[b.what] = len(s.all)
		s.all = append(s.all, b)
	case b.shorter(&s.all[i]):
		s.all[i] = b
	default:
		return false
	}
	return true
}

// shorter reports whether b is to be taken instead of another that concludes the same.
func (b *branched) shorter(other *branched) bool {
	return b.links < other.links || b.links == other.links && b.bases < other.bases
}

// yield yields the steps of all, those of fewer links first, each told by tell before its chains.
func (s *shortest) yield(v *deduce.View, tell func(*deduce.Draft, *branched), yield func(*deduce.Step) bool) {
	slices.SortStableFunc(s.all, func(a, b branched) int { return cmp.Compare(a.links, b.links) })
	graph := &branches.Of(v).graph
	var told chain.Removals
	for i := range s.all {
		b := &s.all[i]
		if !b.what.True && told[b.what.Digit].Has(b.what.Cell) {
			continue // a shorter one removes it too
		}
		d := v.Draft()
		tell(d, b)
		e := ends{view: v}
		for j := range b.from {
			first, last := tellBranch(d, graph, b.from[j], b.to[j])
			if b.refutes() {
				last = first
			}
			e.meet(last)
		}
		switch {
		case b.what.True:
			d.Place(b.what.Cell, b.what.Digit)
		case b.refutes():
			e.eliminate(d, b.what.Candidate, b.to)
		default:
			e.limit(b)
			e.eliminate(d, b.what.Candidate, b.from)
		}
		if !b.what.True {
			for _, x := range d.Eliminations {
				told[x.Digit] = told[x.Digit].With(x.Cell)
			}
		}
		if !yield(&d.Step) || v.Enough() {
			return
		}
	}
}

// refutes reports whether the branches refute what they begin from, not prove what they end in.
func (b *branched) refutes() bool { return b.from[0].Candidate == b.what.Candidate }

// ends are what the last nodes of some branches all rule out, or what rules out all the first ones.
type ends struct {
	view *deduce.View
	out  chain.Removals
	some bool
}

// meet leaves of it what another node rules out, too.
func (e *ends) meet(n deduce.Node) {
	var out chain.Removals
	out[n.Digit] = e.view.CellsFor(n.Digit).And(n.Cells.SeenByAll())
	if c := n.Cells.First(); n.Cells.Rest().Empty() {
		for d := range e.view.Candidates(c).Without(n.Digit).All() {
			out[d] = board.CellsOf(c)
		}
	}
	for d := range out {
		if e.some {
			out[d] = out[d].And(e.out[d])
		}
	}
	e.out, e.some = out, true
}

// limit leaves of it what the fish of a kraken removes, where it has to.
func (e *ends) limit(b *branched) {
	if b.where.Empty() {
		return
	}
	out := e.out[b.what.Digit].And(b.where)
	e.out = chain.Removals{}
	e.out[b.what.Digit] = out
}

// eliminate eliminates all that, what the search was for first, but nothing of the cases.
func (e *ends) eliminate(d *deduce.Draft, first board.Candidate, cases []chain.Literal) {
	d.Eliminate(first.Digit, board.CellsOf(first.Cell))
	e.out[first.Digit] = e.out[first.Digit].Without(first.Cell)
	for _, l := range cases {
		e.out[l.Digit] = e.out[l.Digit].Without(l.Cell)
	}
	for digit, cells := range e.out {
		d.Eliminate(board.Digit(digit), cells)
	}
}

// tellBranch adds the chain by which a literal leads to another: the first node that is false there, and the last that is true.
func tellBranch(d *deduce.Draft, g *chain.Graph, from, to chain.Literal) (first, last deduce.Node) {
	first, last = deduce.NodeAt(to.Cell, to.Digit), deduce.NodeAt(from.Cell, from.Digit)
	if from == to {
		return first, last
	}
	path := g.Branch(from, to)
	for i, number := range path {
		if i == 0 && !from.True {
			continue // it is the beginning itself
		}
		node := g.Node(number)
		if i == 0 {
			first = node
		}
		d.Link(last, node, i%2 == 1)
		if i%2 == 1 {
			d.Part(g.Part(path[i-1], number))
		}
		last = node
	}
	if !to.True {
		d.Link(last, deduce.NodeAt(to.Cell, to.Digit), false)
	}
	return first, last
}

// holds is the candidate as one that is true.
func holds(x board.Candidate) chain.Literal { return chain.Literal{Candidate: x, True: true} }

// lacks is the candidate as one that is false.
func lacks(x board.Candidate) chain.Literal { return chain.Literal{Candidate: x} }
