package rate

import "deduku/board"

// nishioChains is engine 23: a contradiction in one digit. What it finds in a digit is kept until the digit's candidates
// change.
type nishioChains struct {
	propagation propagation
	digit       [board.ByDigit]multiHint
}

// best is the hint of the fewest nodes in any digit, nil where there is none. Digits of which candidates have gone since it was last
// asked are taken out of changed. Twin: plain.Engine(23). Section 8.5.
func (s *nishioChains) best(p *position, changed *board.DigitSet) *multiHint {
	for ; *changed != 0; *changed &= *changed - 1 {
		s.inDigit(p, changed.First())
	}
	var best *multiHint
	for d := range s.digit {
		m := &s.digit[d]
		if m.nodes != 0 && (best == nil || m.nodes < best.nodes || m.nodes == best.nodes && m.source.Cell < best.source.Cell) {
			best = m
		}
	}
	return best
}

func (s *nishioChains) inDigit(p *position, d board.Digit) {
	best := &s.digit[d]
	*best = multiHint{}
	bound := tooMany
	for cells := p.homes[d]; !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		if p.cand[c].Single() {
			continue
		}
		for _, on := range [2]bool{true, false} {
			if !clashes(&p.marks, d, c, on) {
				continue
			}
			s.propagation.run(&p.marks, mode{removes: true}, idOf(c, d), on, bound)
			if clash := &s.propagation.clash; clash.found && clash.nodes < bound {
				*best = multiHint{nodes: clash.nodes, source: board.Candidate{Cell: c, Digit: d}, on: on}
				bound = clash.nodes
			}
		}
	}
}

// clashes reports whether d on, or off, in c leaves some unit without a place, where each unit with one place left has it on.
// It tells quickly what a propagation finds out with its chains.
func clashes(m *marks, d board.Digit, c board.Cell, on bool) bool {
	left := m.homes[d].Without(c)
	var is board.CellSet // where the digit is on
	if on {
		left, is = left.Minus(c.Peers()).With(c), board.CellsOf(c)
	}
	for grown := true; grown; {
		grown = false
		for _, u := range boxRowCol {
			if m.pos[u][d] == 0 {
				continue
			}
			s := left.And(u.Cells())
			if s.Empty() {
				return true
			}
			if !s.Rest().Empty() || s.Meets(is) {
				continue
			}
			x := s.First()
			is = is.With(x)
			left = left.Minus(x.Peers())
			grown = true
		}
	}
	return false
}
