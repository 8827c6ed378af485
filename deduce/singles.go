package deduce

import "deduku/board"

// FullHouse fills the last open cell of a unit.
var FullHouse = &Technique{
	Name:  "full-house",
	Title: "Full House",
	Shape: ShapeSingle,
	Doc:   "A row, column or box has only one open cell. It must hold the missing digit.",
	Why:   []string{"full house: only {single.digits} is missing from {within}"},
	Form:  []string{""},
	Spot: "Look for a row, column or box with eight digits. Say the digits from 1 to 9 and see which is missing. " +
		"The trap is to miscount: check that one cell only is open.",
	Example: ".+29.+8+7..4.+1+8.+24+9.+7+4+5+7.+1.2.8+18+59+4.+7..7+4.8+3.5+91+9..175+4+8.8.4+25+1.792+7.+4+9.1.+55+9176.+84+2:",
	Find:    findFullHouses,
}

// NakedSingle is positive deduction: a cell has one candidate left.
var NakedSingle = &Technique{
	Name:  "naked-single",
	Title: "Naked Single",
	Shape: ShapeSingle,
	Doc:   "A cell has only one candidate. It must be that digit.",
	Why:   []string{"naked single: only {single.digits} is left for {single}"},
	Form:  []string{""},
	Spot: "Look at cells whose row, column and box are well filled. Count from 1 to 9 and cross out what the cell sees; if only one digit remains, the cell must be that digit. " +
		"The trap is to forget the box.",
	Example: ".+29.+8+7.+14.+1+8.+24+9.+7+4+5+7.+1+92.8+18+59+4.+7..7+4.8+3.5+91+9.+2175+4+8.8.4+25+1.792+7.+4+9+81.+55+9176+3+84+2:",
	Find:    findNakedSingles,
}

// HiddenSingle is negative deduction: a digit has one place left in a unit. Its two orders differ in how the last other
// place went, and so in their wording.
var HiddenSingle = &Technique{
	Name:  "hidden-single",
	Title: "Hidden Single",
	Shape: ShapeSingle,
	Doc:   "A digit has only one place in a row, column or box. It must be there.",
	Why: withAlso(
		"hidden single in {lastplace}: only place for {lastplace.digits}, {since} {filled} is {filled.digits}",
		"hidden single in {lastplace}: only place for {lastplace.digits}, {since} {blocker.digits} in {blocker} rules out {lost}",
		"hidden single in {lastplace}: only place for {lastplace.digits}, now that {lost.digits} was removed from {lost}",
		"hidden single in {lastplace}: only place for {lastplace.digits}, as {hatching}",
		"hidden single in {lastplace}: only place for {lastplace.digits}, the last open cell of {within}",
		"hidden single in {lastplace}: only place for {lastplace.digits}",
	),
	Form: []string{""},
	Spot: "Take a digit that stands often, and a box without it. Draw lines along rows and columns from where it stands; if only one open cell of the box is free of them, the digit must be there. " +
		"Then do the same for rows and columns. The trap is to look at boxes alone.",
	Example: "..9.....4.....4.........2.8.8.9.....7..8..5.1...175...8.4.5..792.....1..5.176..4.:",
	Find:    findHiddenSingles,
}

// withAlso are wordings, each of them first with the further units in which the digit has that place only, then without.
func withAlso(wordings ...string) (all []string) {
	for _, wording := range wordings {
		all = append(all, wording+" (also in {also})", wording)
	}
	return all
}

// KindsOf are the kinds that steps of the technique with a title can have.
func KindsOf(title string) []Kind {
	switch title {
	case FullHouse.Title, NakedSingle.Title:
		return []Kind{PosDed}
	case HiddenSingle.Title:
		return []Kind{NegDed1, NegDed2}
	}
	return []Kind{Logic}
}

// Classic holds the techniques of classic solving, in the order in which they are tried.
var Classic = LadderOf(NakedSingle, HiddenSingle)

// A solver does not call these three: it notices singles as they come about. They list what there is on a
// position without history.

func findFullHouses(v *View, yield func(*Step) bool) {
	for u := range board.Unit(board.Units) {
		open := v.Open().And(u.Cells())
		if open.Len() == 1 && v.Candidates(open.First()).Single() && !yield(v.single(open.First(), board.UnitsOf(u))) {
			return
		}
	}
}

// IsSingle reports whether t is one of the three singles, which this package has by itself.
func (t *Technique) IsSingle() bool { return t == FullHouse || t == NakedSingle || t == HiddenSingle }

func findNakedSingles(v *View, yield func(*Step) bool) {
	for c := range v.Open().All() {
		if v.Candidates(c).Single() && !yield(v.single(c, 0)) {
			return
		}
	}
}

// single drafts a positive deduction; within is the unit that it fills, if any.
func (v *View) single(c board.Cell, within board.UnitSet) *Step {
	s := v.Draft()
	s.Kind = PosDed
	d := v.Candidates(c).First()
	s.Place(c, d)
	s.Part(Part{Role: Single, Cells: board.CellsOf(c), Digits: board.Digits(d)})
	if within != 0 {
		s.Part(Part{Role: Within, Units: within})
	}
	return &s.Step
}

func findHiddenSingles(v *View, yield func(*Step) bool) {
	for d := board.Digit(1); d <= 9; d++ {
		var found board.CellSet
		for u := range board.Unit(board.Units) {
			spots := v.Spots(u, d)
			if !spots.Single() || found.Has(u.Cell(spots.First())) {
				continue
			}
			c := u.Cell(spots.First())
			found = found.With(c)
			s := v.Draft()
			s.Kind = NegDed2
			s.Place(c, d)
			s.Part(Part{Role: LastPlace, Units: board.UnitsOf(u), Digits: board.Digits(d)})
			if !yield(&s.Step) {
				return
			}
		}
	}
}
