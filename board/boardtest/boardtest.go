// Package boardtest gives tests the shared puzzle sets. It is for tests only.
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

// Path is the path of a shared data file. Where the file is absent the test is skipped with a message.
func Path(tb testing.TB, name string) string {
	tb.Helper()
	path := filepath.Join(root(tb), "..", "shared", "data", name)
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		tb.Skipf("needs the shared data set %s, which is not here", name)
	}
	return path
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
	f, err := os.Open(Path(tb, name))
	if err != nil {
		tb.Fatal(err)
	}
	defer f.Close()
	var out []board.Grid
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		if line := strings.TrimSpace(lines.Text()); line != "" && line[0] != '#' {
			out = append(out, Grid(tb, line))
		}
	}
	if err := lines.Err(); err != nil {
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
