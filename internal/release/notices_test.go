package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const root = "../.."

// TestNotices checks that the notices name every module that a product contains, with its license. The page's packages come
// from npm, so their licenses are compared only if they are installed.
func TestNotices(t *testing.T) {
	for _, name := range []string{"go.mod", "go.sum"} { // the test runs again when they change
		if _, err := os.ReadFile(filepath.Join(root, name)); err != nil {
			t.Fatal(err)
		}
	}
	for _, target := range append([]target{browser}, targets...) {
		modules, err := linked(root, target)
		if err != nil {
			t.Fatal(err)
		}
		text, err := notices(modules)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{standardLibrary, "github.com/fatih/color v"} {
			if !strings.Contains(text, rule+want) {
				t.Errorf("%v: the notices don't name %s", target, want)
			}
		}
		if got, want := strings.Count(text, "\n"+rule), 2*len(modules); got != want {
			t.Errorf("%v: %d rules for %d modules", target, got, len(modules))
		}
	}
	page, err := bundled(root)
	if err != nil {
		t.Fatal(err)
	}
	if len(page) == 0 {
		t.Fatal("the page contains no npm package")
	}
	if _, err := os.Stat(page[0].licences[0]); err != nil {
		t.Skip("the page's npm packages are not installed, so their licenses are not read")
	}
	text, err := notices(page)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range page {
		if !strings.Contains(text, rule+m.heading()+"\n"+rule+"\nLICENSE:\n\n") {
			t.Errorf("the notices don't have the license of %s", m.heading())
		}
	}
}

// TestNoLicence checks that a module without a license is refused.
func TestNoLicence(t *testing.T) {
	bare := module{kind: "golang", path: "example.com/bare", version: "v1.0.0"}
	if _, err := sorted(map[string]module{bare.path: bare}); err == nil || !strings.Contains(err.Error(), "example.com/bare v1.0.0 has no file") {
		t.Errorf("a module without a licence: %v", err)
	}
}

// TestLicencesAbove finds terms beside a package and above it, up to the module's root.
func TestLicencesAbove(t *testing.T) {
	dir := t.TempDir()
	deep := filepath.Join(dir, "module", "a", "b")
	if err := os.MkdirAll(deep, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"LICENSE", "module/LICENCE.md", "module/a/copying", "module/a/b/NOTICE", "module/a/b/license.go", "module/a/b/b.go"} {
		if err := os.WriteFile(filepath.Join(dir, filepath.FromSlash(name)), nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	got, err := licencesAbove(deep, filepath.Join(dir, "module"))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{filepath.Join(deep, "NOTICE"), filepath.Join(dir, "module", "a", "copying"), filepath.Join(dir, "module", "LICENCE.md")}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
