package dynamic

import (
	"deduku/board"
	"deduku/deduce/rate/grid"
)

// Nishio is engine 23: a contradiction in one digit. What it finds in a digit is kept until the digit's candidates
// change.
type Nishio struct {
	propagation Propagation
	digit       [board.ByDigit]Hint
}

// Best returns the hint with the fewest nodes in any digit, or nil if there is none. changed holds
// the digits that have lost candidates since the last call; Best clears it. Its plain version is
// Engine(23) in plainrate. See "Nishio, multiple, and dynamic chains" in deduce/rate/README.md.
func (s *Nishio) Best(p *grid.Position, changed *board.DigitSet) *Hint {
	for ; *changed != 0; *changed &= *changed - 1 {
		s.inDigit(p, changed.First())
	}
	var best *Hint
	for d := range s.digit {
		m := &s.digit[d]
		if m.Nodes != 0 && (best == nil || m.Nodes < best.Nodes || m.Nodes == best.Nodes && m.Source.Cell < best.Source.Cell) {
			best = m
		}
	}
	return best
}

func (s *Nishio) inDigit(p *grid.Position, d board.Digit) {
	best := &s.digit[d]
	*best = Hint{}
	bound := TooMany
	for cells := p.Homes[d]; !cells.Empty(); cells = cells.Rest() {
		c := cells.First()
		if p.Cand[c].Single() {
			continue
		}
		for _, on := range [2]bool{true, false} {
			if !clashes(&p.Marks, d, c, on) {
				continue
			}
			s.propagation.Run(&p.Marks, Mode{Removes: true}, grid.IDOf(c, d), on, bound)
			if clash := &s.propagation.Clash; clash.found && clash.nodes < bound {
				*best = Hint{Nodes: clash.nodes, Source: board.Candidate{Cell: c, Digit: d}, On: on}
				bound = clash.nodes
			}
		}
	}
}

// clashes reports whether d on, or off, in c leaves some unit without a place, where each unit with one place left has it on.
// It tells quickly what a propagation finds out with its chains.
func clashes(m *grid.Marks, d board.Digit, c board.Cell, on bool) bool {
	left := m.Homes[d].Without(c)
	var is board.CellSet // where the digit is on
	if on {
		left, is = left.Minus(c.Peers()).With(c), board.CellsOf(c)
	}
	for grown := true; grown; {
		grown = false
		for _, u := range grid.BoxRowCol {
			if m.Pos[u][d] == 0 {
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
