package boardtest_test

import (
	"testing"

	"deduku/board/boardtest"
)

func TestGrid(t *testing.T) {
	line := ".....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3....."
	if got := boardtest.Grid(t, line+" and a comment").String(); got != line {
		t.Errorf("got %s", got)
	}
}

func TestPuzzles(t *testing.T) {
	puzzles := boardtest.Puzzles(t, "top1465.txt")
	if len(puzzles) != 1465 || puzzles[0].Len() < 17 {
		t.Errorf("%d puzzles, the first has %d givens", len(puzzles), puzzles[0].Len())
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
