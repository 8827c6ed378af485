//go:build linux || darwin

package main

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
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
	if errs := terminated(t, batch("ended"), 150*time.Millisecond, filepath.Join(dir, "ended", "part-00000.*")); !strings.Contains(errs, "--resume --out") {
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
		terminated(t, exec.Command(program, args...), 300*time.Millisecond, "")
	}
}

// terminated starts a command, ends it by SIGTERM after it has worked for some time and a file is there, if one is named, and returns what it said.
func terminated(t *testing.T, command *exec.Cmd, after time.Duration, file string) string {
	t.Helper()
	var errs bytes.Buffer
	command.Stderr = &errs
	begun := time.Now()
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(after)
	isThere := func() bool { found, _ := filepath.Glob(file); return file == "" || len(found) > 0 }
	for (worked(command.Process.Pid) < after || !isThere()) && time.Since(begun) < time.Minute { // on a busy machine it may not even have begun
		time.Sleep(10 * time.Millisecond)
	}
	if err := command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	err := command.Wait()
	if exit := new(exec.ExitError); !errors.As(err, &exit) || exit.ExitCode() != 130 {
		t.Errorf("%s: %v, want exit code 130: %.300s", command, err, &errs)
	}
	return errs.String()
}

// worked is the time that processors have spent on a process on its own code, where the system tells it in /proc; else a long time.
func worked(pid int) time.Duration {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return time.Hour
	}
	fields := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:]))
	ticks, _ := strconv.Atoi(fields[11])
	return time.Duration(ticks) * 10 * time.Millisecond
}
