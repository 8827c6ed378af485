package source

import (
	"io"
	"strings"
	"testing"
)

// TestHasKey asks for a key before it is loaded, when it is there, and after it was consumed, each time as if the text were
// searched anew.
func TestHasKey(t *testing.T) {
	text := strings.Repeat("{\"a\":[\n", 10_000) + `"cells":` + strings.Repeat("{\"a\":[\n", 10_000)
	s := New(io.LimitReader(strings.NewReader(text), 1<<20), "")
	for len(s.Rest()) > 0 || s.More() {
		for range 3 {
			if got, want := s.HasKey("cells"), strings.Contains(string(s.Rest()), `"cells"`); got != want {
				t.Fatalf("at %d of %d loaded: %v, want %v", s.Loaded()-int64(len(s.Rest())), s.Loaded(), got, want)
			}
		}
		s.Skip(min(len(s.Rest()), 1009))
	}
	if k := s.keys["cells"]; k.searched < int64(len(text))-8 {
		t.Errorf("searched up to %d of %d", k.searched, len(text))
	}
}
