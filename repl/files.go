package repl

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

// noFiles are the files of a session that was given none.
type noFiles struct{}

// Open implements Files.
func (noFiles) Open(_ context.Context, path string) (fs.File, error) {
	return nil, &fs.PathError{Op: "open", Path: path, Err: fs.ErrNotExist}
}

// Write implements Files.
func (noFiles) Write(_ context.Context, path string, _ func(io.Writer) error) error {
	return &fs.PathError{Op: "write", Path: path, Err: errors.New("there are no files here")}
}

// List implements Files.
func (noFiles) List(path string) ([]fs.DirEntry, error) { return nil, fs.ErrNotExist }

// sizeOf is the size of what is read, where it is a regular file; else zero, as it is not known.
func sizeOf(in io.Reader) int64 {
	f, ok := in.(fs.File)
	if !ok {
		return 0
	}
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return 0
	}
	return info.Size()
}
