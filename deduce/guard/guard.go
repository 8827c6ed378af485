// Package guard keeps techniques that assume one solution away from puzzles that have none or several, where they
// conclude what is not so. Whoever solves by a ladder gets it from here.
package guard

import (
	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
)

// Ladders is a ladder, whole for puzzles with one solution, and without what assumes that for others.
type Ladders struct{ whole, safe deduce.Ladder }

// New guards a ladder.
func New(ladder deduce.Ladder) *Ladders {
	return &Ladders{ladder, ladder.Where(func(t *deduce.Technique) bool { return !t.Assumes })}
}

// Of guards a ladder that has a form of its own for puzzles that have not one solution.
func Of(whole, safe deduce.Ladder) *Ladders { return &Ladders{whole, safe} }

// For is the ladder for a puzzle. It asks the answer engine only where that makes a difference.
func (l *Ladders) For(puzzle board.Grid) deduce.Ladder {
	return l.Knowing(func() bool { return Single(puzzle) })
}

// Knowing is For where it is known whether the puzzle has one solution, or can be looked up.
func (l *Ladders) Knowing(single func() bool) deduce.Ladder {
	if len(l.whole) > len(l.safe) && single() {
		return l.whole
	}
	return l.safe
}

// Single reports whether a puzzle has exactly one solution.
func Single(puzzle board.Grid) bool {
	p := search.OfGrid(puzzle)
	return search.Count(&p, 2) == 1
}
