package spelling

import "strconv"

// Count is a number with its noun, and a verb where it stands in the nouns: 1 step is, 2 steps are.
func Count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}
