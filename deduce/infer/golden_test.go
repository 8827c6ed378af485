package infer_test

import (
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce/infer"
	"deduku/deduce/technique/subsets"
	"deduku/internal/testutil/golden"
)

// TestChosenNets compares the net that each search chooses first, on 50 positions in which no chain and no pattern is left, with
// the one in testdata. Which net it is is a matter of taste, but it may not change by accident: it is what people read.
func TestChosenNets(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "positions.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var got strings.Builder
	engine := infer.New(infer.Lines{Pointing: subsets.Pointing, Claiming: subsets.Claiming})
	n := 0
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		n++
		at := parseCandidates(t, line)
		for _, m := range methods {
			engine.Look(&at, func() bool { return false })
			chosen := "nothing"
			m.find(engine, func(net *infer.Net) bool {
				if err := checkNet(&at, net); err != nil {
					t.Errorf("position %d, %s: %v", n, m.name, err)
				}
				chosen = summary(net)
				return false
			})
			fmt.Fprintf(&got, "%d %s: %s\n", n, m.name, chosen)
		}
	}
	golden.Compare(t, filepath.Join("testdata", "chosen.txt"), got.String())
}

// summary is what a net eliminates, how large it is, and a number for all of its claims.
func summary(net *infer.Net) string {
	hash := fnv.New32a()
	for _, c := range net.Claims {
		name := ""
		if c.Technique != nil {
			name = c.Technique.Name
		}
		fmt.Fprintln(hash, c.Kind, c.Depth, c.True, c.Candidate, c.Truth, c.Rests, name)
	}
	return fmt.Sprintf("%v, %d lines, %d truths, claims %08x", net.Eliminations, linesOf(net), truthsOf(net), hash.Sum32())
}

// parseCandidates reads the candidates of 81 cells, each a word of digits; a dot is a filled cell.
func parseCandidates(t *testing.T, line string) (at [board.Cells]board.DigitSet) {
	t.Helper()
	words := strings.Fields(line)
	if len(words) != board.Cells {
		t.Fatalf("%d cells in %q", len(words), line)
	}
	for c, word := range words {
		for _, r := range strings.Trim(word, ".") {
			at[c] = at[c].With(board.Digit(r - '0'))
		}
	}
	return at
}
