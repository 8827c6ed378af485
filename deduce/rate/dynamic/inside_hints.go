package dynamic

import (
	"slices"

	"deduku/board"
	"deduku/deduce/rate/grid"
)

// InnerHint is a hint of a chain engine that is used as a rule inside chains.
type InnerHint struct {
	Nodes  int
	order  uint32 // in its list: of equal hints the one that is found first comes first
	Rating float64
	Class  int

	Cells  []board.Cell // of what is removed, in the order in which the hint has them
	Out    []board.DigitSet
	Detail innerDetail
	From   Hint // what to make the details from, of engines 24 and up

	Dynamic bool // from engine 25
	Cycle   bool // of engine 21

	cell   [1]board.Cell // room for what is removed from one cell
	digits [1]board.DigitSet
}

// removesAt makes digits in one cell what h removes.
func (h *InnerHint) removesAt(c board.Cell, digits board.DigitSet) {
	h.cell[0], h.digits[0] = c, digits
	h.Cells, h.Out = h.cell[:], h.digits[:]
}

// innerDetail is what a hint rests on.
type innerDetail struct {
	known  bool   // it is found when it is needed
	chains uint64 // equal for equal chains: a hash of their ends and all that these rest on
	Links  []innerLink
}

// innerLink is a strong link that a chain uses: a candidate was the only one left in its cell or in a unit.
type innerLink struct {
	Cell  board.Cell
	Digit board.Digit
	Cause Cause
}

// mix adds a node to the hash.
func (d *innerDetail) mix(x board.Candidate, on bool) {
	n := uint64(x.Cell)<<8 | uint64(x.Digit)<<1
	if on {
		n |= 1
	}
	h := (d.chains ^ (n + 1)) * 0x9e3779b97f4a7c15
	d.chains = h ^ h>>29
}

// close ends the nodes that one end of the hint rests on.
func (d *innerDetail) close() { d.mix(board.Candidate{Cell: board.Cells}, false) }

// InnerLists keeps the hints of chain engines by the position that they were found in. Many chains lead to the same one.
type InnerLists struct {
	Stop   func() bool // nobody waits any more
	Lists  map[innerKey][]*InnerHint
	Finder innerFinder
}

type innerKey struct {
	engine uint8
	cand   [grid.CellRoom]board.DigitSet
}

// List returns the hints of an engine on a position, sorted. If several hints remove the same
// candidates, only the first is in the list. Its plain versions are sorted and chains in plainrate.
// See "The tie-break order" and "Rules inside chains" in deduce/rate/README.md.
func (l *InnerLists) List(engine uint8, m *grid.Marks) []*InnerHint {
	key := innerKey{engine, m.Cand}
	if hints, ok := l.Lists[key]; ok {
		return hints
	}
	hints := l.Finder.find(engine, m)
	if l.Lists == nil {
		l.Lists = map[innerKey][]*InnerHint{}
	}
	slices.SortFunc(hints, func(a, b *InnerHint) int {
		switch {
		case a.Rating != b.Rating:
			if a.Rating < b.Rating {
				return -1
			}
			return 1
		case a.Nodes != b.Nodes:
			return a.Nodes - b.Nodes
		case a.Class != b.Class:
			return a.Class - b.Class
		}
		return int(a.order) - int(b.order)
	})
	if engine == 21 { // others are found without duplicates
		hints = withoutDuplicates(hints)
	}
	l.Lists[key] = hints
	return hints
}

// withoutDuplicates leaves of hints that remove the same only the first.
func withoutDuplicates(hints []*InnerHint) []*InnerHint {
	kept := hints[:0]
	for _, h := range hints {
		if !slices.ContainsFunc(kept, h.removesAs) {
			kept = append(kept, h)
		}
	}
	return kept
}

// removesAs reports whether two hints remove the same.
func (h *InnerHint) removesAs(o *InnerHint) bool {
	if len(h.Cells) != len(o.Cells) {
		return false
	}
	for i, c := range h.Cells {
		if k := slices.Index(o.Cells, c); k < 0 || o.Out[k] != h.Out[i] {
			return false
		}
	}
	return true
}

// engines that are used inside chains, by the level of the chains.
var innerEngines = [5][]uint8{2: {21}, 3: {21, 24}, 4: {25}}

// chainsInside adds the nodes that chain engines find. It skips hints that remove nothing new. It
// follows advanced in deduce/rate/README.md, "Rules inside chains", step by step.
func (p *Propagation) chainsInside() bool {
	for _, engine := range innerEngines[p.Level] {
		if p.Lists.Stop() {
			return false
		}
		var same [board.Cells]board.DigitSet
		p.rules.found = p.rules.found[:0]
		for _, h := range p.Lists.List(engine, &p.grid) {
			news := false
			for i, c := range h.Cells {
				news = news || h.Out[i]&^same[c] != 0
			}
			if !news {
				continue
			}
			if !h.Detail.known {
				p.Lists.Finder.describe(h, &p.grid)
			}
			parents := len(p.Parents)
			p.goneParents(h)
			if parents == len(p.Parents) {
				continue
			}
			from, nested := p.parentsFrom(parents), len(p.Nested)
			p.Nested = append(p.Nested, h)
			for i, c := range h.Cells {
				same[c] |= h.Out[i]
				for s := h.Out[i]; s != 0; s &= s - 1 {
					p.rules.found = append(p.rules.found, ruled{id: grid.IDOf(c, s.First()), parents: from, nested: nested})
				}
			}
		}
		if p.insertFound() {
			return true
		}
	}
	return false
}

// goneParents lists the candidates that have gone and made the hint's links strong. Its plain
// version is Hint.parents in plainrate. Both follow ruleParents in deduce/rate/README.md, "Parents
// of a rule", step by step.
func (p *Propagation) goneParents(h *InnerHint) {
	first := len(p.Parents)
	add := func(c board.Cell, d board.Digit) {
		if i := p.offAt[grid.IDOf(c, d)]; !slices.Contains(p.Parents[first:], i) {
			p.Parents = append(p.Parents, i)
		}
	}
	for _, l := range h.Detail.Links {
		switch l.Cause {
		case ByCell:
			for s := p.base.Cand[l.Cell] &^ p.grid.Cand[l.Cell]; s != 0; s &= s - 1 {
				add(l.Cell, s.First())
			}
		case ByBox, byRow, byCol:
			u := grid.Places[l.Cell][l.Cause-ByBox].Unit
			for s := p.base.Pos[u][l.Digit] &^ p.grid.Pos[u][l.Digit]; s != 0; s &= s - 1 {
				add(u.Cell(s.First()), l.Digit)
			}
		}
	}
}

// hashed puts what h removes in the order of a hash map that has cells as keys.
func (h *InnerHint) hashed() {
	var out [board.Cells]board.DigitSet
	for i, c := range h.Cells {
		out[c] = h.Out[i]
	}
	hashOrder(h.Cells)
	for i, c := range h.Cells {
		h.Out[i] = out[c]
	}
}
