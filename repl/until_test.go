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

// TestUntilInLesson plays the puzzle of a lesson to where nothing of its technique comes any more: that is told and is no error. The steps
// before it are made and not listed, and the first hint says where to look, by the names of no level and no technique.
func TestUntilInLesson(t *testing.T) {
	var said strings.Builder
	s := New(Config{Face: consoleOn(&said), Services: testServices()})
	do := func(line string) string {
		said.Reset()
		if r := s.Do(t.Context(), line); r.Err != nil {
			t.Fatalf("%s: %v", line, r.Err)
		}
		return said.String()
	}
	do("learn x-wing")
	for range 4 {
		do("learn part")
	}
	made := do("until x-wing")
	if !strings.Contains(made, "the program tries before X-Wing") || strings.Contains(made, "Single") {
		t.Errorf("what was made is told as: %s", made)
	}
	if hint := do("hint"); !strings.HasPrefix(hint, "look at ") {
		t.Errorf("the first hint is: %s", hint)
	}
	for range 9 {
		do("next")
		do("next")
		if made = do("until x-wing"); strings.Contains(made, "needed any more") {
			return
		}
	}
	t.Errorf("the X-Wing comes again and again: %s", made)
}
