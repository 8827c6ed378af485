package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"deduku/internal/testutil/golden"
)

// TestREADME runs the shell commands on all pages and compares their standard output.
func TestREADME(t *testing.T) {
	t.Parallel()
	shown := 0
	for _, path := range golden.Pages(t, "../..") {
		page, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(page), "```console\n"); n > 0 {
			shown += n
			golden.Compare(t, path, rerun(t, string(page)))
		}
	}
	if shown < 2 {
		t.Errorf("the pages show shell commands %d times", shown)
	}
}

// rerun is a page with what its shell commands print now; those of a page share a folder.
func rerun(t *testing.T, page string) string {
	dir := t.TempDir()
	before, rest, ok := strings.Cut(page, "```console\n")
	var out strings.Builder
	out.WriteString(before)
	for ok {
		shown, after, closed := strings.Cut(rest, "```\n")
		if !closed {
			t.Fatal("shell commands on a page have no end")
		}
		out.WriteString("```console\n")
		for line := range strings.Lines(shown) {
			if typed, ok := strings.CutPrefix(line, "$ "); ok {
				out.WriteString("$ " + typed + printed(t, dir, typed))
			}
		}
		out.WriteString("```\n")
		before, rest, ok = strings.Cut(after, "```console\n")
		out.WriteString(before)
	}
	return out.String()
}

// printed is what a shell command prints in a folder.
func printed(t *testing.T, dir, typed string) string {
	command := exec.Command("sh", "-c", typed) // TestMain has put deduku into the PATH
	command.Dir = dir
	out, err := command.Output()
	if err != nil {
		t.Errorf("%s: %v", typed, err)
	}
	return string(out)
}

// TestMakeTargets holds the pages to the Makefile: each target that they name is there.
func TestMakeTargets(t *testing.T) {
	makefile, err := os.ReadFile("../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	named := 0
	for _, path := range golden.Pages(t, "../..") {
		page, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range regexp.MustCompile("(?m)(?:^|`)make ([a-z-]+)").FindAllStringSubmatch(string(page), -1) {
			named++
			if !strings.Contains(string(makefile), "\n"+found[1]+":") {
				t.Errorf("%s says make %s, which the Makefile does not have", path, found[1])
			}
		}
	}
	if named < 10 {
		t.Errorf("the pages name %d targets of make", named)
	}
}

// TestPageLinks holds the pages to the tree: each file that they link to is there.
func TestPageLinks(t *testing.T) {
	for _, path := range golden.Pages(t, "../..") {
		page, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range regexp.MustCompile(`\]\(([^)#:]+)(?:#[^)]*)?\)`).FindAllStringSubmatch(string(page), -1) {
			if _, err := os.Stat(filepath.Join(filepath.Dir(path), filepath.FromSlash(found[1]))); err != nil {
				t.Errorf("%s links to %s: %v", path, found[1], err)
			}
		}
	}
}
