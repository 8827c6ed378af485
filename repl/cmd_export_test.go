package repl

import (
	"bytes"
	"context"
	"os"
	"slices"
	"testing"
)

// TestExportCompletion completes what export takes, word by word.
func TestExportCompletion(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	s.Files = workplace(t)
	for _, line := range []string{"set method logic", "set log off", "load library.txt", "solve"} {
		s.Report(s.Do(context.Background(), line).Err)
	}
	for _, test := range []struct {
		line string
		want []string
	}{
		{"export st", []string{"step"}},
		{"export suk", []string{"sukaku"}}, // a format
		{"export self", []string{"self.txt"}},
		{"export can", []string{"candidates"}},
		{"export com", []string{"commands.txt"}},
		{"export candidates m", []string{"mine.txt"}},
		{"export step 31 m", []string{"msk", "mine.txt"}},
		{"export mine.txt m", nil},
	} {
		if got := s.Complete(test.line); !slices.Equal(got, test.want) {
			t.Errorf("%q completes to %q, want %q", test.line, got, test.want)
		}
	}
}

// TestExportKeeps leaves what was there when nothing comes of an export.
func TestExportKeeps(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := newSession(&out)
	place := workplace(t)
	s.Files = place
	s.Report(s.Do(context.Background(), "set log off; solve").Err)
	if err := os.WriteFile(place.at("solve.gif"), []byte("before"), 0o600); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := s.Do(ctx, "export solve.gif").Err; !Ended(err) {
		t.Errorf("interrupted, export says %v", err)
	}
	if is, err := os.ReadFile(place.at("solve.gif")); err != nil || string(is) != "before" {
		t.Errorf("the file is now %q, %v", is, err)
	}
	if left, err := os.ReadDir(string(place)); err != nil || slices.ContainsFunc(left, func(e os.DirEntry) bool { return e.Name()[0] == '.' }) {
		t.Errorf("%v is left, %v", left, err)
	}
}
