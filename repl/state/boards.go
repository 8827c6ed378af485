package state

import (
	_ "embed"
	"slices"
	"strings"

	"deduku/board"
	"deduku/repl/answer"
)

//go:embed boards.txt
var boardsFile string

// Example is a board that comes with the program.
type Example struct {
	Name, also string // also is another name that it is known by
	about      string
	Grid       board.Grid
}

// Boards are the example boards, in the order of the file.
var Boards = func() []Example {
	var out []Example
	for line := range strings.Lines(boardsFile) {
		name, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		cells, about, found := strings.Cut(strings.TrimSpace(rest), " ")
		if !found || name == "#" {
			continue
		}
		e := Example{about: strings.TrimSpace(about)}
		e.Name, e.also, _ = strings.Cut(name, "/")
		for c, r := range cells {
			if r != '.' {
				e.Grid[c] = board.Digit(r - '0')
			}
		}
		out = append(out, e)
	}
	return out
}()

// ExampleNamed is the example board with this name.
func ExampleNamed(name string) *Example {
	i := slices.IndexFunc(Boards, func(e Example) bool { return e.Name == name || e.also != "" && e.also == name })
	if i < 0 {
		return nil
	}
	return &Boards[i]
}

// ExampleNames are the names of the example boards.
func ExampleNames() []string {
	var out []string
	for _, e := range Boards {
		out = append(out, e.Name)
	}
	return out
}

// AllExamples is the example boards, as an answer.
func AllExamples() answer.Examples {
	var list answer.Examples
	for _, e := range Boards {
		list.Examples = append(list.Examples, answer.Example{Name: e.Name, About: e.about, Puzzle: e.Grid.String()})
	}
	return list
}
