package deduce

import "deduku/board"

// Claim is one line of an argument: it says that a candidate is true or false, or that a truth has nothing left.
//
// The claims of an argument are a flat list in the order in which they are told. What is claimed on the assumption
// of a candidate stands one deeper than that assumption, and so does what is claimed there on another.
type Claim struct {
	Kind      Kind            // Assume, Conclude, Conflict, or how it was deduced
	Depth     uint8           // how many assumptions it stands on
	True      bool            // whether the candidate is true, else it is false
	Candidate board.Candidate // the candidate that it is about; of no meaning for a conflict
	Truth     Truth           // the truth that it follows from; for a conflict, the truth that has nothing left. NoTruth where it cites none
	Rests     []int32         // the earlier claims that it rests on, as indexes of the list, ascending
	Technique *Technique      // of a deduction, how it is called; nil for a single
}

// Step is the claim as a step that says the same, to be told as steps are.
func (c *Claim) Step() Step {
	s := Step{Kind: c.Kind, Depth: c.Depth, Technique: c.Technique}
	switch {
	case c.Kind == Conflict:
	case c.True:
		s.Placements = []board.Candidate{c.Candidate}
	default:
		s.Eliminations = []board.Candidate{c.Candidate}
	}
	if c.Kind == PosDed && c.Technique == nil {
		s.Technique = NakedSingle
	} else if (c.Kind == NegDed1 || c.Kind == NegDed2) && c.Technique == nil {
		s.Technique = HiddenSingle
	}
	if cell, ok := c.Truth.Cell(); ok {
		role := Single
		if c.Kind == Conflict {
			role = Empty
		}
		s.Parts = []Part{{Role: role, Cells: board.CellsOf(cell), Digits: board.Digits(c.Candidate.Digit)}}
	} else if c.Truth != NoTruth {
		u, d := c.Truth.Unit()
		role := LastPlace
		if c.Kind == Conflict {
			role = Empty
		}
		s.Parts = []Part{{Role: role, Units: board.UnitsOf(u), Digits: board.Digits(d)}}
	}
	return s
}

// InForce are the claims before one, by index, that hold where it stands: not those of branches that are closed by then.
func InForce(claims []Claim, at int) (force []int) {
	for i := range claims[:at+1] {
		for len(force) > 0 {
			last := &claims[force[len(force)-1]]
			if last.Depth < claims[i].Depth || last.Depth == claims[i].Depth && last.Kind != Assume {
				break
			}
			force = force[:len(force)-1]
		}
		if i < at {
			force = append(force, i)
		}
	}
	return force
}
