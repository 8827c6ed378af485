package render

import (
	"deduku/deduce"
)

// argumentHole is what the argument of a step has in words for one hole, empty for nothing.
func (t Text) argumentHole(hole string, s *deduce.Step) string {
	if !HasArgument(s) {
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
		if end := contradictionOf(claims); end != nil {
			return t.nothingFor(end.Truth)
		}
	case "cases":
		if last.Truth != deduce.NoTruth {
			return t.memberOf(last.Truth)
		}
	case "argument":
		return argumentSize(claims, 0, len(claims))
	}
	return ""
}

// nothingFor says that a truth has nothing left.
func (t Text) nothingFor(truth deduce.Truth) string {
	if c, ok := truth.Cell(); ok {
		return "no digit for " + t.Notation.Cell(c)
	}
	u, d := truth.Unit()
	return "no place for " + d.String() + " in " + t.Notation.Unit(u)
}

// memberOf says what one member of a truth is.
func (t Text) memberOf(truth deduce.Truth) string {
	if c, ok := truth.Cell(); ok {
		return "candidate of " + t.Notation.Cell(c)
	}
	u, d := truth.Unit()
	return "place for " + d.String() + " in " + t.Notation.Unit(u)
}

// compactArgument is what the argument of a step has for one hole of a form, empty for nothing: 4r1c2 for what it starts
// from, 7b3 for the truth that it leaves empty or follows.
func compactArgument(hole string, s *deduce.Step) string {
	if !HasArgument(s) {
		return ""
	}
	claims := s.Argument.Claims
	last := &claims[len(claims)-1]
	switch end := contradictionOf(claims); {
	case hole == "cases" && last.Truth != deduce.NoTruth:
		return last.Truth.String()
	case hole == "assumed" && end != nil:
		return claims[0].Candidate.String()
	case hole == "contradiction" && end != nil:
		return end.Truth.String()
	}
	return ""
}
