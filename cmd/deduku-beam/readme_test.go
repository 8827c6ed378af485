package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestREADME runs the command on the page beside this, in a folder with puzzles.
func TestREADME(t *testing.T) {
	page, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	command := regexp.MustCompile("(?m)^deduku-beam .*$").FindString(string(page))
	if command == "" {
		t.Fatal("the README does not show deduku-beam")
	}
	dir := t.TempDir()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	pattern, _ := puzzles(t)
	text := readAll(t, strings.TrimSuffix(pattern, "*")+"0.txt")
	for name, make := range map[string]func(string) error{
		"deduku-beam": func(name string) error { return os.Symlink(program, name) },
		"puzzles":     func(name string) error { return os.Mkdir(name, 0o777) },
	} {
		if err := make(filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	whole := strings.ReplaceAll(text, "53..7....6..195\n", "")
	if err := os.WriteFile(filepath.Join(dir, "puzzles", "a.txt"), []byte(whole), 0o666); err != nil {
		t.Fatal(err)
	}
	sh := exec.CommandContext(t.Context(), "sh", "-c", command)
	sh.Dir, sh.Env = dir, append(os.Environ(), "PATH="+dir+":"+os.Getenv("PATH"))
	if out, err := sh.CombinedOutput(); err != nil || !strings.Contains(string(out), "rows in rows\n") {
		t.Fatalf("%s\n%v\n%s", command, err, out)
	}
	if parts, err := filepath.Glob(filepath.Join(dir, "rows", "part-*.csv.zst")); err != nil || len(parts) == 0 {
		t.Errorf("%s wrote no part: %v", command, err)
	}
}
