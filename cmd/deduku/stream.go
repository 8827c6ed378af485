package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"runtime/debug"
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

// tally counts what went wrong.
type tally struct {
	bad      int   // puzzles that could not be read
	unsolved int   // puzzles without an answer
	failed   error // the first file that could not be read
}

// err is the outcome as an error that carries the exit code.
func (t *tally) err() error {
	switch {
	case t.failed != nil:
		return t.failed
	case t.bad > 0:
		return repl.No("%s could not be read", render.Count(t.bad, "puzzle", "puzzles"))
	case t.unsolved > 0:
		return repl.No("%s without an answer", render.Count(t.unsolved, "puzzle", "puzzles"))
	}
	return nil
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

// each reads the puzzles of all files in order and hands each to do. Bad puzzles are reported to errs.
func (p *puzzles) each(ctx context.Context, s streams, t *tally, do func(*format.Puzzle) error) error {
	files := p.Files
	if len(files) == 0 {
		if isTerminal(s.in) {
			return errors.New("name a file of puzzles, or \"-\" for standard input")
		}
		files = []string{"-"}
	}
	for _, name := range files {
		in, err := open(name, s.in)
		if err == nil {
			err = eachOf(ctx, in, name, s.err, t, do)
			in.Close()
		}
		switch {
		case err == nil:
		case !p.KeepGoing || ctx.Err() != nil || !errors.As(err, new(*fs.PathError)):
			return err
		default:
			fmt.Fprintf(s.err, "deduku: %v\n", err)
			if t.failed == nil {
				t.failed = err
			}
		}
	}
	return nil
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

func eachOf(ctx context.Context, in io.Reader, name string, errs io.Writer, t *tally, do func(*format.Puzzle) error) error {
	reader := format.NewReader(in, shown(name))
	for ctx.Err() == nil {
		puzzle, err := reader.Next()
		var syntax *format.SyntaxError
		switch {
		case err == io.EOF:
			return nil
		case errors.As(err, &syntax):
			t.bad++
			fmt.Fprintf(errs, "deduku: %v\n", err)
		case err != nil:
			return err
		default:
			if err := do(&puzzle); err != nil {
				return err
			}
		}
	}
	return ctx.Err()
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

// solveCmd solves many puzzles.
type solveCmd struct {
	Method string  `enum:"classic" default:"classic" help:"How to solve: classic."`
	Guess  string  `enum:"random,fewest,off" default:"random" help:"What to try when nothing else applies: random, fewest, off."`
	Seed   *uint64 `help:"What random guesses are drawn from; drawn by itself otherwise." placeholder:"N"`
	Log    string  `enum:"text,jsonl,none" default:"none" help:"What to print: the steps as text or JSON Lines, or only the answer: text, jsonl, none."`
	puzzles
}

// memoryLimit is where a run over a file begins to collect garbage eagerly. A puzzle now and then has a
// log of 60,000 steps, and what is left behind while the log grows is most of the memory of a run.
const memoryLimit = 40 << 20

// Run solves each puzzle and prints its answer line or its log.
func (c *solveCmd) Run(ctx context.Context, s streams) error {
	debug.SetMemoryLimit(memoryLimit)
	guess := map[string]deduce.Guesser{"random": deduce.Random, "fewest": deduce.Fewest, "off": deduce.NoGuess}[c.Guess]
	solver := deduce.New(board.Grid{}, deduce.Options{Guess: guess, Seed: seedOr(c.Seed)})
	out := bufio.NewWriterSize(s.out, 64<<10)
	print := c.printer(out)
	var t tally
	err := c.each(ctx, s, &t, func(p *format.Puzzle) error {
		solver.Reset(p.Givens)
		believe(solver, p)
		if err := solver.Solve(ctx); err != nil {
			return err
		}
		log := solver.Log()
		if log.Last().Kind != deduce.Solved {
			t.unsolved++
		}
		return print(&log)
	})
	return firstOf(err, out.Flush(), t.err())
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

// printer is what solve prints for each puzzle.
func (c *solveCmd) printer(out *bufio.Writer) func(*deduce.Log) error {
	switch c.Log {
	case "text":
		text := render.Text{}
		return func(l *deduce.Log) error {
			for i := range l.Steps {
				out.WriteString(text.Line(&l.Steps[i]))
				out.WriteByte('\n')
			}
			return out.WriteByte('\n')
		}
	case "jsonl":
		var json render.JSON
		return func(l *deduce.Log) error { return json.Log(out, l) }
	}
	return func(l *deduce.Log) error {
		_, err := out.WriteString(answer(l))
		if err != nil {
			return err
		}
		return out.WriteByte('\n')
	}
}

// answer is the answer line: the solution, or why there is none.
func answer(l *deduce.Log) string {
	switch last := l.Last(); last.Kind {
	case deduce.Solved:
		return last.End.Grid.String()
	case deduce.Stuck:
		return "stuck"
	}
	return "unsolvable"
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
	out := bufio.NewWriterSize(s.out, 64<<10)
	var t tally
	err := c.each(ctx, s, &t, func(p *format.Puzzle) error {
		puzzle := search.OfGrid(p.Digits())
		n, err := search.CountContext(ctx, &puzzle, c.Limit)
		if err != nil {
			return err
		}
		if n == 0 {
			t.unsolved++
		}
		_, err = out.WriteString(strconv.Itoa(n) + "\n")
		return err
	})
	return firstOf(err, out.Flush(), t.err())
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
