package answer

import (
	"deduku/board"
	"deduku/deduce/op"
	"deduku/deduce/render/wording"
)

// Puzzle is a puzzle.
type Puzzle struct {
	Puzzle string `json:"puzzle" schema:"grid"`
}

// Puzzles is puzzles that were made.
type Puzzles struct {
	Puzzles []string `json:"puzzles" schema:"grid"`
}

// Minimized is the puzzle after givens were dropped, and how many.
type Minimized struct {
	Start
	Dropped int `json:"dropped"`
}

func (f *Minimized) String() string {
	if f.Dropped == 0 {
		return "every given is needed"
	}
	return "dropped " + wording.Count(f.Dropped, "given", "givens")
}

// Backdoors is the smallest sets of cells whose digits make singles suffice; one empty set where singles do.
type Backdoors struct {
	Size      int        `json:"size"`
	Backdoors [][]string `json:"backdoors" schema:"placement"`
}

// BackdoorsOf returns backdoors with their digits as an answer.
func BackdoorsOf(found *op.Found) Backdoors {
	f := Backdoors{Size: found.Size()}
	for _, set := range found.Sets {
		cells := []string{}
		for c := range set.All() {
			cells = append(cells, board.Candidate{Cell: c, Digit: found.Solution[c]}.String())
		}
		f.Backdoors = append(f.Backdoors, cells)
	}
	return f
}

// Example is an example board.
type Example struct {
	Name   string `json:"name"`
	About  string `json:"about"`
	Puzzle string `json:"puzzle" schema:"grid"`
}

// Examples is the example boards.
type Examples struct {
	Examples []Example `json:"examples"`
	Loaded   string    `json:"loaded,omitempty"` // the example that is on the board now
}
