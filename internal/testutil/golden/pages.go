package golden

import (
	"io/fs"
	"path/filepath"
	"slices"
	"testing"
)

// Pages are the Markdown pages for people below a folder, the front page among them, without files that tests compare with.
func Pages(tb testing.TB, root string) []string {
	tb.Helper()
	var out []string
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && slices.Contains([]string{".git", "bin", "built", "node_modules", "testdata"}, d.Name()):
			return fs.SkipDir
		case !d.IsDir() && filepath.Ext(name) == ".md":
			out = append(out, name)
		}
		return nil
	})
	if err != nil {
		tb.Fatal(err)
	}
	if len(out) == 0 {
		tb.Fatalf("no page below %s", root)
	}
	return out
}
