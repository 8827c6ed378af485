package sanitize

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"io/fs"
)

// ReadRegular reads a file that deduku wrote itself, opened with [NonBlock]. It must be a regular file of at most limit bytes.
// Any other file is an error, and not read.
func ReadRegular(f fs.File, path string, limit int64) ([]byte, error) {
	size, err := Regular(f, path)
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

// Regular returns the size of an open file, or an error if it isn't a regular file.
func Regular(f fs.File, path string) (size int64, err error) {
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

// kind returns what a file is that is not a regular one.
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
