package render

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// pattern is a lemma that players see as a whole on the board of its branch, with a name of its own: locked candidates, or
// a pair. Where several candidates are removed for the same reasons, they are told together, at the first of them.
type pattern struct {
	name    string
	truths  [2]deduce.Truth // what it is made of: a locked digit in a unit, twice; two cells, or two digits in a unit
	cells   board.CellSet   // of a pair
	digits  board.DigitSet
	rests   []int32 // the claims that leave no more of its truths
	removes board.Candidate
}

// The names of pairs. Locked candidates are called what their claim says.
const nakedPair, hiddenPair = "Naked Pair", "Hidden Pair"

// same reports whether two patterns are one, seen for the same reasons.
func (p *pattern) same(q *pattern) bool {
	return p.name == q.name && p.truths == q.truths && p.cells == q.cells && p.digits == q.digits && slices.Equal(p.rests, q.rests)
}

// patternAt is the pattern by which the claims from one on prove that a candidate is removed, and the claim behind them. ok is
// false where they prove it otherwise.
func patternAt(claims []deduce.Claim, from int) (p pattern, next int, ok bool) {
	switch c := &claims[from]; {
	case c.Kind == deduce.Logic && !c.True && c.Technique != nil && c.Technique.Shape == deduce.ShapeLocked:
		_, d := c.Truth.Unit()
		p = pattern{name: capital(c.Technique.Name), truths: [2]deduce.Truth{c.Truth, c.Truth}, digits: board.Digits(d), rests: c.Rests}
		next = from + 1
	case c.Kind == deduce.Assume && c.True && from+3 < len(claims):
		if p, ok = pairOf(claims, from); !ok {
			return p, 0, false
		}
		next = from + 4
	default:
		return p, 0, false
	}
	p.removes = claims[from].Candidate
	return p, next, true
}

// pairOf is the pair that a refutation by one placement amounts to. In a naked pair what is supposed takes one of the two
// digits of both cells; the first cell must have the other digit, and nothing is left for the second. In a hidden pair it takes
// one of the only two places of both digits in a unit; the first digit must be in the other, and no place is left for the second.
//
// Each of the two truths has lost one candidate to what is supposed, and would otherwise have been settled before: so
// without that both have exactly the two left.
func pairOf(claims []deduce.Claim, from int) (p pattern, ok bool) {
	supposed, placed, end, out := &claims[from], &claims[from+1], &claims[from+2], &claims[from+3]
	if !placed.True || placed.Kind == deduce.Assume || end.Kind != deduce.Conflict || out.Kind != deduce.Conclude || out.Depth != supposed.Depth {
		return p, false
	}
	at, by := int32(from), int32(from+1)
	if !slices.Contains(placed.Rests, at) || !slices.Contains(end.Rests, at) || !slices.Contains(end.Rests, by) {
		return p, false
	}
	x, y := supposed.Candidate, placed.Candidate
	first, naked := placed.Truth.Cell()
	second, alsoNaked := end.Truth.Cell()
	switch {
	case naked != alsoNaked:
		return p, false
	case naked:
		p = pattern{name: nakedPair, cells: board.CellsOf(first).With(second), digits: board.Digits(x.Digit, y.Digit)}
	default:
		u, d := placed.Truth.Unit()
		v, e := end.Truth.Unit()
		if u != v || x.Digit == d || x.Digit == e {
			return p, false
		}
		p = pattern{name: hiddenPair, cells: board.CellsOf(x.Cell).With(y.Cell), digits: board.Digits(d, e)}
	}
	if p.cells.Len() != 2 || p.digits.Len() != 2 {
		return p, false
	}
	p.truths = [2]deduce.Truth{min(placed.Truth, end.Truth), max(placed.Truth, end.Truth)}
	for _, r := range slices.Concat(placed.Rests, end.Rests) {
		if r != at && r != by && !slices.Contains(p.rests, r) {
			p.rests = append(p.rests, r)
		}
	}
	slices.Sort(p.rests)
	return p, true
}
