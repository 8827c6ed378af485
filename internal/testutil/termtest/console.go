//go:build linux || darwin

package termtest

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/term"
)

// patience is how long to wait for output that should come at once, because machines that run tests are busy.
const patience = 30 * time.Second

// Console is a pseudo-terminal with a person in front of it and, from [Start], a program that runs in it.
// Its methods end the test when what they wait for does not come.
type Console struct {
	T        *testing.T
	Terminal *os.File // the program's end
	Dir      string   // the home of the program, for its settings and its history

	keyboard *os.File   // the person's end: what the program writes comes from here
	before   term.State // the modes of the terminal in the beginning
	command  *exec.Cmd
	exited   chan struct{}

	mu      sync.Mutex
	screen  *Screen
	raw     bytes.Buffer  // all that has been written
	changed chan struct{} // closed and made anew at each output
}

// New opens a terminal. No width is a terminal that does not know its size.
func New(t *testing.T, width, height int) *Console {
	t.Helper()
	blocking, terminal, err := pty.Open()
	if err != nil {
		t.Skipf("there are no pseudo-terminals here: %v", err)
	}
	keyboard, err := unblocked(blocking)
	if err != nil {
		t.Fatal(err)
	}
	c := &Console{
		T: t, Terminal: terminal, Dir: t.TempDir(), keyboard: keyboard,
		screen: newScreen(max(width, 20), height), changed: make(chan struct{}),
	}
	t.Cleanup(func() {
		c.HangUp()
		terminal.Close()
	})
	c.Size(width, height)
	c.before = c.Modes()
	go c.read()
	return c
}

// unblocked is the same file, so that closing it ends a read that is under way: else the system would not close it
// before something came to be read. f itself is closed.
func unblocked(f *os.File) (*os.File, error) {
	defer f.Close()
	fd, err := syscall.Dup(int(f.Fd()))
	if err != nil {
		return nil, err
	}
	syscall.CloseOnExec(fd) // a program under test that held it would never be hung up
	if err := syscall.SetNonblock(fd, true); err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(fd), f.Name()), nil
}

// Start runs a program in a terminal of its own, with env added to a small environment.
func Start(t *testing.T, width, height int, env []string, argv ...string) *Console {
	t.Helper()
	c := New(t, width, height)
	c.exited = make(chan struct{})
	c.command = exec.Command(argv[0], argv[1:]...)
	c.command.Stdin, c.command.Stdout, c.command.Stderr = c.Terminal, c.Terminal, c.Terminal
	c.command.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	c.command.Env = append([]string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + c.Dir, "XDG_STATE_HOME=" + filepath.Join(c.Dir, "state"),
		"TERM=xterm-256color", "LANG=C.UTF-8", "DEDUKU_PAGER=off", "GORACE=halt_on_error=1",
	}, env...)
	if dir := flag.Lookup("test.gocoverdir"); dir != nil && dir.Value.String() != "" {
		c.command.Env = append(c.command.Env, "GOCOVERDIR="+dir.Value.String()) // what a test binary covers here counts
	}
	heedOnce()
	if err := c.command.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		c.command.Wait()
		close(c.exited)
	}()
	t.Cleanup(func() {
		c.command.Process.Signal(syscall.SIGTERM) // to end as a program does; it may have ended already
		select {
		case <-c.exited:
		case <-time.After(patience):
			t.Error("the program does not end at SIGTERM")
			c.command.Process.Kill()
			<-c.exited
		}
		c.See(func(s *Screen) {
			if len(s.unknown) > 0 {
				t.Errorf("the program writes sequences that the screen does not know: %q", s.unknown)
			}
		})
		if out := c.Output(); strings.Contains(out, "DATA RACE") {
			t.Errorf("the program has a data race:\n%s", out)
		}
	})
	return c
}

// heedOnce is heed with the signals that nohup, and shells without job control, have programs ignore.
var heedOnce = sync.OnceFunc(func() { heed(syscall.SIGHUP, syscall.SIGINT) })

// heed lets programs that are started from now on have signals that this one ignores: a program inherits what is
// ignored, but not what is caught. What is caught here is dropped, so for the tests themselves nothing changes.
func heed(signals ...os.Signal) {
	for _, s := range signals {
		if signal.Ignored(s) {
			signal.Notify(make(chan os.Signal, 1), s)
		}
	}
}

// Signal sends a signal to the program.
func (c *Console) Signal(s os.Signal) {
	c.T.Helper()
	if err := c.command.Process.Signal(s); err != nil {
		c.T.Errorf("sending %v: %v", s, err)
	}
}

// Kill ends the program as no signal that it could catch would.
func (c *Console) Kill() {
	c.T.Helper()
	c.command.Process.Kill() // an error only says that it has ended already
	c.Wait()
}

// Wait waits until the program has ended.
func (c *Console) Wait() {
	c.T.Helper()
	select {
	case <-c.exited:
	case <-time.After(patience):
		c.See(func(s *Screen) { c.T.Fatalf("the program does not end:\n%s", s) })
	}
}

func (c *Console) read() {
	buf := make([]byte, 4096)
	for {
		n, err := c.keyboard.Read(buf)
		if err != nil {
			return
		}
		c.mu.Lock()
		c.raw.Write(buf[:n])
		c.screen.Write(buf[:n])
		close(c.changed)
		c.changed = make(chan struct{})
		c.mu.Unlock()
	}
}

// Output is all that the program has written.
func (c *Console) Output() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.raw.String()
}

// See looks at the screen.
func (c *Console) See(look func(s *Screen)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	look(c.screen)
}

// Press types keys.
func (c *Console) Press(keys string) {
	c.T.Helper()
	if _, err := io.WriteString(c.keyboard, keys); err != nil {
		c.T.Fatalf("typing %q: %v", keys, err)
	}
}

// HangUp closes the terminal, as the system does when its window goes. Nothing can be typed or seen after that.
func (c *Console) HangUp() { c.keyboard.Close() }

// Until waits for a screen.
func (c *Console) Until(what string, good func(s *Screen) bool) {
	c.T.Helper()
	if !c.within(patience, good) {
		c.See(func(s *Screen) {
			c.T.Fatalf("waited in vain for %s; the cursor is at %d in line %d of\n%s", what, s.Col, s.Row, s)
		})
	}
}

// within waits for a screen up to a limit, and reports whether it came.
func (c *Console) within(limit time.Duration, good func(s *Screen) bool) bool {
	deadline := time.After(limit)
	for {
		c.mu.Lock()
		ok, changed := good(c.screen), c.changed
		c.mu.Unlock()
		if ok {
			return true
		}
		select {
		case <-changed:
		case <-deadline:
			return false
		}
	}
}

// Shows waits until some line on the screen has a text in it.
func (c *Console) Shows(text string) {
	c.T.Helper()
	c.Until(fmt.Sprintf("%q", text), func(s *Screen) bool { return strings.Contains(s.String(), text) })
}

// Ends waits until the screen ends with these lines, the cursor behind the last. A | in the last is where
// in it the cursor is instead.
func (c *Console) Ends(lines ...string) {
	c.T.Helper()
	last := lines[len(lines)-1]
	col := strings.Index(last, "|")
	if col < 0 {
		col = len([]rune(last))
	}
	lines[len(lines)-1] = strings.TrimRight(strings.Replace(last, "|", "", 1), " ")
	c.Until(fmt.Sprintf("the lines %q", lines), func(s *Screen) bool {
		all := s.Lines()
		return len(all) >= len(lines) && slices.Equal(all[len(all)-len(lines):], lines) && s.Col == col
	})
}

// Size tells the program how large its terminal is.
func (c *Console) Size(width, height int) {
	c.T.Helper()
	if err := pty.Setsize(c.Terminal, &pty.Winsize{Cols: uint16(width), Rows: uint16(height)}); err != nil {
		c.T.Fatal(err)
	}
}

// Resize changes the width and waits until the program has drawn its line anew.
func (c *Console) Resize(width int) {
	c.T.Helper()
	c.See(func(s *Screen) { s.resize(width) })
	before := len(c.Output())
	c.Size(width, c.screen.height)
	c.Until("the line drawn anew", func(*Screen) bool { return c.raw.Len() > before })
}

// ResizeBoth changes the size of a screen that is drawn as a whole. What is on it is not moved.
func (c *Console) ResizeBoth(width, height int) {
	c.T.Helper()
	c.See(func(s *Screen) { s.resizeBoth(width, height) })
	c.Size(width, height)
}

// Modes are the modes of the terminal now.
func (c *Console) Modes() term.State {
	c.T.Helper()
	modes, err := term.GetState(int(c.Terminal.Fd()))
	if err != nil {
		c.T.Fatal(err)
	}
	return *modes
}

// Exits waits until the program ends, and holds that it leaves the terminal as it was.
func (c *Console) Exits(code int) {
	c.T.Helper()
	c.Wait()
	if got := c.command.ProcessState.ExitCode(); got != code {
		c.See(func(s *Screen) { c.T.Errorf("exit code %d, want %d; the screen is\n%s", got, code, s) })
	}
	c.Restored()
}

// Restored holds that the terminal is as it was.
func (c *Console) Restored() {
	c.T.Helper()
	if got := c.Modes(); got != c.before {
		c.T.Errorf("the modes of the terminal are\n%+v, were\n%+v", got, c.before)
	}
	c.Until("bracketed paste off, and all that belongs to a program with the whole screen", func(s *Screen) bool {
		return !s.Pastes && len(s.Modes) == 0
	})
}

// File waits until a file in the program's home is as wanted.
func (c *Console) File(path string, good func(text string) bool) {
	c.T.Helper()
	var text []byte
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
		if text, _ = os.ReadFile(filepath.Join(c.Dir, path)); good(string(text)) {
			return
		}
	}
	c.T.Fatalf("%s is %q", path, text)
}
