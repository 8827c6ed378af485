package files

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"

	"deduku/internal/sanitize"
)

// Open opens a file for reading, or a pipe or a device. Opening and reading end when ctx does.
func (Disk) Open(ctx context.Context, path string) (fs.File, error) {
	f, err := open(ctx, path, os.O_RDONLY)
	if err != nil {
		return nil, err
	}
	return &reader{ctx, f, waits(ctx, f)}, nil
}

// reader is a file that is read until its context is done.
type reader struct {
	ctx  context.Context
	file *os.File
	stop func() bool
}

func (r *reader) Read(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := r.file.Read(p)
	return n, canceled(r.ctx, err)
}

// ReadAt implements io.ReaderAt.
func (r *reader) ReadAt(p []byte, off int64) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := r.file.ReadAt(p, off)
	return n, canceled(r.ctx, err)
}

// Stat implements fs.File.
func (r *reader) Stat() (fs.FileInfo, error) { return r.file.Stat() }

func (r *reader) Close() error {
	r.stop()
	return r.file.Close()
}

// OpenOwn opens a file that deduku reads without being asked: what configures it. It must be a regular file, as
// anything else could keep the program from starting. Where there is none, the error is fs.ErrNotExist.
func (Disk) OpenOwn(path string) (io.ReadCloser, error) {
	f, err := os.OpenFile(path, os.O_RDONLY|sanitize.NonBlock, 0)
	if err != nil {
		return nil, err
	}
	if _, err := sanitize.Regular(f, path); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}
