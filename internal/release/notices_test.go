package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const root = "../.."

// TestNotices holds the file of notices to the modules that are linked, and to npm's packages in the page.
func TestNotices(t *testing.T) {
	for _, name := range []string{"go.mod", "go.sum"} { // the test runs again when they change
		if _, err := os.ReadFile(filepath.Join(root, name)); err != nil {
			t.Fatal(err)
		}
	}
	kept, err := os.ReadFile(filepath.Join(root, noticesName))
	if err != nil {
		t.Fatal(err)
	}
	program, err := programNotices(root)
	if err != nil {
		t.Fatal(err)
	}
	page, err := bundled(root)
	if err != nil {
		t.Fatal(err)
	}
	if len(page) == 0 {
		t.Error("the page has no package of npm")
	}
	if err := named(string(kept), page); err != nil {
		t.Error(err)
	}
	if diff := cmp.Diff(program, string(kept[:min(len(program), len(kept))])); diff != "" {
		t.Errorf("%s is stale: 'make notices' writes it anew (-want +kept):\n%s", noticesName, diff)
	}
	if _, err := os.Stat(page[0].licences[0]); err != nil {
		t.Skip("the page's packages are not installed: what the notices say of them is not compared")
	}
	rest, err := notices(page)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(program+rest, string(kept)); diff != "" {
		t.Errorf("%s is stale: 'make notices' writes it anew (-want +kept):\n%s", noticesName, diff)
	}
}

// TestNoLicence refuses a module without terms, and one that the notices do not name.
func TestNoLicence(t *testing.T) {
	bare := module{kind: "golang", path: "example.com/bare", version: "v1.0.0"}
	if _, err := sorted(map[string]module{bare.path: bare}); err == nil || !strings.Contains(err.Error(), "example.com/bare v1.0.0 has no file") {
		t.Errorf("a module without a licence: %v", err)
	}
	if err := named(rule+"example.com/bare v1.0.1\n"+rule, []module{bare}); err == nil {
		t.Error("another version in the notices is taken for this one")
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
