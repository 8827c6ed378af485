package source

import "strings"

// IsAnswer reports whether a key or the name of a column is that of a solution rather than of a
// puzzle.
func IsAnswer(name string) bool {
	name = strings.ToLower(name)
	if strings.Contains(name, "unsolved") {
		return false
	}
	for _, word := range []string{"solution", "solved", "answer", "ideal", "expected", "target", "output", "completion", "response", "result"} {
		if strings.Contains(name, word) {
			return true
		}
	}
	return false
}
