package exotic

import (
	"math/bits"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// keptFlows is the flows of all choices of lines, from position to position: where what a flow gives is still possible, it is
// still one, and whether all lines across are connected does not depend on which one it is.
var keptFlows = deduce.NewIndex(func(v *deduce.View, k *kept) { k.v = v })

// kept is a flow for each choice of up to maxSectors rows, or columns.
type kept struct {
	v      *deduce.View
	places [board.Side][board.ByDigit]uint16 // of the lines of the kind that is looked at
	of     [2][]keptFlow                     // by kind, and the number of the choice
}

// keptFlow is a flow that was one in a position.
type keptFlow struct {
	flow
	opens  [maxSectors]uint16 // the open cells of each chosen line
	at     uint64             // the position; zero for none
	broken bool               // there is none: the board is dead
}

// choiceNumber numbers the choices of lines, which are given as sets.
var choiceNumber, choices = func() (number [1 << board.Side]uint8, n int) {
	for lines := range number {
		if k := bits.OnesCount(uint(lines)); 0 < k && k <= maxSectors {
			number[lines] = uint8(n)
			n++
		}
	}
	return number, n
}()

// any reports whether there is anything among lines of a kind. Choices that did not change since there was nothing have nothing.
func (m *crossings) any(k *kept, kind int) bool {
	if k.of[kind] == nil {
		k.of[kind] = make([]keptFlow, choices)
	}
	m.asked, m.told = true, false
	done := m.growKept(k.of[kind], 0, 0, 0)
	m.asked = false
	return m.told || !done
}

// growKept is grow with flows that are kept.
func (m *crossings) growKept(flows []keptFlow, from int, chosen uint16, changed uint64) bool {
	for i := from; i < board.Side && max(changed, slices.Max(m.changed[i:])) > m.silent; i++ {
		lines := chosen | 1<<i
		latest := max(changed, m.changed[i])
		if latest > m.silent && chosen != 0 {
			f := m.flowOf(flows, lines)
			if f == nil {
				continue // a contradiction
			}
			if m.mayHaveNew(f) && !m.across(f) {
				return false
			}
		}
		if bits.OnesCount16(lines) < maxSectors && !m.growKept(flows, i+1, lines, latest) {
			return false
		}
	}
	return !m.v.Enough()
}

// mayHaveNew reports whether there may be lines across that have something with the chosen ones and had not. Nothing but the cells
// where they cross the chosen ones says what they have: so some of these have changed, and not all lines across can be
// reached from there.
func (m *crossings) mayHaveNew(f *flow) bool {
	var fresh, all uint16
	for _, line := range f.lines[:f.n] {
		fresh, all = fresh|m.fresh[line], all|m.open[line]
	}
	fresh &= all
	if f.leadsToAll(fresh, all) {
		return false
	}
	to := f.leads()
	var free uint16 // lines across from which all can be reached
	for js := fresh; js != 0; js &= js - 1 {
		if reached := reach(&to, js&-js, free); reached != all && reached&free == 0 {
			return true
		}
		free |= js & -js
	}
	return false
}

// flowOf is a flow for a choice of lines in this position; nil where there is none.
func (m *crossings) flowOf(flows []keptFlow, lines uint16) *flow {
	f := &flows[choiceNumber[lines]]
	changed := uint64(0)
	for rest := lines; rest != 0; rest &= rest - 1 {
		changed = max(changed, m.changed[bits.TrailingZeros16(rest)])
	}
	if f.at < changed && (f.at == 0 || f.broken || !m.fits(f)) {
		m.renew(flows, f, lines)
	}
	f.at = m.v.Position()
	if f.broken {
		return nil
	}
	return &f.flow
}

// renew finds the flow for a choice of lines anew: that of all lines but the last, and one line more.
func (m *crossings) renew(flows []keptFlow, f *keptFlow, lines uint16) {
	last := bits.Len16(lines) - 1
	f.flow = flow{}
	if rest := lines &^ (1 << last); rest != 0 {
		before := m.flowOf(flows, rest)
		if f.broken = before == nil; f.broken {
			return
		}
		f.flow = *before
	}
	f.broken = !f.add(last, &m.places[last], &m.candidates[last])
	for k := range f.n {
		f.opens[k] = m.open[f.lines[k]]
	}
}

// fits reports whether a flow is one still: as many digits are needed, and each can be where it is given.
func (m *crossings) fits(f *keptFlow) bool {
	for k := range f.n {
		line := f.lines[k]
		if m.changed[line] <= f.at {
			continue
		}
		if f.opens[k] != m.open[line] {
			return false
		}
		owner := &f.owner[k]
		for d, at := range f.places[k] {
			if at<<1>>uint8(owner[d])&1 == 0 && owner[d] != 0 {
				return false
			}
		}
	}
	return true
}
