package state

import (
	"fmt"

	"deduku/board/puzzle"
)

// Collection is the puzzles of a file, one of which is on the board at a time.
type Collection struct {
	Name    string
	Puzzles []puzzle.Puzzle
	Work    map[int]State  // where the puzzles stand that were left, by number from 1
	Levels  map[int]string // of those that were judged
}

// NewCollection is a collection without a puzzle.
func NewCollection(name string) *Collection {
	return &Collection{Name: name, Work: map[int]State{}, Levels: map[int]string{}}
}

// Place is which puzzle of a collection the board is, if any.
type Place struct {
	Of *Collection // nil for none
	At int         // the number of the puzzle, from 1
}

// String is the place as the prompt shows it: 7/120.
func (p Place) String() string { return fmt.Sprintf("%d/%d", p.At, len(p.Of.Puzzles)) }

// MostPuzzles is how many puzzles of a file are kept. Subcommands work on files of any length.
const MostPuzzles = 100_000
