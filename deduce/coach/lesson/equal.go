package lesson

import (
	"deduku/board"
	"deduku/deduce/render/wording"
)

// Where a question has more than one true answer, each of them is right: any lines that have all of some places, any unit without a
// place. What the scene keeps as its answer is one of these.

// alsoRight reports whether units are as right an answer as that of the scene.
func (s *Scene) alsoRight(units board.UnitSet) bool {
	switch s.About {
	case roomIn, coversOf:
		return units.Len() == s.Units.Len() && s.mayCover(units) && s.leftBy(units).Empty()
	case nothingIn:
		return units != 0 && units&^s.Units == 0
	}
	return units == s.Units
}

// begins reports whether units are a part of a right answer.
func (s *Scene) begins(units board.UnitSet) bool {
	if units&^s.Units == 0 {
		return true
	}
	if s.About != roomIn && s.About != coversOf || !s.mayCover(units) {
		return false
	}
	return s.covered(units, s.Units.Len()-units.Len())
}

// covered reports whether all of the places are in some units and so many more.
func (s *Scene) covered(units board.UnitSet, more int) bool {
	left := s.leftBy(units)
	if left.Empty() || more <= 0 {
		return left.Empty() && more == 0
	}
	for u := range left.First().UnitSet().All() {
		if one := board.UnitsOf(u); s.mayCover(one) && s.covered(units|one, more-1) {
			return true
		}
	}
	return false
}

// leftBy is the places of the question that are in none of some units.
func (s *Scene) leftBy(units board.UnitSet) board.CellSet {
	left := s.Given.Cells
	for u := range units.All() {
		left = left.Minus(u.Cells())
	}
	return left
}

// mayCover reports whether units are of a kind that is asked for: lines, or the kind of the covers.
func (s *Scene) mayCover(units board.UnitSet) bool {
	for u := range units.All() {
		switch kind := kindOf(s.Given.Units); {
		case s.About == roomIn && u.Kind() == 'b':
			return false
		case s.About == coversOf && kind != "units" && kindOf(board.UnitsOf(u)) != kind:
			return false
		}
	}
	return true
}

// judgeUnits judges units as an answer.
func (s *Scene) judgeUnits(units board.UnitSet, t wording.Text) Judged {
	if s.alsoRight(units) {
		judged := Judged{Grade: Right}
		if units != s.Units {
			judged.As = t.Units(units)
		}
		if units != s.Units && s.About == roomIn {
			judged.Why = t.Units(s.Units) + " have them all, too, and it is these that are spoken of next"
		}
		return judged
	}
	if s.begins(units) {
		return s.graded(0, s.Units.Len()-units.Len(), nil)
	}
	right, wrong := units&s.Units, units&^s.Units
	return Judged{Grade: Wrong, Why: s.whyNotUnits(units, wrong, t) + keeps(t.Units(right), right.Len())}
}

// whyNotCovering says of units that do not have all of the places which they leave out.
func (s *Scene) whyNotCovering(units board.UnitSet, t wording.Text) string {
	want := s.Units.Len()
	for u := range units.All() {
		if !s.mayCover(board.UnitsOf(u)) {
			return t.Notation.Unit(u) + " is none of the " + s.coverKind()
		}
	}
	left := wording.And(t.Cells(s.leftBy(units)))
	switch {
	case units.Len() > want:
		return wording.NumberWord(want) + " " + s.coverKind() + " are asked for, not " + wording.NumberWord(units.Len())
	case units.Len() == want:
		return t.Units(units) + " " + leave(units.Len()) + " out " + left
	case want-units.Len() == 1:
		return t.Units(units) + " " + leave(units.Len()) + " out " + left + ", which no single other one has"
	}
	return t.Units(units) + " " + leave(units.Len()) + " out " + left + ", too many for what is left to choose"
}

// coverKind is what is to cover, in the plural.
func (s *Scene) coverKind() string {
	if s.About == roomIn {
		return "lines"
	}
	return kindOf(s.Given.Units)
}

func leave(n int) string {
	if n == 1 {
		return "leaves"
	}
	return "leave"
}
