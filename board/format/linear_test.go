package format

import (
	"io"
	"os"
	"strings"
	"testing"
)

// TestLinear reads half a megabyte of lines that all look like the start of a puzzle, or 1 MB with DEDUKU_FULL=1. If a reader went from
// each line to the end of the text, or to the end of a block, this would take minutes.
func TestLinear(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("reads 4 MB")
	}
	size := 500_000
	if os.Getenv("DEDUKU_FULL") != "" {
		size = 1_000_000
	}
	for _, line := range []string{"stderr '\\(-1\n", "| .+\n", "- [1, 2, 3, 4]\n", "\\par 5 3 . . 7\n", "5 & 3 & & 4 \\\\\n", "{\"a\":[\n", "`a `a `a\n"} {
		r := NewReader(strings.NewReader(strings.Repeat(line, size/len(line))), "")
		for {
			if _, err := r.Next(); err == io.EOF {
				break
			}
		}
	}
}
