//go:build linux || darwin

package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"deduku/board"
	"deduku/board/search"
	"deduku/internal/testutil/termtest"
	"deduku/repl/state"
)

// player is somebody who plays on the board of an example, and knows its solution.
type player struct {
	*termtest.Console
	cursor   board.Cell
	open     []board.Cell
	solution board.Grid
}

// startPlaying starts a session by a command line, loads an example and plays on it.
func startPlaying(t *testing.T, width, height int, env []string, argv ...string) *player {
	t.Helper()
	p := &player{Console: termtest.Start(t, width, height, env, argv...)}
	p.Ends("deduku> |")
	easy := state.ExampleNamed("easy").Grid
	p.Press("example easy\r")
	p.Shows("38 givens")
	p.Ends("deduku> |")
	puzzle := search.OfGrid(easy)
	p.solution, _ = search.Solve(&puzzle)
	for c, d := range easy {
		if d == 0 {
			p.open = append(p.open, board.Cell(c))
		}
	}
	p.cursor = p.open[0]
	p.Press("play\r")
	p.at()
	return p
}

// at waits until the board says where the cursor is.
func (p *player) at() {
	p.T.Helper()
	p.Shows(p.cursor.String())
}

// walk moves to a cell, along the row and then along the column.
func (p *player) walk(to board.Cell) {
	p.T.Helper()
	for _, move := range []struct {
		by         int
		plus, less string
	}{{to.Col() - p.cursor.Col(), termtest.Right, "h"}, {to.Row() - p.cursor.Row(), "j", termtest.Up}} {
		p.Press(strings.Repeat(move.plus, max(0, move.by)) + strings.Repeat(move.less, max(0, -move.by)))
	}
	p.cursor = to
	p.at()
}

// set fills a cell with its digit.
func (p *player) set(c board.Cell) {
	p.T.Helper()
	p.walk(c)
	p.Press(p.solution[c].String())
}

// TestPlay plays a whole puzzle with hints, on screens of both sizes, with colour and without. In the middle the screen
// changes its size and the program is stopped and goes on. The prompt then has the board, the log and undo as played.
func TestPlay(t *testing.T) {
	t.Parallel()
	const shell = "set -m; deduku -q --seed 42; echo stopped; read go; fg"
	for _, screen := range []struct{ width, height, thenWidth, thenHeight int }{{80, 24, 100, 40}, {40, 20, 80, 24}} {
		for _, env := range [][]string{nil, {"NO_COLOR=1"}} {
			t.Run(fmt.Sprintf("%dx%d%s", screen.width, screen.height, strings.Join(env, "")), func(t *testing.T) {
				t.Parallel()
				p := startPlaying(t, screen.width, screen.height, env, "sh", "-c", shell)
				half := len(p.open) / 2
				p.Press("?")
				p.Shows("the next step is easy")
				p.Press("?")
				p.Shows("look for: ")
				p.Press("n")
				p.Shows("NOTES")
				p.Press("n")
				for _, c := range p.open[:half] {
					p.set(c)
				}
				p.ResizeBoth(screen.thenWidth, screen.thenHeight)
				p.at()
				p.Press("\x1a")
				p.Shows("stopped")
				p.Until("the screen of the shell", func(s *termtest.Screen) bool { return len(s.Modes) == 0 })
				p.Press("\r")
				p.Until("the board again", func(s *termtest.Screen) bool {
					return slices.Contains(s.Modes, "?1049") && strings.Contains(s.String(), p.cursor.String())
				})
				for _, c := range p.open[half:] {
					p.set(c)
				}
				p.Shows("Solved. The puzzle is easy,")
				p.Shows("2 hints")
				if colour := strings.Contains(p.Output(), "\x1b[96m"); colour != (env == nil) {
					t.Errorf("colour: %v", colour)
				}
				p.Press("q")
				p.Ends("easy: 81 of 81 cells are solved; 43 moves can be undone", "deduku> |")
				p.Press("undo\r")
				p.Shows("easy: 80 of 81 cells are solved")
				p.Ends("deduku> |")
				p.Press("log\r")
				p.Shows(" 80 PREMISE   ")
				p.Ends("deduku> |")
				p.Press("exit\r")
				p.Exits(0)
			})
		}
	}
}

// TestPlayKilled ends the program while somebody plays, by a signal that nothing can be done about and by the loss of the
// terminal: the next session brings back the board with its notes.
func TestPlayKilled(t *testing.T) {
	t.Parallel()
	for name, end := range map[string]func(p *player){
		"killed":  func(p *player) { p.Signal(syscall.SIGKILL) },
		"hung up": func(p *player) { p.Signal(syscall.SIGHUP) },
		"ended":   func(p *player) { p.Signal(syscall.SIGTERM) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			env := []string{"XDG_STATE_HOME=" + filepath.Join(t.TempDir(), "state")}
			p := startPlaying(t, 80, 24, env, program, "-q", "--seed", "42")
			p.set(p.open[0])
			p.set(p.open[1])
			p.walk(p.open[2])
			p.Press("n" + p.solution[p.open[2]].String() + "n?")
			p.Shows("the next step is easy")
			end(p)
			p.Wait()
			if name != "killed" {
				p.Restored()
			}
			c := termtest.Start(t, 80, 60, env, program, "-q")
			c.Shows("A session was not ended")
			c.Press("session restore\r")
			c.Shows("easy: 40 of 81 cells are solved")
			c.Ends("deduku> |")
			c.Press("pencil\r")
			c.Shows(p.open[2].String() + " " + p.solution[p.open[2]].String())
			c.Press("undo 3\r")
			c.Shows("easy: 38 of 81 cells are solved")
			c.Ends("deduku> |")
			c.Press("exit\r")
			c.Exits(0)
		})
	}
}

// TestPlayNowhere says in a line why there is no board full screen.
func TestPlayNowhere(t *testing.T) {
	t.Parallel()
	for _, start := range []struct {
		env  []string
		args []string
	}{
		{[]string{"TERM=dumb"}, []string{program, "-q"}},
		{nil, []string{program, "-q", "--plain"}},
		{nil, []string{"sh", "-c", "deduku -q | cat"}},
	} {
		c := termtest.Start(t, 80, 24, start.env, start.args...)
		c.Ends("deduku> |")
		c.Press("play\n")
		c.Shows("play needs a terminal")
		c.Press("exit\n")
		c.Exits(0)
	}
}

// TestPlayKeyboard types as terminals do that report each key with what is held down, and clicks.
func TestPlayKeyboard(t *testing.T) {
	t.Parallel()
	p := startPlaying(t, 80, 24, nil, program, "-q", "--seed", "42")
	const shiftSeven, question, right, small = "\x1b[55:38;2u", "\x1b[47:63;2u", "\x1b[C", "\x1b[110;1u"
	p.Press(shiftSeven)
	p.Shows("7")
	p.Press(question)
	p.Shows("the next step is easy")
	p.Press(small)
	p.Shows("NOTES")
	p.Press(small)
	p.Press("\x1b[<0;69;21M\x1b[<0;69;21m") // in the last cell
	p.Shows("r9c9")
	if out := p.Output(); !strings.Contains(out, "\x1b[=13;1u") && !strings.Contains(out, "\x1b[>13u") {
		t.Error("what is held down is not asked for")
	}
	p.Press("\x1b[113;1u") // q
	p.Ends("deduku> |")
	p.Press("pencil\r")
	p.Shows("r1c1 7")
	p.Press("exit\r")
	p.Exits(0)
}
