//go:build unix

package terminal

import (
	"strings"
	"testing"
)

// TestCanvas writes as readline does, a string at a time.
func TestCanvas(t *testing.T) {
	for _, test := range []struct {
		name    string
		written []string
		want    string
	}{
		{"a line", []string{"\x1b[J> ", "abc"}, "\x1b[J> abc"},
		{"back to the row above", []string{"x\b\x1b[A\r"}, "x\x1b[A\r"},
		{"a search below a row", []string{"\n\x1b[Jbck-i-search: a\r\x1b[1A"}, "\x1b[?7l\n\x1b[Jbck-i-search: a\r\x1b[1A\x1b[?7h"},
		{"a search below a full row", []string{"\n\x1b[Jbck-i-search: a\r\x1b[0A"}, "\x1b[?7l\n\x1b[Jbck-i-search: a\r\x1b[?7h"},
		{"a line that says so", []string{"> bck-i-search: \r\x1b[0A"}, "> bck-i-search: \r\x1b[0A"},
		{"what is found is underlined", []string{"", "\x1b[4m", "found", "\x1b[0m", "y"}, "\x1b7\x1b[4mfound\x1b[0m\x1b8y"},
		{"not after steps back", []string{"\b\b", "\x1b[4m", "found", "\x1b[0m", "y"}, "\x1b7\x1b[0m\x1b8y"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out strings.Builder
			c := &canvas{out: &out}
			for _, text := range test.written {
				if n, err := c.Write([]byte(text)); n != len(text) || err != nil {
					t.Errorf("%q: %d, %v", text, n, err)
				}
			}
			if out.String() != test.want {
				t.Errorf("got %q, want %q", out.String(), test.want)
			}
		})
	}
}
