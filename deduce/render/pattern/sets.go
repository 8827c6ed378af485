package pattern

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// The almost locked sets of a chain. Words, drawings and notation ask here which set a link goes through and which letter it bears.

// ChainSets are the almost locked sets of a chain, in the order of their letters, each once.
func (p *Pattern) ChainSets() (sets []*deduce.Part) { return chainSetsOf(p.Step) }

// chainSetsOf is ChainSets of a step.
func chainSetsOf(s *deduce.Step) (sets []*deduce.Part) {
	switch ShapeOf(s) {
	case deduce.ShapeChain, deduce.ShapeForcing, deduce.ShapeKraken:
	default:
		return nil
	}
	for i := range s.Parts {
		set := &s.Parts[i]
		besideGuards := i > 0 && (s.Parts[i-1].Role == deduce.Corner || s.Parts[i-1].Role == deduce.Guarded)
		almostLocked := set.Role == deduce.Set && set.Units == 0 && set.Digits.Len() == set.Cells.Len()+1
		if almostLocked && !besideGuards && !slices.ContainsFunc(sets, func(q *deduce.Part) bool { return q.Cells == set.Cells }) {
			sets = append(sets, set)
		}
	}
	return sets
}

// Joins reports whether a set makes one of the two nodes of a link true: each node is all places of its digit in the set, so a set
// that lacks the one digit holds the other.
func (p *Pattern) Joins(set *deduce.Part, l deduce.Link) bool {
	return l.Strong && l.From.Digit != l.To.Digit && set.Digits.Has(l.From.Digit) && set.Digits.Has(l.To.Digit) &&
		p.With(set.Cells, l.From.Digit) == l.From.Cells && p.With(set.Cells, l.To.Digit) == l.To.Cells
}

// SetOf is the set that a link goes through, by its number among those of the chain; -1 for none. Links inside a cell need none.
func (p *Pattern) SetOf(l deduce.Link) int {
	if l.From.Cells == l.To.Cells && l.From.Cells.Rest().Empty() && p.Board.Candidates(l.From.Cells.First()) == board.Digits(l.From.Digit, l.To.Digit) {
		return -1
	}
	return slices.IndexFunc(p.ChainSets(), func(set *deduce.Part) bool { return p.Joins(set, l) })
}

// SetsAlong are the numbers of the sets that some links go through, ascending; of a ring also those beside them, whose further digits
// it removes.
func (p *Pattern) SetsAlong(links []deduce.Link) (numbers []int) {
	for i, set := range p.ChainSets() {
		if slices.ContainsFunc(links, func(l deduce.Link) bool { return p.Joins(set, l) }) {
			numbers = append(numbers, i)
		}
	}
	return numbers
}
