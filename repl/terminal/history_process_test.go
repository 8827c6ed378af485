//go:build darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd

package terminal

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// The tests of this file start the test program again as another session, which asks for this.
const (
	childPath  = "HISTORY_TEST_PATH"  // the file
	childName  = "HISTORY_TEST_NAME"  // what its lines begin with
	childCount = "HISTORY_TEST_COUNT" // how many lines to add
	childLimit = "HISTORY_TEST_LIMIT" // the limit of its store
	childEvery = "HISTORY_TEST_EVERY" // after how many lines to open the file anew
)

// TestHistoryProcess runs in the other process that TestTwoSessions and TestKilled start. Otherwise it does nothing.
func TestHistoryProcess(*testing.T) {
	if os.Getenv(childPath) == "" {
		return
	}
	if err := historySession(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// historySession adds lines, numbered from 0, and prints the number of each
// that Add has returned from.
func historySession() error {
	number := func(name string) int { n, _ := strconv.Atoi(os.Getenv(name)); return n }
	var s *HistoryStore
	for i := range number(childCount) {
		if i%number(childEvery) == 0 {
			var err error
			if s, err = openHistory(os.Getenv(childPath), number(childLimit), time.Minute); err != nil {
				return err
			}
		}
		if err := s.Add(fmt.Sprintf("%s %d", os.Getenv(childName), i)); err != nil {
			return err
		}
		fmt.Println(i)
	}
	return nil
}

// historyProcess is another session, not yet started.
func historyProcess(t *testing.T, path, name string, count, limit, every int) *exec.Cmd {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(program, "-test.run=^TestHistoryProcess$")
	c.Stderr = os.Stderr
	c.Env = append(os.Environ(),
		childPath+"="+path, childName+"="+name,
		fmt.Sprintf("%s=%d", childCount, count),
		fmt.Sprintf("%s=%d", childLimit, limit),
		fmt.Sprintf("%s=%d", childEvery, every))
	return c
}

// TestTwoSessions lets two processes add lines at once, and looks for each line of both, in its order.
func TestTwoSessions(t *testing.T) {
	for _, test := range []struct {
		name   string
		before int // lines in the file
		every  int
	}{
		{name: "appending", before: 0, every: 500},
		{name: "over the edge", before: 2400, every: 500},
		{name: "both trimming, again and again", before: 2400, every: 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "history")
			if test.before > 0 {
				writeFile(t, path, numbered(0, test.before))
			}
			// A limit of 1000 has both trim all the time, and still holds all that they add.
			const count, limit = 500, 1000
			names := []string{"ada", "bob"}
			var children []*exec.Cmd
			for _, name := range names {
				c := historyProcess(t, path, name, count, limit, test.every)
				if err := c.Start(); err != nil {
					t.Fatal(err)
				}
				children = append(children, c)
			}
			for _, c := range children {
				if err := c.Wait(); err != nil {
					t.Error(err)
				}
			}
			next := map[string]int{}
			for _, line := range mustOpen(t, path, limit).Lines() {
				name, number, _ := strings.Cut(line, " ")
				if name == "line" {
					continue
				}
				if want := strconv.Itoa(next[name]); number != want {
					t.Fatalf("got %q where %s %s should be", line, name, want)
				}
				next[name]++
			}
			for _, name := range names {
				if next[name] != count {
					t.Errorf("%s: got %d lines, want %d", name, next[name], count)
				}
			}
		})
	}
}

// TestKilled ends a session that trims all the time at some moment or other. Each line that
// Add had returned from is there, and so are as many lines before it as the limit says.
func TestKilled(t *testing.T) {
	const limit = 8
	rounds := 30
	if testing.Short() {
		rounds = 3
	}
	for round := range rounds {
		path := filepath.Join(t.TempDir(), "history")
		c := historyProcess(t, path, "line", 1_000_000, limit, 3)
		out, err := c.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		var end *time.Timer
		told := -1
		for lines := bufio.NewScanner(out); lines.Scan(); {
			if end == nil { // it is at work now
				end = time.AfterFunc(time.Duration(rand.IntN(20_000))*time.Microsecond, func() { c.Process.Kill() })
			}
			told, _ = strconv.Atoi(lines.Text())
		}
		c.Wait() // it was killed: an error is what it should be
		if end == nil {
			t.Fatal("the other session added nothing")
		}
		got := mustOpen(t, path, limit).Lines()
		if len(got) == 0 {
			t.Fatalf("round %d, killed after line %d: nothing is left", round, told)
		}
		last := -1
		fmt.Sscanf(got[len(got)-1], "line %d", &last)
		want := numbered(max(last+1-limit, 0), last+1)
		if text := strings.Join(got, "\n") + "\n"; last < told || text != want {
			t.Errorf("round %d, killed after line %d: got\n%swant\n%s", round, told, text, want)
		}
	}
}
