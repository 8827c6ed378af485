package repl

import (
	"bytes"
	"strings"
	"testing"
)

// TestNamesPeopleType looks for techniques and words under the names that people type, by each command that takes one.
func TestNamesPeopleType(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	for _, test := range []struct{ line, says string }{
		{"techniques ALS XY-Chain", "Almost Locked Set Chain"},
		{"techniques Grouped X-Cycles", "Grouped Continuous Nice Loop"},
		{"techniques Trivalue Oddagon", "Tridagon"},
		{"techniques Gurth's Symmetrical Placement", "Symmetrical Placement"},
		{"techniques hidden UR", "Hidden Rectangle"},
		{"techniques XY-Ring", "Continuous Nice Loop"},
		{"techniques Direct Hidden Triplet", "Direct Hidden Triple"},
		{"words ALS XY-Chain", "Almost Locked Set Chain"},
		{"words Direct Hidden Triplet", "Direct Hidden Triple"},
		{"words strong link", "at least one is true"},
		{"words free end", "at least one of two free ends is true"},
		{"find Gurth's Symmetrical Placement", "nothing found"},
		{"find XY-Ring", ""},
		{"find unique", ""},
		{"help strong link", "at least one is true"},

		{"find Direct Hidden Triplet", "error: Direct Hidden Triple is a technique of Sudoku Explainer's alone"},
		{"find finned sword", "error: there is no technique \"finned sword\"; did you mean finned-swordfish"},
		{"techniques finned sword", "did you mean finned-swordfish"},
		{"techniques sashimi-sword", "did you mean sashimi-swordfish"},
		{"techniques strong link", `error: "strong link" is a word, not a technique: strong link: at least one is true`},
		{"find strong link", `error: "strong link" is a word, not a technique`},
		{"techniques braid", "'rate b' finds"},
		{"find braids", "'rate b' finds"},
		{"help braid", "'rate b' finds"},
		{"words braid", "'rate b' finds"},
		{"words zebra", `error: there is no word "zebra" in the dictionary`},
	} {
		out.Reset()
		if err := s.Do(t.Context(), test.line).Err; err != nil {
			out.WriteString("error: " + err.Error())
		}
		if got := out.String(); !strings.Contains(got, test.says) || strings.HasPrefix(got, "error") && !strings.Contains(test.says, "error") && !strings.Contains(test.says, "did you mean") && !strings.Contains(test.says, "rate b") {
			t.Errorf("%s says %s\nwant %s", test.line, got, test.says)
		}
	}
}

// TestPrintedRemovalsAreRead types removals from several cells as they are printed, in one name or with commas, on an empty board.
func TestPrintedRemovalsAreRead(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		line  string
		steps int
	}{
		{"r1c123 <> 6", 3}, {"r1c1, r1c2 <> 6", 2}, {"r1c1 , r1c2 <> 6", 2}, {"r1c123<>67", 6}, {"r1c1, r2c4 <> 46, r9c8 <> 1", 5}, {"set r1c1, r1c2 <> 6", 2},
		{"41 Naked Pair r1c1, r1c2 <> 6    r2c2, r2c3 must hold 1, 6", 2},
	} {
		s := newSession(new(bytes.Buffer))
		for _, line := range []string{"clear", test.line} {
			if err := s.Do(t.Context(), line).Err; err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
		if log := s.Solver.Log(); len(log.Steps) != test.steps {
			t.Errorf("%s removes %d candidates, want %d", test.line, len(log.Steps), test.steps)
		}
	}
}
