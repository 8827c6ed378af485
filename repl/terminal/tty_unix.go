//go:build unix

package terminal

import (
	"io"
	"os"
	"os/signal"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

// What switches bracketed paste on and off. A terminal that does not know it ignores it.
const (
	pasteOn  = "\x1b[?2004h"
	pasteOff = "\x1b[?2004l"
)

// tty is the terminal: its modes, its size, and the signals that come from it.
type tty struct {
	in, out  *os.File
	fd       int          // of in
	original unix.Termios // its modes before we took it
	signals  chan os.Signal

	mu      sync.Mutex
	editing bool   // keys come unprocessed, for readline; else a command runs
	lent    bool   // somebody else has it, with its original modes
	ending  func() // gives it back where a signal ends the program meanwhile; nil for none
	closed  bool

	stopping sync.Mutex
}

// openTTY takes hold of the terminal.
func openTTY(in, out *os.File) (*tty, error) {
	t := &tty{in: in, out: out, fd: int(in.Fd()), signals: make(chan os.Signal, 16)}
	found, err := unix.IoctlGetTermios(t.fd, getTermios)
	if err != nil {
		return nil, err
	}
	t.original = *found
	t.mu.Lock()
	defer t.mu.Unlock()
	return t, t.take()
}

func (t *tty) input() io.Reader { return t.in }

func (t *tty) output() io.Writer { return t.out }

// canvas is the output for readline.
func (t *tty) canvas() io.Writer { return &canvas{out: t.out} }

// size is how many characters fit, never so few that readline cannot draw a line.
func (t *tty) size() (width, height int) {
	width, height = 80, 24
	if size, err := unix.IoctlGetWinsize(int(t.out.Fd()), unix.TIOCGWINSZ); err == nil && size.Col > 0 {
		width, height = int(size.Col), int(size.Row)
	}
	return max(width, 20), max(height, 4)
}

// ready waits until there is something to read, but not longer than this.
func (t *tty) ready(wait time.Duration) bool {
	poll := []unix.PollFd{{Fd: int32(t.fd), Events: unix.POLLIN}}
	n, err := unix.Poll(poll, int(wait.Milliseconds()))
	return err == nil && n > 0
}

// edit prepares for a line to be edited: each key comes at once, unprocessed.
func (t *tty) edit() error { return t.set(true) }

// busy prepares for a command: Ctrl-C and Ctrl-Z are signals again. What is typed ahead waits as it is; if
// the system echoed it, it would land between the results, and once more in the next line.
func (t *tty) busy() error { return t.set(false) }

func (t *tty) set(editing bool) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.editing = editing
	if t.lent {
		return nil
	}
	return t.apply()
}

// apply sets the modes; t.mu is held.
func (t *tty) apply() error {
	modes := t.original
	if !t.lent {
		modes.Iflag &^= unix.BRKINT | unix.ICRNL | unix.INLCR | unix.IGNCR | unix.ISTRIP
		modes.Lflag &^= unix.ECHO | unix.ECHONL | unix.ICANON | unix.IEXTEN
		modes.Lflag |= unix.ISIG
		modes.Cc[unix.VMIN], modes.Cc[unix.VTIME] = 1, 0
		if t.editing {
			modes.Iflag &^= unix.IXON
			modes.Lflag &^= unix.ISIG
		}
	}
	for {
		err := unix.IoctlSetTermios(t.fd, setTermios, &modes)
		if err != unix.EINTR {
			return err
		}
	}
}

// take makes the terminal ours; t.mu is held.
func (t *tty) take() error {
	t.lent = false
	if err := t.apply(); err != nil {
		return err
	}
	_, err := io.WriteString(t.out, pasteOn)
	return err
}

// lend makes the terminal as it was found, until resume.
func (t *tty) lend() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.lent {
		return
	}
	t.lent = true
	io.WriteString(t.out, pasteOff)
	t.apply() // nothing can be done where it fails
}

// resume takes the terminal back.
func (t *tty) resume() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.closed {
		t.take()
	}
}

// lendTo is lend to somebody who has to be told where a signal ends the program; nil for nobody any more.
func (t *tty) lendTo(ending func()) {
	t.mu.Lock()
	t.ending = ending
	t.mu.Unlock()
	if ending != nil {
		t.lend()
	}
}

// close gives the terminal back for good.
func (t *tty) close() {
	t.lend()
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.closed {
		t.closed = true
		signal.Stop(t.signals)
	}
}

// watch deals with signals. redraw is called when the line must be drawn again, forget when what was
// typed ahead is no longer wanted, killed, which may be nil, when a signal asks the program to end.
func (t *tty) watch(redraw, forget func(), killed func(os.Signal)) {
	heeded := []os.Signal{unix.SIGTSTP, unix.SIGCONT, unix.SIGWINCH, unix.SIGINT}
	if killed != nil {
		heeded = append(heeded, unix.SIGTERM, unix.SIGHUP, unix.SIGQUIT)
	}
	for _, s := range heeded {
		if !signal.Ignored(s) { // whoever started us wants it so, as nohup does
			signal.Notify(t.signals, s)
		}
	}
	go func() {
		for s := range t.signals {
			switch s {
			case unix.SIGWINCH:
				redraw()
			case unix.SIGCONT:
				t.back()
				redraw()
			case unix.SIGTSTP:
				t.suspend()
			case unix.SIGINT:
				forget()
			default:
				t.leave()
				killed(s)
			}
		}
	}()
}

// back sets our modes again after the process was stopped: the shell may have set its own.
func (t *tty) back() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.lent && !t.closed {
		t.take()
	}
}

// leave gives the terminal back to a shell whose prompt begins a line.
func (t *tty) leave() {
	t.mu.Lock()
	editing, ending := t.editing && !t.lent, t.ending
	t.mu.Unlock()
	if ending != nil {
		ending()
	}
	t.lend()
	if editing {
		io.WriteString(t.out, "\n")
	}
}

// suspend stops the program as Ctrl-Z does for one that does not edit lines: the terminal is as it was,
// and the signal goes to the whole process group, which is ours and what we started, and to nobody else.
// It returns when the program goes on.
//
// The signal is SIGTTOU because SIGTSTP, once Go has caught it, cannot be made to stop the program any
// more. The two are alike otherwise: neither stops a program that nobody could continue.
func (t *tty) suspend() {
	if signal.Ignored(unix.SIGTSTP) {
		return
	}
	t.stopping.Lock()
	defer t.stopping.Unlock()
	t.mu.Lock()
	lent := t.lent
	t.mu.Unlock()
	t.lend()
	resumed := make(chan os.Signal, 1)
	signal.Notify(resumed, unix.SIGCONT)
	defer signal.Stop(resumed)
	unix.Kill(0, unix.SIGTTOU)
	select {
	case <-resumed:
	case <-time.After(200 * time.Millisecond): // the system did not stop us
	}
	if !lent {
		t.resume()
	}
}
