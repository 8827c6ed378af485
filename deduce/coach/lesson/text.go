package lesson

import (
	"deduku/deduce/render/wording"
)

// trapText says why a pattern that is nearly one of a technique's proves nothing; empty where it is a candidate too many.
func (m Miss) trapText(t wording.Text) string {
	name := t.Notation.Cell(m.Candidate.Cell)
	cells := func(i int) string { return wording.And(t.Cells(m.Of[i].Cells)) }
	digits := func(i int) string { return wording.AndDigits(m.Of[i].Digits) }
	switch m.Trap {
	case isGiven:
		return name + " is a given: it could not hold another digit"
	case NotGiven:
		return name + " is no given, but its image is one: the givens do not stay the same"
	case noUnit:
		return cells(0) + " share no row, column or box: both could be the same digit"
	case crossing:
		return t.Units(m.Of[0].Units) + " cross in " + cells(1) + ", one of the places: if it is " + digits(1) + ", neither of the other two is"
	case sameDigit:
		return cells(1) + " both share " + digits(1) + " with the pivot " + cells(0) + ": if that is " + wording.OrDigits(m.Of[0].Digits&^m.Of[1].Digits) + ", nothing follows for them"
	case pivotUnseen:
		sees := " sees both pincers, but not the pivot "
		if m.Of[1].Cells.Len() > 1 {
			sees = " see both pincers, but not the pivot "
		}
		return cells(1) + sees + cells(0) + ", which can be " + digits(1) + ", too"
	case equalEnds:
		return "the ends, " + cells(1) + ", are " + wording.NumberWord(m.Of[0].Cells.Len()-1) + " links apart, an even number: they are equal"
	case fourBoxes:
		return "the corners lie in four boxes: " + digits(0) + " could not swap there, for each box would have one of them twice"
	case notJoined:
		return cells(0) + " share no row, column or box: both can be " + digits(0) + ", and then neither of the other two is"
	case endUnseen:
		return cells(1) + " does not see " + cells(0) + ": both can be " + digits(1)
	case finUnseen:
		return cells(0) + " does not see the " + finOrFins(m.Of[1].Cells.Len()) + " " + cells(1) + ": if " + digits(1) + " is there, nothing follows for it"
	case notRestricted:
		return cells(0) + " share no row, column or box: each set can hold " + digits(0)
	case stemUnseen:
		return "the stem " + cells(0) + " does not see " + cells(1) + ": if it is " + digits(1) + ", that petal can hold " + digits(1) + " as well"
	}
	return ""
}

func finOrFins(n int) string {
	if n == 1 {
		return "fin"
	}
	return "fins"
}
