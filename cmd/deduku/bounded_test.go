//go:build linux && !race

package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
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

// numbered is a proof in LRAT without an end: each line adds the first clause again, under another number.
type numbered struct{ lines int }

func (n *numbered) Read(p []byte) (int, error) {
	n.lines++
	return copy(p, fmt.Sprintf("%d 1 0 1 2 0\n", n.lines+4)), nil
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
	at := func(name string) string { return filepath.Join(config, name) }
	// linked makes the folder of a batch and replaces a file in it with a link to endless zeros.
	linked := func(file string) string {
		dir := at(file + "-linked")
		var text bytes.Buffer
		args := []string{"batch", "--do", "count", "--shard", "1/3", "--out", dir, writeTo(t, at(file+".txt"), oneSolution+"\n"+oneSolution+"\n")}
		if code := run(args, nil, &text, &text); code != 0 {
			t.Fatalf("exit code %d: %s", code, &text)
		}
		os.Remove(filepath.Join(dir, file))
		if err := os.Symlink("/dev/zero", filepath.Join(dir, file)); err != nil {
			t.Fatal(err)
		}
		return dir
	}
	const notRegular = ": it is a device and must be a regular file"
	manifest, done, blocks := linked("manifest.json"), linked("part-00000.done"), linked("blocks.json")
	// In these, the formula or the proof comes from standard input.
	formula := writeTo(t, at("square.cnf"), "p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n")
	fed := at("fed.cnf")
	if err := os.Symlink("/dev/stdin", fed); err != nil {
		t.Fatal(err)
	}
	const tooMany = "the formula and the proof have more than "
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
		{"status of a linked manifest", []string{"batch", "status", manifest}, nil, "manifest.json" + notRegular},
		{"a linked manifest resumed", []string{"batch", "--resume", "--out", manifest}, nil, "manifest.json" + notRegular},
		{"a linked manifest joined", []string{"batch", "join", manifest}, nil, "manifest.json" + notRegular},
		{"status of a linked shard", []string{"batch", "status", done}, nil, "part-00000.done" + notRegular},
		{"a linked shard resumed", []string{"batch", "--resume", "--out", done}, nil, "part-00000.done" + notRegular},
		{"linked blocks", []string{"batch", "--resume", "--shard", "3/3", "--out", blocks}, nil, "blocks.json" + notRegular},
		{"zeros as a formula", []string{"check", fed, formula}, endless(0), "fed.cnf: line 1, from byte 0 on, is longer than 16 MiB"},
		{"an endless formula", []string{"check", fed, formula}, io.MultiReader(strings.NewReader("p cnf 2 999999999\n"), repeated("1 2 0\n")), tooMany},
		{"an endless clause", []string{"check", fed, formula}, io.MultiReader(strings.NewReader("p cnf 2 1\n"), repeated("1 2\n")), tooMany},
		{"variables without end", []string{"check", fed, formula}, strings.NewReader("p cnf 262144 0\n"), "square.cnf: line 1:"},
		{"zeros as a proof", []string{"check", formula, "/dev/stdin"}, endless(0), "/dev/stdin: line 1, from byte 0 on, is longer than 16 MiB"},
		{"words as a proof", []string{"check", formula, "/dev/stdin"}, repeated("1 "), "/dev/stdin: line 1, from byte 0 on, is longer than 16 MiB"},
		{"an endless proof", []string{"check", formula, "/dev/stdin"}, repeated("1 2 0\n"), tooMany},
		{"an endless proof that deletes", []string{"check", formula, "/dev/stdin"}, repeated("1 2 0\nd 1 2 0\n"), tooMany},
		{"an endless numbered proof", []string{"check", formula, "/dev/stdin"}, new(numbered), tooMany},
		{"an endless listing", []string{"check", "-", "--puzzle", oneSolution}, io.LimitReader(repeated("hello there, my friend\n"), 32<<20), "found no steps to check"},
		{"an endless listing of names", []string{"check", "-", "--puzzle", oneSolution}, io.LimitReader(repeated("Skyscrapr: 4 in rows\n"), 4<<20), ""},
		{"an endless path", []string{"check", "-", "--log", "jsonl", "--puzzle", oneSolution}, io.LimitReader(repeated("Hidden Single: r1c1=4\n"), 4<<20), "lines, read as "},
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
