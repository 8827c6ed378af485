package state

import (
	"time"

	"deduku/board"
)

// Played is how somebody has played on a puzzle so far: what undo does not take back.
type Played struct {
	Puzzle board.Grid // the puzzle that this is about
	Time   time.Duration
	Hints  int // that were taken
	Steps  int // that were made for the player
	Checks int // how often wrong digits were asked for
}

// On is how the puzzle has been played: afresh where it is another one.
func (p Played) On(puzzle board.Grid) Played {
	if p.Puzzle != puzzle {
		return Played{Puzzle: puzzle}
	}
	return p
}
