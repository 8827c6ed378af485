package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"deduku/internal/golden"
)

// TestREADME runs the shell commands on the front page and compares their standard output.
func TestREADME(t *testing.T) {
	t.Parallel()
	const path = "../../README.md"
	page, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(page), "```console\n")
	shown, after, closed := strings.Cut(rest, "```\n")
	if !ok || !closed {
		t.Fatal("the README shows no shell commands")
	}
	dir := t.TempDir()
	var got strings.Builder
	for line := range strings.Lines(shown) {
		typed, ok := strings.CutPrefix(line, "$ ")
		if !ok {
			continue
		}
		command := exec.Command("sh", "-c", typed) // TestMain has put deduku into the PATH
		command.Dir = dir
		out, err := command.Output()
		if err != nil {
			t.Errorf("%s: %v", typed, err)
		}
		got.WriteString("$ " + typed + string(out))
	}
	golden.Compare(t, path, before+"```console\n"+got.String()+"```\n"+after)
}

// TestMakeTargets holds the README to the Makefile: each target that it names is there.
func TestMakeTargets(t *testing.T) {
	page, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	makefile, err := os.ReadFile("../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	for _, found := range regexp.MustCompile("(?m)(?:^|`)make ([a-z]+)").FindAllStringSubmatch(string(page), -1) {
		if !strings.Contains(string(makefile), "\n"+found[1]+":") {
			t.Errorf("the README says make %s, which the Makefile does not have", found[1])
		}
	}
}

// TestMapOfCode holds the README's map of the code to the packages: each has its name there, those below another beside it.
func TestMapOfCode(t *testing.T) {
	page, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(layers) {
		if strings.HasPrefix(line, " ") || strings.TrimSpace(line) == "" {
			continue
		}
		path := strings.Fields(line)[0]
		if !strings.Contains(string(page), "`"+path+"`") && !strings.Contains(string(page), "`"+filepath.Base(path)+"`") {
			t.Errorf("the README does not name %s", path)
		}
	}
}
