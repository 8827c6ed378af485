package terminal

import (
	"fmt"
	"io"
	"time"

	"deduku/internal/files"
)

// patience is how long to wait for another session. The lock is held for well under a millisecond; only a
// session that was stopped in that moment keeps it longer, and the prompt must not hang on it.
const patience = time.Second

// lockFile makes and locks a file; closing the lock gives the lock back, and so does the end of the process,
// whatever its cause. The file stays: if one session removed it, another could lock the removed one. Where there are
// no locks, lines are still appended whole, but one that is added while another session trims the file may be lost.
func lockFile(path string, patience time.Duration) (io.Closer, error) {
	for start := time.Now(); ; time.Sleep(time.Millisecond) {
		l, err := files.TryLock(path)
		switch {
		case l != nil || err != nil:
			return l, err
		case time.Since(start) > patience:
			return nil, fmt.Errorf("another session keeps %s locked", path)
		}
	}
}
