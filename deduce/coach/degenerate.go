package coach

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
)

// Degenerate is in how many ways the pattern of a step is one that says more than its technique, so that who learns by it is misled: of a
// chain that its ends see each other, that it removes one of its own candidates, or that a strong link lies in a line and a box at once,
// where a plainer technique would do; of sets that they have
// cells in common; of an exocet that a target can hold what its base can't.
func Degenerate(s *deduce.Step) (n int) {
	switch pattern.ShapeOf(s) {
	case deduce.ShapeExocet:
		base := pattern.GatherRole(s, deduce.BaseCells).Digits
		targets := pattern.GatherRole(s, deduce.Target).Cells
		return count(s.Eliminations, func(x board.Candidate) bool { return targets.Has(x.Cell) && !base.Has(x.Digit) })
	case deduce.ShapeTurbot:
		for _, p := range pattern.PartsOf(s, deduce.Strong) {
			if p.Cells.CommonUnits().Len() > 1 {
				n++
			}
		}
		return n
	case deduce.ShapeAlmostLockedSets, deduce.ShapeBlossom:
		return shared(append(pattern.PartsOf(s, deduce.Set), pattern.PartsOf(s, deduce.Petal)...))
	case deduce.ShapeChain:
	default:
		return 0
	}
	links := linksOf(s)
	if len(links) == 0 {
		return 0
	}
	own := func(x board.Candidate) bool {
		return slices.ContainsFunc(links[1:], func(l deduce.Link) bool { return l.From == pattern.CandidateNode(x) })
	}
	n = count(s.Eliminations, own)
	first, last := links[0].From, links[len(links)-1].To
	if first.Digit == last.Digit && first != last && first.Cells.Within(last.Cells.SeenByAll()) && !pattern.IsRing(links) {
		n++
	}
	for _, l := range links {
		if l.Strong && l.From.Digit == l.To.Digit && l.From.Cells.Union(l.To.Cells).CommonUnits().Len() > 1 {
			n++
		}
	}
	return n
}

// shared is how many of some sets have a cell with another in common.
func shared(sets []*deduce.Part) (n int) {
	for i, a := range sets {
		if slices.ContainsFunc(sets[:i], func(b *deduce.Part) bool { return a.Cells.Meets(b.Cells) }) {
			n++
		}
	}
	return n
}

// linksOf is the links of an argument without the weak ones at its ends; none where it has no chain.
func linksOf(s *deduce.Step) []deduce.Link {
	if s.Argument == nil {
		return nil
	}
	links := s.Argument.Links
	for len(links) > 0 && !links[0].Strong {
		links = links[1:]
	}
	for len(links) > 0 && !links[len(links)-1].Strong {
		links = links[:len(links)-1]
	}
	return links
}

// count is how many of some candidates are such.
func count(xs []board.Candidate, is func(board.Candidate) bool) (n int) {
	for _, x := range xs {
		if is(x) {
			n++
		}
	}
	return n
}
