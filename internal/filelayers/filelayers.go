// Package filelayers is for tests that hold the files of a package to their layers, so that a reader can read them in order: a file
// names only what its own layer or one below declares.
package filelayers

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"
	"testing"
)

// Any is the layer of a file that may name all and that all may name.
const Any = -2

// None is the layer of a file that stands in none, which is a fault.
const None = -1

// Check checks the package in the folder of the test, which is imported as path. layer says in which layer a file stands, 0 for the
// lowest; doc.go and tests stand in none.
func Check(t testing.TB, path string, layer func(file string) int) {
	t.Helper()
	files := token.NewFileSet()
	var parsed []*ast.File
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") || name == "doc.go" {
			continue
		}
		if layer(name) == None {
			t.Errorf("%s stands in no layer", name)
		}
		file, err := parser.ParseFile(files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		parsed = append(parsed, file)
	}
	info := types.Info{Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: importer.ForCompiler(files, "source", nil)}
	pkg, err := config.Check(path, files, parsed, &info)
	if err != nil {
		t.Fatal(err)
	}
	for id, used := range info.Uses {
		if used.Pkg() != pkg {
			continue
		}
		from, to := files.Position(id.Pos()).Filename, files.Position(used.Pos()).Filename
		if layer(from) != Any && layer(to) != Any && layer(to) > layer(from) {
			t.Errorf("%v names %s of %s, which stands above it", files.Position(id.Pos()), id.Name, to)
		}
	}
}
