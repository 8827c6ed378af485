// Package boardtest gives tests the shared data sets, which lie beside the module, and where they are absent samples of
// them: the first 50 puzzles of each set. It is for tests only.
package boardtest

import (
	"bufio"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"deduku/board"
)

// Path returns the path of a shared data file or, if it is absent, of its sample. If there is no sample either, it skips the test
// with a message.
func Path(tb testing.TB, name string) string {
	tb.Helper()
	path := PathOr(tb, name, Sample(tb, name))
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		tb.Skipf("needs the shared data set %s, which is not here", name)
	}
	return path
}

// Sample returns the path of the sample of a shared data file, whether or not there is one.
func Sample(tb testing.TB, name string) string {
	tb.Helper()
	return File(tb, "internal", "testutil", "boardtest", "testdata", name)
}

// Whole reports whether a shared data file is here, of which tests then take the whole and not a sample.
func Whole(tb testing.TB, name string) bool {
	tb.Helper()
	return PathOr(tb, name, "") != ""
}

// PathOr is the path of a shared data file or, where it is absent, that of the sample of it in testdata.
func PathOr(tb testing.TB, name, sample string) string {
	tb.Helper()
	path := filepath.Join(root(tb), "..", "shared", "data", name)
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return sample
	}
	return path
}

// File is the path of a file of this project.
func File(tb testing.TB, path ...string) string {
	tb.Helper()
	return filepath.Join(append([]string{root(tb)}, path...)...)
}

// root is the folder that holds go.mod.
func root(tb testing.TB) string {
	tb.Helper()
	dir, err := os.Getwd()
	if err != nil {
		tb.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		if dir == filepath.Dir(dir) {
			tb.Fatal("no go.mod above the working directory")
		}
		dir = filepath.Dir(dir)
	}
}

// Puzzles are the puzzles of a shared data file with one puzzle a line, "#" lines left out.
func Puzzles(tb testing.TB, name string) []board.Grid {
	tb.Helper()
	return PuzzlesAt(tb, Path(tb, name))
}

// First are the first n puzzles of a shared data file, or as many as its sample has.
func First(tb testing.TB, name string, n int) []board.Grid {
	tb.Helper()
	puzzles := Puzzles(tb, name)
	return puzzles[:min(n, len(puzzles))]
}

// PuzzlesAt are the puzzles of the file at a path with one puzzle a line, "#" lines left out.
func PuzzlesAt(tb testing.TB, path string) (out []board.Grid) {
	tb.Helper()
	for _, line := range lines(tb, path) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			out = append(out, Grid(tb, line))
		}
	}
	return out
}

// RowsAt are the lines of the file at a path, split at tabs, "#" lines left out.
func RowsAt(tb testing.TB, path string) (out [][]string) {
	tb.Helper()
	for _, line := range lines(tb, path) {
		if !strings.HasPrefix(line, "#") {
			out = append(out, strings.Split(line, "\t"))
		}
	}
	return out
}

func lines(tb testing.TB, path string) (out []string) {
	tb.Helper()
	f, err := os.Open(path)
	if err != nil {
		tb.Fatal(err)
	}
	defer f.Close()
	s := bufio.NewScanner(f)
	for s.Scan() {
		out = append(out, s.Text())
	}
	if err := s.Err(); err != nil {
		tb.Fatal(err)
	}
	return out
}

// Grid is the grid that the first 81 characters of line spell; anything but 1 to 9 is an empty cell.
func Grid(tb testing.TB, line string) board.Grid {
	tb.Helper()
	if len(line) < board.Cells {
		tb.Fatalf("%q is shorter than 81 cells", line)
	}
	var g board.Grid
	for c := range g {
		if line[c] >= '1' && line[c] <= '9' {
			g[c] = board.Digit(line[c] - '0')
		}
	}
	return g
}
