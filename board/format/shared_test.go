package format

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// The puzzle of all examples in README.md, and its solution.
const (
	sample   = ".....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3....."
	solution = "915724836423681759687935124546897213198253647372146598231478965864519372759362481"
)

// gridOf is the grid of 81 characters.
func gridOf(t testing.TB, text string) board.Grid {
	t.Helper()
	var p puzzle.Puzzle
	if r := source.ScanCells([]byte(text), &p); r.Cells != board.Cells || r.Len != len(text) {
		t.Fatalf("not a grid: %q", text)
	}
	return p.Givens
}

// written is the sample in a format that can be written.
func written(t testing.TB, name string) string {
	t.Helper()
	var b strings.Builder
	if err := Write(&b, name, &puzzle.Puzzle{Givens: gridOf(t, sample)}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// shared returns a file of the shared data, which are next to the module. If there is no such file,
// it skips the test.
func shared(t testing.TB, name string) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			break
		}
		if dir == filepath.Dir(dir) {
			t.Skip("no go.mod above this directory")
		}
		dir = filepath.Dir(dir)
	}
	b, err := os.ReadFile(filepath.Join(dir, "..", "shared", name))
	if err != nil {
		t.Skipf("without the shared files: %v", err)
	}
	return string(b)
}
