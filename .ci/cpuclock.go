//go:build !windows

// .ci/bench builds benchmarks with this file in place of testing/testing_other.go, so that their clock
// shows the CPU time of the process and of the programs that it ran. Other work on the machine disturbs
// that less than the time on the wall.

package testing

import (
	"syscall"
	"time"
)

type highPrecisionTime struct{ spent time.Duration }

func highPrecisionTimeNow() highPrecisionTime {
	var t highPrecisionTime
	for _, who := range []int{syscall.RUSAGE_SELF, syscall.RUSAGE_CHILDREN} {
		var u syscall.Rusage
		if err := syscall.Getrusage(who, &u); err != nil {
			panic(err)
		}
		t.spent += time.Duration(u.Utime.Nano() + u.Stime.Nano())
	}
	return t
}

func highPrecisionTimeSince(t highPrecisionTime) time.Duration {
	return highPrecisionTimeNow().spent - t.spent
}

// isWindowsRetryable is the other function of the replaced file.
func isWindowsRetryable(error) bool { return false }
