// Package lockfile locks files that are there to be locked and hold nothing: on Windows, nobody else can read or write
// what is locked, so what a lock protects stands in a file of its own. Closing the lock gives it back, and so does the
// end of the process, whatever its cause.
//
// It is for courtesy among the sessions of one user, not for safety: where a system or a file system knows no locks,
// everybody gets them.
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
