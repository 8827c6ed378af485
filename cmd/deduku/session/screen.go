package session

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"time"

	"deduku/repl"
	"deduku/repl/console"
	"deduku/repl/terminal"
)

// screenOf is what a session needs to know of the streams that its results and its talk go to. A quiet one does not say how far
// it is.
func screenOf(out, errs io.Writer, quiet bool) console.Screen {
	screen := console.Screen{
		Terminal: terminal.Is(out),
		Watched:  terminal.Is(out) && terminal.Is(errs) && !quiet,
		Unicode:  terminal.ShowsUnicode(os.Getenv),
		Color:    func(setting string) bool { return terminal.WantsColor(setting, os.Getenv, terminal.Is(out)) },
		Talk:     func(setting string) bool { return terminal.WantsColor(setting, os.Getenv, terminal.Is(errs)) },
	}
	if f, ok := out.(*os.File); ok && screen.Terminal {
		screen.Size = func() (width, height int) { return terminal.Size(f) }
		screen.Page = func(pager, text string) error { return terminal.Page(pager, text, f, os.Stderr) }
	}
	return screen
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
