package state

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"time"

	"deduku/board"
	"deduku/deduce"
)

// Services are what a desk needs from the program that has it.
type Services struct {
	Clock    func() time.Time     // nil for the real one
	Spent    func() time.Duration // of processors on the program so far; nil for what the system tells
	Seed     uint64               // the first value of the setting seed
	Getenv   func(string) string  // the environment; nil for none
	Files    Files                // what people name; nil for none
	Diary    Lines                // where it is kept how far the tour is, and was kept how practice went; nil for as long as the session lasts
	Learning Kept                 // where answers in practice and lessons are kept; nil for as long as the session lasts

	// Where reads an expression about a step and its number, for 'find where' and 'log where'; nil where there are none.
	Where func(expression string) (holds func(n int, step *deduce.Step) (bool, error), err error)
	// Assert tells whether an expression about a board and its log is true, and what it names is; nil where there are none.
	Assert func(expression string, log *deduce.Log, b *board.Board) (holds bool, values string, err error)
}

// Lines keeps lines: those that were typed, or how practice went.
type Lines interface {
	Lines() []string
	Add(line string) error
}

// ListedLines is a list of lines that lasts as long as the session.
type ListedLines []string

// Lines implements [Lines].
func (l *ListedLines) Lines() []string { return *l }

// Add implements [Lines].
func (l *ListedLines) Add(line string) error {
	*l = append(*l, line)
	return nil
}

// Files are where a session reads and writes what people name: the files of a system, or of a page.
type Files interface {
	// Open opens a file for reading, or what stands for one; where there is none, the error is fs.ErrNotExist. Waiting
	// ends when ctx does.
	Open(ctx context.Context, path string) (fs.File, error)
	// Write creates or replaces a file with what write writes. A file that was there is whole until the new one is.
	Write(ctx context.Context, path string, write func(io.Writer) error) error
	// List lists a folder.
	List(path string) ([]fs.DirEntry, error)
}

// NoFiles are the files of a session that was given none.
type NoFiles struct{}

// Open implements Files.
func (NoFiles) Open(_ context.Context, path string) (fs.File, error) {
	return nil, &fs.PathError{Op: "open", Path: path, Err: fs.ErrNotExist}
}

// Write implements Files.
func (NoFiles) Write(_ context.Context, path string, _ func(io.Writer) error) error {
	return &fs.PathError{Op: "write", Path: path, Err: errors.New("there are no files here")}
}

// List implements Files.
func (NoFiles) List(path string) ([]fs.DirEntry, error) { return nil, fs.ErrNotExist }
