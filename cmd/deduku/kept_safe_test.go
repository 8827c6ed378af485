//go:build unix

package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestKilledWriting kills the program while it writes, again and again, with each command that does: what is there is
// whole, and what was left beside it is gone after the next start.
func TestKilledWriting(t *testing.T) {
	t.Parallel()
	times := 5
	switch {
	case os.Getenv("DEDUKU_FULL") != "":
		times = 200
	case testing.Short():
		times = 1
	}
	for _, test := range []struct {
		command, file string
		whole         func(text []byte) bool
	}{
		{"session save", "x.deduku", func(text []byte) bool {
			return bytes.HasPrefix(text, []byte("# deduku session 1\n")) && bytes.Contains(text, []byte("\n{\"now\":")) && text[len(text)-1] == '\n'
		}},
		{"log save", "x.jsonl", func(text []byte) bool {
			return bytes.Contains(text, []byte(`"kind":"SOLVED"`)) && text[len(text)-1] == '\n'
		}},
		{"save", "x.txt", func(text []byte) bool { return bytes.Count(text, []byte("\n")) == 13 }},
		{"export", "x.html", func(text []byte) bool { return bytes.HasSuffix(bytes.TrimSpace(text), []byte("</html>")) }},
	} {
		t.Run(test.command, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			state := filepath.Join(dir, "state")
			file := filepath.Join(dir, "files", test.file)
			if err := os.Mkdir(filepath.Dir(file), 0o755); err != nil {
				t.Fatal(err)
			}
			start := func(args ...string) *exec.Cmd {
				c := exec.Command(program, args...)
				c.Env = append(c.Environ(), "XDG_STATE_HOME="+state, "XDG_CONFIG_HOME="+dir)
				c.Dir = filepath.Dir(file)
				return c
			}
			lines := "solve\n" + strings.Repeat(fmt.Sprintf("%s %s\n", test.command, test.file), 10_000)
			for i := range times {
				c := start()
				c.Stdin = strings.NewReader(lines)
				if err := c.Start(); err != nil {
					t.Fatal(err)
				}
				for late := time.Now().Add(time.Minute); time.Now().Before(late); time.Sleep(time.Millisecond) { // until it writes
					if _, err := os.Stat(file); err == nil {
						break
					}
				}
				time.Sleep(time.Duration(rand.IntN(20_000)) * time.Microsecond)
				c.Process.Kill()
				_ = c.Wait() // it was killed
				if out, err := start("-c", "amount").CombinedOutput(); err != nil {
					t.Fatalf("%v: %s", err, out)
				}
				text, err := os.ReadFile(file)
				if err != nil || !test.whole(text) {
					t.Fatalf("after %d times the file is not whole: %v\n%.2000s", i+1, err, text)
				}
				entries, err := os.ReadDir(filepath.Dir(file))
				if err != nil || len(entries) != 1 {
					t.Fatalf("after %d times there is litter: %v, %v", i+1, entries, err)
				}
				os.Remove(file)
			}
			left, _ := filepath.Glob(filepath.Join(state, "deduku", "writing", "*"))
			for _, path := range left {
				if info, err := os.Stat(path); err == nil && info.Size() > 0 {
					t.Errorf("the note %s stays", path)
				}
			}
		})
	}
}
