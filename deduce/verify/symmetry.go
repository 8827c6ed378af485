package verify

import "fmt"

// A symmetry moves cells and changes digits. If it leaves the givens as they
// are, it makes a solution into a solution, and so, if there is only one,
// into itself.
type symmetry struct {
	moves []move        // the map; a quarter turn may go either way
	image [side + 1]int // the image of each digit
}

// A move gives the place to which a row and column go.
type move func(row, col int) (int, int)

// moves are the maps by name.
var moves = map[string][]move{
	"half-turn": {func(r, c int) (int, int) { return side - 1 - r, side - 1 - c }},
	"quarter-turn": {
		func(r, c int) (int, int) { return c, side - 1 - r },
		func(r, c int) (int, int) { return side - 1 - c, r },
	},
	"diagonal":      {func(r, c int) (int, int) { return c, r }},
	"anti-diagonal": {func(r, c int) (int, int) { return side - 1 - c, side - 1 - r }},
}

// symmetric checks a step that follows from a symmetry of the givens.
func (r *replay) symmetric(s *step) error {
	var m move
	for _, try := range s.symmetry.moves {
		if m == nil && s.symmetry.keeps(r.puzzle, try) {
			m = try
		}
	}
	if m == nil {
		return fmt.Errorf("the symmetry changes the givens")
	}
	for _, x := range s.place {
		if !r.image(x, m, &s.symmetry, func(y candidate) bool { return r.cellFilled(y) }) {
			return fmt.Errorf("%s is not the image of a placement that because names", x.placed())
		}
	}
	for _, x := range s.eliminate {
		y := s.symmetry.of(x, m)
		if y.cell() == x.cell() && y != x {
			continue
		}
		if !r.image(x, m, &s.symmetry, func(y candidate) bool { return !r.board.has(y) }) {
			return fmt.Errorf("%s is neither the image of a conclusion that because names nor a digit that changes in a cell that stays", x.eliminated())
		}
	}
	return nil
}

// of gives the image of x.
func (s *symmetry) of(x candidate, m move) candidate {
	row, col := m(x.cell().row(), x.cell().col())
	return at(cell(side*row+col), s.image[x.digit()])
}

// keeps reports whether the givens do not change. As many givens go to givens
// as there are, so none is left over.
func (s *symmetry) keeps(puzzle *[allCells]uint8, m move) bool {
	for i, d := range puzzle {
		if d == 0 {
			continue
		}
		x := s.of(at(cell(i), int(d)), m)
		if int(puzzle[x.cell()]) != x.digit() {
			return false
		}
	}
	return true
}

// image reports whether x becomes something concluded already when the
// symmetry is applied once or more often: it then was its image.
func (r *replay) image(x candidate, m move, s *symmetry, concluded func(candidate) bool) bool {
	for y := s.of(x, m); y != x; y = s.of(y, m) {
		if concluded(y) {
			return true
		}
	}
	return false
}

// cellFilled reports whether a cited step places x.
func (r *replay) cellFilled(x candidate) bool {
	for _, at := range r.cited {
		for _, y := range r.marksOf(r.records[at].places) {
			if x == y {
				return true
			}
		}
	}
	return false
}
