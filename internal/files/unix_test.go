//go:build unix

package files

import (
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// newPipe is a pipe with a name.
func newPipe(t *testing.T) string {
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip(err)
	}
	return path
}

// soon is a context that is canceled while somebody waits.
func soon(t *testing.T) context.Context {
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(20*time.Millisecond, cancel)
	return ctx
}

func TestPipe(t *testing.T) {
	path := newPipe(t)
	written := make(chan error, 1)
	go func() { written <- Disk{}.Write(t.Context(), path, text("through the pipe")) }()
	f, err := Disk{}.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if b, err := io.ReadAll(f); err != nil || string(b) != "through the pipe" {
		t.Errorf("got %q, %v", b, err)
	}
	if err := <-written; err != nil {
		t.Error(err)
	}
}

// TestPipeCanceled waits for the other end of a pipe, for something to come out, and for room to put something in.
func TestPipeCanceled(t *testing.T) {
	t.Run("nobody writes", func(t *testing.T) {
		if _, err := (Disk{}).Open(soon(t), newPipe(t)); err != context.Canceled {
			t.Errorf("got %v, want the interruption", err)
		}
	})
	t.Run("nobody reads", func(t *testing.T) {
		if err := (Disk{}).Write(soon(t), newPipe(t), text("x")); err != context.Canceled {
			t.Errorf("got %v, want the interruption", err)
		}
	})
	t.Run("nothing comes", func(t *testing.T) {
		path := newPipe(t)
		other, err := os.OpenFile(path, os.O_RDWR, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer other.Close()
		f, err := Disk{}.Open(soon(t), path)
		if err == nil {
			defer f.Close()
			_, err = f.Read(make([]byte, 1))
		}
		if err != context.Canceled {
			t.Errorf("got %v, want the interruption", err)
		}
	})
	t.Run("nothing goes", func(t *testing.T) {
		path := newPipe(t)
		other, err := os.OpenFile(path, os.O_RDWR, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer other.Close()
		err = Disk{}.Write(soon(t), path, text(strings.Repeat("x", 1<<20)))
		if !errors.Is(err, context.Canceled) {
			t.Errorf("got %v, want the interruption", err)
		}
	})
}

// TestOpenOwnPipe is a configuration that would never come.
func TestOpenOwnPipe(t *testing.T) {
	for path, want := range map[string]string{newPipe(t): "it is a pipe", "/dev/null": "it is a device"} {
		if _, err := (Disk{}).OpenOwn(path); err == nil || !strings.Contains(err.Error(), want+" and must be a regular file") {
			t.Errorf("%s: got %v", path, err)
		}
	}
}

// killedIn is the folder in which this test binary writes until it is killed.
const killedIn = "DEDUKU_TEST_KILLED_IN"

func TestMain(m *testing.M) {
	dir := os.Getenv(killedIn)
	if dir == "" {
		os.Exit(m.Run())
	}
	d := Disk{Notes: filepath.Join(dir, "notes")}
	for version := 'a'; ; version = 'a' + (version-'a'+1)%26 {
		if err := d.Write(context.Background(), filepath.Join(dir, "file"), text(strings.Repeat(string(version), versionSize))); err != nil {
			os.Stdout.WriteString(err.Error())
			os.Exit(1)
		}
	}
}

const versionSize = 300_000

// TestKilled kills a program that writes a file again and again: the file is always whole, and what was left beside it
// goes with the next start.
func TestKilled(t *testing.T) {
	times := 20
	if os.Getenv("DEDUKU_FULL") != "" {
		times = 200
	}
	dir := t.TempDir()
	d := Disk{Notes: filepath.Join(dir, "notes")}
	file := filepath.Join(dir, "file")
	left := 0
	for range times {
		program := exec.Command(os.Args[0])
		program.Env = append(os.Environ(), killedIn+"="+dir)
		if err := program.Start(); err != nil {
			t.Fatal(err)
		}
		for { // until it writes
			if _, err := os.Stat(file); err == nil {
				break
			}
			time.Sleep(time.Millisecond)
		}
		time.Sleep(time.Duration(rand.IntN(30_000)) * time.Microsecond)
		program.Process.Kill()
		if err := program.Wait(); err == nil || program.ProcessState.ExitCode() == 1 {
			t.Fatal("the program ended by itself")
		}
		if names, _ := filepath.Glob(filepath.Join(dir, tempPrefix+"*")); len(names) > 0 {
			left++
		}
		d.Clean()
		b, err := os.ReadFile(file)
		if err != nil || len(b) != versionSize || strings.Trim(string(b), string(b[0])) != "" {
			t.Fatalf("the file is not whole: %d bytes, %v", len(b), err)
		}
		os.Remove(file)
		holds(t, dir, map[string]string{})
		notes, err := os.ReadDir(d.Notes)
		for _, n := range notes {
			if info, err := n.Info(); err == nil && info.Size() > 0 {
				t.Errorf("the note %s stays", n.Name())
			}
			os.Remove(filepath.Join(d.Notes, n.Name())) // a young lock, whose note was not there yet
		}
		if err != nil {
			t.Error(err)
		}
	}
	t.Logf("in %d of %d cases something was left to clean", left, times)
}

// TestKeptIsRegular checks that a kept text is only read from a regular file, without waiting, and only if it isn't too long. What
// is there stays.
func TestKeptIsRegular(t *testing.T) {
	long := filepath.Join(t.TempDir(), "long")
	if err := os.WriteFile(long, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(long, mostKept+1); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		newPipe(t):  "it is a pipe and must be a regular file",
		"/dev/zero": "it is a device and must be a regular file",
		long:        "it is longer than 16 MiB",
	} {
		k := &Kept{Path: path}
		if text, err := k.Read(); text != "" || err == nil || err.Error() != "read "+path+": "+want {
			t.Errorf("got %d bytes, %v, want %s", len(text), err, want)
		}
	}
	k := &Kept{Path: long}
	if err := k.Change(func(string) (string, error) { return "new", nil }); err == nil {
		t.Error("a text that is too long was changed")
	}
	if info, err := os.Stat(long); err != nil || info.Size() != mostKept+1 {
		t.Errorf("the file is another now: %v", err)
	}
}
