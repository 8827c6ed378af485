package deduce

import (
	"fmt"

	"deduku/internal/spelling"
)

// UsualLimit is how many steps a log may come to where nobody says another number. Guesses make the longest logs: of
// the hardest puzzles that have a solution the longest by singles and guesses are half as long.
const UsualLimit = 200_000

// LimitError says that a log has as many steps as it may have, and has not come to its end.
type LimitError struct {
	Steps int // so far
}

// Error says how long the log is.
func (e *LimitError) Error() string {
	return fmt.Sprintf("the log has come to %s, and to no end", spelling.Count(e.Steps, "step", "steps"))
}
