//go:build linux || darwin

package main

import (
	"bytes"
	"errors"
	"maps"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestBatchTerminated ends a batch by SIGTERM, as a cluster does that wants its machine back: it says how to go on, has the exit
// code of an interruption, and what resumes it makes the folder of a run that nobody ended.
func TestBatchTerminated(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	input := filepath.Join(dir, "puzzles.sdm")
	writePuzzles(t, input, 60_000)
	batch := func(out string) *exec.Cmd {
		return exec.Command(program, "batch", "--do", "count(2)", "--resume", "--out", filepath.Join(dir, out), input)
	}
	if out, err := batch("whole").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if errs := terminated(t, batch("ended"), 150*time.Millisecond); !strings.Contains(errs, "--resume --out") {
		t.Errorf("it does not say how to go on: %s", errs)
	}
	if out, err := batch("ended").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	want, got := folderOf(t, filepath.Join(dir, "whole")), folderOf(t, filepath.Join(dir, "ended"))
	if !maps.EqualFunc(want, got, bytes.Equal) {
		t.Error("the folders differ")
	}
}

// TestTerminated ends other commands that take long.
func TestTerminated(t *testing.T) {
	t.Parallel()
	for _, args := range [][]string{{"count", "--limit", "999999999999", strings.Repeat(".", 81)}, {"generate", "--count", "100000000"}, {"-c", "clear", "-c", "count 999999999999"}} {
		terminated(t, exec.Command(program, args...), 300*time.Millisecond)
	}
}

// terminated starts a command, ends it by SIGTERM after some time, and returns what it said.
func terminated(t *testing.T, command *exec.Cmd, after time.Duration) string {
	t.Helper()
	var errs bytes.Buffer
	command.Stderr = &errs
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(after)
	if err := command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	err := command.Wait()
	if exit := new(exec.ExitError); !errors.As(err, &exit) || exit.ExitCode() != 130 {
		t.Errorf("%s: %v, want exit code 130: %.300s", command, err, &errs)
	}
	return errs.String()
}
