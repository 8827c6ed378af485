//go:build linux && !race

package main

import (
	"bytes"
	"io"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// endless is a stream of one byte again and again.
type endless byte

func (e endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = byte(e)
	}
	return len(p), nil
}

// repeated is a stream of a text again and again.
type repeated string

func (r repeated) Read(p []byte) (n int, err error) {
	for n+len(r) <= len(p) {
		n += copy(p[n:], r)
	}
	if n == 0 {
		n = copy(p, r[:min(len(p), len(r))])
	}
	return n, nil
}

// TestBounded gives the program more than it can want, and looks at the most memory that it ever had. Linux counts for a program
// what the process had that started it, too, so this test does not run beside those that take memory in this process.
func TestBounded(t *testing.T) {
	if testing.Short() {
		t.Skip("it reads hundreds of megabytes: not in a short run")
	}
	const much, most = 200 << 20, 100 << 20
	const zeros = "/dev/zero: line 1, from byte 0 on, is longer than 16 MiB"
	config := t.TempDir()
	for _, test := range []struct {
		name string
		args []string
		in   io.Reader
		want string
	}{
		{"zeros as commands", nil, endless(0), "stdin: line 1, from byte 0 on, is longer than 16 MiB"},
		{"a line as commands", []string{"-f", "-"}, io.MultiReader(strings.NewReader("amount\n"), endless('a')), "stdin: line 2, from byte 7 on, is longer than 16 MiB"},
		{"a long word", nil, io.LimitReader(endless('a'), 1_000_000), "there is no command"},
		{"a long line", nil, io.LimitReader(endless('a'), 16<<20), "stdin:1: the line has 16777216 bytes and may have 1 MiB"},
		{"a line of commands", nil, strings.NewReader(strings.Repeat("a;", 500_000) + "undo"), "stdin:1: there is nothing to undo"},
		{"zeros as a log", []string{"check"}, endless(0), "stdin: line 1: the line is longer than 16 MiB"},
		{"a line as a log", []string{"check"}, io.MultiReader(strings.NewReader(`{"deduku":1,"`), endless('a')), "the line is longer than 16 MiB"},
		{"zeros as a file", []string{"-c", "session load /dev/zero"}, nil, "/dev/zero: line 1, from byte 0 on, is longer than 16 MiB"},
		{"zeros as a plan", []string{"batch", "--plan", "/dev/zero"}, strings.NewReader(""), "/dev/zero is no plan: it is longer than 1 MiB"},
		{"an endless listing", []string{"check", "-", "--puzzle", oneSolution}, io.LimitReader(repeated("hello there, my friend\n"), 8<<20), "no step can be read in it"},
		{"a line as attempts", []string{"judge", "-"}, endless('y'), "-: the header is longer than 1 MiB"},
		{"zeros as attempts", []string{"judge", "/dev/zero"}, nil, "/dev/zero: the header is longer than 1 MiB"},
		{"rows as attempts", []string{"judge"}, io.MultiReader(strings.NewReader("puzzle,steps\n\""), endless('y')), "-: a row is longer than 8 MiB"},
		{"objects as attempts", []string{"judge"}, endless('{'), "-: line 1, from byte 0 on, is longer than 16 MiB"},
		{"zeros as puzzles", []string{"count"}, endless(0), "read stdin: line 1, from byte 0 on, is longer than 16 MiB"},
		{"a line of puzzles", []string{"count"}, endless('1'), "read stdin: line 1, from byte 0 on, is longer than 16 MiB"},
		{"a line behind a puzzle", []string{"count"}, io.MultiReader(strings.NewReader(oneSolution+"\n"), endless('.')), "read stdin: line 2, from byte 82 on, is longer than 16 MiB"},
		{"brackets", []string{"count"}, endless('{'), "read stdin: line 1, from byte 0 on, is longer than 16 MiB"},
		{"solve", []string{"solve", "/dev/zero"}, nil, zeros},
		{"rate", []string{"rate", "/dev/zero"}, nil, zeros},
		{"convert", []string{"convert", "--to", "line", "/dev/zero"}, nil, zeros},
		{"batch", []string{"batch", "--do", "count", "/dev/zero"}, nil, zeros},
		{"batch into a folder", []string{"batch", "--do", "count", "--out", filepath.Join(config, "out"), "/dev/zero"}, nil, zeros},
		{"load", []string{"-c", "load /dev/zero"}, nil, zeros},
		{"a board", []string{"/dev/zero"}, nil, zeros},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			command := exec.Command(program, test.args...)
			command.Env = append(command.Environ(), "XDG_CONFIG_HOME="+config, "XDG_STATE_HOME="+filepath.Join(config, "state"))
			var errs bytes.Buffer
			command.Stderr = &errs
			command.WaitDelay = time.Second // what has not been read may stay
			if test.in != nil {
				command.Stdin = io.LimitReader(test.in, much)
			}
			_ = command.Run() // what went wrong is in errs
			if !strings.Contains(errs.String(), test.want) || errs.Len() > 4000 {
				t.Errorf("%.1000s\nwant %q", errs.String(), test.want)
			}
			if rss := command.ProcessState.SysUsage().(*syscall.Rusage).Maxrss << 10; rss > most {
				t.Errorf("it took %d MiB of memory", rss>>20)
			} else {
				t.Logf("%d MiB", rss>>20)
			}
		})
	}
}
