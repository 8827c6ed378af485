package folder

import (
	"errors"
	"io"
	"io/fs"
	"os"

	"deduku/internal/sanitize"
)

// FS is the file system that a batch lives in.
type FS interface {
	OpenFile(name string, flag int, perm fs.FileMode) (File, error)
	Rename(from, to string) error
	Mkdir(name string) error // and those above it; one that is there is no error
	SyncDir(name string) error
	// Lock locks a file against other processes until it is closed. It is created where it is not there. The error is
	// errLocked where another process has it.
	Lock(name string) (io.Closer, error)
}

// File is a file of an FS.
type File interface {
	io.ReadWriteSeeker
	io.Closer
	Stat() (fs.FileInfo, error)
	Truncate(size int64) error
	Sync() error
}

// errLocked says that another process has a lock.
var errLocked = errors.New("another process has the lock")

// Disk is the file system of the machine. TryLock locks the file with a name, which is made where it is not there; the
// lock is nil, without an error, where another has it.
type Disk struct {
	TryLock func(name string) (io.Closer, error)
}

// OpenFile implements FS. It doesn't wait for the other end of a pipe.
func (Disk) OpenFile(name string, flag int, perm fs.FileMode) (File, error) {
	f, err := os.OpenFile(name, flag|sanitize.NonBlock, perm)
	if err != nil {
		return nil, err
	}
	return f, nil
}

// Rename implements FS.
func (Disk) Rename(from, to string) error { return os.Rename(from, to) }

// Mkdir implements FS.
func (Disk) Mkdir(name string) error { return os.MkdirAll(name, 0o777) }

// SyncDir implements FS. Systems that cannot do so for directories need not.
func (Disk) SyncDir(name string) error {
	d, err := os.Open(name)
	if err != nil {
		return err
	}
	defer d.Close()
	if err := d.Sync(); err != nil && !errors.Is(err, errors.ErrUnsupported) && !errors.Is(err, fs.ErrInvalid) && !errors.Is(err, fs.ErrPermission) {
		return err
	}
	return nil
}

// Lock implements FS.
func (d Disk) Lock(name string) (io.Closer, error) {
	if d.TryLock == nil {
		return io.NopCloser(nil), nil
	}
	lock, err := d.TryLock(name)
	if err == nil && lock == nil {
		err = errLocked
	}
	return lock, err
}

// mostRead is the most bytes that a file may have to be read whole. The largest is a .done file with the rows of a frame.
const mostRead = 64 << 20

// readAll returns the text of a file that batches write. Only a regular file of a reasonable size is read.
func readAll(files FS, name string) ([]byte, error) {
	f, err := files.OpenFile(name, os.O_RDONLY, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return sanitize.ReadRegular(f, name, mostRead)
}

// replace puts a file in place whole: a crash leaves the old one or the new one.
func replace(files FS, dir, name string, write func(io.Writer) error) error {
	path := dir + "/" + name
	f, err := files.OpenFile(path+".new", os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o666)
	if err != nil {
		return err
	}
	if err = write(f); err == nil {
		err = f.Sync()
	}
	if e := f.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = files.Rename(path+".new", path)
	}
	if err == nil {
		err = files.SyncDir(dir)
	}
	return err
}

// replaceBy is replace with data.
func replaceBy(files FS, dir, name string, data []byte) error {
	return replace(files, dir, name, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}
