package dynamic

import "deduku/deduce/rate/grid"

// clash is a contradiction: the two chains end in a candidate that is on and off. The node that was reached last stands
// behind the others of its kind.
type clash struct {
	found   bool
	On, Off int
	nodes   int // tooMany where a chain is not alive
}

// clashInCell switches off the candidates in the cell of the i-th on node up to one that is on, where the propagation ends.
func (p *Propagation) clashInCell(i, next, step int) {
	c, d := p.Ons[i].ID.Cell(), p.Ons[i].ID.Digit()
	for s := p.grid.Cand[c].Without(d); s != 0; s &= s - 1 {
		if p.offUnlessOn(i, grid.IDOf(c, s.First()), &next, step) {
			return
		}
	}
}

// clashInUnits does so in the units of the i-th on node.
func (p *Propagation) clashInUnits(i, next, step int) {
	c, d := p.Ons[i].ID.Cell(), p.Ons[i].ID.Digit()
	for t := range grid.PeersOf[c] {
		for s := grid.PeersOf[c][t].And(p.grid.Homes[d]); !s.Empty(); s = s.Rest() {
			if p.offUnlessOn(i, grid.IDOf(s.First(), d), &next, step) {
				return
			}
		}
	}
}

// offUnlessOn switches x off, or ends the propagation where x is on.
func (p *Propagation) offUnlessOn(i int, x grid.ID, next *int, step int) bool {
	o := OffNode{x, uint16(*next), uint16(i), NoCause}
	if p.has(x, true) {
		p.Offs[p.nOff] = o
		p.Clash = clash{found: true, On: int(p.onAt[x]), Off: p.nOff}
		p.countClash()
		return true
	}
	if !p.has(x, false) {
		p.addOff(o)
		*next += step
		if step > 0 {
			p.counted = *next
		}
	}
	return false
}
