package boardtest_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"deduku/internal/testutil/boardtest"
)

func TestGrid(t *testing.T) {
	line := ".....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3....."
	if got := boardtest.Grid(t, line+" and a comment").String(); got != line {
		t.Errorf("got %s", got)
	}
}

func TestPuzzles(t *testing.T) {
	puzzles := boardtest.Puzzles(t, "top1465.txt")
	if n := len(puzzles); n != 1465 && n != 50 || puzzles[0].Len() < 17 {
		t.Errorf("%d puzzles, the first has %d givens", len(puzzles), puzzles[0].Len())
	}
}

// TestSamples checks that each sample is found and is the beginning of its set.
func TestSamples(t *testing.T) {
	samples, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(samples) < 7 {
		t.Fatal(samples, err)
	}
	for _, sample := range samples {
		name := filepath.Base(sample)
		if _, err := os.Stat(boardtest.Sample(t, name)); err != nil {
			t.Errorf("without ../shared, no test would find the sample: %v", err)
		}
		path := boardtest.Path(t, name)
		if name == "invalid.txt" || name == "seeds.txt" { // whole
			continue
		}
		if some, all := boardtest.PuzzlesAt(t, sample), boardtest.First(t, name, 50); len(some) != 50 || !slices.Equal(some, all) {
			t.Errorf("%s is not the beginning of %s", sample, path)
		}
	}
}

// TestAbsent asks for a file that is not there: the test that asks is skipped.
func TestAbsent(t *testing.T) {
	var inner *testing.T
	t.Run("skips", func(t *testing.T) {
		inner = t
		boardtest.Path(t, "no such file")
		t.Error("goes on without the file")
	})
	if !inner.Skipped() {
		t.Error("not skipped")
	}
}
