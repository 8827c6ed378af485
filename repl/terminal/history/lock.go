package history

import (
	"fmt"
	"os"
	"time"

	"deduku/internal/lockfile"
)

// patience is how long to wait for another session. The lock is held for well under a millisecond; only a
// session that was stopped in that moment keeps it longer, and the prompt must not hang on it.
const patience = time.Second

// lock makes and locks a file; closing it gives the lock back, and so does the end of the process,
// whatever its cause. The file stays: if one session removed it, another could lock the removed one. Where there are
// no locks, lines are still appended whole, but one that is added while another session trims the file may be lost.
func lock(path string, patience time.Duration) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	for start := time.Now(); ; time.Sleep(time.Millisecond) {
		ok, err := lockfile.TryLock(f)
		switch {
		case ok:
			return f, nil
		case err == nil && time.Since(start) > patience:
			err = fmt.Errorf("another session keeps %s locked", path)
		}
		if err != nil {
			f.Close()
			return nil, err
		}
	}
}
