package repl

import (
	"bufio"
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/repl/answer"
)

var loadCommand = Command{
	Name: "load", Args: "FILE|PUZZLE", Group: "board", Changes: true, Reaches: byArguments, Run: load, Complete: completeFile,
	Short: "load a board from a file, or as typed: 81 cells, rows, a drawing, pencil marks, a list",
	Long: "A board can also be typed or pasted without 'load'. Of a file with several boards the first is taken. A log\n" +
		"that 'log save' wrote, or 'deduku solve --log jsonl', is loaded with its steps, if 'check' finds nothing wrong.",
}

func load(ctx context.Context, s *Session, args []string) error {
	if len(args) == 0 {
		return errors.New("load takes a file or a puzzle: load my.txt")
	}
	return s.Load(ctx, strings.Join(args, " "), nil)
}

// Load starts over on the first board of a file or, where there is no such file, on the board that the text spells.
// "-" stands for stdin, where there is one.
func (s *Session) Load(ctx context.Context, text string, stdin io.Reader) error {
	in, name, err := OpenBoards(ctx, s.Files, text, stdin)
	if err != nil {
		return err
	}
	defer in.Close()
	input := bufio.NewReader(in)
	if name != "" && begins(input, `{"deduku"`) {
		return s.takeLog(ctx, input, name)
	}
	if begins(input, sessionHeader) {
		return fmt.Errorf("%s is a saved session; 'session load %s' goes on with it", name, name)
	}
	reader := format.NewReader(input, name)
	puzzle, err := reader.Next()
	switch {
	case err == io.EOF:
		return answer.No("%s: there is no puzzle in it", text)
	case name == "" && err != nil:
		return placed(err, text)
	case errors.As(err, new(*format.SyntaxError)):
		return answer.No("%w", err)
	case err != nil:
		return err
	case name == "":
		s.take("the typed board", &puzzle)
		return nil
	}
	s.take(filepath.Base(name), &puzzle)
	if _, err := reader.Next(); err != io.EOF {
		s.talk("%s has more boards; this is the first", filepath.Base(name))
	}
	return nil
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
	Short: "save the board: one line if FILE ends in .sdm, else a drawing",
}

func save(ctx context.Context, s *Session, args []string) error {
	if len(args) != 1 {
		return errors.New("save takes a file: save my.txt")
	}
	if e, err := exporterFor(args[0]); err == nil { // the board as text under such a name would only confuse
		right := "export"
		if e.whole {
			right = "log save"
		}
		return fmt.Errorf("save writes the board as text, and %s is no text of a board; '%s %s' writes that", e.extension, right, args[0])
	}
	b := s.solver.Board()
	name := "grid"
	if filepath.Ext(args[0]) == ".sdm" {
		name = "line"
	}
	p := format.Of(b)
	p.Merge()
	err := s.Files.Write(ctx, args[0], func(w io.Writer) error { return format.Write(w, name, &p) })
	if err != nil {
		return err
	}
	givens := b.Givens().Len()
	f := answer.Saved{File: args[0], Givens: givens, Placed: b.Filled() - givens}
	return s.give(f, func() error {
		s.talk("%s", f.String())
		return nil
	})
}

var copyCommand = Command{
	Name: "copy", Group: "board", Run: copyBoard,
	Short: "put the puzzle on the clipboard, as one line, where the terminal can",
}

// copyBoard hands the puzzle to the terminal's clipboard (OSC 52, as xterm defined it).
func copyBoard(_ context.Context, s *Session, args []string) error {
	log := s.solver.Log()
	if !s.Screen.Terminal {
		return errors.New("copy needs a terminal; 'save' writes a file")
	}
	line := log.Puzzle.String()
	fmt.Fprintf(s.Err, "\x1b]52;c;%s\a", base64.StdEncoding.EncodeToString([]byte(line)))
	return s.give(answer.Puzzle{Puzzle: line}, func() error { return s.tell("%s", line) })
}
