package command

import (
	"context"
	"strings"
	"testing"

	"deduku/board/format"
)

// TestLongProse checks that steps are read in their own style also after more text without a step than is judged in one piece.
func TestLongProse(t *testing.T) {
	puzzle, err := format.Parse("..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..")
	if err != nil {
		t.Fatal(err)
	}
	path := PathFile{Puzzle: &puzzle}
	text := strings.Repeat("these are words\n\n", 200_000) + "Hidden Single: r1c1=5\nNaked Pair: 3,6 in r1c8,r2c8 => r4c8<>6\n"
	f, err := path.Judge(context.Background(), strings.NewReader(text), "a text")
	if err != nil || f.Style != "hodoku" || f.Lines != 2 || f.Skipped != 200_000 {
		t.Errorf("%d lines read as %s, %d skipped, %v", f.Lines, f.Style, f.Skipped, err)
	}
}
