package deduce

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

// layers are the files of the package, the lowest layer first. A file names only what its own layer or one below
// declares.
var layers = []struct {
	what  string
	files []string
}{
	{"steps and logs, and what finds steps", []string{
		"truth.go", "step.go", "told.go", "same.go", "claim.go", "symmetry.go", "memory.go", "log.go", "numberset.go",
		"shape.go", "technique.go", "ladder.go", "ladders.go", "scale.go", "effort.go", "view.go", "index.go", "changes.go", "draft.go", "finding.go", "singles.go"}},
	{"a log and the board it leads to", []string{"pool.go", "journal.go", "notice.go", "because.go", "classic.go", "boards.go"}},
	{"what comes next", []string{"guess.go", "climber.go", "forget.go", "limit.go", "solver.go", "choices.go"}},
	{"logs changed, read back and shortened", []string{"premise.go", "excerpt.go", "confirm.go", "recall.go", "shorter.go"}},
}

// TestLayers holds the files to their layers, so that a reader can read them in order.
func TestLayers(t *testing.T) {
	layer := map[string]int{}
	for i, l := range layers {
		for _, f := range l.files {
			layer[f] = i
		}
	}
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
		if _, ok := layer[name]; !ok {
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
	pkg, err := config.Check("deduku/deduce", files, parsed, &info)
	if err != nil {
		t.Fatal(err)
	}
	for id, used := range info.Uses {
		if used.Pkg() != pkg {
			continue
		}
		from, to := files.Position(id.Pos()).Filename, files.Position(used.Pos()).Filename
		if layer[to] > layer[from] {
			t.Errorf("%v names %s of %s, which stands above it", files.Position(id.Pos()), id.Name, to)
		}
	}
}
