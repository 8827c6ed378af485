//go:build !unix

package cputime

import "time"

// Spent is the time that processors have spent on this process, on its own code; ok is false where the system does not tell.
func Spent() (spent time.Duration, ok bool) { return 0, false }
