package browser_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"deduku/deduce/handbook"
)

// TestHandbook writes the pages and has check.mjs look at them.
func TestHandbook(t *testing.T) {
	if _, err := os.Stat(filepath.Join("node_modules", "html-validate")); err != nil {
		t.Skip("html-validate is not installed; 'make test-handbook' installs it")
	}
	var programs [2]string
	for i, name := range []string{"node", "chromium"} {
		found, err := exec.LookPath(name)
		if err != nil {
			t.Skipf("%s is not installed; 'make test-handbook' needs it", name)
		}
		programs[i] = found
	}
	b, err := handbook.Make(t.Context(), func(int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	all, err := handbook.Files(b, "https://example.com/deduku/")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	for _, f := range all {
		if err := os.WriteFile(filepath.Join(folder, f.Name), f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"check.mjs", ".htmlvalidate.json"} { // for the test cache
		if _, err := os.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
	if out, err := exec.Command(programs[0], "check.mjs", folder, programs[1]).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
