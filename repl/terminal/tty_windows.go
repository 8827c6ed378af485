package terminal

import (
	"io"
	"os"

	"github.com/chzyer/readline"
)

// tty is the console. readline translates its keys and its drawing.
type tty struct{ raw readline.RawMode }

func openTTY(_, _ *os.File) (*tty, error) { return &tty{}, nil }

func (t *tty) input() io.Reader { return readline.Stdin }

func (t *tty) output() io.Writer { return readline.Stdout }

func (t *tty) canvas() io.Writer { return readline.Stdout }

// size is how many characters fit, never so few that readline cannot draw a line.
func (t *tty) size() (width, height int) {
	if width = readline.GetScreenWidth(); width <= 0 {
		width = 80
	}
	return max(width, 20), 24
}

func (t *tty) edit() error { return t.raw.Enter() }

func (t *tty) busy() error { return t.raw.Exit() }

// lend and resume have nothing to do: between lines the console is as it was found.
func (t *tty) lend() {}

func (t *tty) resume() {}

func (t *tty) lendTo(ending func()) {}

func (t *tty) close() { t.raw.Exit() }

// watch has nothing to watch: the console has no such signals.
func (t *tty) watch(redraw, forget func(), killed func(os.Signal)) {}

// suspend does nothing: there is no job control.
func (t *tty) suspend() {}
