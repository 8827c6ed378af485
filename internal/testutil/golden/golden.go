// Package golden compares what tests come to with files that are kept. It is for tests only.
package golden

import (
	"flag"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "rewrite the files that tests compare with")

// Compare compares a text with a file; with -update it writes the file first. Look at what differs before it is committed.
func Compare(tb testing.TB, path, got string) {
	tb.Helper()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			tb.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		tb.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		tb.Errorf("%s; 'make golden' writes it anew (-want +got):\n%s", path, diff)
	}
}

// Updating reports whether files are rewritten and not compared with.
func Updating() bool { return *update }
