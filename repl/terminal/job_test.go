//go:build linux || darwin

package terminal

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

	"deduku/internal/testutil/termtest"
)

// shellProgram is a very small shell: it runs the reading program as a job, says when the job stops and what
// the terminal is like then, and continues it when it reads a line.
func shellProgram() {
	// Whoever started the tests may have had these signals ignored, which a job would inherit.
	signal.Notify(make(chan os.Signal, 1), unix.SIGTSTP, unix.SIGTTIN, unix.SIGTTOU)
	found, err := unix.IoctlGetTermios(0, getTermios)
	if err != nil {
		fmt.Println(err)
		os.Exit(2)
	}
	job := exec.Command(os.Args[0])
	job.Env = append(os.Environ(), programVariable+"=reader")
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
	start := func(t *testing.T) *termtest.Console {
		t.Parallel()
		c := termtest.Start(t, 80, 24, []string{programVariable + "=shell"}, os.Args[0])
		c.Ends("> |")
		return c
	}
	stopped := func(c *termtest.Console, how string) {
		c.T.Helper()
		c.Until(how, func(s *termtest.Screen) bool { all := s.Lines(); return len(all) > 0 && all[len(all)-1] == how })
	}
	t.Run("at the prompt", func(t *testing.T) {
		c := start(t)
		for range 3 {
			c.Press("abc" + left + "\x1a")
			stopped(c, "stopped, as it was")
			c.Until("no bracketed paste", func(s *termtest.Screen) bool { return !s.Pastes })
			c.Press("fg\r")
			c.Ends("fg", "> ab|c")
			c.Until("bracketed paste", func(s *termtest.Screen) bool { return s.Pastes })
			c.Press("x\r")
			c.Ends(`got "abxc"`, "> |")
		}
		c.Press(ctrlD)
		c.Exits(0)
	})
	t.Run("while a command runs", func(t *testing.T) {
		c := start(t)
		c.Press("wait\r")
		// The system drops what the terminal has not shown when Ctrl-Z comes, so wait for the line end too.
		c.Until("a command to run", func(s *termtest.Screen) bool { return s.Col == 0 && strings.Contains(s.String(), "waiting") })
		c.Press("\x1a")
		stopped(c, "stopped, as it was")
		c.Press("fg\r")
		c.Until("bracketed paste", func(s *termtest.Screen) bool { return s.Pastes })
		c.Press("abc")
		c.Signal(unix.SIGUSR1)
		c.Ends("fg", `got "wait"`, "> abc|")
		c.Press("\x15" + ctrlD)
		c.Exits(0)
	})
	t.Run("by SIGSTOP", func(t *testing.T) {
		c := start(t)
		c.Press("abc")
		c.Ends("> abc|")
		editing := c.Modes()
		c.Signal(unix.SIGUSR2)
		c.Shows("stopped, changed")
		c.Press("fg\r")
		c.Ends("fg", "> abc|")
		if modes := c.Modes(); modes != editing {
			t.Errorf("the modes are %+v, were %+v", modes, editing)
		}
		c.Press("\x01x\r")
		c.Ends(`got "xabc"`, "> |")
		c.Press(ctrlD)
		c.Exits(0)
	})
}
