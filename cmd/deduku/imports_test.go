package main

import (
	"go/build"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// layers are the packages of the module, the highest layer first. A name stands for the package and all below its folder, unless a
// longer name covers them; with a dot at its end it stands for the package alone. A package imports only its own layer and lower ones.
var layers = []string{
	"cmd examples",
	"repl/mcp repl/page repl/play",
	"repl/.",
	"repl/command",
	"repl",
	"deduce/handbook deduce/sudoku",
	"deduce/batch deduce/coach deduce/easiest deduce/export deduce/solverlog deduce/drat deduce/dratcheck",
	"deduce/glossary deduce/render deduce/filter",
	"deduce/op",
	"deduce/braid deduce/rate",
	"deduce/technique",
	"deduce/chain deduce/infer",
	"deduce/.",
	"board/format",
	"board/backdoor board/generate board/search board/transform board/unavoidable",
	"board/puzzle",
	"board/. deduce/verify",
	"internal",
}

// apart are packages that must not import others, though these are in a lower layer or their own: "-" stands for all of the module.
var apart = map[string]string{
	"deduce/verify":    "-",      // which trusts nothing but the standard library
	"deduce/dratcheck": "deduce", // which shares no code with what writes proofs
	"deduce/rate":      "deduce/coach",
	"deduce/chain":     "deduce/infer",
	"board":            "deduce",
}

// modules are the modules of others that the shipped packages import, each with the packages that may do so.
var modules = map[string]string{
	"charm.land/bubbletea":                  "repl/play",
	"codeberg.org/go-pdf/fpdf":              "deduce/export",
	"github.com/alecthomas/kong":            "cmd/deduku",
	"github.com/apache/beam":                "cmd/deduku-beam",
	"github.com/cheggaaa/pb":                "cmd/deduku",
	"github.com/chzyer/readline":            "repl/terminal",
	"github.com/expr-lang/expr":             "deduce/filter",
	"github.com/fatih/color":                "deduce/render",
	"github.com/gofrs/flock":                "internal",
	"github.com/klauspost/compress":         "board/format deduce/batch",
	"github.com/lanrat/extsort":             "deduce/batch",
	"github.com/modelcontextprotocol":       "repl/mcp",
	"github.com/parquet-go/parquet-go":      "deduce/batch",
	"github.com/ulikunitz/xz":               "board/format",
	"golang.org/x/image":                    "deduce/export",
	"golang.org/x/sys":                      "repl/terminal",
	"golang.org/x/term":                     "repl/terminal internal/testutil",
	"github.com/creack/pty":                 "internal/testutil repl/terminal",
	"github.com/google/go-cmp":              "internal",
	"github.com/santhosh-tekuri/jsonschema": "internal/testutil repl/schema",
}

// covers reports whether a name of the tables stands for a package.
func covers(name, pkg string) bool {
	if alone, ok := strings.CutSuffix(name, "/."); ok {
		return alone == pkg
	}
	return name == pkg || strings.HasPrefix(pkg, name+"/")
}

// layerOf returns the number of the layer of a package, -1 if it has none.
func layerOf(pkg string) int {
	best, layer := "", -1
	for i, row := range layers {
		for _, name := range strings.Fields(row) {
			if covers(name, pkg) && len(name) > len(best) {
				best, layer = name, i
			}
		}
	}
	return layer
}

// TestImports checks that packages import only their own layer and lower ones, that some packages stay apart, and that modules of
// others are imported only by the packages in their rows.
func TestImports(t *testing.T) {
	root := filepath.Join("..", "..")
	used := map[string]bool{}
	err := filepath.WalkDir(root, func(dir string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if name := d.Name(); name == "testdata" || name == "node_modules" || strings.HasPrefix(name, ".") && name != ".." {
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
		checkImports(t, filepath.ToSlash(rel), pkg.Imports, used)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for module := range modules {
		if !used[module] {
			t.Errorf("the table has %s, which nothing imports", module)
		}
	}
}

// checkImports checks the imports of one package, and notes the modules that it uses.
func checkImports(t *testing.T, name string, imports []string, used map[string]bool) {
	layer := layerOf(name)
	if layer < 0 {
		t.Errorf("%s is in no layer", name)
	}
	for _, path := range imports {
		own, isOwn := strings.CutPrefix(path, "deduku/")
		switch {
		case isOwn:
			switch other := layerOf(own); {
			case other < layer && !covers("internal/testutil", name):
				t.Errorf("%s imports %s, which is in a higher layer", name, own)
			case covers("internal/testutil", own) && !covers("internal/testutil", name):
				t.Errorf("%s imports %s, which only tests may do", name, own)
			}
			for pkg, others := range apart {
				if covers(pkg, name) && (others == "-" || covers(others, own)) {
					t.Errorf("%s imports %s, which the table of packages to keep apart forbids", name, own)
				}
			}
		case strings.Contains(strings.SplitN(path, "/", 2)[0], "."):
			module := ""
			for m := range modules {
				if path == m || strings.HasPrefix(path, m+"/") {
					module = m
				}
			}
			used[module] = true
			if !slices.ContainsFunc(strings.Fields(modules[module]), func(may string) bool { return covers(may, name) }) {
				t.Errorf("%s imports %s, which its row in the table of modules does not allow", name, path)
			}
		}
	}
}
