package lesson

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// whyNotUnits says of units that are not right, or of the first that is not, what the board has there.
func (s *Scene) whyNotUnits(units, wrong board.UnitSet, t wording.Text) string {
	if s.About == roomIn || s.About == coversOf {
		return s.whyNotCovering(units, t)
	}
	b, u := s.Board(0), wrong.First()
	g := &s.Given
	name := t.Notation.Unit(u)
	switch s.About {
	case linesOf:
		places := b.CellsFor(g.Digits.First()).And(u.Cells()).And(b.Open())
		want := s.Units.Len()
		switch {
		case u.Kind() != g.Units.First().Kind():
			return name + " is none of the " + kindOf(g.Units)
		case places.Empty():
			return name + " has its " + wording.Digits(g.Digits) + " already"
		case places.Len() > want:
			return name + " has " + wording.NumberWord(places.Len()) + " places: " + wording.And(t.Cells(places))
		}
		return name + " has " + wording.And(t.Cells(places)) + ", and no other has its places in the same " + across(g.Units)
	case oneMoreUnit:
		if g.Units.Has(u) {
			return name + " is where we looked; they share another one, too"
		}
		return "not all of them are in " + name
	case nothingIn:
		return "of the places in " + name + " (" + strings.Join(t.Cells(b.CellsFor(g.Digits.First()).And(u.Cells())), ", ") + ") not all are seen by what was placed"
	}
	return "none of them is in " + name
}

// whyNotDigits says of the first digit that is not right why it is none.
func (s *Scene) whyNotDigits(wrong board.DigitSet, t wording.Text) string {
	b, d := s.Board(0), wrong.First()
	g, o := &s.Given, &s.Other
	switch s.About {
	case between:
		return t.IsNot(g.Cells, board.Digits(d)) + ": it is no candidate there"
	case seenDigits:
		return "no cell of these units holds " + d.String()
	case sameInAll:
		for c := range g.Cells.All() {
			if !b.Candidates(c).Has(d) {
				return t.Notation.Cell(c) + " can't be " + d.String()
			}
		}
	case otherDigit:
		if g.Digits.Has(d) {
			return "we suppose that " + cellsOf(t, g) + " is not " + d.String()
		}
		return d.String() + " is no candidate of " + cellsOf(t, g)
	case inBothCases:
		for c := range o.Cells.All() {
			if !b.Candidates(c).Has(d) {
				return t.Notation.Cell(c) + " can't be " + d.String()
			}
		}
		return "when " + cellsOf(t, g) + " is " + d.String() + ", " + wording.Or(t.Cells(o.Cells)) + " need not be"
	case without:
		switch {
		case o.Digits.Has(d):
			return "that is the digit that it lacks"
		case !g.Digits.Has(d):
			return "the petal can't hold " + d.String()
		}
	case onlyDigit:
		if why := s.ruledOut(&b, board.Candidate{Cell: g.Cells.First(), Digit: d}, t); why != "" {
			return why
		}
	case restricted:
		inA, inB := g.Cells.And(b.CellsFor(d)), o.Cells.And(b.CellsFor(d))
		switch {
		case inA.Empty():
			return "set A can't hold " + d.String()
		case inB.Empty():
			return "set B can't hold " + d.String()
		}
		for c := range inA.All() {
			if unseen := inB.Minus(c.Peers()); !unseen.Empty() {
				return t.Notation.Cell(c) + " does not see " + t.Notation.Cell(unseen.First())
			}
		}
	}
	return "it is not " + d.String()
}

// whyNotCells says of the first cell that is not right why it is none.
func (s *Scene) whyNotCells(wrong board.CellSet, t wording.Text) string {
	b, c := s.Board(0), wrong.First()
	g, o := &s.Given, &s.Other
	name := t.Notation.Cell(c)
	if d := b.Digit(c); d != 0 {
		return name + " is filled: it is " + d.String()
	}
	switch s.About {
	case placesOf, otherThan, follows:
		in, d := g.Units|o.Units, g.Digits
		if c.UnitSet()&in == 0 {
			return name + " is not in " + t.Units(in)
		}
		if b.Candidates(c)&d == 0 {
			return whyNoCandidate(&b, c, d.First(), t)
		}
		if s.About == otherThan {
			return "we suppose that " + t.NodeIs(deduce.Node{Cells: g.Cells, Digit: d.First()}, false)
		}
		if why := s.ruledOut(&b, board.Candidate{Cell: c, Digit: d.First()}, t); why != "" {
			return why
		}
	case onlyThese:
		if c.UnitSet()&g.Units == 0 {
			return name + " is not in " + t.Units(g.Units)
		}
		return name + " can also be " + wording.OrDigits(b.Candidates(c)&^g.Digits)
	case outsideOf:
		return name + " is in one of " + t.Units(g.Units)
	case seeEachOther:
		if !g.Cells.Has(c) && !o.Cells.Has(c) {
			return name + " is none of these places"
		}
		return name + " sees none of the other pair"
	case pincersOf:
		if !g.Cells.First().Sees(c) {
			return name + " does not see the pivot"
		}
		return name + " can be " + wording.OrDigits(b.Candidates(c))
	case opposite:
		if !g.Cells.Has(c) {
			return name + " is none of these cells"
		}
		return name + " has the same colour: from " + cellsOf(t, o) + " it is an even number of links away"
	case moreThan:
		if !g.Cells.Has(c) {
			return name + " is none of these cells"
		}
		return name + " can only be " + wording.OrDigits(b.Candidates(c))
	case threeLeft:
		return name + " has two candidates"
	case placesAmong:
		switch {
		case !o.Cells.Has(c):
			return name + " is no cell of the set"
		case c.UnitSet()&g.Units == 0:
			return name + " is not in " + t.Units(g.Units)
		}
		return whyNoCandidate(&b, c, g.Digits.First(), t)
	case seesWhich:
		if !g.Cells.Has(c) {
			return name + " is none of these places"
		}
		return cellsOf(t, o) + " and " + name + " share no row, column or box"
	}
	return name + " is not one of them"
}

// whyNoCandidate returns why a cell can't hold a digit: the digit that rules it out, or that it was removed.
func whyNoCandidate(b *board.Board, c board.Cell, d board.Digit, t wording.Text) string {
	name := t.Notation.Cell(c)
	for peer := range c.Peers().All() {
		if b.Digit(peer) == d {
			return name + " can't be " + d.String() + ": it sees the " + d.String() + " in " + t.SightOf(c, board.CellsOf(peer))
		}
	}
	return name + " can't be " + d.String() + ": that was removed before"
}

// MissText is what keeps a board from having the step; empty for the board that has it.
func (s *Scene) MissText(i int, t wording.Text) string {
	b := s.Board(i)
	miss := &s.Misses[i]
	text := miss.Text(&b, t)
	if miss.Is && s.Step.Technique.Shape == deduce.ShapeChain { // the trap of chains
		text += "; so the link there is weak alone, and two weak links follow each other"
	}
	return text
}

// wrongWith says of each other board what is wrong with it.
func (s *Scene) wrongWith(t wording.Text) string {
	var all []string
	for i := range s.Shown {
		if text := s.MissText(i, t); text != "" {
			all = append(all, "in "+LetterOf(i)+", "+text)
		}
	}
	return strings.Join(all, "; ")
}

// whyNotConclusion says why something does not follow from the step, where its pattern is known.
func (s *Scene) whyNotConclusion(b *board.Board, x board.Candidate, t wording.Text) string {
	name, d := t.Notation.Cell(x.Cell), x.Digit
	base, cover := pattern.GatherRole(s.Step, deduce.Base), pattern.GatherRole(s.Step, deduce.Cover)
	about := digitsOf(s.Step)
	switch {
	case b.Digit(x.Cell) != 0:
		return name + " is filled: it is " + b.Digit(x.Cell).String()
	case !b.Has(x):
		return whyNoCandidate(b, x.Cell, d, t)
	case !about.Has(d):
		return "what follows from this pattern is about " + wording.AndDigits(about) + ", not about " + d.String()
	case len(s.Step.Eliminations) == 0:
		return NothingForces
	}
	switch shape := pattern.ShapeOf(s.Step); {
	case shape == deduce.ShapeLocked && !base.Cells.Has(x.Cell):
		if line := base.Cells.CommonUnits() &^ base.Units; x.Cell.UnitSet()&line == 0 {
			return name + " is not in " + t.Units(line)
		}
	case shape == deduce.ShapeFish && x.Cell.UnitSet()&base.Units != 0:
		return name + " is in the base, " + t.Units(x.Cell.UnitSet()&base.Units) + ": it is one of the places"
	case shape == deduce.ShapeFish && x.Cell.UnitSet()&cover.Units == 0:
		return name + " is in none of " + t.Units(cover.Units)
	}
	if why := NotSo(s.Step, b, x, t); why != NothingForces {
		return why
	}
	pieces := reached(s.Step, b, d)
	switch {
	case Marked(s.Step).Has(x.Cell):
		return name + " is a cell of the pattern itself: its " + d.String() + " may be true"
	case !pieces.Empty() && !pieces.Meets(x.Cell.Peers()):
		return name + " sees none of " + wording.And(t.Cells(pieces))
	}
	return NothingForces
}

// digitsOf is the digits that a step concludes something about.
func digitsOf(s *deduce.Step) (digits board.DigitSet) {
	for _, x := range s.Placements {
		digits = digits.With(x.Digit)
	}
	for _, x := range s.Eliminations {
		digits = digits.With(x.Digit)
	}
	return digits
}

// NothingForces is what is said of something that touches nothing of a pattern, and that no technique gives which was tried. It may be true.
const NothingForces = "nothing that was tried shows that here"

// Refusal is what is said of an answer that is not proved, with why: it may be true, so it is not said to be false.
func Refusal(why string) string {
	if strings.HasPrefix(why, NothingForces) {
		return why
	}
	return "that does not follow: " + why
}

// NotSo says why something does not follow from a step on a board: which cells of the pattern it sees and which not, where it sees
// some. Where it touches nothing of the pattern, it is [NothingForces]. A digit that is false and one that is only not forced
// get the same words.
func NotSo(step *deduce.Step, b *board.Board, x board.Candidate, t wording.Text) string {
	if len(step.Eliminations) == 0 {
		return NothingForces
	}
	d := step.Eliminations[0].Digit
	if x.Digit != d {
		for _, y := range step.Eliminations {
			if y.Digit == x.Digit {
				d = x.Digit
			}
		}
	}
	if x.Digit != d || !b.Has(x) {
		return NothingForces
	}
	name := t.Notation.Cell(x.Cell)
	p := pattern.Pattern{Step: step, Board: b}
	if p.Coloured(deduce.ColorA, d).Has(x.Cell) || p.Coloured(deduce.ColorB, d).Has(x.Cell) {
		return NothingForces
	}
	var has, lacks []string
	for _, colour := range pattern.Colours() {
		switch in := p.Coloured(colour.Role, d); {
		case in.Empty():
		case in.Meets(x.Cell.Peers()):
			has = append(has, "colour "+colour.Letter)
		default:
			lacks = append(lacks, colour.Letter)
		}
	}
	if len(has) > 0 && len(lacks) > 0 {
		return name + " sees " + wording.And(has) + " but no " + wording.Or(lacks)
	}
	pieces := reached(step, b, d)
	sees := pieces.And(x.Cell.Peers())
	if pieces.Has(x.Cell) || sees.Empty() || sees == pieces {
		return NothingForces
	}
	return name + " sees " + t.SightOf(x.Cell, sees) + ", but not " + wording.Or(t.Cells(pieces.Minus(sees)))
}

// reached is the places of a digit in the pattern that all that is removed sees.
func reached(step *deduce.Step, b *board.Board, d board.Digit) board.CellSet {
	var places board.CellSet
	for truth := range step.Truths() {
		for y := range membersOf(truth, b) {
			if y.Digit == d {
				places = places.With(y.Cell)
			}
		}
	}
	for _, x := range step.Eliminations {
		if x.Digit == d {
			places = places.And(x.Cell.Peers())
		}
	}
	return places
}
