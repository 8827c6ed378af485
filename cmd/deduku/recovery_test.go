//go:build linux || darwin

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"deduku/internal/testutil/termtest"
)

// keptFiles are the files of sessions below a state directory. Where there is none, there is nothing else either.
func keptFiles(t *testing.T, state string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(state, "deduku", "sessions", "*.deduku"))
	if err != nil {
		t.Fatal(err)
	}
	if all, _ := filepath.Glob(filepath.Join(state, "deduku", "sessions", "*")); len(files) == 0 && len(all) > 0 {
		t.Errorf("left without a session: %v", all)
	}
	return files
}

// TestKilled kills sessions at different times; the next one brings back what was there.
func TestKilled(t *testing.T) {
	t.Parallel()
	state := filepath.Join(t.TempDir(), "state")
	env := []string{"XDG_STATE_HOME=" + state}
	start := func(t *testing.T, more ...string) *termtest.Console {
		c := termtest.Start(t, 80, 60, env, append([]string{program, "--seed", "42"}, more...)...)
		c.Ends("deduku> |")
		return c
	}

	// A session that has done nothing leaves nothing, and so does one that is ended.
	c := start(t)
	c.Press("amount\r")
	c.Shows("23 of 81 cells are solved")
	c.Kill()
	c = start(t)
	c.Press("step\r")
	c.Shows("NEG_DED1  r6c4 = 3")
	c.Ends("deduku> |")
	if files := keptFiles(t, state); len(files) != 1 {
		t.Errorf("kept while it lasts: %v", files)
	} else if info, err := os.Stat(files[0]); err != nil || info.Mode() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	c.Press("exit\r")
	c.Exits(0)
	if files := keptFiles(t, state); len(files) != 0 {
		t.Errorf("left: %v", files)
	}

	// One that is killed while a command runs is as before the command.
	c = start(t)
	c.Press("set notation a1; example deep; step 3\r")
	c.Shows("26 givens, one solution")
	c.Ends("deduku> |")
	c.Press("undo\r")
	c.Shows("deep: 26 of 81 cells are solved")
	c.Ends("deduku> |")
	c.Press("clear; count 999999999999\r")
	works(c)
	c.Kill()

	// Another session at the same time is not offered, and its end takes nothing from others.
	living := start(t, "-q")
	living.Shows("A session was not ended")
	living.Press("example easy\r")
	living.Shows("38 givens")
	living.Ends("deduku> |")

	c = start(t)
	c.Shows("A session was not ended; 'session restore' brings it back")
	c.Press("amount\r")
	c.Shows("23 of 81 cells are solved") // nothing is loaded without being asked
	c.Press("session\r")
	c.Shows("  1  deep: 26 of 81 cells are solved, 20")
	c.Press("session restore\r")
	c.Shows("deep: 26 of 81 cells are solved")
	c.Ends("deduku> |")
	c.Press("redo\r")
	c.Shows("deep: 29 of 81 cells are solved")
	c.Press("set notation\r")
	c.Shows("notation a1")
	c.Ends("deduku> |")
	if files := keptFiles(t, state); len(files) != 2 {
		t.Errorf("two sessions live, but kept is %v", files)
	}
	c.Kill() // again
	living.Press(termtest.CtrlD)
	living.Exits(0)

	c = start(t)
	c.Press("session restore\r")
	c.Shows("deep: 29 of 81 cells are solved")
	c.Ends("deduku> |")
	c.Press(termtest.CtrlD)
	c.Exits(0)
	if files := keptFiles(t, state); len(files) != 0 {
		t.Errorf("left: %v", files)
	}
}

// TestHungUp ends sessions as the system does when their terminal is closed or it shuts down, and drops both.
func TestHungUp(t *testing.T) {
	t.Parallel()
	state := filepath.Join(t.TempDir(), "state")
	env := []string{"XDG_STATE_HOME=" + state}
	for _, end := range []func(c *termtest.Console){
		func(c *termtest.Console) { c.Signal(syscall.SIGHUP) },
		func(c *termtest.Console) { c.Signal(syscall.SIGTERM) },
	} {
		c := termtest.Start(t, 80, 60, env, program)
		c.Ends("deduku> |")
		c.Press("example easy\r")
		c.Shows("38 givens")
		c.Ends("deduku> |")
		end(c)
		c.Wait()
	}
	if files := keptFiles(t, state); len(files) != 2 {
		t.Errorf("kept: %v", files)
	}
	// A script is not told.
	script := exec.Command(program, "-c", "session restore")
	script.Env = append(os.Environ(), env...)
	if out, err := script.CombinedOutput(); err == nil || strings.Contains(string(out), "not ended;") {
		t.Errorf("a script: %v, %s", err, out)
	}
	c := termtest.Start(t, 80, 60, env, program)
	c.Shows("2 sessions were not ended")
	c.Ends("deduku> |")
	c.Press("session drop 2\rsession drop\rsession drop\r")
	c.Shows("no session is left that was not ended")
	if files := keptFiles(t, state); len(files) != 0 {
		t.Errorf("left: %v", files)
	}
}
