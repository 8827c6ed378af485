package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestBatchGroups writes to standard output what looks at all rows together: the same as a folder gets.
func TestBatchGroups(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	input := filepath.Join(dir, "puzzles.txt")
	text := strings.Join([]string{oneSolution, tenSolutions, manySolutions, hardToRate, "12345"}, "\n") + "\n"
	if err := os.WriteFile(input, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	for i, plan := range []string{"canonical, dedupe", "rate, sort(-er)", "solutions(2), histogram(givens)", "histogram(givens)", "count, top(2, solutions)", "sample(2)", "count(2), top(3, givens), where(unique), histogram(givens)"} {
		var rows, out, errs bytes.Buffer
		if code := run([]string{"batch", "--do", plan, "-"}, strings.NewReader(text), &rows, &errs); code != 1 || !strings.Contains(errs.String(), "1 puzzle could not be read") {
			t.Errorf("%s: exit code %d: %s", plan, code, &errs)
		}
		folder := filepath.Join(dir, string(rune('a'+i)))
		run([]string{"batch", "--do", plan, "--pack", "plain", "--out", folder, input}, strings.NewReader(""), &out, &errs)
		want, err := os.ReadFile(filepath.Join(folder, "rows.csv"))
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.ReplaceAll(rows.String(), "stdin:", input+":"); got != string(want) || strings.Count(got, "\n") < 2 {
			t.Errorf("%s: got\n%swant\n%s", plan, got, want)
		}
	}
}
