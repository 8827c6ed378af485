//go:build darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd

package kept

import (
	"errors"
	"os"
	"syscall"
)

// lock locks a file until it is closed or its process ends, whatever the cause. On a file system that knows no locks
// the session is kept all the same.
func lock(f *os.File) error {
	_, err := tryLock(f)
	return err
}

// settle puts a file that has been written in the place of the session's.
func (s *Store) settle(f *os.File) error {
	if err := os.Rename(f.Name(), s.path); err != nil {
		return err
	}
	if s.file != nil {
		s.file.Close()
	}
	s.file = f
	return nil
}

// alive reports whether the session that a file is of still runs.
func alive(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return true // not ours to read
	}
	defer f.Close()
	got, err := tryLock(f)
	return err != nil || !got
}

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
			return true, nil // every other session then looks as if it were over; bringing one back harms neither
		}
		return false, &os.PathError{Op: "lock", Path: f.Name(), Err: err}
	}
}
