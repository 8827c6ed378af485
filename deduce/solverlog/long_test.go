package solverlog

import (
	"strings"
	"testing"
)

// TestLongStep checks that a long text without blank lines, which is one step of a SudokuWiki log, is not kept whole.
func TestLongStep(t *testing.T) {
	lines := readSudokuWiki("NAKED PAIR\n" + strings.Repeat("these are words\n", 100_000) + "- removes 3 from H1")
	if len(lines) != 1 || lines[0].Until != 100_002 || len(lines[0].Text) > 2*maxStep {
		t.Errorf("%d lines, up to %d", len(lines), lines[0].Until)
	}
}
