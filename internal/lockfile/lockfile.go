// Package lockfile locks open files against other processes. Closing the file gives the lock back, and so does the
// end of the process, whatever its cause.
//
// It is for courtesy among the sessions of one user, not for safety: where a system or a file system knows no locks,
// everybody gets them.
package lockfile

import "os"

// Supported reports whether there are locks on this system.
const Supported = supported

// TryLock locks an open file and reports whether it could: false, without an error, where another open file has the
// lock. It does not wait. On a file system that knows no locks it reports true.
func TryLock(f *os.File) (bool, error) { return tryLock(f) }
