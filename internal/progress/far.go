package progress

import (
	"fmt"
	"strings"
	"time"

	"deduku/internal/spelling"
)

// Far says how far something is: how many are done and how many a second; how much of the whole that is, and how long
// the rest takes, where share, from 0 to 1, is known.
func Far(done int64, unit string, share float64, waited time.Duration) string {
	text := []string{spelling.Count(int(done), strings.TrimSuffix(unit, "s"), unit), fmt.Sprintf("%.0f a second", float64(done)/waited.Seconds())}
	if 0 < share && share <= 1 {
		left := time.Duration(float64(waited) * (1 - share) / share)
		text = append(text, fmt.Sprintf("%.0f %%", 100*share), fmt.Sprintf("%v left", left.Round(time.Second)))
	}
	return strings.Join(text, ", ")
}
