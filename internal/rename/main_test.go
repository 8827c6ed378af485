package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRename gives a small module another path, and the old one again.
func TestRename(t *testing.T) {
	old := map[string]string{
		"go.mod":              "module small\n\ngo 1.26\n",
		"board/board.go":      "// Package board is drawn by [small/draw.All].\npackage board\n",
		"draw/draw.go":        "package draw\n\nimport (\n\t\"fmt\"\n\n\t\"small/board\"\n\t\"example.org/small/board\"\n)\n\nconst (\n\tcut  = \"small/\"\n\tkept = \"small/config\"\n\thome = \".config/small/board\"\n)\n",
		"cmd/go.mod":          "module small/cmd\n\nrequire (\n\tsmall v0.0.0\n\tsmaller v0.0.0\n)\n\nreplace small => ..\n",
		"README.md":           "`go install small/cmd@latest` installs small.\n",
		"node_modules/a/a.go": "import \"small/board\"\n",
	}
	want := map[string]string{
		"go.mod":              "module example.com/you/small\n\ngo 1.26\n",
		"board/board.go":      "// Package board is drawn by [example.com/you/small/draw.All].\npackage board\n",
		"draw/draw.go":        "package draw\n\nimport (\n\t\"fmt\"\n\n\t\"example.com/you/small/board\"\n\t\"example.org/small/board\"\n)\n\nconst (\n\tcut  = \"example.com/you/small/\"\n\tkept = \"small/config\"\n\thome = \".config/small/board\"\n)\n",
		"cmd/go.mod":          "module example.com/you/small/cmd\n\nrequire (\n\texample.com/you/small v0.0.0\n\tsmaller v0.0.0\n)\n\nreplace example.com/you/small => ..\n",
		"README.md":           "`go install example.com/you/small/cmd@latest` installs small.\n",
		"node_modules/a/a.go": "import \"small/board\"\n",
	}
	root := t.TempDir()
	for name, text := range old {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if n, err := rename(root, "example.com/you/small"); err != nil || n != 5 {
		t.Fatalf("%d files changed, %v", n, err)
	}
	for name := range old {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want[name], string(text)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	for _, bad := range []string{"", "a b", "/x", "x/", `x"`} {
		if _, err := rename(root, bad); err == nil {
			t.Errorf("%q is taken for a path", bad)
		}
	}
}
