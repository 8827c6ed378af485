//go:build darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd

package history

import (
	"errors"
	"os"
	"syscall"
)

// tryLock takes the lock on f if nobody has it.
func tryLock(f *os.File) (bool, error) {
	for {
		err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		switch {
		case err == nil:
			return true, nil
		case errors.Is(err, syscall.EINTR):
			continue
		case errors.Is(err, syscall.EWOULDBLOCK):
			return false, nil
		case errors.Is(err, syscall.ENOSYS), errors.Is(err, syscall.ENOTSUP),
			errors.Is(err, syscall.EOPNOTSUPP), errors.Is(err, syscall.ENOLCK):
			// Some network file systems know no locks. Appending is safe without; that two sessions
			// trim in the same moment is less of a harm than having no history.
			return true, nil
		}
		return false, &os.PathError{Op: "lock", Path: f.Name(), Err: err}
	}
}
