// Package promises holds lists of promises to the tests that keep them: for tests.
package promises

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A promise is a sentence in short and what holds it: tests of a folder as repl/play.TestKeys, and files by a piece of their text, which
// stands behind a colon and goes on to the end: repl/ask/testdata/ask.txt:> possible r1c2 6.

// Kept has each promise held by tests that exist below root.
func Kept(t *testing.T, root string, all []struct{ Sentence, By string }) {
	t.Helper()
	for _, p := range all {
		if p.By == "" {
			t.Errorf("nothing holds: %s", p.Sentence)
		}
		for _, by := range holders(p.By) {
			if !exists(t, root, by) {
				t.Errorf("%s: there is no %s", p.Sentence, by)
			}
		}
	}
}

// holders are the tests of a promise: words, but what follows a colon is a text to its end.
func holders(by string) []string {
	before, text, quoted := strings.Cut(by, ":")
	all := strings.Fields(before)
	if quoted {
		all[len(all)-1] += ":" + text
	}
	return all
}

// exists reports whether a test is there: a function of a folder's tests, or a text in a file.
func exists(t *testing.T, root, by string) bool {
	t.Helper()
	if file, text, ok := strings.Cut(by, ":"); ok {
		data, err := os.ReadFile(filepath.Join(root, file))
		return err == nil && strings.Contains(string(data), text)
	}
	dot := strings.LastIndexByte(by, '.')
	files, _ := filepath.Glob(filepath.Join(root, by[:max(dot, 0)], "*_test.go"))
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(data), "\nfunc "+by[dot+1:]+"(") {
			return true
		}
	}
	return false
}
