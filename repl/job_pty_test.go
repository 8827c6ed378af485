//go:build linux || darwin

package repl

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"
)

// shellVariable makes the test binary act as a very small shell.
const shellVariable = "DEDUKU_TEST_SHELL"

// TestShellProgram is that shell: it runs the reading program as a job, says when the job stops and what
// the terminal is like then, and continues it when it reads a line.
func TestShellProgram(t *testing.T) {
	if os.Getenv(shellVariable) == "" {
		t.Skip("runs only in the terminal of another test")
	}
	found, err := unix.IoctlGetTermios(0, getTermios)
	if err != nil {
		fmt.Println(err)
		os.Exit(2)
	}
	job := exec.Command(os.Args[0], "-test.run=^TestReaderProgram$")
	job.Env = append(os.Environ(), readerVariable+"=1")
	job.Stdin, job.Stdout, job.Stderr = os.Stdin, os.Stdout, os.Stderr
	job.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Foreground: true, Ctty: 0}
	if err := job.Start(); err != nil {
		fmt.Println(err)
		os.Exit(2)
	}
	signal.Ignore(unix.SIGTTOU) // not before, or the job would too
	pass := make(chan os.Signal, 1)
	signal.Notify(pass, unix.SIGUSR1, unix.SIGUSR2)
	go func() {
		for s := range pass {
			if s == unix.SIGUSR2 {
				s = unix.SIGSTOP
			}
			job.Process.Signal(s)
		}
	}()
	input := bufio.NewReader(os.Stdin)
	for {
		var status unix.WaitStatus
		if _, err := unix.Wait4(job.Process.Pid, &status, unix.WUNTRACED, nil); err == unix.EINTR {
			continue
		} else if err != nil || !status.Stopped() {
			os.Exit(status.ExitStatus())
		}
		foreground(os.Getpid())
		modes, err := unix.IoctlGetTermios(0, getTermios)
		unix.IoctlSetTermios(0, setTermios, found) // as shells do
		if err == nil && *modes == *found {
			fmt.Println("stopped, as it was")
		} else {
			fmt.Println("stopped, changed", err)
		}
		if _, err := input.ReadString('\n'); err != nil {
			os.Exit(2)
		}
		foreground(job.Process.Pid)
		unix.Kill(-job.Process.Pid, unix.SIGCONT)
	}
}

// foreground makes a process group the one that the terminal's keys go to.
func foreground(group int) {
	if err := unix.IoctlSetPointerInt(0, unix.TIOCSPGRP, group); err != nil {
		fmt.Println(err)
	}
}

// TestSuspend stops the program with Ctrl-Z, as the job of a shell, and continues it.
func TestSuspend(t *testing.T) {
	start := func(t *testing.T) *console {
		t.Parallel()
		c := open(t, 80, 24, []string{shellVariable + "=1"}, os.Args[0], "-test.run=^TestShellProgram$")
		c.ends("> |")
		return c
	}
	stopped := func(c *console, how string) {
		c.t.Helper()
		c.until(how, func(s *screen) bool { all := s.lines(); return len(all) > 0 && all[len(all)-1] == how })
	}
	t.Run("at the prompt", func(t *testing.T) {
		c := start(t)
		for range 3 {
			c.press("abc" + left + "\x1a")
			stopped(c, "stopped, as it was")
			c.until("no bracketed paste", func(s *screen) bool { return !s.pastes })
			c.press("fg\r")
			c.ends("fg", "> ab|c")
			c.until("bracketed paste", func(s *screen) bool { return s.pastes })
			c.press("x\r")
			c.ends(`got "abxc"`, "> |")
		}
		c.press(ctrlD)
		c.exits(0)
	})
	t.Run("while a command runs", func(t *testing.T) {
		c := start(t)
		c.press("wait\r")
		// The system drops what the terminal has not shown when Ctrl-Z comes, so wait for the line end too.
		c.until("a command to run", func(s *screen) bool { return s.col == 0 && strings.Contains(s.String(), "waiting") })
		c.press("\x1a")
		stopped(c, "stopped, as it was")
		c.press("fg\r")
		c.until("bracketed paste", func(s *screen) bool { return s.pastes })
		c.press("abc")
		c.command.Process.Signal(unix.SIGUSR1)
		c.ends("fg", `got "wait"`, "> abc|")
		c.press("\x15" + ctrlD)
		c.exits(0)
	})
	t.Run("by SIGSTOP", func(t *testing.T) {
		c := start(t)
		c.press("abc")
		c.ends("> abc|")
		c.command.Process.Signal(unix.SIGUSR2)
		c.shows("stopped, changed")
		c.press("fg\r")
		c.ends("fg", "> abc|")
		c.press("\x01x\r")
		c.ends(`got "xabc"`, "> |")
		c.press(ctrlD)
		c.exits(0)
	})
}
