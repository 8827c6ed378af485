package repl

import (
	"bytes"
	"context"
	"strings"
	"testing"
)

// TestPlayed says after play how far the board is, and what can be taken back only where something can.
func TestPlayed(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		lines []string
		want  string
	}{
		{nil, "sparse: 23 of 81 cells are solved\n"},
		{[]string{"set r1c3=6"}, "sparse: 24 of 81 cells are solved; 1 move can be undone\n"},
		{[]string{"set r1c3=6", "unset r1c3"}, "sparse: 23 of 81 cells are solved; 2 moves can be undone\n"},
	} {
		var out bytes.Buffer
		s := newSession(&out)
		s.Play = func(ctx context.Context) error {
			for _, line := range test.lines {
				if err := s.Carry(ctx, line).Err; err != nil {
					return err
				}
			}
			return nil
		}
		if err := s.Do(context.Background(), "play").Err; err != nil {
			t.Fatal(err)
		}
		if got := out.String(); !strings.HasSuffix(got, test.want) {
			t.Errorf("%v: %q, want %q", test.lines, got, test.want)
		}
	}
}
