package services

import (
	"time"

	"deduku/internal/cputime"
)

// SpentBy is the time that processors have spent on the program, or where the system does not tell, the time on a clock.
func SpentBy(clock func() time.Time) func() time.Duration {
	begun := clock()
	return func() time.Duration {
		if spent, ok := cputime.Spent(); ok {
			return spent
		}
		return clock().Sub(begun)
	}
}
