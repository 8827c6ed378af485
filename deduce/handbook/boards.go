package handbook

import (
	_ "embed"
	"strings"

	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/coach/lesson"
)

// the table of boards

//go:embed boards.txt
var boardsFile string

// boardsOf are positions of a technique beside its example: those of its lesson, or of the table here.
func boardsOf(t *deduce.Technique) []puzzle.Puzzle {
	if own := lesson.BoardsOf(t); len(own.Positions) > 0 {
		return own.Positions
	}
	var out []puzzle.Puzzle
	for line := range strings.Lines(boardsFile) {
		name, position, _ := strings.Cut(strings.TrimSpace(line), " ")
		if name != t.Name {
			continue
		}
		if p, err := format.Parse(position); err == nil { // a test reads them all
			out = append(out, p)
		}
	}
	return out
}
