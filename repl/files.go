package repl

import (
	"context"
	"io"
	"io/fs"

	"deduku/repl/files"
)

// Files are where a session reads and writes what people name: the files of a system, or of a page. [files.Disk] is
// the former.
type Files interface {
	// Open opens a file for reading, or what stands for one; where there is none, the error is fs.ErrNotExist. Waiting
	// ends when ctx does.
	Open(ctx context.Context, path string) (io.ReadCloser, error)
	// Write creates or replaces a file with what write writes. A file that was there is whole until the new one is.
	Write(ctx context.Context, path string, write func(io.Writer) error) error
	// List lists a folder.
	List(path string) ([]fs.DirEntry, error)
}

var _ Files = files.Disk{}
