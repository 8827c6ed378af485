package uniqueness

import (
	"deduku/board"
	"deduku/deduce"
)

// SymmetricalPlacement is a symmetry of the givens, Gurth's theorem.
var SymmetricalPlacement = &deduce.Technique{
	Name:    "symmetrical-placement",
	Title:   "Symmetrical Placement",
	Assumes: true,
	Doc:     "Turn or reflect the board: each given falls on a given, and what falls on a digit is always the same digit. If the puzzle has one solution, this holds for the solution, too (Gurth's theorem): a cell that keeps its place holds a digit that falls on itself, and what is true or false in a cell is so in its image.",
	Why: []string{
		"the givens stay the same in {symmetry} with {images} renamed, so only digits that stay fit {within}",
		"the givens stay the same in {symmetry} with {images} renamed, so {filled.digits} in {filled} has an image",
		"the givens stay the same in {symmetry} with {images} renamed, so what was removed from {lost} is removed from the images",
	},
	Form: []string{"{symmetry} {images}"},
	Spot: "Look at the givens alone: do they fall on themselves under a half-turn, a quarter-turn or a mirror, each digit always on the same digit? Cells that stay in place need digits that stay. " +
		"The trap is one pair of givens that does not fit.",
	Example: ".9.7..2..8............9..516..1...4...8...+1........9752...+18..4..45.6.1...1..45..:226 246 256 262 264 265 316 326 346 356 361 362 364 365 451 452 464 465 515 525 546 556 654 655 745 755 845 954",
	Find:    findSymmetries,
}

// symmetryMaps are tried in this order: a quarter turn says more than the half turn that it implies.
var symmetryMaps = [...]board.Symmetry{board.QuarterTurn, board.HalfTurn, board.Diagonal, board.AntiDiagonal}

func findSymmetries(v *deduce.View, yield func(*deduce.Step) bool) {
	for _, by := range symmetryMaps {
		m := deduce.Symmetry{Map: by}
		if !keepsGivens(v, &m) {
			continue
		}
		s := &symmetries{v, m, yield}
		if !s.stay() || !s.places() || !s.eliminations() {
			return
		}
	}
}

// keepsGivens reports whether the givens stay the same in the map of m, and sets the images of the digits.
func keepsGivens(v *deduce.View, m *deduce.Symmetry) bool {
	var from, to board.DigitSet
	for rest := v.Givens(); !rest.Empty(); rest = rest.Rest() {
		c := rest.First()
		d, image := v.Digit(c), m.Map.Image(c)
		e := v.Digit(image)
		if !v.Givens().Has(image) || from.Has(d) && m.Digits[d] != e || !from.Has(d) && to.Has(e) {
			return false
		}
		m.Digits[d] = e
		from, to = from.With(d), to.With(e)
	}
	// With two digits that are not given there cannot be one solution only.
	if from.Len() < 8 {
		return false
	}
	if from != board.AllDigits {
		m.Digits[(board.AllDigits &^ from).First()] = (board.AllDigits &^ to).First()
	}
	return true
}

// symmetries yields what follows from a symmetry.
type symmetries struct {
	v     *deduce.View
	m     deduce.Symmetry
	yield func(*deduce.Step) bool
}

// draft is a step of the symmetry that has no conclusion yet.
func (s *symmetries) draft() *deduce.Draft {
	draft := s.v.Draft()
	m := s.m
	draft.Symmetry(&m)
	return draft
}

// stay eliminates from the cells that stay the digits that do not.
func (s *symmetries) stay() bool {
	draft := s.draft()
	var cells board.CellSet
	for rest := s.v.Open(); !rest.Empty(); rest = rest.Rest() {
		c := rest.First()
		if s.m.Map.Image(c) != c {
			continue
		}
		for ds := s.v.Candidates(c); ds != 0; ds &= ds - 1 {
			if d := ds.First(); s.m.Digits[d] != d {
				draft.Eliminate(d, board.CellsOf(c))
				cells = cells.With(c)
			}
		}
	}
	draft.Part(deduce.Part{Role: deduce.Within, Cells: cells})
	return !draft.Concludes() || s.yield(&draft.Step)
}

// places fills the cells that have a filled image.
func (s *symmetries) places() bool {
	for rest := s.v.Open(); !rest.Empty(); rest = rest.Rest() {
		x, y, ok := s.filled(rest.First())
		if !ok {
			continue
		}
		draft := s.draft()
		draft.Place(x.Cell, x.Digit)
		draft.Part(deduce.Part{Role: deduce.Filled, Cells: board.CellsOf(y.Cell), Digits: board.Digits(y.Digit)})
		if !s.yield(&draft.Step) {
			return false
		}
	}
	return true
}

// filled is the candidate of c that is the image of a digit on the board, and this.
func (s *symmetries) filled(c board.Cell) (x, y board.Candidate, ok bool) {
	for ds := s.v.Candidates(c); ds != 0; ds &= ds - 1 {
		x = board.Candidate{Cell: c, Digit: ds.First()}
		for y = s.m.Image(x); y != x; y = s.m.Image(y) {
			if s.v.Digit(y.Cell) == y.Digit {
				return x, y, true
			}
		}
	}
	return x, y, false
}

// eliminations eliminates what is eliminated in an image, where neither cell is filled.
func (s *symmetries) eliminations() bool {
	draft := s.draft()
	var lost board.CellSet
	for rest := s.v.Open(); !rest.Empty(); rest = rest.Rest() {
		c := rest.First()
		if s.m.Map.Image(c) == c {
			continue
		}
		for ds := s.v.Candidates(c); ds != 0; ds &= ds - 1 {
			x := board.Candidate{Cell: c, Digit: ds.First()}
			if y, ok := s.eliminated(x); ok {
				draft.Eliminate(x.Digit, board.CellsOf(c))
				lost = lost.With(y.Cell)
			}
		}
	}
	draft.Part(deduce.Part{Role: deduce.Lost, Cells: lost})
	return !draft.Concludes() || s.yield(&draft.Step)
}

// eliminated is an image of x that is eliminated in an open cell.
func (s *symmetries) eliminated(x board.Candidate) (y board.Candidate, ok bool) {
	for y = s.m.Image(x); y != x; y = s.m.Image(y) {
		if s.v.Open().Has(y.Cell) && !s.v.Candidates(y.Cell).Has(y.Digit) {
			return y, true
		}
	}
	return y, false
}
