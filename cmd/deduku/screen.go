package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"time"

	"golang.org/x/term"

	"deduku/repl"
)

// isTerminal reports whether a stream is a terminal.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// screenOf is what a session needs to know of the stream that its results go to.
func screenOf(out io.Writer) repl.Screen {
	screen := repl.Screen{
		Terminal: isTerminal(out),
		Unicode:  showsUnicode(os.Getenv),
		Color:    func(setting string) bool { return wantsColor(setting, os.Getenv, isTerminal(out)) },
	}
	if f, ok := out.(*os.File); ok && screen.Terminal {
		screen.Size = func() (width, height int) {
			width, height, err := term.GetSize(int(f.Fd()))
			if err != nil || width == 0 {
				return 80, 24
			}
			return width, height
		}
		screen.Page = page
	}
	return screen
}

// wantsColor decides about colour: the setting, then NO_COLOR, then CLICOLOR_FORCE and FORCE_COLOR, then
// what the stream is.
func wantsColor(setting string, getenv func(string) string, terminal bool) bool {
	forced := func(variable string) bool { v := getenv(variable); return v != "" && v != "0" }
	switch {
	case setting != "auto":
		return setting == "always"
	case getenv("NO_COLOR") != "":
		return false
	case forced("CLICOLOR_FORCE"), forced("FORCE_COLOR"):
		return true
	}
	return terminal && getenv("TERM") != "dumb"
}

// showsUnicode asks the locale, by the variables and in the order that POSIX names.
func showsUnicode(getenv func(string) string) bool {
	for _, variable := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if locale := getenv(variable); locale != "" {
			locale = strings.ToLower(locale)
			return strings.Contains(locale, "utf-8") || strings.Contains(locale, "utf8")
		}
	}
	return false
}

// page shows a text through a pager.
func page(pager, text string) error {
	words := strings.Fields(pager)
	command := exec.Command(words[0], words[1:]...)
	command.Stdin, command.Stdout, command.Stderr = strings.NewReader(text), os.Stdout, os.Stderr
	return command.Run()
}

// interruptible gives a command a context that the first Ctrl-C ends. Where the command does not stop,
// the third ends the program, after restore has given the terminal back.
func interruptible(talk io.Writer, restore func()) func(context.Context) (context.Context, context.CancelFunc) {
	return func(ctx context.Context) (context.Context, context.CancelFunc) {
		ctx, cancel := context.WithCancel(ctx)
		pressed := make(chan os.Signal, 3)
		signal.Notify(pressed, os.Interrupt)
		go func() {
			count, last := 0, time.Time{}
			for range pressed {
				if time.Since(last) > 2*time.Second {
					count = 0
				}
				count, last = count+1, time.Now()
				cancel()
				switch count {
				case 2:
					fmt.Fprintln(talk, "\nstill stopping; Ctrl-C once more ends deduku")
				case 3:
					restore()
					os.Exit(repl.ExitInterrupted)
				}
			}
		}()
		return ctx, func() {
			signal.Stop(pressed)
			close(pressed)
			cancel()
		}
	}
}
