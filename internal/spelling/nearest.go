// Package spelling finds the words that a mistyped word probably meant, and writes counts with their nouns: 1 step, 2 steps.
package spelling

import (
	"slices"
	"strings"
)

// Words is the up to three words of a list that take the fewest keystrokes to get to from the typed one, the nearest
// first; none where none is near: more than two keystrokes, or half of what was typed, are too far.
func Words(words []string, typed string) []string {
	most := min(3, (len(typed)+1)/2)
	type near struct {
		word  string
		steps int
	}
	var found []near
	for _, w := range words {
		if max(len(w), len(typed))-min(len(w), len(typed)) >= most {
			continue // so many keystrokes it takes at least
		}
		if n := distance(typed, w); n < most {
			found = append(found, near{w, n})
		}
	}
	slices.SortStableFunc(found, func(a, b near) int { return a.steps - b.steps })
	var out []string
	for _, f := range found[:min(3, len(found))] {
		out = append(out, f.word)
	}
	return out
}

// Question asks whether a near word was meant, for the end of a message: "; did you mean er?". It is empty where none
// is near.
func Question(words []string, typed string) string {
	near := Words(words, typed)
	if len(near) == 0 {
		return ""
	}
	return "; did you mean " + Either(near) + "?"
}

// Either lists words to choose from as a sentence does: a, b or c.
func Either(words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// distance counts the insertions, deletions, replacements and swaps of neighbours that turn a into b.
func distance(a, b string) int {
	before, last, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			differ := 1
			if a[i-1] == b[j-1] {
				differ = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+differ)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}
