//go:build linux || darwin

package termtest

import (
	"os"
	"os/signal"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestConsole talks to a shell script, with which no code of ours is between keyboard and screen.
func TestConsole(t *testing.T) {
	t.Parallel()
	const script = `printf "> "
while read -r line; do
	case $line in
	home) echo $HOME ;;
	size) stty size ;;
	save) echo saved >$HOME/file ;;
	leave) exit 7 ;;
	*) echo "so far, $line" ;;
	esac
	printf "> "
done`
	c := Start(t, 80, 24, nil, "sh", "-c", script)
	c.Ends("> |")
	c.Press("home\n")
	c.Ends("> home", c.Dir, "> |")
	c.Press("size\n")
	c.Ends("24 80", "> |")
	c.Size(60, 24)
	c.Press("size\n")
	c.Ends("24 60", "> |")
	c.Press("save\n")
	c.File("file", func(text string) bool { return text == "saved\n" })
	c.Press("ab" + Backspace + "c")
	c.Ends("> ac|")
	c.Press("\n")
	c.Ends("> ac", "so far, ac", "> |")
	if c.within(time.Millisecond, func(s *Screen) bool { return strings.Contains(s.String(), "never") }) {
		t.Error("the screen shows what it does not")
	}
	c.Press("leave\n")
	c.Exits(7)
	if !strings.Contains(c.Output(), "so far, ac\r\n") {
		t.Errorf("the script wrote %q", c.Output())
	}
}

// TestConsoleKilled ends a program that does not listen.
func TestConsoleKilled(t *testing.T) {
	t.Parallel()
	c := Start(t, 80, 24, nil, "sh", "-c", "trap '' TERM; echo deaf; cat")
	c.Shows("deaf")
	c.Kill()
	c.Restored()
}

// TestSignalsHeeded starts a program while signals are ignored here, as under nohup.
func TestSignalsHeeded(t *testing.T) {
	before := signal.Ignored(syscall.SIGHUP)
	signal.Ignore(syscall.SIGHUP, syscall.SIGINT)
	heed(syscall.SIGHUP, syscall.SIGINT)
	if signal.Ignored(syscall.SIGHUP) || signal.Ignored(os.Interrupt) {
		t.Error("the signals are ignored still")
	}
	for _, s := range []syscall.Signal{syscall.SIGHUP, syscall.SIGINT} {
		c := Start(t, 80, 24, nil, "cat")
		c.Press("x\r")
		c.Shows("x\nx")
		c.Signal(s)
		c.Wait()
		if status := c.command.ProcessState.Sys().(syscall.WaitStatus); status.Signal() != s {
			t.Errorf("%v: %v", s, c.command.ProcessState)
		}
	}
	if !before {
		signal.Reset(syscall.SIGHUP, syscall.SIGINT)
	}
}
