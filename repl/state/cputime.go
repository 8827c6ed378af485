package state

import (
	"time"

	"deduku/internal/cputime"
)

// spentBy returns a function that says how much processor time the program has used, or the time on the clock if the system does not report it.
func spentBy(clock func() time.Time) func() time.Duration {
	begun := clock()
	return func() time.Duration {
		if spent, ok := cputime.Spent(); ok {
			return spent
		}
		return clock().Sub(begun)
	}
}

// tick is how coarse the processor time is that some systems report.
const tick = 10 * time.Millisecond

// Timing starts to time and returns a function that says how long it took: in processor time, or, for what took less than a tick of
// that, on the clock.
func (s *Services) Timing() func() time.Duration {
	spent, begun := s.Spent(), s.Clock()
	return func() time.Duration {
		took := s.Clock().Sub(begun)
		if worked := s.Spent() - spent; worked >= tick {
			return worked
		}
		return took
	}
}
