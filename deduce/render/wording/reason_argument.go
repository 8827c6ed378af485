package wording

import (
	"deduku/deduce"
	"deduku/deduce/render/lemma"
)

// argumentHole is what the argument of a step has in words for one hole, empty for nothing.
func (t Text) argumentHole(hole string, s *deduce.Step) string {
	if !lemma.HasArgument(s) {
		return ""
	}
	claims := s.Argument.Claims
	first, last := &claims[0], &claims[len(claims)-1]
	switch hole {
	case "assumed":
		if last.Truth == deduce.NoTruth {
			return t.Notation.Placement(first.Candidate)
		}
	case "contradiction":
		if end := lemma.Contradiction(claims); end != nil {
			return t.NothingFor(end.Truth)
		}
	case "cases":
		if last.Truth != deduce.NoTruth {
			return t.MemberOf(last.Truth)
		}
	case "argument":
		return ArgumentSize(claims, 0, len(claims))
	}
	return ""
}

// NothingFor says that a truth has nothing left.
func (t Text) NothingFor(truth deduce.Truth) string {
	if c, ok := truth.Cell(); ok {
		return "no digit for " + t.Notation.Cell(c)
	}
	u, d := truth.Unit()
	return "no place for " + d.String() + " in " + t.Notation.Unit(u)
}

// MemberOf says what one member of a truth is.
func (t Text) MemberOf(truth deduce.Truth) string {
	if c, ok := truth.Cell(); ok {
		return "candidate of " + t.Notation.Cell(c)
	}
	u, d := truth.Unit()
	return "place for " + d.String() + " in " + t.Notation.Unit(u)
}

// compactArgument is what the argument of a step has for one hole of a form, empty for nothing: 4r1c2 for what it starts
// from, 7b3 for the truth that it leaves empty or follows.
func compactArgument(hole string, s *deduce.Step) string {
	if !lemma.HasArgument(s) {
		return ""
	}
	claims := s.Argument.Claims
	last := &claims[len(claims)-1]
	switch end := lemma.Contradiction(claims); {
	case hole == "cases" && last.Truth != deduce.NoTruth:
		return last.Truth.String()
	case hole == "assumed" && end != nil:
		return claims[0].Candidate.String()
	case hole == "contradiction" && end != nil:
		return end.Truth.String()
	}
	return ""
}
