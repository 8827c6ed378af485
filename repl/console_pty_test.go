//go:build linux || darwin

package repl

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/sys/unix"
)

// patience is how long to wait for what should come at once; machines that run tests are busy.
const patience = 30 * time.Second

// console is a program in a pseudo-terminal, and a person in front of it.
type console struct {
	t        *testing.T
	keyboard *os.File // also what the program writes comes from here
	terminal *os.File // the program's end
	before   unix.Termios
	dir      string // the program's home
	command  *exec.Cmd
	exited   chan struct{}

	mu      sync.Mutex
	screen  *screen
	raw     bytes.Buffer
	changed chan struct{} // closed and made anew at each output
}

// open starts a program in a terminal of its own. Its settings and history are in c.dir.
func open(t *testing.T, width, height int, env []string, argv ...string) *console {
	t.Helper()
	keyboard, terminal, err := pty.Open()
	if err != nil {
		t.Skipf("there are no pseudo-terminals here: %v", err)
	}
	c := &console{
		t: t, keyboard: keyboard, terminal: terminal, dir: t.TempDir(),
		screen: newScreen(max(width, 20), height), changed: make(chan struct{}), exited: make(chan struct{}),
	}
	c.size(width, height)
	c.before = c.modes()
	c.command = exec.Command(argv[0], argv[1:]...)
	c.command.Stdin, c.command.Stdout, c.command.Stderr = terminal, terminal, terminal
	c.command.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	c.command.Env = append([]string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + c.dir, "XDG_STATE_HOME=" + filepath.Join(c.dir, "state"),
		"TERM=xterm-256color", "LANG=C.UTF-8", "DEDUKU_PAGER=cat", "GORACE=halt_on_error=1",
	}, env...)
	if err := c.command.Start(); err != nil {
		t.Fatal(err)
	}
	go c.read()
	go func() {
		c.command.Wait()
		close(c.exited)
	}()
	t.Cleanup(func() {
		c.command.Process.Kill()
		<-c.exited
		keyboard.Close()
		terminal.Close()
		if out := c.output(); strings.Contains(out, "DATA RACE") {
			t.Errorf("the program has a data race:\n%s", out)
		}
	})
	return c
}

func (c *console) read() {
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

// output is all that the program has written.
func (c *console) output() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.raw.String()
}

// see looks at the screen.
func (c *console) see(look func(s *screen)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	look(c.screen)
}

// press types keys.
func (c *console) press(keys string) {
	c.t.Helper()
	if _, err := io.WriteString(c.keyboard, keys); err != nil {
		c.t.Fatalf("typing %q: %v", keys, err)
	}
}

// until waits for a screen.
func (c *console) until(what string, good func(s *screen) bool) {
	c.t.Helper()
	if !c.within(patience, good) {
		c.see(func(s *screen) {
			c.t.Fatalf("waited in vain for %s; the cursor is at %d in line %d of\n%s", what, s.col, s.row, s)
		})
	}
}

// within waits for a screen, but not as long as until.
func (c *console) within(limit time.Duration, good func(s *screen) bool) bool {
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

// shows waits until some line on the screen has a text in it.
func (c *console) shows(text string) {
	c.t.Helper()
	c.until(fmt.Sprintf("%q", text), func(s *screen) bool { return strings.Contains(s.String(), text) })
}

// ends waits until the screen ends with these lines, the cursor behind the last. A | in the last is where
// in it the cursor is instead.
func (c *console) ends(lines ...string) {
	c.t.Helper()
	last := lines[len(lines)-1]
	col := strings.Index(last, "|")
	if col < 0 {
		col = len([]rune(last))
	}
	lines[len(lines)-1] = strings.TrimRight(strings.Replace(last, "|", "", 1), " ")
	c.until(fmt.Sprintf("the lines %q", lines), func(s *screen) bool {
		all := s.lines()
		return len(all) >= len(lines) && slices.Equal(all[len(all)-len(lines):], lines) && s.col == col
	})
}

// size tells the program how large its terminal is.
func (c *console) size(width, height int) {
	c.t.Helper()
	if err := pty.Setsize(c.keyboard, &pty.Winsize{Cols: uint16(width), Rows: uint16(height)}); err != nil {
		c.t.Fatal(err)
	}
}

// resize changes the width and waits until the program has drawn its line anew.
func (c *console) resize(width int) {
	c.t.Helper()
	c.mu.Lock()
	c.screen.resize(width)
	before := c.raw.Len()
	c.mu.Unlock()
	c.size(width, c.screen.height)
	c.until("the line drawn anew", func(*screen) bool { return c.raw.Len() > before })
}

// modes are the modes of the terminal now.
func (c *console) modes() unix.Termios {
	c.t.Helper()
	modes, err := unix.IoctlGetTermios(int(c.terminal.Fd()), getTermios)
	if err != nil {
		c.t.Fatal(err)
	}
	return *modes
}

// works waits until a long command of the program is at work, which shows when it says how far it has come.
// Between the end of the line and that Ctrl-C means nothing, and nobody is so fast but a test.
func (c *console) works() {
	c.t.Helper()
	c.shows(" so far, ")
}

// exits waits until the program ends, and holds that it leaves the terminal as it was.
func (c *console) exits(code int) {
	c.t.Helper()
	select {
	case <-c.exited:
	case <-time.After(patience):
		c.see(func(s *screen) { c.t.Fatalf("the program does not end:\n%s", s) })
	}
	if got := c.command.ProcessState.ExitCode(); got != code {
		c.see(func(s *screen) { c.t.Errorf("exit code %d, want %d; the screen is\n%s", got, code, s) })
	}
	c.restored()
}

// restored holds that the terminal is as it was.
func (c *console) restored() {
	c.t.Helper()
	if got := c.modes(); got != c.before {
		c.t.Errorf("the modes of the terminal are\n%+v, were\n%+v", got, c.before)
	}
	c.until("bracketed paste off", func(s *screen) bool { return !s.pastes })
}

// file waits until a file in the program's home is as wanted.
func (c *console) file(path string, good func(text string) bool) {
	c.t.Helper()
	var text []byte
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
		if text, _ = os.ReadFile(filepath.Join(c.dir, path)); good(string(text)) {
			return
		}
	}
	c.t.Fatalf("%s is %q", path, text)
}
