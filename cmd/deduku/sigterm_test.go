//go:build linux || darwin

package main

import (
	"bytes"
	"errors"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestBatchTerminated ends a batch with SIGTERM, as a cluster does when it takes a machine away. The batch says how to
// resume, exits as an interrupted command does, and resumes to the folder of a run that nobody ended.
func TestBatchTerminated(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	input := filepath.Join(dir, "puzzles.sdm")
	writePuzzles(t, input, 60_000)
	appendLine(t, input, strings.Repeat(".", 81)) // takes so long to count that the run can't end before the signal
	batch := func(out string) *exec.Cmd {
		return exec.Command(program, "batch", "--do", "count(2000000)", "--resume", "--out", filepath.Join(dir, out), input)
	}
	if out, err := batch("whole").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	begun := func() bool {
		found, _ := filepath.Glob(filepath.Join(dir, "ended", "part-00000.*"))
		return len(found) > 0
	}
	if errs := terminate(t, batch("ended"), begun); !strings.Contains(errs, "--resume --out") {
		t.Errorf("the message does not say how to resume: %s", errs)
	}
	if out, err := batch("ended").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	want, got := folderOf(t, filepath.Join(dir, "whole")), folderOf(t, filepath.Join(dir, "ended"))
	if !maps.EqualFunc(want, got, bytes.Equal) {
		t.Error("the folders differ")
	}
}

// appendLine adds a line to the end of a file.
func appendLine(t *testing.T, name, line string) {
	t.Helper()
	f, err := os.OpenFile(name, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	_, err = f.WriteString(line + "\n")
	if err := errors.Join(err, f.Close()); err != nil {
		t.Fatal(err)
	}
}

// TestTerminated ends other long commands with SIGTERM. Each first prints a short answer, so the test knows when the
// command has begun.
func TestTerminated(t *testing.T) {
	t.Parallel()
	empty := strings.Repeat(".", 81)
	for _, args := range [][]string{
		{"count", "--limit", "999999999999", strings.Repeat("1", 81), empty},
		{"generate", "--count", "100000000"},
		{"-c", "amount", "-c", "clear", "-c", "count 999999999999"},
	} {
		command := exec.Command(program, args...)
		out := &firstWrite{written: make(chan struct{})}
		command.Stdout = out
		terminate(t, command, func() bool {
			select {
			case <-out.written:
				return true
			default:
				return false
			}
		})
	}
}

// firstWrite is a writer that closes written when something is first written to it. It discards what it gets.
type firstWrite struct {
	written chan struct{}
	any     bool
}

func (w *firstWrite) Write(p []byte) (int, error) {
	if !w.any {
		w.any = true
		close(w.written)
	}
	return len(p), nil
}

// terminate starts command, sends it SIGTERM as soon as begun reports true, and returns what it wrote to stderr. The
// command must exit with the code of an interruption.
func terminate(t *testing.T, command *exec.Cmd, begun func() bool) string {
	t.Helper()
	var errs bytes.Buffer
	command.Stderr = &errs
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(time.Minute); !begun(); time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			command.Process.Kill()
			t.Fatalf("%s has not begun after a minute: %.300s", command, &errs)
		}
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
