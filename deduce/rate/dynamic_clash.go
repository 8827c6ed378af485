package rate

// clash is a contradiction: the two chains end in a candidate that is on and off. The node that was reached last stands
// behind the others of its kind.
type clash struct {
	found   bool
	on, off int
	nodes   int // tooMany where a chain is not alive
}

// clashInCell switches off the candidates in the cell of the i-th on node up to one that is on, where the propagation ends.
func (p *propagation) clashInCell(i, next, step int) {
	c, d := p.ons[i].id.cell(), p.ons[i].id.digit()
	for s := p.grid.cand[c].Without(d); s != 0; s &= s - 1 {
		if p.offUnlessOn(i, idOf(c, s.First()), &next, step) {
			return
		}
	}
}

// clashInUnits does so in the units of the i-th on node.
func (p *propagation) clashInUnits(i, next, step int) {
	c, d := p.ons[i].id.cell(), p.ons[i].id.digit()
	for t := range peersOf[c] {
		for s := peersOf[c][t].And(p.grid.homes[d]); !s.Empty(); s = s.Rest() {
			if p.offUnlessOn(i, idOf(s.First(), d), &next, step) {
				return
			}
		}
	}
}

// offUnlessOn switches x off, or ends the propagation where x is on.
func (p *propagation) offUnlessOn(i int, x id, next *int, step int) bool {
	o := offNode{x, uint16(*next), uint16(i), none}
	if p.has(x, true) {
		p.offs[p.nOff] = o
		p.clash = clash{found: true, on: int(p.onAt[x]), off: p.nOff}
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
