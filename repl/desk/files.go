package desk

import (
	"context"
	"errors"
	"io"
	"io/fs"
)

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
