package repl

import (
	"strings"
	"testing"

	"deduku/deduce/coach"
	"deduku/deduce/technique"
)

// TestUntilBefore makes all steps before the first of a technique, and leaves that one to be found.
func TestUntilBefore(t *testing.T) {
	s := New(Config{})
	for _, line := range []string{"load ...4.9........58......3...2....7...4..7..26.....96...8.9.7.6...8.2..4..63..8..9..", "until before skyscraper", "until before skyscraper"} {
		if r := s.Do(t.Context(), line); r.Err != nil {
			t.Fatalf("%s: %v", line, r.Err)
		}
		if strings.HasPrefix(line, "load") {
			continue
		}
		step, outlook := coach.Ahead(t.Context(), s.Solver, technique.Standard)
		if outlook != coach.HasStep || step.Technique.Title != "Skyscraper" {
			t.Errorf("%s: %v comes next", line, step.Technique)
		}
	}
	for _, line := range []string{"until before stuck", "until before r1c1", "until before jellyfish"} {
		if r := s.Do(t.Context(), line); r.Err == nil {
			t.Errorf("%s: no error", line)
		}
	}
}
