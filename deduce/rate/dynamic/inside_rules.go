package dynamic

import (
	"math/bits"

	"deduku/board"
	"deduku/deduce/rate/grid"
	"deduku/deduce/rate/hint"
)

// innerRules are the rules that are used inside chains where links come to an end: locked candidates, hidden pairs, naked
// pairs, X-wings. All hints of the first of them that has any are used. What a rule does is used only where something that
// the chain took away made it possible: those are its parents.
type innerRules struct {
	locked [4]board.DigitSet // digits that changed since the rule found nothing in them
	fish   [2]board.DigitSet
	hidden board.UnitSet // units, likewise
	naked  board.UnitSet

	found []ruled // not yet among the nodes
}

// ruled is an off node that a rule concludes.
type ruled struct {
	id      grid.ID
	parents Span
	nested  int // the chain that is the rule; zero for others
	by      Rule
}

// Rule is what concluded a node: its name, and the units, or the cells, that it looked at. It is for telling.
type Rule struct {
	Technique hint.Technique
	A, B      uint8
	Digit     board.Digit // of one digit
}

func (r *innerRules) start() {
	r.locked, r.fish, r.hidden, r.naked = [4]board.DigitSet{}, [2]board.DigitSet{}, 0, 0
}

// removed says that a candidate has left the position.
func (r *innerRules) removed(c board.Cell, d board.Digit) {
	for k := range r.locked {
		r.locked[k] = r.locked[k].With(d)
	}
	r.fish[0], r.fish[1] = r.fish[0].With(d), r.fish[1].With(d)
	r.hidden |= c.UnitSet()
	r.naked |= c.UnitSet()
}

// advanced adds the nodes that the rules find and reports whether they found any. Its plain version
// is engine.advanced in plainrate. Both follow advanced in deduce/rate/README.md, "Rules inside
// chains", step by step.
func (p *Propagation) advanced() bool {
	r := &p.rules
	r.found = r.found[:0]
	for k := range r.locked {
		for ds := r.locked[k]; ds != 0; ds &= ds - 1 {
			if !p.lockedInside(k, ds.First()) {
				r.locked[k] = r.locked[k].Without(ds.First())
			}
		}
	}
	if p.insertFound() {
		return true
	}
	for units := grid.Ordered(r.hidden); units != 0; units &= units - 1 {
		u := grid.BoxColRow[bits.TrailingZeros32(uint32(units))]
		if !p.hiddenInside(u) {
			r.hidden &^= board.UnitsOf(u)
		}
	}
	if p.insertFound() {
		return true
	}
	for units := grid.Ordered(r.naked); units != 0; units &= units - 1 {
		u := grid.BoxColRow[bits.TrailingZeros32(uint32(units))]
		if !p.nakedInside(u) {
			r.naked &^= board.UnitsOf(u)
		}
	}
	if p.insertFound() {
		return true
	}
	for orient := range r.fish {
		p.fishInside(orient)
	}
	return p.insertFound()
}

// insertFound puts the nodes found in the list. Whether they are on already is not looked at, as in the reference.
func (p *Propagation) insertFound() bool {
	for _, n := range p.rules.found {
		if !p.has(n.id, false) {
			p.insertRule(n.id, n.parents, n.nested, n.by)
		}
	}
	return len(p.rules.found) > 0
}

// parentsFrom are the parents that were listed from first on.
func (p *Propagation) parentsFrom(first int) Span {
	return Span{int32(first), int32(len(p.Parents) - first)}
}

// findOff adds off nodes for the digits that each of the cells has, the cells in the order of a hash map that had them put in
// as listed.
func (p *Propagation) findOff(by Rule, parents Span, cells []board.Cell, digits board.DigitSet) {
	hashOrder(cells)
	for _, c := range cells {
		for s := p.grid.Cand[c] & digits; s != 0; s &= s - 1 {
			p.rules.found = append(p.rules.found, ruled{id: grid.IDOf(c, s.First()), parents: parents, by: by})
		}
	}
}

// lockedInside is pointing and claiming of d in one scan.
func (p *Propagation) lockedInside(k int, d board.Digit) (any bool) {
	x := &grid.Crossings[k]
	for i := range board.Side {
		third := x.Locked(&p.grid, i, d)
		if third < 0 {
			continue
		}
		base, cover := x.Base[i], x.Covers[i][third].Cells()
		out := cover.Minus(base.Cells()).And(p.grid.Homes[d])
		if out.Empty() {
			continue
		}
		parents := len(p.Parents)
		for s := p.base.Pos[base][d] &^ p.grid.Pos[base][d]; s != 0; s &= s - 1 {
			if c := base.Cell(s.First()); !cover.Has(c) {
				p.Parents = append(p.Parents, p.offAt[grid.IDOf(c, d)])
			}
		}
		if parents == len(p.Parents) {
			continue
		}
		var cells [board.Side]board.Cell
		n := 0
		for ; !out.Empty(); out = out.Rest() {
			cells[n] = out.First()
			n++
		}
		by := Rule{Technique: hint.Pointing, A: uint8(base), Digit: d}
		if k >= 2 {
			by.Technique = hint.Claiming
		}
		p.findOff(by, p.parentsFrom(parents), cells[:n], board.Digits(d))
		any = true
	}
	return any
}

// hiddenInside looks for hidden pairs in u. See "Naked and hidden sets" and "Parents of a rule" in
// deduce/rate/README.md.
func (p *Propagation) hiddenInside(u board.Unit) (any bool) {
	if p.Position.Open[u] <= 4 {
		return false
	}
	for d2 := board.Digit(2); d2 <= 9; d2++ {
		s := p.grid.Pos[u][d2]
		if s.Len() != 2 {
			continue
		}
		for d1 := board.Digit(1); d1 < d2; d1++ {
			if p.grid.Pos[u][d1] == s && p.hiddenPairInside(u, s, d1, d2) {
				any = true
			}
		}
	}
	return any
}

func (p *Propagation) hiddenPairInside(u board.Unit, s board.SpotSet, d1, d2 board.Digit) bool {
	pair := board.Digits(d1, d2)
	cells := [2]board.Cell{u.Cell(s.First()), u.Cell((s & (s - 1)).First())}
	if (p.grid.Cand[cells[0]]|p.grid.Cand[cells[1]])&^pair == 0 {
		return false
	}
	parents := len(p.Parents)
	for i := range board.Side {
		c := u.Cell(i)
		if p.grid.Cand[c]&pair != 0 {
			continue
		}
		for gone := p.base.Cand[c] & pair; gone != 0; gone &= gone - 1 {
			p.Parents = append(p.Parents, p.offAt[grid.IDOf(c, gone.First())])
		}
	}
	if parents == len(p.Parents) {
		return false
	}
	p.findOff(Rule{Technique: hint.HiddenPair, A: uint8(u), B: uint8(d1)<<4 | uint8(d2)}, p.parentsFrom(parents), cells[:], board.AllDigits&^pair)
	return true
}

// nakedInside looks for naked pairs in u. See "Naked and hidden sets" and "Parents of a rule" in
// deduce/rate/README.md.
func (p *Propagation) nakedInside(u board.Unit) (any bool) {
	if p.Position.Open[u] < 4 {
		return false
	}
	for j := 1; j < board.Side; j++ {
		pair := p.grid.Cand[u.Cell(j)]
		if pair.Len() != 2 {
			continue
		}
		for i := range j {
			if p.grid.Cand[u.Cell(i)] == pair && p.nakedPairInside(u, i, j, pair) {
				any = true
			}
		}
	}
	return any
}

func (p *Propagation) nakedPairInside(u board.Unit, i, j int, pair board.DigitSet) bool {
	var cells [board.Side]board.Cell
	n := 0
	for k := range board.Side {
		if c := u.Cell(k); k != i && k != j && p.grid.Cand[c]&pair != 0 {
			cells[n] = c
			n++
		}
	}
	if n == 0 {
		return false
	}
	parents := len(p.Parents)
	for _, c := range [2]board.Cell{u.Cell(i), u.Cell(j)} {
		for gone := p.base.Cand[c] &^ pair; gone != 0; gone &= gone - 1 {
			p.Parents = append(p.Parents, p.offAt[grid.IDOf(c, gone.First())])
		}
	}
	if parents == len(p.Parents) {
		return false
	}
	p.findOff(Rule{Technique: hint.NakedPair, A: uint8(u.Cell(i)), B: uint8(u.Cell(j))}, p.parentsFrom(parents), cells[:n], pair)
	return true
}

// fishInside is X-wings: lines are the outer loop, digits the inner one.
func (p *Propagation) fishInside(orient int) {
	r := &p.rules
	var twos [board.Side]board.DigitSet // of each line, the digits with two places
	for ds := r.fish[orient]; ds != 0; ds &= ds - 1 {
		d := ds.First()
		if int(p.Position.Placed[d])+4 > board.Side {
			continue
		}
		for i := range board.Side {
			if p.grid.Pos[grid.Line(orient, i)][d].Len() == 2 {
				twos[i] = twos[i].With(d)
			}
		}
	}
	var any board.DigitSet
	for j := 1; j < board.Side; j++ {
		for i := range j {
			for ds := twos[i] & twos[j]; ds != 0; ds &= ds - 1 {
				d := ds.First()
				if s := p.grid.Pos[grid.Line(orient, i)][d]; s == p.grid.Pos[grid.Line(orient, j)][d] && p.xWingInside(orient, i, j, s, d) {
					any = any.With(d)
				}
			}
		}
	}
	r.fish[orient] &= any
}

func (p *Propagation) xWingInside(orient, i, j int, covers board.SpotSet, d board.Digit) bool {
	var cells [14]board.Cell
	n := 0
	for s := covers; s != 0; s &= s - 1 {
		cover := grid.Line(1-orient, s.First())
		for k := range board.Side {
			if c := cover.Cell(k); k != i && k != j && p.grid.Homes[d].Has(c) {
				cells[n] = c
				n++
			}
		}
	}
	if n == 0 {
		return false
	}
	parents := len(p.Parents)
	for _, k := range [2]int{i, j} {
		u := grid.Line(orient, k)
		for gone := p.base.Pos[u][d] &^ covers; gone != 0; gone &= gone - 1 {
			p.Parents = append(p.Parents, p.offAt[grid.IDOf(u.Cell(gone.First()), d)])
		}
	}
	if parents == len(p.Parents) {
		return false
	}
	p.findOff(Rule{hint.XWing, uint8(grid.Line(orient, i)), uint8(grid.Line(orient, j)), d}, p.parentsFrom(parents), cells[:n], board.Digits(d))
	return true
}
