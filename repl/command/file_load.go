package command

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"

	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/wording"
	"deduku/deduce/verify"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Load is the command load.
var Load = state.Command{
	Name: "load", Args: "FILE [N] | PUZZLE", Group: "files", Free: state.Always, Opens: state.Always, Summary: "a board, a file, a log", Changes: true, Reaches: state.ByArguments, Run: load, Complete: state.CompleteFile,
	Results: []answer.Result{answer.Start{}},
	Short:   "load a board from a file, or as typed: 81 cells, rows, a drawing, pencil marks, a list",
	Long: "A board can also be typed or pasted without 'load'. Of a file with several boards the first is opened, or the\n" +
		"one with the number N; 'puzzle next' goes on, 'puzzle list' lists them. 'help formats' says what can be read. A log that\n" +
		"'log save' wrote, or 'deduku solve --log jsonl', is loaded with its steps, if 'check' finds nothing wrong.\n" +
		"The path of another program, with its board before the steps, is opened with the steps that hold; 'check' says which do.",
}

func load(ctx context.Context, d *state.Desk, args []string) error {
	if len(args) == 0 {
		return errors.New("load takes a file or a puzzle: load my.txt")
	}
	if last := len(args) - 1; last > 0 {
		if n, err := strconv.Atoi(args[last]); err == nil {
			if f, err := d.Files.Open(ctx, strings.Join(args[:last], " ")); err == nil { // the number is that of a puzzle in it
				defer f.Close()
				return loadFile(ctx, d, f, strings.Join(args[:last], " "), n)
			}
		}
	}
	return LoadNamed(ctx, d, strings.Join(args, " "), nil)
}

// LoadNamed starts over on the boards of a file or, if there is no such file, on the board that the text spells. "-" means
// stdin, if there is one.
func LoadNamed(ctx context.Context, d *state.Desk, text string, stdin io.Reader) error {
	in, name, err := state.OpenBoards(ctx, d.Files, text, stdin)
	if err != nil {
		return err
	}
	defer in.Close()
	if name != "" {
		return loadFile(ctx, d, in, name, 1)
	}
	puzzle, err := format.Parse(text)
	if err != nil {
		return state.Placed(err, text)
	}
	_, err = d.Take(ctx, state.Typed, &puzzle)
	return err
}

// loadFile starts over on a puzzle of a file, by its number from 1. A file with several is a collection.
func loadFile(ctx context.Context, d *state.Desk, in io.Reader, name string, n int) error {
	input := bufio.NewReaderSize(in, looksAt)
	if Begins(input, `{"deduku"`) {
		return takeLog(ctx, d, input, name)
	}
	if Begins(input, state.Header) {
		return fmt.Errorf("%s is a saved session; 'session load %s' goes on with it", name, name)
	}
	if text, _ := input.Peek(looksAt); n == 1 && IsPath(string(text)) {
		return TakePath(ctx, d, input, name)
	}
	c, err := readCollection(ctx, d, format.NewReader(input, name), name)
	switch {
	case err != nil:
		return err
	case len(c.Puzzles) == 0:
		return answer.No("%s: there is no puzzle in it", name)
	case len(c.Puzzles) > 1 || n != 1:
		if err := d.Open(ctx, state.Place{Of: c, At: n}); err != nil {
			return err
		}
		d.Say("%s has %d puzzles: 'puzzle next' goes on, 'puzzle list' lists them", c.Name, len(c.Puzzles))
		return nil
	}
	_, err = d.Take(ctx, c.Name, &c.Puzzles[0])
	return err
}

// looksAt is how much of a file is looked at to tell a path from puzzles.
const looksAt = 16 << 10

// Begins reports whether a text begins with another.
func Begins(in *bufio.Reader, with string) bool {
	text, _ := in.Peek(len(with))
	return string(text) == with
}

// maxLog bounds the logs that can be loaded. Those of the hardest boards take a few MiB.
const maxLog = 64 << 20

// takeLog starts over with a saved log: on its puzzle, with its steps. A log with a step that does not follow is
// refused: everything that comes after would rest on it.
func takeLog(ctx context.Context, d *state.Desk, in io.Reader, name string) error {
	text, err := io.ReadAll(io.LimitReader(in, maxLog+1))
	if err != nil {
		return err
	}
	if len(text) > maxLog {
		return fmt.Errorf("%s is longer than 64 MiB, which is more than a log to load; 'check' checks logs of any length", name)
	}
	if _, err := verify.Check(bytes.NewReader(text)); err != nil {
		return answer.No("%s: %w", name, err)
	}
	log, err := jsonl.ReadLog(ctx, bytes.NewReader(text), rate.Known)
	if err != nil {
		return answer.No("%s: %w", name, err)
	}
	d.Begin(filepath.Base(name), log.Puzzle)
	d.Solver = deduce.Resume(log, d.SolvingPuzzle(log.Puzzle))
	d.Arrived = state.Came(&log)
	d.Shown = len(log.Steps)
	if _, err := d.Introduce(ctx); err != nil {
		return err
	}
	d.Say("%s; 'log' shows them", wording.Count(log.Count(), "step", "steps"))
	if n := log.Unconfirmed(); n > 0 {
		d.Say("of %s the technique that the log names is not found there; they hold by their truths", wording.Count(n, "step", "steps"))
	}
	return nil
}

// readCollection reads the puzzles of a file. What cannot be read is told and counted, unless it is all there is.
func readCollection(ctx context.Context, d *state.Desk, reader *format.Reader, name string) (*state.Collection, error) {
	c := state.NewCollection(filepath.Base(name))
	unread := 0
	var first error
	for len(c.Puzzles) < state.MostPuzzles {
		p, err := reader.Next()
		var syntax *puzzle.SyntaxError
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err == io.EOF:
			return c, tellUnread(d, c, unread, first)
		case errors.As(err, &syntax):
			if unread++; first == nil {
				first = err
			}
		case err != nil:
			return nil, err
		default:
			c.Puzzles = append(c.Puzzles, p)
		}
	}
	d.Say("%s has more puzzles; the first %d are taken", c.Name, state.MostPuzzles)
	return c, tellUnread(d, c, unread, first)
}

// tellUnread talks about the puzzles that could not be read, the first of which had this error. Where there is no other,
// it is the answer.
func tellUnread(d *state.Desk, c *state.Collection, unread int, first error) error {
	switch {
	case unread == 0:
		return nil
	case len(c.Puzzles) == 0:
		return answer.No("%w", first)
	case unread == 1:
		d.Say("left out: %v", first)
	default:
		d.Say("left out %s; the first: %v", wording.Count(unread, "puzzle", "puzzles"), first)
	}
	return nil
}
