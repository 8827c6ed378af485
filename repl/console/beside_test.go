package console

import (
	"strings"
	"testing"
)

// TestBeside puts lines and a drawing next to each other, their last ones on the same row.
func TestBeside(t *testing.T) {
	t.Parallel()
	got := strings.Join(beside([]string{"one", "\x1b[32mthree\x1b[0m"}, "[ ]\n[x]\n[ ]\n"), "\n")
	want := "        [ ]\none     [x]\n\x1b[32mthree\x1b[0m   [ ]"
	if got != want {
		t.Errorf("\n got %q\nwant %q", got, want)
	}
}
