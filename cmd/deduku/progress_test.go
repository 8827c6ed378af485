//go:build linux || darwin

package main

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"deduku/internal/progress"
	"deduku/internal/testutil/termtest"
)

// slow is a puzzle that takes the ladder and the rating seconds.
const slow = "........2..8.1.9..5....3.4....1.93...6..3..8...37......4......53.1.7.8..2........"

// TestProgressAtPrompt waits for commands: for each a line says soon that it goes on, and is gone at the end.
func TestProgressAtPrompt(t *testing.T) {
	t.Parallel()
	for _, wait := range []struct{ command, line string }{
		{"clear; count 2000000000", "so far, "},                              // with a rate
		{"new level extreme rating 11.5-11.9 count 3", "0 puzzles, "},        // cut to the screen
		{"load " + slow + "; solve logic; why r1c1 short", "why: "},          // which only goes on
		{"load " + slow + "; solve best --positions 100000", " positions, "}, // of a known length
	} {
		t.Run(wait.command, func(t *testing.T) {
			t.Parallel()
			c := termtest.Start(t, 40, 24, nil, program, "-q", "--seed", "42")
			c.Ends("deduku> |")
			c.Press("set log off\r")
			c.Ends("deduku> |")
			began := time.Now() // before the command has it: on a busy machine Press takes a while to return
			c.Press(wait.command + "\r")
			c.Until("the line", func(s *termtest.Screen) bool {
				lines := s.Lines()
				return len(lines) > 0 && strings.Contains(lines[len(lines)-1], wait.line)
			})
			if waited := time.Since(began); waited < progress.AtPrompt {
				t.Errorf("the line is there after %v", waited)
			}
			c.Press("\x03")
			c.Ends("deduku> |")
			c.See(func(s *termtest.Screen) {
				if strings.Contains(s.String(), "a second") || strings.Contains(s.String(), "Ctrl-C stops it") {
					t.Errorf("the line is left on the screen:\n%s", s)
				}
			})
		})
	}
}

// TestProgressBelowResults checks that the line comes below results that never end, is not mixed with them, and goes away.
func TestProgressBelowResults(t *testing.T) {
	t.Parallel()
	c := termtest.Start(t, 80, 24, nil, "sh", "-c", "cd; while echo "+oneSolution+"; do sleep 0.01; done | deduku count -")
	for range 3 {
		c.Until("the line below results", func(s *termtest.Screen) bool {
			lines := s.Lines()
			last := len(lines) - 1
			return last > 0 && strings.Contains(lines[last], " a second") && lines[last-1] == "1"
		})
	}
	c.See(func(s *termtest.Screen) {
		for _, line := range s.Lines()[:len(s.Lines())-1] {
			if line != "1" && line != "" {
				t.Errorf("the line is mixed with results:\n%s", s)
				break
			}
		}
	})
	c.Press("\x03")
	c.Shows("deduku: interrupted")
	c.Until("the line gone", func(s *termtest.Screen) bool { return !strings.Contains(s.String(), " a second") })
}

// TestProgressOfSubcommands waits for subcommands: where the length is known, their line says how much time is left. With --quiet
// there is none, and none off a terminal.
func TestProgressOfSubcommands(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	puzzles := filepath.Join(dir, "slow.sdm")
	if err := os.WriteFile(puzzles, []byte(strings.Repeat(slow+"\n", 100)), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, command := range []string{"solve", "rate", "count", "convert --to line", "batch --do count"} {
		t.Run(command, func(t *testing.T) {
			t.Parallel()
			const fed = "cd; (echo " + oneSolution + "; sleep $0) | deduku "
			c := termtest.Start(t, 80, 24, nil, "sh", "-c", fed+command+" -", "30")
			c.Shows(" puzzles, 0 a second")
			c.Signal(syscall.SIGKILL)
			c = termtest.Start(t, 80, 24, nil, "sh", "-c", fed+command+" --quiet -", "1.5")
			c.Exits(0)
			quiet := c.Output()
			c = termtest.Start(t, 80, 24, nil, "sh", "-c", fed+command+" - 2>talk; cat talk", "1.5")
			c.Exits(0)
			if strings.Contains(quiet+c.Output(), "puzzles, ") {
				t.Errorf("somebody is told how far it is: %q, %q", quiet, c.Output())
			}
		})
	}
	path := filepath.Join(dir, "path.txt")
	if err := os.WriteFile(path, []byte(oneSolution+"\n"+strings.Repeat("r1c1=4\n", 1_000_000)), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, command := range []string{"check " + path, "solve --method logic " + puzzles, "rate " + puzzles, "batch --do rate " + puzzles,
		"batch --do rate --out " + filepath.Join(dir, "rows") + " " + puzzles, "generate --level hard --count 100000"} {
		t.Run("left of "+command, func(t *testing.T) {
			t.Parallel()
			c := termtest.Start(t, 80, 24, nil, "sh", "-c", "cd; exec deduku "+command+" >result")
			c.Until("the time left", func(s *termtest.Screen) bool {
				return strings.Contains(s.String(), " a second") && strings.Contains(s.String(), " left")
			})
			c.Signal(syscall.SIGINT)
			c.Exits(130)
			c.Until("the line gone", func(s *termtest.Screen) bool { return !strings.Contains(s.String(), " left") })
		})
	}
}
