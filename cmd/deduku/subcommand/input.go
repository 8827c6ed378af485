package subcommand

import (
	"fmt"

	"deduku/repl/terminal"
)

// Inputs are the files to read: standard input where none is named, unless a person would have to type what is in it.
func Inputs(s Streams, named []string, what string) ([]string, error) {
	switch {
	case len(named) > 0:
		return named, nil
	case terminal.Is(s.In):
		return nil, fmt.Errorf("name %s, or \"-\" for standard input", what)
	}
	return []string{"-"}, nil
}
