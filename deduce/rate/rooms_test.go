package rate

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// rooms are the files of the package by room, the lowest room first; a name that ends in _ stands for all files that begin with
// it. A file names only what its own room or one below declares. rater.go stands in none: its struct holds the producers of all
// rooms and what they share, the hint and the lists of changes, and each of them begins there.
var rooms = [][]string{
	{"position.go", "rows.go", "number.go", "hint.go", "length.go"},
	{"singles.go", "locked.go", "sets.go", "fish.go", "wings.go", "uniqueloop.go", "bug.go", "alignedexclusion.go"},
	{"static_", "static.go"},
	{"quick_"},
	{"dynamic_", "dynamic.go", "inside_"},
	{"names.go", "tell_", "tell.go", "path.go", "ladder.go", "said.go"},
}

const hub = "rater.go"

// roomOf is the room of a file, -1 where it has none.
func roomOf(file string) int {
	return slices.IndexFunc(rooms, func(files []string) bool {
		return slices.ContainsFunc(files, func(f string) bool { return f == file || strings.HasSuffix(f, "_") && strings.HasPrefix(file, f) })
	})
}

// TestRooms holds the files to their rooms, so that a reader can read them in order.
func TestRooms(t *testing.T) {
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
		if name != hub && roomOf(name) < 0 {
			t.Errorf("%s stands in no room", name)
		}
		file, err := parser.ParseFile(files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		parsed = append(parsed, file)
	}
	info := types.Info{Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: importer.ForCompiler(files, "source", nil)}
	pkg, err := config.Check("deduku/deduce/rate", files, parsed, &info)
	if err != nil {
		t.Fatal(err)
	}
	for id, used := range info.Uses {
		if used.Pkg() != pkg {
			continue
		}
		from, to := files.Position(id.Pos()).Filename, files.Position(used.Pos()).Filename
		if from != hub && to != hub && roomOf(to) > roomOf(from) {
			t.Errorf("%v names %s of %s, which stands above it", files.Position(id.Pos()), id.Name, to)
		}
	}
}
