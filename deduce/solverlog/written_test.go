package solverlog_test

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"deduku/deduce/solverlog"
	"deduku/internal/testutil/golden"
)

// busy is how much work a line may take in tests that are not about the limit.
const busy = 15 * solverlog.LineLimit

// TestWritten judges short listings that are written by hand, a file for each style, right and damaged. What comes of each line stands in
// written.txt.
func TestWritten(t *testing.T) {
	var out strings.Builder
	for name, text := range listingsIn(t, "written") {
		for _, listing := range strings.Split(text, "=== ")[1:] {
			title, path, _ := strings.Cut(listing, "\n")
			fmt.Fprintf(&out, "%s: %s:", name, title)
			for section, err := range solverlog.Sections(strings.NewReader(path), nil) {
				if err != nil {
					t.Fatal(err)
				}
				tellWritten(t, &out, section)
			}
		}
	}
	golden.Compare(t, filepath.Join("testdata", "written.txt"), out.String())
}

// tellWritten writes what comes of each line of a section.
func tellWritten(t *testing.T, out *strings.Builder, section *solverlog.Section) {
	t.Helper()
	course, err := solverlog.Open(context.Background(), section, solverlog.Auto, nil)
	if err != nil {
		t.Fatal(err)
	}
	course.Allow(busy)
	fmt.Fprintf(out, " %s\n", strings.TrimSpace(course.Style.String()+" "+course.Letters.String()))
	err = course.Each(context.Background(), func(j *solverlog.Judged) error {
		fmt.Fprintf(out, "  %d %s", j.At, j.Verdict.Text())
		if j.By != nil {
			fmt.Fprintf(out, " by %s", j.By.Name)
		}
		fmt.Fprintf(out, ": %.60q: %s\n", j.Text, told(j.Concludes))
		for _, fault := range []string{j.Line.Fault, faultOf(j)} {
			if fault != "" {
				fmt.Fprintf(out, "    %s\n", fault)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func faultOf(j *solverlog.Judged) string {
	if j.Chain == nil {
		return ""
	}
	return j.Chain.Text
}
