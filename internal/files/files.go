// Package files opens, writes, and locks files. A written file is either complete or absent, also if the program is killed. Waiting for a
// pipe or a terminal ends with the context.
//
// open.go opens files for reading, write.go replaces them, note.go cleans up after a killed program. lockfile.go locks empty files, as a
// courtesy among the sessions of one user: on systems without locks, every session gets the lock. xdg.go says where deduku keeps its
// files, by the XDG Base Directory Specification.
package files

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"time"
)

// Disk is the files of this system.
type Disk struct {
	// Notes is a folder that says, while a file is written, what would have to be removed if it came to no end. It
	// need not exist yet; where it is empty, no notes are made.
	Notes string
}

// List lists a folder.
func (Disk) List(path string) ([]fs.DirEntry, error) { return os.ReadDir(path) }

// opened is the result of opening a file.
type opened struct {
	file *os.File
	err  error
}

// open is os.OpenFile for what may have nobody at its other end yet: the wait ends with ctx.
func open(ctx context.Context, path string, flag int) (*os.File, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	info, err := os.Stat(path)
	if err != nil || info.Mode().IsRegular() || info.IsDir() {
		return os.OpenFile(path, flag, 0)
	}
	came := make(chan opened, 1)
	go func() {
		f, err := os.OpenFile(path, flag, 0)
		came <- opened{f, err}
	}()
	select {
	case o := <-came:
		return o.file, o.err
	case <-ctx.Done():
	}
	release(path, flag)
	go func() {
		if o := <-came; o.err == nil {
			o.file.Close()
		}
	}()
	return nil, ctx.Err()
}

// waits makes reading from f and writing to it end with ctx. The result undoes that.
func waits(ctx context.Context, f *os.File) (stop func() bool) {
	return context.AfterFunc(ctx, func() {
		// A file that cannot have a deadline does not wait.
		_ = f.SetDeadline(time.Unix(1, 0))
	})
}

// canceled is err, or that of ctx where it ended the waiting.
func canceled(ctx context.Context, err error) error {
	if errors.Is(err, os.ErrDeadlineExceeded) && ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}

// named is an error of a file operation that names the file as the user knows it.
func named(err error, path string) error {
	var at *fs.PathError
	if errors.As(err, &at) {
		return &fs.PathError{Op: "write", Path: path, Err: at.Err}
	}
	var link *os.LinkError
	if errors.As(err, &link) {
		return &fs.PathError{Op: "write", Path: path, Err: link.Err}
	}
	return err
}
