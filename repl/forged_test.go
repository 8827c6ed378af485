package repl

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestForgedSession opens sessions with a step that does not hold: the board is as it was before that step, what
// went wrong is said, and nothing that rests on the step is shown.
func TestForgedSession(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "good.session")
	var out bytes.Buffer
	s := newSession(&out)
	for _, line := range []string{"step 3", "step 2", "session save " + file} {
		if err := s.Do(context.Background(), line).Err; err != nil {
			t.Fatal(err)
		}
	}
	good, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name     string
		old, new string
		steps    int
		message  string
	}{
		{"a digit that cannot stand there", `"r6c5=1"`, `"r6c5=9"`, 25, "step 26 does not hold, so the session opens before it: POS_DED cannot stand here: r6c5=9 is not possible then"},
		{"a step without what it rests on", `"because":[9,12,13,14,15,20,23,24]`, `"because":[9,12,13,14,15,20,23]`, 24, "step 25 does not hold, so the session opens before it"},
		{"nothing", "", "", 28, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if !bytes.Contains(good, []byte(test.old)) {
				t.Fatalf("the session has no %s:\n%s", test.old, good)
			}
			forged := filepath.Join(dir, "forged.session")
			if err := os.WriteFile(forged, bytes.Replace(good, []byte(test.old), []byte(test.new), 1), 0o600); err != nil {
				t.Fatal(err)
			}
			var said bytes.Buffer
			s := newSession(&said)
			if err := s.Do(context.Background(), "session load "+forged).Err; err != nil {
				t.Fatal(err)
			}
			log := s.Solver.Log()
			if len(log.Steps) != test.steps || !strings.Contains(said.String(), test.message) || test.message == "" && strings.Contains(said.String(), "hold") {
				t.Errorf("%d steps, want %d; said: %s", len(log.Steps), test.steps, &said)
			}
			for _, line := range []string{"undo", "redo", "undo 2", "redo 2"} {
				_ = s.Do(context.Background(), line).Err
				if err := passes(s); err != nil {
					t.Errorf("after %s: %v", line, err)
				}
			}
		})
	}
}
