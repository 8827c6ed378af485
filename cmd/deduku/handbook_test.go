package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestHandbookRefuses says what is wrong before any work, and writes nothing.
func TestHandbookRefuses(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "notes.txt")
	if err := os.WriteFile(file, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		args []string
		want string
	}{
		{"a folder with other files", []string{folder}, "holds other files: name a folder that is new, empty, or has a handbook"},
		{"a file", []string{file}, "the pages need a folder, and the book a file that ends in .pdf"},
		{"an address for the book", []string{filepath.Join(folder, "book.pdf"), "--page", "x"}, "--page is for the pages; the book has no links to it"},
		{"no such paper", []string{"book.pdf", "--paper", "a5"}, "--paper must be one of"},
		{"nothing", nil, `expected "<out>"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out, talk strings.Builder
			if code := run(append([]string{"handbook"}, c.args...), strings.NewReader(""), &out, &talk); code != 2 || !strings.Contains(talk.String(), c.want) || out.Len() > 0 {
				t.Errorf("exit %d, %q, want 2 and %q", code, talk.String(), c.want)
			}
		})
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) != 1 {
		t.Errorf("%v are in the folder (%v)", left, err)
	}
}

// TestHandbookWrites writes the pages into a new folder, and again over them.
func TestHandbookWrites(t *testing.T) {
	if testing.Short() {
		t.Skip("it makes the handbook twice")
	}
	folder := filepath.Join(t.TempDir(), "new", "handbook")
	for range 2 {
		var out, talk strings.Builder
		if code := run([]string{"handbook", folder}, strings.NewReader(""), &out, &talk); code != 0 || !strings.Contains(out.String(), " pages; begin with "+filepath.Join(folder, "index.html")) || talk.Len() > 0 {
			t.Fatalf("exit %d, %q, %q", code, out.String(), talk.String())
		}
	}
	for _, name := range []string{"index.html", "x-wing.html", "names.html", "words.html", "handbook.css", "search.js"} {
		if _, err := os.Stat(filepath.Join(folder, name)); err != nil {
			t.Error(err)
		}
	}
}
