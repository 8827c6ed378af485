package lesson

import (
	"strings"

	"deduku/board"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// Because is why the answer to a question is right, from the board, in a sentence or two; empty where the step itself tells that.
func (s *Scene) Because(t wording.Text) string {
	b := s.Board(0)
	g, o := &s.Given, &s.Other
	switch s.About {
	case placesOf, otherThan, follows:
		return s.whyOnlyThere(&b, t)
	case openCell:
		return "All other cells of " + t.Units(g.Units) + " are filled."
	case WhichIsIt:
		return wording.Capital(s.wrongWith(t)) + "."
	case linesOf, coversOf, roomIn:
		return s.whyInUnits(&b, t)
	case oneMoreUnit:
		return "Each of them lies in " + t.Units(s.Units) + ", too."
	case onlyThese, between, sameInAll:
		return s.whyTheseDigits(&b, t)
	case moreThan, threeLeft:
		return heldBy(t, &b, s.Cells) + ". The others have no more than " + map[About]string{moreThan: wording.AndDigits(g.Digits), threeLeft: "two"}[s.About] + "."
	case outsideOf:
		return "All other places are in " + t.Units(g.Units) + "."
	case seeEachOther:
		first := s.Cells.First()
		return t.Notation.Cell(first) + " sees " + t.SightOf(first, s.Cells) + "."
	case seenDigits:
		return wording.Capital(strings.Join(seenIn(t, &b, g.Cells.First()), ", ")) + "."
	case pincersOf:
		return wording.Capital(heldBy(t, &b, s.Cells)) + ", and the pivot sees " + t.SightOf(g.Cells.First(), s.Cells) + "."
	case inBothCases:
		return s.whyInBoth(&b, t)
	case otherDigit:
		return wording.Capital(cellsOf(t, g)) + " has the candidates " + wording.AndDigits(b.Candidates(g.Cells.First())) + " and no others, and we suppose that it is not " + wording.Digits(g.Digits) + "."
	case opposite:
		return s.whyOpposite(&b, t)
	case restricted:
		return s.whyRestricted(&b, t)
	case onlyDigit:
		return s.whyOnlyDigit(&b, t)
	case nothingIn:
		u := s.Units.First()
		return wording.Capital(s.whyNoOthers(&b, board.UnitsOf(u), board.CellSet{}, g.Digits.First(), t)) + "."
	case without:
		if g.Cells.Len() == 1 {
			return "Its cell has " + wording.AndDigits(g.Digits) + ". Without " + wording.Digits(o.Digits) + " one digit is left."
		}
		return "Its " + wording.NumberWord(g.Cells.Len()) + " cells have " + wording.AndDigits(g.Digits) + ". Without " + wording.Digits(o.Digits) + " there are as many digits as cells, so it holds each of them."
	case placesAmong:
		return "The cells of the set in " + t.Units(g.Units) + ": " + heldBy(t, &b, o.Cells.And(g.Units.First().Cells())) + "."
	case seesWhich:
		return wording.Capital(cellsOf(t, o)) + " sees " + t.SightOf(o.Cells.First(), s.Cells) + "."
	}
	return ""
}

// whyOnlyThere says why the places of a digit are the only ones: what rules out the other open cells, or where the digit stands among
// the candidates.
func (s *Scene) whyOnlyThere(b *board.Board, t wording.Text) string {
	units := s.Given.Units | s.Other.Units
	if s.About == otherThan {
		u, d := units.First(), s.Given.Digits.First()
		all := b.CellsFor(d).And(u.Cells()).And(b.Open())
		return "In " + t.Notation.Unit(u) + " the places for " + d.String() + " are " + wording.And(t.Cells(all)) + ". Without " + wording.And(t.Cells(s.Given.Cells.And(all))) + " there is no other."
	}
	var all []string
	for d := range s.Given.Digits.All() {
		for u := range units.All() {
			places := s.Cells.And(u.Cells())
			if others := s.whyNoOthers(b, board.UnitsOf(u), places, d, t); others != "" {
				all = append(all, others)
			}
		}
	}
	if len(all) == 0 {
		return "All other cells of " + t.Units(units) + " are filled."
	}
	return "Of the other open cells " + strings.Join(all, "; ") + "."
}

// whyNoOthers says why the open cells of units that are none of the places of a digit can't hold it: which digit they see, on the board
// or placed in thought, or that it was removed before. It is empty where there are none.
func (s *Scene) whyNoOthers(b *board.Board, units board.UnitSet, places board.CellSet, d board.Digit, t wording.Text) string {
	var rest board.CellSet
	for u := range units.All() {
		rest = rest.Union(u.Cells().And(b.Open()))
	}
	rest = rest.Minus(places)
	var all []string
	for _, x := range s.After { // what is filled in thought is no open cell
		if rest.Has(x.Cell) && x.Digit != d {
			all = append(all, t.Notation.Cell(x.Cell)+" was made "+x.Digit.String())
			rest = rest.Without(x.Cell)
		}
	}
	for !rest.Empty() {
		by, most := board.Cell(0), 0
		for c := range s.standing(b, d).All() {
			if n := rest.And(c.Peers()).Len(); n > most {
				by, most = c, n
			}
		}
		if most == 0 {
			break
		}
		seeing := rest.And(by.Peers())
		sees := " sees the "
		if seeing.Len() > 1 {
			sees = " see the "
		}
		all = append(all, wording.And(t.Cells(seeing))+sees+d.String()+" in "+t.Notation.Cell(by))
		rest = rest.Minus(seeing)
	}
	if !rest.Empty() {
		all = append(all, "from "+wording.And(t.Cells(rest))+" it was removed before")
	}
	return strings.Join(all, ", ")
}

// standing are the cells where a digit is, on the board or placed in thought.
func (s *Scene) standing(b *board.Board, d board.Digit) board.CellSet {
	cells := b.CellsFor(d).Minus(b.Open())
	for c := range board.AllCells.Minus(b.Open()).All() {
		if b.Digit(c) == d {
			cells = cells.With(c)
		}
	}
	for _, x := range s.After {
		if x.Digit == d {
			cells = cells.With(x.Cell)
		}
	}
	return cells
}

// whyInUnits says which of some places are in which of the units of the answer.
func (s *Scene) whyInUnits(b *board.Board, t wording.Text) string {
	var all []string
	cells := s.Given.Cells
	if s.About == linesOf {
		cells = wording.Places(s.Units, s.Given.Digits, b)
	}
	for u := range s.Units.All() {
		if in := cells.And(u.Cells()); !in.Empty() {
			all = append(all, t.Notation.Unit(u)+" has "+wording.And(t.Cells(in)))
			if s.About != linesOf {
				cells = cells.Minus(in)
			}
		}
	}
	text := wording.Capital(strings.Join(all, ", ")) + "."
	if s.About == linesOf {
		var lines board.UnitSet
		for u := range cells.Units().All() {
			if u.Kind() != 'b' && u.Kind() != s.Units.First().Kind() {
				lines |= board.UnitsOf(u)
			}
		}
		return text + " All of these are in " + t.Units(lines) + "."
	}
	return text + " That is all of them."
}

// whyTheseDigits says what each of some cells can hold.
func (s *Scene) whyTheseDigits(b *board.Board, t wording.Text) string {
	g := &s.Given
	switch s.About {
	case onlyThese:
		return wording.Capital(heldBy(t, b, s.Cells)) + ". Each other open cell of " + t.Units(g.Units) + " can be something else, too."
	case between:
		if c := g.Cells.First(); g.Cells.Len() == 1 {
			return "Its row, column and box have the others, or they were removed before: " + strings.Join(seenIn(t, b, c), ", ") + "."
		}
	}
	return wording.Capital(heldBy(t, b, g.Cells)) + "."
}

// heldBy is the candidates of each of some cells: r1c2 has 3 and 8, r1c5 has 3, 5 and 8.
func heldBy(t wording.Text, b *board.Board, cells board.CellSet) string {
	var all []string
	for c := range cells.And(b.Open()).All() {
		all = append(all, t.Notation.Cell(c)+" has "+wording.AndDigits(b.Candidates(c)))
	}
	return strings.Join(all, ", ")
}

// seenIn is the digits that a cell sees, unit by unit, each once.
func seenIn(t wording.Text, b *board.Board, c board.Cell) (all []string) {
	var said board.DigitSet
	for _, u := range c.Units() {
		var in board.DigitSet
		for other := range u.Cells().Minus(b.Open()).All() {
			in = in.With(b.Digit(other))
		}
		if in &^= said; in != 0 {
			all = append(all, t.Notation.Unit(u)+" has "+wording.AndDigits(in))
			said |= in
		}
	}
	return all
}

// plainCandidates are the digits that an open cell sees nowhere.
func plainCandidates(b *board.Board, c board.Cell) board.DigitSet {
	digits := board.AllDigits
	for peer := range c.Peers().Minus(b.Open()).All() {
		digits = digits.Without(b.Digit(peer))
	}
	return digits
}

// whyInBoth says what each candidate of a pivot leaves of the cells that it sees.
func (s *Scene) whyInBoth(b *board.Board, t wording.Text) string {
	var all []string
	z := s.Digits.First()
	name := cellsOf(t, &s.Given)
	for d := range s.Given.Digits.All() {
		if d == z {
			all = append(all, "if "+name+" is "+d.String()+", it is that itself")
			continue
		}
		for c := range s.Other.Cells.And(b.CellsFor(d)).All() {
			if left := b.Candidates(c).Without(d); left == board.Digits(z) && s.Given.Cells.Within(c.Peers()) {
				all = append(all, "if "+name+" is "+d.String()+", "+t.Notation.Cell(c)+" must be "+z.String())
				break
			}
		}
	}
	return wording.Capital(strings.Join(all, "; ")) + "."
}

// whyOpposite names for each cell of the other colour a partner that has the first.
func (s *Scene) whyOpposite(b *board.Board, t wording.Text) string {
	var all []string
	d, first := s.Given.Digits.First(), s.Given.Cells.Minus(s.Cells)
	for c := range s.Cells.All() {
		for _, u := range c.Units() {
			places := b.CellsFor(d).And(b.Open()).And(u.Cells())
			if partner := places.Without(c); places.Len() == 2 && partner.Within(first) {
				all = append(all, t.Notation.Cell(c)+" is the partner of "+t.Notation.Cell(partner.First())+" ("+t.Notation.Unit(u)+")")
				break
			}
		}
	}
	return wording.Capital(strings.Join(all, ", ")) + "; these partners have the first colour."
}

// whyRestricted says where the digits that two sets share are in each, and that they see each other.
func (s *Scene) whyRestricted(b *board.Board, t wording.Text) string {
	one, two := pattern.LetterOf(s.Letters[0]), pattern.LetterOf(s.Letters[1])
	var all []string
	for d := range s.Digits.All() {
		inOne, inTwo := s.Given.Cells.And(b.CellsFor(d)), s.Other.Cells.And(b.CellsFor(d))
		first := inOne.First()
		all = append(all, one+" has its "+d.String()+" in "+wording.And(t.Cells(inOne))+", "+two+" in "+wording.And(t.Cells(inTwo))+"; "+
			t.Notation.Cell(first)+" sees "+t.SightOf(first, inTwo)+alikeRest(inOne))
	}
	return strings.Join(all, ". ") + "."
}

// alikeRest says that the other cells do the same, where there are such.
func alikeRest(cells board.CellSet) string {
	if cells.Len() > 1 {
		return ", and so do the others of them"
	}
	return ""
}

// whyOnlyDigit says why each other candidate of a cell is out.
func (s *Scene) whyOnlyDigit(b *board.Board, t wording.Text) string {
	c := s.Given.Cells.First()
	var all []string
	for d := range (b.Candidates(c) &^ s.Digits).All() {
		all = append(all, s.ruledOut(b, board.Candidate{Cell: c, Digit: d}, t))
	}
	return "Its candidates are " + wording.AndDigits(b.Candidates(c)) + "; " + strings.Join(all, "; ") + "."
}

// ruledOut says why a candidate can't be: by the board, or by what was placed in thought. It is empty where it can.
func (s *Scene) ruledOut(b *board.Board, x board.Candidate, t wording.Text) string {
	if !b.Has(x) {
		return whyNoCandidate(b, x.Cell, x.Digit, t)
	}
	name := t.Notation.Cell(x.Cell)
	for _, y := range s.After {
		switch {
		case y.Cell == x.Cell && y.Digit != x.Digit:
			return name + " was made " + y.Digit.String()
		case y.Digit == x.Digit && y.Cell.Sees(x.Cell):
			return name + " can't be " + x.Digit.String() + " any more: it sees the " + x.Digit.String() + " that was placed in " + t.SightOf(x.Cell, board.CellsOf(y.Cell))
		}
	}
	return ""
}
