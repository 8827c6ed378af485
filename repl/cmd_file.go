package repl

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

var loadCommand = Command{
	Name: "load", Args: "FILE [N] | PUZZLE", Group: "board", Changes: true, Reaches: byArguments, Run: load, Complete: completeFile,
	Short: "load a board from a file, or as typed: 81 cells, rows, a drawing, pencil marks, a list",
	Long: "A board can also be typed or pasted without 'load'. Of a file with several boards the first is opened, or the\n" +
		"one with the number N; 'next puzzle' goes on, 'puzzles' lists them. 'formats' says what can be read. A log that\n" +
		"'log save' wrote, or 'deduku solve --log jsonl', is loaded with its steps, if 'check' finds nothing wrong."}

func load(ctx context.Context, s *Desk, args []string) error {
	if len(args) == 0 {
		return errors.New("load takes a file or a puzzle: load my.txt")
	}
	if last := len(args) - 1; last > 0 {
		if n, err := strconv.Atoi(args[last]); err == nil {
			if f, err := s.Files.Open(ctx, strings.Join(args[:last], " ")); err == nil { // the number is that of a puzzle in it
				defer f.Close()
				return s.loadFile(ctx, f, strings.Join(args[:last], " "), n)
			}
		}
	}
	return s.Load(ctx, strings.Join(args, " "), nil)
}

// Load starts over on the boards of a file or, where there is no such file, on the board that the text spells. "-" stands
// for stdin, where there is one.
func (s *Desk) Load(ctx context.Context, text string, stdin io.Reader) error {
	in, name, err := OpenBoards(ctx, s.Files, text, stdin)
	if err != nil {
		return err
	}
	defer in.Close()
	if name != "" {
		return s.loadFile(ctx, in, name, 1)
	}
	puzzle, err := format.Parse(text)
	if err != nil {
		return placed(err, text)
	}
	_, err = s.take(ctx, "the typed board", &puzzle)
	return err
}

// loadFile starts over on a puzzle of a file, by its number from 1. A file with several is a collection.
func (s *Desk) loadFile(ctx context.Context, in io.Reader, name string, n int) error {
	input := bufio.NewReader(in)
	if begins(input, `{"deduku"`) {
		return s.takeLog(ctx, input, name)
	}
	if begins(input, sessionHeader) {
		return fmt.Errorf("%s is a saved session; 'session load %s' goes on with it", name, name)
	}
	c, err := s.readCollection(ctx, format.NewReader(input, name), name)
	switch {
	case err != nil:
		return err
	case len(c.puzzles) == 0:
		return answer.No("%s: there is no puzzle in it", name)
	case len(c.puzzles) > 1 || n != 1:
		if err := s.open(ctx, place{of: c, at: n}); err != nil {
			return err
		}
		s.Say("%s has %d puzzles: 'next puzzle' goes on, 'puzzles' lists them", c.name, len(c.puzzles))
		return nil
	}
	_, err = s.take(ctx, c.name, &c.puzzles[0])
	return err
}

// OpenBoards opens what an argument names: a file; "-" for stdin, where there is one; where there is no such
// file, the text itself as long as it may be a board. The name is what errors should call it, empty for a text.
func OpenBoards(ctx context.Context, files Files, text string, stdin io.Reader) (in io.ReadCloser, name string, err error) {
	if text == "-" && stdin != nil {
		return io.NopCloser(stdin), "stdin", nil
	}
	f, err := files.Open(ctx, text)
	if err == nil {
		return f, text, nil
	}
	_, parses := format.Parse(text)
	if parses == nil || strings.Contains(text, "://") || len(text) >= board.Cells && !strings.Contains(text, "/") || len(text) >= fewCells && looksLikeRow(text) {
		return io.NopCloser(strings.NewReader(text)), "", nil
	}
	if errors.Is(err, fs.ErrNotExist) {
		return nil, "", &fs.PathError{Op: "open", Path: text, Err: errors.New("there is no such file, and it is no puzzle either")}
	}
	return nil, "", err
}

// fewCells is the length from which digits and blanks are rather a board that is not complete than the name of a file.
const fewCells = 20

var saveCommand = Command{
	Name: "save", Args: "FILE", Group: "board", Reaches: byArguments, Run: save, Complete: completeFile,
	Short: "save the board, in the format that the end of FILE says: .sdm .sdk .ss .sdx .csv .json .opensudoku; else a drawing",
	Long:  "What the format has no place for is told. With .jsonl the log is saved, as 'log save' does."}

func save(ctx context.Context, s *Desk, args []string) error {
	if len(args) != 1 {
		return errors.New("save takes a file: save my.txt")
	}
	file := args[0]
	f := format.ForFile(file)
	switch {
	case f != nil && f.Name == "log":
		return s.saveLog(ctx, file)
	case f != nil && f.Write == nil:
		return fmt.Errorf("files in %s are read and not written", filepath.Ext(file))
	case f == nil:
		if e, err := exporterFor(file); err == nil { // the board as text under such a name would only confuse
			return fmt.Errorf("save writes the board as text, and %s is no text of a board; 'export %s' writes that", e.extension, file)
		}
		f = format.Named("grid")
	}
	p := format.Of(s.solver.Board())
	err := s.Files.Write(ctx, file, func(w io.Writer) error { return format.Write(w, f.Name, &p) })
	if err != nil {
		return err
	}
	saved := answer.Saved{File: file, Format: f.Name, Givens: p.Givens.Len(), Placed: p.Placed.Len(), Drops: f.Drops(&p), Apart: f.Keeps&format.KeepsPlaced != 0}
	return s.Give(saved, func() error {
		s.Say("%s", saved.String())
		return nil
	})
}

var copyCommand = Command{
	Name: "copy", Group: "board", Run: copyBoard,
	Short: "put the puzzle on the clipboard, as one line, where the terminal can"}

// copyBoard hands the puzzle to the terminal's clipboard.
func copyBoard(_ context.Context, s *Desk, args []string) error {
	log := s.solver.Log()
	if !s.Looking() {
		return errors.New("copy needs a terminal; 'save' writes a file")
	}
	line := log.Puzzle.String()
	said := "this terminal has no clipboard: copy the line"
	if s.Getenv("TERM") != "dumb" {
		said = "sent to the clipboard; where the terminal does not take it, copy the line"
		if err := s.Show(reply.Clipboard{Text: line}); err != nil {
			return err
		}
	}
	return s.Give(answer.Puzzle{Puzzle: line}, func() error {
		if err := s.Tell("%s", line); err != nil {
			return err
		}
		s.Say("%s", said)
		return nil
	})
}
