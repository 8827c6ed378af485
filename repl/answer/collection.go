package answer

import (
	"fmt"
	"strings"

	"deduku/board"
	"deduku/internal/spelling"
)

// Collection is the puzzles of a file, or some of them.
type Collection struct {
	Name    string      `json:"name"`
	At      int         `json:"at"` // the number of the one on the board
	Of      int         `json:"of"` // how many the file has
	Puzzles []Collected `json:"puzzles"`
}

// Collected is one puzzle of a collection.
type Collected struct {
	N      int    `json:"n"`
	Givens int    `json:"givens"`
	Level  string `json:"level"`            // of the techniques that are on; or "a guess", or "no solution"
	Rating string `json:"rating,omitempty"` // as the file has it
	Title  string `json:"title,omitempty"`
	Filled int    `json:"filled"` // digits on the board as it was left
	Solved bool   `json:"solved"`
}

// Lines are the puzzles, one each, that on the board with a star.
func (f *Collection) Lines() []string {
	var out []string
	wide := len(fmt.Sprint(f.Of))
	for _, p := range f.Puzzles {
		star := " "
		if p.N == f.At {
			star = "*"
		}
		line := fmt.Sprintf("%s%*d  %-9s  %-17s", star, wide, p.N, fmt.Sprintf("%9s", spelling.Count(p.Givens, "given ", "givens")), p.Level)
		if p.Rating != "" {
			line += "  " + p.Rating
		}
		switch {
		case p.Solved:
			line += "  solved"
		case p.Filled > p.Givens:
			line += fmt.Sprintf("  %d of %d", p.Filled, board.Cells)
		}
		if p.Title != "" {
			line += "  " + p.Title
		}
		out = append(out, strings.TrimRight(line, " "))
	}
	return out
}
