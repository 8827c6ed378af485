package state

import (
	"deduku/board"
	"deduku/deduce"
)

// Taught is a puzzle that is played in a lesson: what is to be found on it, and the ladder that comes to that. While it is on the desk,
// that is the ladder of the session, and nothing is guessed.
type Taught struct {
	Puzzle    board.Grid
	Technique *deduce.Technique // nil for none
	Ladder    deduce.Ladder
	Warned    bool // that its step is next, and to be found
}

// Teaches is the technique that is to be found on a puzzle; nil where none is.
func (d *Desk) Teaches(puzzle board.Grid) *deduce.Technique {
	if d.Taught.Puzzle != puzzle {
		return nil
	}
	return d.Taught.Technique
}
