package repl

import (
	_ "embed"
	"slices"
	"strings"

	"deduku/board"
	"deduku/repl/answer"
)

//go:embed boards.txt
var boardsFile string

// example is a board that comes with the program.
type example struct {
	name, also string // also is another name that it is known by
	about      string
	grid       board.Grid
}

// boards are the example boards, in the order of the file.
var boards = func() []example {
	var out []example
	for line := range strings.Lines(boardsFile) {
		name, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		cells, about, found := strings.Cut(strings.TrimSpace(rest), " ")
		if !found || name == "#" {
			continue
		}
		e := example{about: strings.TrimSpace(about)}
		e.name, e.also, _ = strings.Cut(name, "/")
		for c, r := range cells {
			if r != '.' {
				e.grid[c] = board.Digit(r - '0')
			}
		}
		out = append(out, e)
	}
	return out
}()

// exampleNamed is the example board with this name.
func exampleNamed(name string) *example {
	i := slices.IndexFunc(boards, func(e example) bool { return e.name == name || e.also != "" && e.also == name })
	if i < 0 {
		return nil
	}
	return &boards[i]
}

// exampleNames are the names of the example boards.
func exampleNames() []string {
	var out []string
	for _, e := range boards {
		out = append(out, e.name)
	}
	return out
}

// allExamples is the example boards, as an answer.
func allExamples() answer.Examples {
	var list answer.Examples
	for _, e := range boards {
		list.Examples = append(list.Examples, answer.Example{Name: e.name, About: e.about, Puzzle: e.grid.String()})
	}
	return list
}
