//go:build linux || darwin

package main

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
)

// plainTerminal is a terminal in which the program runs, in this process.
type plainTerminal struct {
	t        *testing.T
	keyboard *os.File
	tty      *os.File
	dir      string // of configuration and state

	mu      sync.Mutex
	shown   string
	changed chan struct{}
	code    chan int
}

// newPlainTerminal opens a terminal without abilities (TERM=dumb), for a user with a folder of their own.
func newPlainTerminal(t *testing.T) *plainTerminal {
	x := openTerminal(t)
	t.Setenv("TERM", "dumb")
	t.Setenv("XDG_CONFIG_HOME", x.dir)
	t.Setenv("XDG_STATE_HOME", x.dir)
	return x
}

// openTerminal opens a terminal.
func openTerminal(t *testing.T) *plainTerminal {
	keyboard, tty, err := pty.Open()
	if err != nil {
		t.Skipf("there are no pseudo-terminals here: %v", err)
	}
	x := &plainTerminal{t: t, keyboard: keyboard, tty: tty, dir: t.TempDir(), changed: make(chan struct{}, 1), code: make(chan int, 1)}
	t.Cleanup(func() { tty.Close(); keyboard.Close() })
	go func() {
		b := make([]byte, 4096)
		for {
			n, err := keyboard.Read(b)
			if err != nil {
				return
			}
			x.mu.Lock()
			x.shown += string(b[:n])
			x.mu.Unlock()
			select {
			case x.changed <- struct{}{}:
			default:
			}
		}
	}()
	return x
}

// start runs the program in the terminal.
func (x *plainTerminal) start(args ...string) {
	go func() { x.code <- run(args, x.tty, x.tty, x.tty) }()
}

// types presses keys.
func (x *plainTerminal) types(keys string) {
	if _, err := x.keyboard.WriteString(keys); err != nil {
		x.t.Fatal(err)
	}
}

// shows waits until a text is shown, behind all that the test has waited for.
func (x *plainTerminal) shows(want string) {
	x.t.Helper()
	for late := time.After(20 * time.Second); ; {
		x.mu.Lock()
		_, rest, ok := strings.Cut(x.shown, want)
		if ok {
			x.shown = rest
		}
		shown := x.shown
		x.mu.Unlock()
		if ok {
			return
		}
		select {
		case <-x.changed:
		case <-late:
			x.t.Fatalf("%q does not come after\n%q", want, shown)
		}
	}
}

// ends waits for the end of the program.
func (x *plainTerminal) ends(code int) {
	x.t.Helper()
	select {
	case got := <-x.code:
		if got != code {
			x.t.Errorf("exit code %d, want %d", got, code)
		}
	case <-time.After(20 * time.Second):
		x.t.Fatal("the program does not end")
	}
}

// write writes one of deduku's files.
func (x *plainTerminal) write(name, text string) {
	if err := os.MkdirAll(filepath.Join(x.dir, "deduku"), 0o755); err != nil {
		x.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(x.dir, "deduku", name), []byte(text), 0o644); err != nil {
		x.t.Fatal(err)
	}
}

// TestPrompt is a session with a person: greeting, startup file, lines, Ctrl-C, and nothing is kept of it after its end.
func TestPrompt(t *testing.T) {
	x := newPlainTerminal(t)
	x.write("startup", "clear\n")
	x.start()
	x.shows("deduku 0.")
	x.shows("deduku> ")
	x.types("amount\n")
	x.shows("0 of 81 cells are solved")
	x.shows("deduku> ")
	interrupt(t)
	x.shows("deduku> ")
	x.types("exit\n")
	x.ends(0)
	if left, err := os.ReadDir(filepath.Join(x.dir, "deduku", "sessions")); err != nil || len(left) > 0 {
		t.Errorf("a session that was ended is kept: %v, %v", left, err)
	}
}

// TestInterruptCommand ends a command that takes long, and not the session; -c and the prompt go together with -i.
func TestInterruptCommand(t *testing.T) {
	x := newPlainTerminal(t)
	x.start("-q", "-i", "-c", "clear", "-c", "bord")
	x.shows(`there is no command "bord"`)
	x.shows("deduku> ")
	x.types("count 999999999999\n")
	x.shows("so far") // what is said while one waits
	interrupt(t)
	x.shows("interrupted")
	x.shows("deduku> ")
	x.types("exit\n")
	x.ends(0)
}

// TestConfigurationPipes has pipes, at whose other end nobody is, where deduku looks without being asked: they do not
// keep it from starting.
func TestConfigurationPipes(t *testing.T) {
	x := newPlainTerminal(t)
	if err := os.Mkdir(filepath.Join(x.dir, "deduku"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"config", "startup"} {
		if err := syscall.Mkfifo(filepath.Join(x.dir, "deduku", name), 0o600); err != nil {
			t.Skip(err)
		}
	}
	x.start("-q")
	x.shows("config: it is a pipe and must be a regular file")
	x.shows("startup:") // folded as the terminal is wide
	x.shows("pipe")
	x.shows("deduku> ")
	x.types("exit\n")
	x.ends(0)
}

// TestHistoryNotKept has a state directory that is none.
func TestHistoryNotKept(t *testing.T) {
	x := newPlainTerminal(t)
	state := filepath.Join(x.dir, "state")
	if err := os.WriteFile(state, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_STATE_HOME", state)
	x.start("-q")
	x.shows("deduku: the history is not kept: ")
	x.shows("deduku> ")
	x.types("exit\n")
	x.ends(0)
}

// TestInputIsNamed has nobody type a file of puzzles by mistake.
func TestInputIsNamed(t *testing.T) {
	x := newPlainTerminal(t)
	x.start("solve")
	x.shows(`deduku: name a file of puzzles, or "-" for standard input`)
	x.ends(2)
	x.start("check")
	x.shows(`deduku: name a log or a path, or "-" for standard input`)
	x.ends(2)
}

// piped is a pipe as standard input.
func piped(t *testing.T) (in, feed *os.File) {
	in, feed, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { in.Close(); feed.Close() })
	return in, feed
}

// TestInterruptRun ends a run that waits for input: what is answered stays, and how far it came is said.
func TestInterruptRun(t *testing.T) {
	in, feed := piped(t)
	out, written := piped(t)
	x := newPlainTerminal(t)
	go func() { x.code <- run([]string{"count", "--limit", "2", "-"}, in, written, x.tty) }()
	if _, err := feed.WriteString("12" + strings.Repeat(".", 79) + "\n\n"); err != nil {
		t.Fatal(err)
	}
	line := make([]byte, 2)
	if n, err := out.Read(line); err != nil || string(line[:n]) != "2\n" {
		t.Fatalf("%q %v", line, err)
	}
	interrupt(t)
	x.shows("deduku: stopped after 1 puzzle")
	x.shows("deduku: interrupted")
	x.ends(130)
}

// interrupt presses Ctrl-C, as it comes to this process.
func interrupt(t *testing.T) {
	self, err := os.FindProcess(os.Getpid())
	if err == nil {
		err = self.Signal(os.Interrupt)
	}
	if err != nil {
		t.Fatal(err)
	}
}
