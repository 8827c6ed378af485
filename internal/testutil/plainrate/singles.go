package plainrate

import "deduku/board"

// yield is told of each hint in the order of search and says whether to go on.
type yield func(*Hint) bool

func direct(technique string, rating float64, c board.Cell, d board.Digit) *Hint {
	return &Hint{Technique: technique, Rating: rating, Place: board.Candidate{Cell: c, Digit: d}}
}

// hiddenSingle looks at the units with one empty cell first, whatever their type.
func hiddenSingle(g *Grid, yield yield) {
	for _, last := range []bool{true, false} {
		for _, k := range boxColRow {
			for i := range board.Side {
				u := k.unit(i)
				if last != (g.open(u) == 1) {
					continue
				}
				for d := board.Digit(1); d <= 9; d++ {
					p := g.pos(u, d)
					if !p.Single() {
						continue
					}
					technique, rating := "hidden-single-line", 1.5
					if k == box {
						technique, rating = "hidden-single-box", 1.2
					}
					if last {
						technique, rating = "full-house", 1.0
					}
					if !yield(direct(technique, rating, u.Cell(p.First()), d)) {
						return
					}
				}
			}
		}
	}
}

func nakedSingle(g *Grid, yield yield) {
	for c, s := range g.Cand {
		if s.Single() && !yield(direct("naked-single", 2.3, board.Cell(c), s.First())) {
			return
		}
	}
}

// scan is a pair of types of units for locked candidates: all of a digit in base lies in cover.
type scan struct{ base, cover kind }

var scans = [4]scan{{box, col}, {box, row}, {col, box}, {row, box}}

// each calls found for each base and cover that hold a locked digit.
func (s scan) each(g *Grid, found func(d board.Digit, base, cover board.Unit) bool) bool {
	for d := board.Digit(1); d <= 9; d++ {
		for i := range board.Side {
			base := s.base.unit(i)
			p := g.pos(base, d)
			if p.Len() < 2 {
				continue
			}
			for j := range board.Side {
				cover := s.cover.unit(j)
				if !base.Cells().Meets(cover.Cells()) || !base.CellsAt(p).Within(cover.Cells()) {
					continue
				}
				if !found(d, base, cover) {
					return false
				}
			}
		}
	}
	return true
}

// directLocked is a locked digit that leaves one place in a third unit.
func directLocked(g *Grid, yield yield) {
	for _, s := range scans {
		technique, rating := "direct-pointing", 1.7
		if s.base != box {
			technique, rating = "direct-claiming", 1.9
		}
		more := s.each(g, func(d board.Digit, base, cover board.Unit) bool {
			for i := range board.Side {
				third := s.base.unit(i)
				p := g.pos(third, d)
				if third == base || !third.Cells().Meets(cover.Cells()) || p.Len() < 2 {
					continue
				}
				left := third.CellsAt(p).Minus(cover.Cells())
				if left.Len() == 1 && !yield(direct(technique, rating, left.First(), d)) {
					return false
				}
			}
			return true
		})
		if !more {
			return
		}
	}
}

// directHidden is a hidden set of k digits that leaves one place for another digit.
func directHidden(k int, technique string, rating float64) func(*Grid, yield) {
	return func(g *Grid, yield yield) {
		eachSet(g, k+1, k, func(u board.Unit, v board.SpotSet) bool {
			p := hiddenTuple(g, u, v, k)
			if p == 0 {
				return true
			}
			for d := board.Digit(1); d <= 9; d++ {
				q := g.pos(u, d)
				if !digits(v).Has(d) && q.Len() >= 2 && (q&^p).Len() == 1 {
					return yield(direct(technique, rating, u.Cell((q &^ p).First()), d))
				}
			}
			return true
		})
	}
}

// digits are the digits at the elements of a combination: element 0 is digit 1.
func digits(v board.SpotSet) board.DigitSet { return board.DigitSet(v) << 1 }

// hiddenTuple is the k places of the digits at v in u, zero where they are not k.
func hiddenTuple(g *Grid, u board.Unit, v board.SpotSet, k int) board.SpotSet {
	var sets []board.SpotSet
	for d := range digits(v).All() {
		sets = append(sets, g.pos(u, d))
	}
	return tuple(k, sets...)
}
