package wording

import "time"

// Took returns how long something took, rounded for people. What took any time at all is never 0s.
func Took(d time.Duration) time.Duration {
	switch {
	case d <= 0:
		return 0
	case d < 10*time.Microsecond:
		return max(d.Round(time.Microsecond), time.Microsecond)
	}
	return d.Round(10 * time.Microsecond)
}

// Microseconds returns a duration in microseconds, rounded up.
func Microseconds(d time.Duration) int64 {
	return int64((d + time.Microsecond - 1) / time.Microsecond)
}
