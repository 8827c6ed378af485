//go:build linux || darwin

package repl

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// build builds the program.
func build(t *testing.T) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "deduku")
	if out, err := exec.Command("go", "build", "-o", program, "deduku/cmd/deduku").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return program
}

// keptFiles are the files of sessions below a state directory.
func keptFiles(t *testing.T, state string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(state, "deduku", "sessions", "*"))
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// TestKilled kills sessions at different times; the next one brings back what was there.
func TestKilled(t *testing.T) {
	t.Parallel()
	program := build(t)
	state := filepath.Join(t.TempDir(), "state")
	env := []string{"XDG_STATE_HOME=" + state}
	start := func(t *testing.T, more ...string) *console {
		c := open(t, 80, 60, env, append([]string{program, "--seed", "42"}, more...)...)
		c.ends("deduku> |")
		return c
	}
	kill := func(c *console) {
		c.command.Process.Kill()
		<-c.exited
	}

	// A session that has done nothing leaves nothing, and so does one that is ended.
	c := start(t)
	c.press("amount\r")
	c.shows("23 of 81 cells are solved")
	kill(c)
	c = start(t)
	c.press("step\r")
	c.shows("NEG_DED1  r6c4 = 3")
	c.ends("deduku> |")
	if files := keptFiles(t, state); len(files) != 1 {
		t.Errorf("kept while it lasts: %v", files)
	} else if info, err := os.Stat(files[0]); err != nil || info.Mode() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	c.press("exit\r")
	c.exits(0)
	if files := keptFiles(t, state); len(files) != 0 {
		t.Errorf("left: %v", files)
	}

	// One that is killed while a command runs is as before the command.
	c = start(t)
	c.press("set notation a1; example deep; step 3\r")
	c.shows("26 givens, one solution")
	c.ends("deduku> |")
	c.press("undo\r")
	c.shows("deep: 26 of 81 cells are solved")
	c.ends("deduku> |")
	c.press("new; count 999999999999\r")
	c.works()
	kill(c)

	// Another session at the same time is not offered, and its end takes nothing from others.
	living := start(t, "-q")
	living.shows("A session was not ended")
	living.press("example easy\r")
	living.shows("38 givens")
	living.ends("deduku> |")

	c = start(t)
	c.shows("A session was not ended; 'session restore' brings it back")
	c.press("amount\r")
	c.shows("23 of 81 cells are solved") // nothing is loaded without being asked
	c.press("session\r")
	c.shows("  1  deep: 26 of 81 cells are solved, 20")
	c.press("session restore\r")
	c.shows("deep: 26 of 81 cells are solved")
	c.ends("deduku> |")
	c.press("redo\r")
	c.shows("deep: 29 of 81 cells are solved")
	c.press("set notation\r")
	c.shows("notation a1")
	c.ends("deduku> |")
	if files := keptFiles(t, state); len(files) != 2 {
		t.Errorf("two sessions live, but kept is %v", files)
	}
	kill(c) // again
	living.press(ctrlD)
	living.exits(0)

	c = start(t)
	c.press("session restore\r")
	c.shows("deep: 29 of 81 cells are solved")
	c.ends("deduku> |")
	c.press(ctrlD)
	c.exits(0)
	if files := keptFiles(t, state); len(files) != 0 {
		t.Errorf("left: %v", files)
	}
}

// TestHungUp ends sessions as the system does when their terminal is closed or it shuts down, and drops both.
func TestHungUp(t *testing.T) {
	t.Parallel()
	program := build(t)
	state := filepath.Join(t.TempDir(), "state")
	env := []string{"XDG_STATE_HOME=" + state}
	for _, end := range []func(c *console){
		func(c *console) { c.command.Process.Signal(syscall.SIGHUP) },
		func(c *console) { c.command.Process.Signal(syscall.SIGTERM) },
	} {
		c := open(t, 80, 60, env, program)
		c.ends("deduku> |")
		c.press("example easy\r")
		c.shows("38 givens")
		c.ends("deduku> |")
		end(c)
		<-c.exited
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
	c := open(t, 80, 60, env, program)
	c.shows("2 sessions were not ended")
	c.ends("deduku> |")
	c.press("session drop 2\rsession drop\rsession drop\r")
	c.shows("no session is left that was not ended")
	if files := keptFiles(t, state); len(files) != 0 {
		t.Errorf("left: %v", files)
	}
}
