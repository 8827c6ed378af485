package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/repl"
)

// puzzles is what a command that works on many puzzles is told about them.
type puzzles struct {
	Files     []string `arg:"" optional:"" help:"Files of puzzles, \"-\" for standard input, or puzzles themselves." placeholder:"FILE|-"`
	KeepGoing bool     `help:"Go on after a file that cannot be read. Bad puzzles never stop a run: they are reported and counted."`
}

// files are the files to read: standard input where none is named, unless a person would have to type it.
func (p *puzzles) files(s streams) ([]string, error) {
	switch {
	case len(p.Files) > 0:
		return p.Files, nil
	case isTerminal(s.in):
		return nil, errors.New("name a file of puzzles, or \"-\" for standard input")
	}
	return []string{"-"}, nil
}

// open opens what an argument names: a file, standard input, or, where there is no such file, the text itself.
func open(name string, stdin io.Reader) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(stdin), nil
	}
	f, err := os.Open(name)
	if err != nil && len(name) >= board.Cells {
		return io.NopCloser(strings.NewReader(name)), nil
	}
	return f, err
}

// shown is how errors call an input.
func shown(name string) string {
	switch {
	case name == "-":
		return "stdin"
	case len(name) >= board.Cells:
		return ""
	}
	return name
}

// firstOf is the first error that there is.
func firstOf(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// solveCmd solves many puzzles.
type solveCmd struct {
	Method string  `enum:"classic,search" default:"classic" help:"How to solve: classic as people do, search by the answer engine, which gives no log."`
	Guess  string  `enum:"random,fewest,off" default:"random" help:"What to try when nothing else applies: random, fewest, off."`
	Seed   *uint64 `help:"What random guesses are drawn from; drawn by itself otherwise." placeholder:"N"`
	Log    string  `enum:"text,jsonl,none" default:"none" help:"What to print: the steps as text or JSON Lines, or only the answer: text, jsonl, none."`
	puzzles
}

// Run solves each puzzle and prints its answer line or its log.
func (c *solveCmd) Run(ctx context.Context, s streams) error {
	if c.Method == "search" {
		if c.Log != "none" {
			return errors.New("--method search gives no log: it knows the answer, not the way")
		}
		return c.run(ctx, s, searching)
	}
	options := deduce.Options{
		Guess:  map[string]deduce.Guesser{"random": deduce.Random, "fewest": deduce.Fewest, "off": deduce.NoGuess}[c.Guess],
		Seed:   seedOr(c.Seed),
		Forget: c.Log == "none",
	}
	return c.run(ctx, s, func() worker {
		solver := deduce.New(board.Grid{}, options)
		print := printers[c.Log]()
		return func(ctx context.Context, p *format.Puzzle, out []byte) ([]byte, bool, error) {
			solver.Reset(p.Givens)
			believe(solver, p)
			if err := solver.Solve(ctx); err != nil {
				return out, false, err
			}
			log := solver.Log()
			return print(&log, out), log.Last().Kind == deduce.Solved, nil
		}
	})
}

// searching is a worker that asks the answer engine.
func searching() worker {
	return func(_ context.Context, p *format.Puzzle, out []byte) ([]byte, bool, error) {
		puzzle := search.OfGrid(p.Digits())
		grid, ok := search.Solve(&puzzle)
		if !ok {
			return append(out, unsolvable...), false, nil
		}
		return append(appendGrid(out, &grid), '\n'), true, nil
	}
}

// appendGrid appends the 81 digits of a grid.
func appendGrid(out []byte, g *board.Grid) []byte {
	for _, d := range g {
		out = append(out, ".123456789"[d])
	}
	return out
}

// believe puts down what came with the puzzle beside its givens. What is not possible is left out: the
// givens then have no solution or the text was wrong, and the log says which.
func believe(s *deduce.Solver, p *format.Puzzle) {
	for c, d := range p.Placed {
		if d != 0 {
			_ = s.Suppose(board.Candidate{Cell: board.Cell(c), Digit: d})
		}
	}
	for _, x := range p.Struck {
		_ = s.Deny(x)
	}
}

const unsolvable = "unsolvable\n"

// printers are what solve prints of each log, by the name of --log; each worker makes one of its own.
var printers = map[string]func() func(*deduce.Log, []byte) []byte{
	"none": func() func(*deduce.Log, []byte) []byte { return appendAnswer },
	"text": func() func(*deduce.Log, []byte) []byte {
		return func(l *deduce.Log, out []byte) []byte {
			for i := range l.Steps {
				out = append(append(out, render.Text{}.Line(&l.Steps[i])...), '\n')
			}
			return append(out, '\n')
		}
	},
	"jsonl": func() func(*deduce.Log, []byte) []byte {
		var json render.JSON
		return func(l *deduce.Log, out []byte) []byte {
			lines := bytes.NewBuffer(out)
			if err := json.Log(lines, l); err != nil {
				panic(err) // a buffer takes everything
			}
			return lines.Bytes()
		}
	},
}

// appendAnswer appends the answer line: the solution, or why there is none.
func appendAnswer(l *deduce.Log, out []byte) []byte {
	switch last := l.Last(); last.Kind {
	case deduce.Solved:
		return append(appendGrid(out, &last.End.Grid), '\n')
	case deduce.Stuck:
		return append(out, "stuck\n"...)
	}
	return append(out, unsolvable...)
}

// countCmd counts solutions.
type countCmd struct {
	Limit int `default:"1000000" help:"Stop counting here: a count that is equal to the limit means that many or more." placeholder:"N"`
	puzzles
}

// Run prints the number of solutions of each puzzle.
func (c *countCmd) Run(ctx context.Context, s streams) error {
	if c.Limit < 1 {
		return fmt.Errorf("--limit must be 1 or more, not %d", c.Limit)
	}
	return c.run(ctx, s, func() worker {
		return func(ctx context.Context, p *format.Puzzle, out []byte) ([]byte, bool, error) {
			puzzle := search.OfGrid(p.Digits())
			n, err := search.CountContext(ctx, &puzzle, c.Limit)
			if err != nil {
				return out, false, err
			}
			return append(strconv.AppendInt(out, int64(n), 10), '\n'), n > 0, nil
		}
	})
}

// uniqueWords are the answer lines for none, one and more solutions.
var uniqueWords = [...]string{"none\n", "unique\n", "several\n"}

// uniqueCmd says which puzzles have exactly one solution.
type uniqueCmd struct {
	puzzles
}

// Run prints unique, none or several for each puzzle.
func (c *uniqueCmd) Run(ctx context.Context, s streams) error {
	return c.run(ctx, s, func() worker {
		return func(ctx context.Context, p *format.Puzzle, out []byte) ([]byte, bool, error) {
			puzzle := search.OfGrid(p.Digits())
			n, err := search.CountContext(ctx, &puzzle, 2)
			if err != nil {
				return out, false, err
			}
			return append(out, uniqueWords[n]...), n == 1, nil
		}
	})
}

// checkCmd checks logs.
type checkCmd struct {
	Files []string `arg:"" help:"Logs in JSON Lines, \"-\" for standard input." placeholder:"FILE|-"`
}

// Run says ok, or which step is the first wrong one and why.
func (c *checkCmd) Run(s streams) error {
	for _, name := range c.Files {
		in, err := open(name, s.in)
		if err != nil {
			return err
		}
		err = repl.Check(s.out, in, shown(name))
		in.Close()
		if err != nil {
			return err
		}
	}
	return nil
}

// seedOr is the seed given, or one that nobody chose.
func seedOr(seed *uint64) uint64 {
	if seed != nil {
		return *seed
	}
	return repl.NewSeed()
}
