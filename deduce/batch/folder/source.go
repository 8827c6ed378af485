package folder

import (
	"io"
	"io/fs"
	"os"
	"time"

	"deduku/deduce/batch"
)

// sourceFS is a file system with a file more: the empty puzzles that a plan reads which makes its own.
type sourceFS struct {
	FS
	source *batch.Source
}

// OpenFile implements FS.
func (s sourceFS) OpenFile(name string, flag int, perm fs.FileMode) (File, error) {
	if name != batch.SourceName {
		return s.FS.OpenFile(name, flag, perm)
	}
	return sourceFile{s.source.Open(), s.source}, nil
}

// sourceFile is that file.
type sourceFile struct {
	io.ReadSeeker
	source *batch.Source
}

func (sourceFile) Write([]byte) (int, error)    { return 0, os.ErrPermission }
func (sourceFile) Truncate(int64) error         { return os.ErrPermission }
func (sourceFile) Sync() error                  { return nil }
func (sourceFile) Close() error                 { return nil }
func (f sourceFile) Stat() (fs.FileInfo, error) { return sourceInfo{f.source.Bytes()}, nil }

type sourceInfo struct{ size int64 }

func (i sourceInfo) Name() string     { return batch.SourceName }
func (i sourceInfo) Size() int64      { return i.size }
func (sourceInfo) Mode() fs.FileMode  { return 0 }
func (sourceInfo) ModTime() time.Time { return time.Time{} }
func (sourceInfo) IsDir() bool        { return false }
func (sourceInfo) Sys() any           { return nil }
