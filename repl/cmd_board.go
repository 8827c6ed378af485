package repl

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render"
)

func show(_ context.Context, s *Session, args []string) error {
	if err := none(args); err != nil {
		return err
	}
	return s.tellBoard()
}

// drawing is the board as it is drawn.
func (s *Session) drawing() string {
	pic := render.Draw(s.solver.Board(), nil)
	return s.painter.Board(&pic)
}

// tellBoard draws the board.
func (s *Session) tellBoard() error {
	_, err := io.WriteString(s.Out, s.drawing())
	return err
}

func candidates(_ context.Context, s *Session, args []string) error {
	if err := none(args); err != nil {
		return err
	}
	pic := render.Draw(s.solver.Board(), nil)
	width := s.width()
	if width == 0 {
		width = math.MaxInt
	}
	_, err := fmt.Fprint(s.Out, s.painter.Candidates(&pic, width))
	return err
}

func amount(_ context.Context, s *Session, args []string) error {
	if err := none(args); err != nil {
		return err
	}
	b := s.solver.Board()
	return s.tell("%d of %d cells are solved, %d of them given", b.Filled(), board.Cells, b.Givens().Len())
}

// edit fills cells and strikes candidates by hand, all of them or none.
func (s *Session) edit(edits []format.Edit) error {
	for _, e := range edits {
		var err error
		if e.Strike {
			err = s.solver.Deny(e.Candidate)
		} else {
			err = s.solver.Suppose(e.Candidate)
		}
		if err != nil {
			return errors.New(s.word(err))
		}
	}
	s.skipGivens()
	return firstOf(s.tellNew(), s.release(false))
}

// word is an error in words, with cells in the notation of the settings.
func (s *Session) word(err error) string {
	var refused *deduce.RefusedError
	if !errors.As(err, &refused) {
		return err.Error()
	}
	n := s.settings.notation
	asked, by := n.Placement(refused.Asked), n.Placement(refused.By)
	switch refused.Why {
	case deduce.OnGiven:
		return by + " is a given and stays; 'new' starts an empty board"
	case deduce.OnFilled:
		return fmt.Sprintf("%s is on the board already; 'unset %s' clears the cell", by, n.Cell(refused.By.Cell))
	case deduce.OnEmpty:
		return n.Cell(refused.Asked.Cell) + " is empty"
	case deduce.Clashes:
		return fmt.Sprintf("%s clashes with %s", asked, by)
	case deduce.Struck:
		return fmt.Sprintf("%s was ruled out by step %d; 'log' shows it", asked, refused.Step)
	case deduce.NoCandidate:
		return fmt.Sprintf("%d is no candidate of %s: step %d ruled it out", refused.Asked.Digit, n.Cell(refused.Asked.Cell), refused.Step)
	}
	return "the board has come to a contradiction; 'undo', 'unset' or 'reset' to go back"
}

func unset(_ context.Context, s *Session, args []string) error {
	if len(args) == 0 {
		return errors.New("unset takes a cell: unset r4c7")
	}
	text := strings.Join(args, " ")
	cell, err := format.ParseCell(text, s.settings.reading())
	if err != nil {
		return placed(err, text)
	}
	log, err := s.solver.Without(cell)
	if err != nil {
		return errors.New(s.word(err))
	}
	s.solver = deduce.Resume(log, s.settings.solving())
	s.told, s.found = len(log.Steps), nil
	s.glance()
	return nil
}

func load(_ context.Context, s *Session, args []string) error {
	if len(args) == 0 {
		return errors.New("load takes a file or a puzzle: load my.txt")
	}
	return s.Load(strings.Join(args, " "))
}

// Load starts over on the first board of a file or, where there is no such file, on the board that the
// text spells.
func (s *Session) Load(text string) error {
	f, err := os.Open(text)
	if errors.Is(err, fs.ErrNotExist) || err != nil && len(text) >= board.Cells {
		puzzle, parseErr := format.Parse(text)
		if parseErr == nil {
			s.take("the typed board", &puzzle)
			return nil
		}
		if len(text) < board.Cells {
			return fmt.Errorf("there is no file %s, and it is no puzzle either", text)
		}
		return placed(parseErr, text)
	}
	if err != nil {
		return err
	}
	defer f.Close()
	reader := format.NewReader(f, text)
	puzzle, err := reader.Next()
	if err == io.EOF {
		return No("%s: there is no puzzle in it", text)
	}
	if err != nil {
		return no{err}
	}
	s.take(filepath.Base(text), &puzzle)
	if _, err := reader.Next(); err != io.EOF {
		s.talk("%s has more boards; this is the first", filepath.Base(text))
	}
	return nil
}

func newBoard(_ context.Context, s *Session, args []string) error {
	if err := none(args); err != nil {
		return err
	}
	s.begin("an empty board", board.Grid{})
	s.glance()
	return nil
}

func loadExample(_ context.Context, s *Session, args []string) error {
	if len(args) == 0 {
		for _, e := range boards {
			if err := s.tell("%-10s %s", e.name, e.about); err != nil {
				return err
			}
		}
		return nil
	}
	if len(args) > 1 {
		return fmt.Errorf("example takes one name, not %q", strings.Join(args, " "))
	}
	for _, e := range boards {
		if e.name == args[0] {
			s.begin(e.name, e.grid)
			s.introduce()
			return nil
		}
	}
	if near := nearest(exampleNames(), args[0]); near != "" {
		return fmt.Errorf("there is no example %q; did you mean %s?", args[0], near)
	}
	return fmt.Errorf("there is no example %q; 'example' lists them", args[0])
}

func givens(_ context.Context, s *Session, args []string) error {
	if err := none(args); err != nil {
		return err
	}
	s.begin(s.name, s.solver.Board().Grid())
	s.introduce()
	return nil
}

func reset(_ context.Context, s *Session, args []string) error {
	if err := none(args); err != nil {
		return err
	}
	log := s.solver.Log()
	s.begin(s.name, log.Puzzle)
	s.glance()
	return nil
}

func save(_ context.Context, s *Session, args []string) error {
	if len(args) != 1 {
		return errors.New("save takes a file: save my.txt")
	}
	b := s.solver.Board()
	name := "grid"
	if filepath.Ext(args[0]) == ".sdm" {
		name = "line"
	}
	err := writeFile(args[0], func(w *os.File) error { return format.Write(w, name, b.Grid()) })
	if err != nil {
		return err
	}
	placed := b.Filled() - b.Givens().Len()
	if placed > 0 {
		s.talk("saved %s and, as givens too, %s", render.Count(b.Givens().Len(), "given", "givens"),
			render.Count(placed, "digit", "digits"))
		return nil
	}
	s.talk("saved %s", render.Count(b.Givens().Len(), "given", "givens"))
	return nil
}

// writeFile creates or replaces a file. It is written beside its place first, so that a failure leaves
// what was there.
func writeFile(path string, write func(*os.File) error) error {
	f, err := os.CreateTemp(filepath.Dir(path), ".deduku-*")
	var at *fs.PathError
	if errors.As(err, &at) {
		return &fs.PathError{Op: "write", Path: path, Err: at.Err}
	}
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	err = errors.Join(write(f), f.Chmod(0o644), f.Close())
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}
