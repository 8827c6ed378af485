package lesson

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/picture"
)

// Picture is one of the boards of a scene as it is drawn: with the pattern where that is told or asked about, and on the way to it with
// what was named so far. What follows is drawn only where it is told.
func (s *Scene) Picture(i int, in board.Notation) picture.Picture {
	b := s.Board(i)
	switch {
	case s.Told:
		return picture.Draw(&b, s.Shown[i].Step, in)
	case s.Drawn():
		bare := *s.Shown[i].Step
		bare.Eliminations, bare.Placements = nil, nil
		if s.Asks == Letter && pattern.ShapeOf(&bare) == deduce.ShapeExocet {
			bare.Parts = slices.Concat(bare.Parts, tooMany(&bare, &s.Misses[i]))
		}
		return picture.Draw(&b, &bare, in)
	case s.Part != Idea:
		return picture.Draw(&b, nil, in)
	}
	pic := picture.Sketch(&b, s.Step, s.named, in)
	if begins, is, follows, ok := s.supposed(); ok {
		var out []deduce.Node
		if s.About == otherThan || s.About == otherDigit {
			out = []deduce.Node{{Cells: s.Given.Cells, Digit: s.Given.Digits.First()}}
		}
		pic.Suppose(begins, is, follows, out)
	}
	return pic
}

// tooMany is the candidate too many of an exocet as a part like the one in whose cell it is: left without a mark it would be seen at once.
func tooMany(step *deduce.Step, m *Miss) []deduce.Part {
	for _, role := range []deduce.Role{deduce.BaseCells, deduce.Target} {
		for _, p := range pattern.PartsOf(step, role) {
			if m.Is && m.Candidate.Digit != 0 && p.Cells.Has(m.Candidate.Cell) && !p.Digits.Has(m.Candidate.Digit) {
				return []deduce.Part{{Role: role, Cells: board.CellsOf(m.Candidate.Cell), Digits: board.Digits(m.Candidate.Digit)}}
			}
		}
	}
	return nil
}

// spokenOf are the roles whose cells a question names before anything is asked of them.
var spokenOf = []deduce.Role{deduce.Pivot, deduce.Pincer, deduce.Corner, deduce.Guarded}

// named reports whether a part of the pattern was named so far.
func (s *Scene) named(p *deduce.Part) bool {
	if p.Cells.Empty() && p.Role != deduce.CrossLine {
		return false
	}
	for _, l := range s.said() {
		switch l.Says {
		case hasSet, isSet, isStem, isPetal:
			if l.Part.Role == p.Role && l.Part.Cells == p.Cells {
				return true
			}
		case isExocet:
			if p.Role == deduce.BaseCells || p.Role == deduce.Target || p.Role == deduce.CrossLine {
				return true
			}
		}
	}
	if !slices.Contains(spokenOf, p.Role) {
		return false
	}
	all := pattern.GatherRole(s.Step, p.Role).Cells
	return all == s.Given.Cells || all == s.Other.Cells || slices.ContainsFunc(s.Before, func(q Question) bool {
		return all == q.Given.Cells || all == q.Other.Cells || all == q.Cells
	})
}

// said is all that was said up to the question of a scene.
func (s *Scene) said() (all []Lead) {
	for i := range s.Before {
		all = append(all, s.Before[i].Leads...)
	}
	return append(all, s.Leads...)
}

// supposed is what is supposed by the time of a question, whether it is true, and what followed from it; ok is false where nothing is.
func (s *Scene) supposed() (begins deduce.Node, is bool, follows []deduce.Node, ok bool) {
	node := func(p *deduce.Part) deduce.Node { return deduce.Node{Cells: p.Cells, Digit: p.Digits.First()} }
	for _, l := range s.said() {
		switch l.Says {
		case supposes, isCase:
			begins, is, follows, ok = node(&l.Part), l.True, nil, true
		case isSo:
			follows = append(follows, node(&l.Part))
		case goesOn:
			for _, link := range l.Links {
				if link.Strong {
					follows = append(follows, link.To)
				}
			}
		case Places:
			for _, x := range l.Placed {
				follows = append(follows, pattern.CandidateNode(x))
			}
		}
	}
	return begins, is, follows, ok
}
