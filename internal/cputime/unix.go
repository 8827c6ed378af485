//go:build unix

package cputime

import (
	"syscall"
	"time"
)

// Spent is the time that processors have spent on this process, on its own code; ok is false where the system does not tell.
func Spent() (spent time.Duration, ok bool) {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0, false
	}
	return time.Duration(u.Utime.Nano()), true
}
