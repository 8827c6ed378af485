//go:build unix

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"deduku/internal/sanitize"
)

// TestNothingRaw checks that tables, JSON Lines, batch folders, and converted puzzles escape what a terminal would obey in the names
// of files, in lists, and in the meta data of puzzles.
func TestNothingRaw(t *testing.T) {
	t.Parallel()
	const nasty = "a\x1b]0;x\a\u202eb"
	dir := t.TempDir()
	input := writeTo(t, filepath.Join(dir, nasty+".txt"), oneSolution+"\n12345\n")
	list := writeTo(t, filepath.Join(dir, "list.csv"), "puzzle,by\n"+oneSolution+","+nasty+"\n")
	titled := writeTo(t, filepath.Join(dir, "titled.csv"), "puzzle,title\n"+oneSolution+",a\u202eb\n")
	out := filepath.Join(dir, "out")
	sees := func(where, text string) {
		if text == "" || sanitize.VisibleLines(text) != text {
			t.Errorf("%s: got %q", where, text)
		}
	}
	for _, args := range [][]string{
		{"batch", "--do", "count", input},
		{"batch", "--do", "count", "--format", "jsonl", input},
		{"batch", "--do", "canonical, join(" + list + ")", input},
		{"batch", "--do", "canonical, join(" + list + ")", "--format", "jsonl", input},
		{"batch", "--do", "count, sort(givens)", "--pack", "plain", "--out", out, input},
		{"batch", "--do", "count", "--pack", "plain", "--format", "jsonl", "--out", out + "2", input},
		{"solve", input},
		{"judge", input},
		{"check", input},
		{"convert", "--to", "json", titled},
		{"convert", "--to", "sdk", titled},
	} {
		var text bytes.Buffer
		run(args, nil, &text, &text)
		sees(strings.Join(args, " "), text.String())
	}
	files, err := filepath.Glob(out + "*/*")
	if err != nil || len(files) < 8 {
		t.Fatalf("there are %d files: %v", len(files), err)
	}
	for _, file := range files {
		if filepath.Base(file) == "lock" || strings.HasSuffix(file, ".lock") {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		sees(filepath.Base(file), string(data))
	}
	var text bytes.Buffer // the folder still knows the file by its name
	if code := run([]string{"batch", "--resume", "--out", out + "2"}, nil, &text, &text); code != 1 || strings.Contains(text.String(), "no such file") {
		t.Errorf("exit code %d: %s", code, &text)
	}
}
