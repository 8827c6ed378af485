package files

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
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
	f, err := os.OpenFile(path, os.O_RDONLY|NonBlock, 0)
	if err != nil {
		return nil, err
	}
	if _, err := regular(f, path); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// ReadOwn reads a file that deduku wrote itself, opened with [NonBlock]. It must be a regular file of at most limit bytes.
// Any other file is an error, and not read.
func ReadOwn(f fs.File, path string, limit int64) ([]byte, error) {
	size, err := regular(f, path)
	if err != nil {
		return nil, err
	}
	if size > limit {
		return nil, tooLong(path, limit)
	}
	var text bytes.Buffer
	text.Grow(int(size) + bytes.MinRead)
	if n, err := text.ReadFrom(io.LimitReader(f, limit+1)); err != nil || n > limit {
		return nil, cmp.Or(err, tooLong(path, limit))
	}
	return text.Bytes(), nil
}

// regular returns the size of an open file, or an error if it isn't a regular file.
func regular(f fs.File, path string) (size int64, err error) {
	info, err := f.Stat()
	if err != nil {
		return 0, err
	}
	if !info.Mode().IsRegular() {
		return 0, &fs.PathError{Op: "read", Path: path, Err: fmt.Errorf("it is %s and must be a regular file", kind(info.Mode()))}
	}
	return info.Size(), nil
}

func tooLong(path string, limit int64) error {
	return &fs.PathError{Op: "read", Path: path, Err: fmt.Errorf("it is longer than %d MiB", limit>>20)}
}

// kind says what a file is that is none.
func kind(mode fs.FileMode) string {
	switch {
	case mode.IsDir():
		return "a directory"
	case mode&fs.ModeNamedPipe != 0:
		return "a pipe"
	case mode&fs.ModeSocket != 0:
		return "a socket"
	}
	return "a device"
}
