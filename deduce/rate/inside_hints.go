package rate

import (
	"slices"

	"deduku/board"
)

// innerHint is a hint of a chain engine that is used as a rule inside chains.
type innerHint struct {
	nodes  int
	order  uint32 // in its list: of equal hints the one that is found first comes first
	rating float64
	class  int

	cells  []board.Cell // of what is removed, in the order in which the hint has them
	out    []board.DigitSet
	detail innerDetail
	from   multiHint // what to make the details from, of engines 24 and up

	dynamic bool // from engine 25
	cycle   bool // of engine 21

	cell   [1]board.Cell // room for what is removed from one cell
	digits [1]board.DigitSet
}

// removesAt makes digits in one cell what h removes.
func (h *innerHint) removesAt(c board.Cell, digits board.DigitSet) {
	h.cell[0], h.digits[0] = c, digits
	h.cells, h.out = h.cell[:], h.digits[:]
}

// innerDetail is what a hint rests on.
type innerDetail struct {
	known  bool   // it is found when it is needed
	chains uint64 // equal for equal chains: a hash of their ends and all that these rest on
	links  []innerLink
}

// innerLink is a strong link that a chain uses: a candidate was the only one left in its cell or in a unit.
type innerLink struct {
	cell  board.Cell
	digit board.Digit
	cause cause
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

// innerLists keeps the hints of chain engines by the position that they were found in. Many chains lead to the same one.
type innerLists struct {
	stop   func() bool // nobody waits any more
	lists  map[innerKey][]*innerHint
	finder innerFinder
}

type innerKey struct {
	engine uint8
	cand   [cellRoom]board.DigitSet
}

// list is the hints of an engine on a position, sorted. Of those that remove the same only the first is there. Twin:
// plain.chains, which takes equal hints out of what plain.sorted has sorted. Image of the sorting in section 8.7 and of the
// removal of duplicates in 9.2.
func (l *innerLists) list(engine uint8, m *marks) []*innerHint {
	key := innerKey{engine, m.cand}
	if hints, ok := l.lists[key]; ok {
		return hints
	}
	hints := l.finder.find(engine, m)
	if l.lists == nil {
		l.lists = map[innerKey][]*innerHint{}
	}
	slices.SortFunc(hints, func(a, b *innerHint) int {
		switch {
		case a.rating != b.rating:
			if a.rating < b.rating {
				return -1
			}
			return 1
		case a.nodes != b.nodes:
			return a.nodes - b.nodes
		case a.class != b.class:
			return a.class - b.class
		}
		return int(a.order) - int(b.order)
	})
	if engine == 21 { // others are found without duplicates
		hints = withoutDuplicates(hints)
	}
	l.lists[key] = hints
	return hints
}

// withoutDuplicates leaves of hints that remove the same only the first.
func withoutDuplicates(hints []*innerHint) []*innerHint {
	kept := hints[:0]
	for _, h := range hints {
		if !slices.ContainsFunc(kept, h.removesAs) {
			kept = append(kept, h)
		}
	}
	return kept
}

// removesAs reports whether two hints remove the same.
func (h *innerHint) removesAs(o *innerHint) bool {
	if len(h.cells) != len(o.cells) {
		return false
	}
	for i, c := range h.cells {
		if k := slices.Index(o.cells, c); k < 0 || o.out[k] != h.out[i] {
			return false
		}
	}
	return true
}

// engines that are used inside chains, by the level of the chains.
var innerEngines = [5][]uint8{2: {21}, 3: {21, 24}, 4: {25}}

// chainsInside puts in what chain engines find. Hints that remove nothing new are not looked at. Image of advanced in
// section 9.2, for its chain engines.
func (p *propagation) chainsInside() bool {
	for _, engine := range innerEngines[p.level] {
		if p.lists.stop() {
			return false
		}
		var same [board.Cells]board.DigitSet
		p.rules.found = p.rules.found[:0]
		for _, h := range p.lists.list(engine, &p.grid) {
			news := false
			for i, c := range h.cells {
				news = news || h.out[i]&^same[c] != 0
			}
			if !news {
				continue
			}
			if !h.detail.known {
				p.lists.finder.describe(h, &p.grid)
			}
			parents := len(p.parents)
			p.goneParents(h)
			if parents == len(p.parents) {
				continue
			}
			from, nested := p.parentsFrom(parents), len(p.nested)
			p.nested = append(p.nested, h)
			for i, c := range h.cells {
				same[c] |= h.out[i]
				for s := h.out[i]; s != 0; s &= s - 1 {
					p.rules.found = append(p.rules.found, ruled{id: idOf(c, s.First()), parents: from, nested: nested})
				}
			}
		}
		if p.insertFound() {
			return true
		}
	}
	return false
}

// goneParents lists the candidates that have gone and made the hint's links strong. Twin: the method parents of plain.Hint.
// Image of ruleParents in section 9.3.
func (p *propagation) goneParents(h *innerHint) {
	first := len(p.parents)
	add := func(c board.Cell, d board.Digit) {
		if i := p.offAt[idOf(c, d)]; !slices.Contains(p.parents[first:], i) {
			p.parents = append(p.parents, i)
		}
	}
	for _, l := range h.detail.links {
		switch l.cause {
		case byCell:
			for s := p.base.cand[l.cell] &^ p.grid.cand[l.cell]; s != 0; s &= s - 1 {
				add(l.cell, s.First())
			}
		case byBox, byRow, byCol:
			u := places[l.cell][l.cause-byBox].unit
			for s := p.base.pos[u][l.digit] &^ p.grid.pos[u][l.digit]; s != 0; s &= s - 1 {
				add(u.Cell(s.First()), l.digit)
			}
		}
	}
}

// hashed puts what h removes in the order of a hash map that has cells as keys.
func (h *innerHint) hashed() {
	var out [board.Cells]board.DigitSet
	for i, c := range h.cells {
		out[c] = h.out[i]
	}
	hashOrder(h.cells)
	for i, c := range h.cells {
		h.out[i] = out[c]
	}
}
