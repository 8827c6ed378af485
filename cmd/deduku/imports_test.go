package main

import (
	"go/build"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// allowed says what each package may import beside the standard library; the order of the packages is the
// order of the layers, the highest first.
var allowed = []struct {
	name    string
	imports []string
}{
	{"deduku/cmd/deduku", []string{"deduku/repl/progress", "deduku/deduce/guard", "deduku/outside", "deduku/repl", "deduku/repl/answer", "deduku/repl/terminal", "deduku/repl/terminal/history", "deduku/repl/files", "deduku/repl/recovery", "deduku/repl/schema", "deduku/repl/xdg", "deduku/board/generate", "deduku/board/transform", "deduku/board/backdoor", "deduku/deduce/batch", "deduku/deduce/render", "deduku/deduce/technique", "deduku/deduce", "deduku/board/format", "deduku/board/search", "deduku/board",
		"github.com/alecthomas/kong", "github.com/cheggaaa/pb/v3"}},
	{"deduku/repl", []string{"deduku/repl/progress", "deduku/deduce/guard", "deduku/deduce/coach", "deduku/outside", "deduku/repl/answer", "deduku/deduce/export", "deduku/board/generate", "deduku/board/transform", "deduku/board/backdoor", "deduku/deduce/verify", "deduku/deduce/render/theme", "deduku/deduce/render", "deduku/deduce/technique", "deduku/deduce", "deduku/board/format", "deduku/board/search", "deduku/board"}},
	{"deduku/repl/answer", []string{"deduku/board/search", "deduku/board/format", "deduku/deduce/coach", "deduku/outside", "deduku/deduce/technique", "deduku/deduce/verify", "deduku/deduce/render", "deduku/deduce", "deduku/board"}},
	{"deduku/repl/terminal", []string{"deduku/outside", "deduku/repl/terminal/keys", "github.com/chzyer/readline", "golang.org/x/sys/unix", "golang.org/x/term"}},
	{"deduku/repl/terminal/keys", nil},
	{"deduku/repl/terminal/history", []string{"deduku/repl/lockfile"}},
	{"deduku/repl/terminal/termtest", []string{"github.com/creack/pty", "golang.org/x/term"}},
	{"deduku/repl/recovery", []string{"deduku/repl/lockfile"}},
	{"deduku/repl/files", []string{"deduku/repl/lockfile"}},
	{"deduku/repl/lockfile", nil},
	{"deduku/repl/schema", nil},
	{"deduku/repl/xdg", nil},
	{"deduku/deduce/batch", []string{"deduku/board/format"}},
	{"deduku/deduce/coach", []string{"deduku/deduce/technique", "deduku/deduce", "deduku/board/format", "deduku/board/generate", "deduku/board/transform", "deduku/board/search", "deduku/board"}},
	{"deduku/deduce/guard", []string{"deduku/deduce", "deduku/board/search", "deduku/board"}},
	{"deduku/deduce/sudoku", []string{"deduku/deduce/guard", "deduku/deduce/verify", "deduku/deduce/render", "deduku/deduce/technique", "deduku/deduce", "deduku/board/format", "deduku/board/search", "deduku/board"}},
	{"deduku/repl/progress", []string{"deduku/board/search"}},
	{"deduku/deduce/verify", nil},
	{"deduku/deduce/export", []string{"deduku/outside", "deduku/deduce/render", "deduku/deduce", "deduku/board",
		"golang.org/x/image/font", "golang.org/x/image/font/gofont/gobold", "golang.org/x/image/font/gofont/goregular",
		"golang.org/x/image/font/opentype", "golang.org/x/image/math/fixed", "golang.org/x/image/vector"}},
	{"deduku/deduce/export/browser", nil},
	{"deduku/deduce/render/theme", []string{"deduku/deduce/render", "deduku/deduce", "github.com/fatih/color"}},
	{"deduku/deduce/render", []string{"deduku/outside", "deduku/deduce", "deduku/board"}},
	{"deduku/deduce/rate", []string{"deduku/board"}},
	{"deduku/deduce/rate/plain", []string{"deduku/board"}},
	{"deduku/deduce/technique", []string{"deduku/deduce", "deduku/board"}},
	{"deduku/deduce", []string{"deduku/board"}},
	{"deduku/board/format", []string{"deduku/board", "github.com/klauspost/compress/gzip", "github.com/klauspost/compress/zstd"}},
	{"deduku/board/search", []string{"deduku/board"}},
	{"deduku/board/generate", []string{"deduku/board/search", "deduku/board"}},
	{"deduku/board/backdoor", []string{"deduku/board/search", "deduku/board"}},
	{"deduku/board/transform", []string{"deduku/board"}},
	{"deduku/board/boardtest", []string{"deduku/board"}},
	{"deduku/board", nil},
	{"deduku/outside", nil},
}

// TestImports holds the layers: a package imports only what its line names. Programs in examples may
// import everything below repl, and nothing imports them.
func TestImports(t *testing.T) {
	root := filepath.Join("..", "..")
	err := filepath.WalkDir(root, func(dir string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if name := d.Name(); name == "testdata" || strings.HasPrefix(name, ".") && name != ".." {
			return fs.SkipDir
		}
		pkg, err := build.ImportDir(dir, 0)
		if _, none := err.(*build.NoGoError); none {
			return nil
		}
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, dir)
		if err != nil {
			return err
		}
		checkImports(t, "deduku/"+filepath.ToSlash(rel), pkg.Imports)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func checkImports(t *testing.T, name string, imports []string) {
	may := []string{"deduku/deduce/sudoku", "deduku/deduce/verify", "deduku/deduce/export", "deduku/deduce/render/theme", "deduku/deduce/render", "deduku/deduce/technique", "deduku/deduce", "deduku/board/format", "deduku/board/search", "deduku/board"}
	if !strings.HasPrefix(name, "deduku/examples") {
		at := slices.IndexFunc(allowed, func(row struct {
			name    string
			imports []string
		}) bool {
			return row.name == name
		})
		if at < 0 {
			t.Errorf("%s is not in the table of packages", name)
			return
		}
		may = allowed[at].imports
	}
	for _, path := range imports {
		standard := !strings.Contains(strings.SplitN(path, "/", 2)[0], ".") && !strings.HasPrefix(path, "deduku/")
		if !standard && !slices.Contains(may, path) {
			t.Errorf("%s imports %s, which its line in the table does not name", name, path)
		}
	}
}
