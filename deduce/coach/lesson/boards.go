package lesson

import (
	_ "embed"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/deduce"
)

//go:embed boards.txt
var boardsFile string

// wholeMark stands in the table before a puzzle that is played from its start.
const wholeMark = "whole"

// Boards are what the lessons of a technique are made of.
type Boards struct {
	Positions []puzzle.Puzzle // on which it is the next step
	Whole     []board.Grid    // puzzles in which it is the hardest step
}

// BoardsOf reads the boards of a technique from the table: lines of its name and a position, or its name, whole and a puzzle.
func BoardsOf(t *deduce.Technique) (b Boards) {
	for line := range strings.Lines(boardsFile) {
		words := strings.Fields(line)
		if len(words) < 2 || words[0] != t.Name {
			continue
		}
		whole := words[1] == wholeMark
		p, err := format.Parse(strings.Join(words[len(words)-1:], ""))
		switch {
		case err != nil: // a test reads them all
		case whole:
			b.Whole = append(b.Whole, p.Givens)
		default:
			b.Positions = append(b.Positions, p)
		}
	}
	return b
}
