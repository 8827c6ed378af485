package exotic

import (
	"slices"

	"deduku/board"
)

// any reports whether there is anything among lines of a kind. Choices that did not change since there was nothing have nothing.
func (m *crossings) any(f *filling) bool {
	f.link(m)
	m.asked, m.told = true, false
	done := m.growAny(f, 0, 0, 0)
	m.asked = false
	return m.told || !done
}

// growAny is grow by the links of a filling.
func (m *crossings) growAny(f *filling, from, n int, changed uint64) bool {
	c, next := &f.chosen[n], &f.chosen[n+1]
	for i := from; i < board.Side && max(changed, slices.Max(m.changed[i:])) > m.silent; i++ {
		f.choose(c, i, next)
		next.all, next.fresh = c.all|m.open[i], c.fresh|m.fresh[i]
		latest := max(changed, m.changed[i])
		if n > 0 && latest > m.silent && next.fresh&next.all != 0 && !f.connected(next) && !m.acrossNew(f, next) {
			return false
		}
		if n+1 < maxSectors && !m.growAny(f, i+1, n+1, latest) {
			return false
		}
	}
	return !m.v.Enough()
}

// acrossNew is across where there may be lines across that have something with the chosen ones and had not. Nothing but the cells
// where they cross the chosen ones says what they have: so some of these have changed, and not all lines across can be
// reached from there.
func (m *crossings) acrossNew(f *filling, c *chosen) bool {
	flow := f.flow(c)
	fresh := c.fresh & c.all
	if flow.leadsToAll(fresh, c.all) {
		return true
	}
	to := flow.leads()
	var free uint16 // lines across from which all can be reached
	for js := fresh; js != 0; js &= js - 1 {
		if reached := reach(&to, js&-js, free); reached != c.all && reached&free == 0 {
			return m.across(flow)
		}
		free |= js & -js
	}
	return true
}
