package files

import (
	"errors"
	"io"

	"github.com/gofrs/flock"
)

// Suffix is how the names of locks end that stand beside what they protect.
const Suffix = ".lock"

// TryLock locks the file with a name, which is made where it is not there. The lock is nil, without an error, where
// another has it, in this process or another. It does not wait.
func TryLock(path string) (io.Closer, error) {
	lock := flock.New(path)
	got, err := lock.TryLock()
	switch {
	case err != nil && !none(err):
		return nil, err
	case err == nil && !got:
		return nil, nil
	}
	return lock, nil
}

// none reports whether an error says that the system or the file system, some of the network for instance, knows no
// locks.
func none(err error) bool { return errors.Is(err, errors.ErrUnsupported) || noLocks(err) }
