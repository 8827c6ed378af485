package format

import (
	"bufio"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"deduku/board"
)

const (
	sample   = ".....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3....."
	solution = "915724836423681759687935124546897213198253647372146598231478965864519372759362481"
)

// shared opens a file of the shared data, which lie beside the module; without them the test is skipped.
func shared(t testing.TB, name string) *os.File {
	t.Helper()
	dir, err := os.Getwd()
	for err == nil {
		if _, gone := os.Stat(filepath.Join(dir, "go.mod")); gone == nil {
			break
		}
		if dir == filepath.Dir(dir) {
			t.Skip("no go.mod above this directory")
		}
		dir = filepath.Dir(dir)
	}
	f, err := os.Open(filepath.Join(dir, "..", "shared", name))
	if err != nil {
		t.Skipf("without the shared files: %v", err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

func TestPrintInvalid(t *testing.T) {
	in := bufio.NewScanner(shared(t, "data/invalid.txt"))
	in.Buffer(nil, 1<<20)
	for in.Scan() {
		f := strings.Split(in.Text(), "\t")
		if len(f) != 3 || strings.HasPrefix(f[0], "#") {
			continue
		}
		text, err := strconv.Unquote(`"` + strings.ReplaceAll(f[1], `"`, `\"`) + `"`)
		if err != nil {
			t.Fatal(f[0], err)
		}
		p, err := Parse(text)
		exp := f[2]
		if len(exp) > 110 {
			exp = exp[:110]
		}
		t.Logf("%-24s %v givens=%d sol=%v meta=%v notes=%v same=%v | %s", f[0], err, p.Givens.Len(), p.HasSolution(), p.Meta, p.Notes, p.Givens.String() == sample, exp)
	}
	_ = board.Cells
}
