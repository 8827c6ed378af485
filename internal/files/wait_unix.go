//go:build unix

package files

import (
	"errors"
	"os"
	"syscall"
)

// release ends another goroutine's wait for the other end of a pipe, by being that for a moment.
func release(path string, flag int) {
	other := os.O_WRONLY
	if flag&os.O_WRONLY != 0 {
		other = os.O_RDONLY
	}
	if f, err := os.OpenFile(path, other|syscall.O_NONBLOCK, 0); err == nil {
		f.Close()
	}
}

// SyncDir brings what the folder says of its files to the disk. Some file systems do not let folders be synced.
func SyncDir(path string) error {
	d, err := os.Open(path)
	if err != nil {
		return nil // a folder that may be written but not read
	}
	defer d.Close()
	if err := d.Sync(); err != nil && !errors.Is(err, syscall.EINVAL) && !errors.Is(err, errors.ErrUnsupported) {
		return err
	}
	return nil
}
