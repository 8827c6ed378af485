package format

import (
	"io"
	"strings"
	"testing"
)

// TestLinear reads 1 MB of lines that look like the start of a puzzle, each of them. Were each line read to the end of
// the text, or to that of a block, this would take minutes.
func TestLinear(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("reads 7 MB")
	}
	for _, line := range []string{"stderr '\\(-1\n", "| .+\n", "- [1, 2, 3, 4]\n", "\\par 5 3 . . 7\n", "5 & 3 & & 4 \\\\\n", "{\"a\":[\n", "`a `a `a\n"} {
		r := NewReader(strings.NewReader(strings.Repeat(line, 1_000_000/len(line))), "")
		for {
			if _, err := r.Next(); err == io.EOF {
				break
			}
		}
	}
}
