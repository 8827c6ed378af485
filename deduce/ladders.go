package deduce

import "deduku/board"

// Ladders keeps techniques that assume one solution away from puzzles that have none or several, where their conclusions
// may be false. One ladder is whole, for puzzles with one solution; the other lacks those techniques. Everything that
// solves by a ladder gets it from here.
type Ladders struct {
	whole, safe Ladder
	single      func(puzzle board.Grid) bool
}

// Guard guards a ladder: for puzzles of which single does not say that they have one solution, it loses the techniques
// that assume one.
func Guard(ladder Ladder, single func(puzzle board.Grid) bool) *Ladders {
	return GuardWith(ladder, ladder.Where(func(t *Technique) bool { return !t.Assumes }), single)
}

// GuardWith guards a ladder that has a form of its own for puzzles that have not one solution.
func GuardWith(whole, safe Ladder, single func(puzzle board.Grid) bool) *Ladders {
	return &Ladders{whole, safe, single}
}

// For is the ladder for a puzzle. It asks for the number of solutions only where that makes a difference.
func (l *Ladders) For(puzzle board.Grid) Ladder {
	return l.Knowing(func() bool { return l.single(puzzle) })
}

// Knowing is For where it is known whether the puzzle has one solution, or can be looked up.
func (l *Ladders) Knowing(single func() bool) Ladder {
	if len(l.whole) > len(l.safe) && single() {
		return l.whole
	}
	return l.safe
}
