package desk

import (
	"time"

	"deduku/internal/cputime"
)

// spentBy is the time that processors have spent on the program, or where the system does not tell, the time on a clock.
func spentBy(clock func() time.Time) func() time.Duration {
	begun := clock()
	return func() time.Duration {
		if spent, ok := cputime.Spent(); ok {
			return spent
		}
		return clock().Sub(begun)
	}
}
