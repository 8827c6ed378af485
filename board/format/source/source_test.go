package source

import (
	"strings"
	"testing"
)

// TestBuffer reads a text that is longer than what is kept of it, and looks ahead as far as it may.
func TestBuffer(t *testing.T) {
	s := New(strings.NewReader(strings.Repeat("a line of text\n", MaxPuzzle)), "")
	for {
		for s.More() {
		}
		if size := len(s.buf); size > 2*MaxPuzzle {
			t.Fatalf("the buffer has %d bytes", size)
		}
		if len(s.Rest()) == 0 {
			break
		}
		s.Skip(len(s.Rest()))
	}
	if got := s.Offset(); got != 15*MaxPuzzle {
		t.Errorf("%d bytes were consumed, of %d", got, 15*MaxPuzzle)
	}
}
