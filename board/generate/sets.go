package generate

import (
	"deduku/board"
	"deduku/board/search"
)

// most is how many sets are kept. To look through more takes longer than a search.
const most = 512

// Sets are unavoidable sets of a full grid. They are good for puzzles within the givens that they began with.
type Sets struct {
	full   board.Grid
	givens board.CellSet
	sets   []board.CellSet // as far as they lie in the givens
	next   int             // which gives way to another one
}

// Begin forgets all sets: from now on puzzles have some of the cells of a full grid, which has all of them.
func (s *Sets) Begin(full board.Grid, givens board.CellSet) {
	s.full, s.givens, s.sets, s.next = full, givens, s.sets[:0], 0
}

// Known are the givens that are alone in a set. They are needed; nothing is said of the others.
func (s *Sets) Known(givens board.CellSet) (alone board.CellSet) {
	for _, set := range s.sets {
		alone = alone.Union(set.And(givens).Sole())
	}
	return alone
}

// missed reports whether some set has none of the givens: then they leave more than one solution.
func (s *Sets) missed(givens board.CellSet) bool {
	for _, set := range s.sets {
		if !set.Meets(givens) {
			return true
		}
	}
	return false
}

// Needed reports whether some givens leave a solution that has another digit in one of them when it is taken away,
// and keeps the set where it differs.
func (s *Sets) Needed(givens board.CellSet, c board.Cell) bool {
	p := search.OfGrid(s.full.Only(givens.Without(c)))
	var base search.Base
	base.Load(&p)
	other, found := base.OtherNear(&s.full, c)
	if found {
		s.Add(&other)
	}
	return found
}

// Add keeps the set where another full grid differs.
func (s *Sets) Add(other *board.Grid) {
	s.keep(s.full.Differ(other).And(s.givens))
}

// keep keeps a set.
func (s *Sets) keep(set board.CellSet) {
	if len(s.sets) < most {
		s.sets = append(s.sets, set)
		return
	}
	s.sets[s.next] = set
	s.next = (s.next + 1) % most
}
