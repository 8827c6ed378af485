package solverlog_test

import (
	"context"
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"deduku/deduce/solverlog"
	"deduku/internal/testutil/golden"
)

// TestListings judges listings of each style, right ones and damaged ones: a digit changed, cut in the middle, on another puzzle, with
// terminal escapes, with steps left out. Verdicts stand in verdicts.txt: how many of each, and the lines that are wrong or can't be
// read.
func TestListings(t *testing.T) {
	var out strings.Builder
	for name, text := range listingsIn(t, "listings") {
		fmt.Fprintf(&out, "%s.txt:", name)
		for section, err := range solverlog.Sections(strings.NewReader(text), nil) {
			if err != nil {
				t.Fatal(err)
			}
			course, err := solverlog.Open(context.Background(), section, solverlog.Auto, nil)
			if err != nil {
				t.Fatal(err)
			}
			course.Allow(busy)
			counts, faults := map[solverlog.Verdict]int{}, ""
			err = course.Each(context.Background(), func(j *solverlog.Judged) error {
				counts[j.Verdict]++
				switch j.Verdict {
				case solverlog.Wrong, solverlog.Unreadable:
					faults += fmt.Sprintf("  line %d: %s: %q\n", j.At, j.Verdict.Text(), j.Text)
				}
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&out, " %s%s", course.Style, map[bool]string{true: ", letters are " + course.Letters.String()}[course.Letters != solverlog.NoLetters])
			for _, v := range []solverlog.Verdict{
				solverlog.Confirmed, solverlog.Patterned, solverlog.Holds, solverlog.HoldsByNet, solverlog.Already, solverlog.Unproved, solverlog.Wrong, solverlog.Unreadable,
			} {
				if counts[v] > 0 {
					fmt.Fprintf(&out, "; %d %s", counts[v], v.Text())
				}
			}
			out.WriteString("\n" + faults)
		}
	}
	golden.Compare(t, filepath.Join("testdata", "verdicts.txt"), out.String())
}

// listingsIn are the names, without their end, and texts of the files of a folder of testdata.
func listingsIn(t *testing.T, folder string) iter.Seq2[string, string] {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("testdata", folder, "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatal("no listings", err)
	}
	return func(yield func(string, string) bool) {
		for _, name := range files {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if !yield(strings.TrimSuffix(filepath.Base(name), ".txt"), string(text)) {
				return
			}
		}
	}
}
