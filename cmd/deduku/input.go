package main

import (
	"fmt"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/deduce/batch"
	"deduku/repl/terminal"
)

// puzzles is what a command that works on many puzzles is told about them.
type puzzles struct {
	Files     []string `arg:"" optional:"" help:"Files of puzzles, \"-\" for standard input, or puzzles themselves." placeholder:"FILE|-"`
	KeepGoing bool     `help:"Go on after a file that cannot be read. Bad puzzles do not stop a run: they are reported and counted."`
	Strict    bool     `help:"Stop at the first puzzle that cannot be read. For solve, a puzzle with several solutions has no answer."`
	Quiet     bool     `short:"q" help:"No line on a terminal that says how far the run is."`
	asJSON

	source *batch.Source // read instead of files, where it is set
}

// inputs are the files to read: standard input where none is named, unless a person would have to type what is in it.
func inputs(s streams, named []string, what string) ([]string, error) {
	switch {
	case len(named) > 0:
		return named, nil
	case terminal.Is(s.in):
		return nil, fmt.Errorf("name %s, or \"-\" for standard input", what)
	}
	return []string{"-"}, nil
}

// positionOf is a puzzle as the answer engine takes it: givens, digits placed since, candidates struck.
func positionOf(p *puzzle.Puzzle) search.Puzzle {
	return search.OfPosition(p.Digits(), p.Eliminated)
}

// wordFor is the answer line that tells none, one and more solutions apart.
func wordFor(solutions int) string {
	return [...]string{"none\n", "unique\n", "several\n"}[solutions]
}

// appendGrid appends the 81 cells of a grid and a line end.
func appendGrid(out []byte, g *board.Grid) []byte { return append(g.Append(out), '\n') }
