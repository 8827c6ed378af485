//go:build linux || darwin

package repl

import (
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/creack/pty"
)

const drawing = "+---+---+---+\n|...|..4|.3.|\n|.23|6..|7..|\n|.87|...|.24|\n+---+---+---+\n|54.|...|...|\n|1.8|.5.|6.7|\n|...|...|.98|\n" +
	"+---+---+---+\n|23.|...|96.|\n|..4|..9|37.|\n|.5.|3..|...|\n+---+---+---+\n"

const historyPath = "state/deduku/history"

// TestProgram is the program itself, in a real terminal.
func TestProgram(t *testing.T) {
	program := filepath.Join(t.TempDir(), "deduku")
	if out, err := exec.Command("go", "build", "-o", program, "deduku/cmd/deduku").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, test := range []struct {
		name string
		run  func(c *console)
	}{
		{"the first screen", func(c *console) {
			c.press("amount\r")
			c.shows("of 81 cells are solved")
			c.ends("deduku> |")
		}},
		{"Delete, then leaving with Ctrl-D", func(c *console) {
			c.press(del + "amount\r")
			c.shows("of 81 cells are solved")
			c.press(ctrlD)
			c.shows("exit")
			c.exits(0)
		}},
		{"leaving with exit", func(c *console) {
			c.press("exit\r")
			c.exits(0)
			c.file(historyPath, func(text string) bool { return strings.HasSuffix(text, "exit\n") })
		}},
		{"a line is in the history before it runs", func(c *console) {
			c.press("new\rcount 999999999999\r")
			c.file(historyPath, func(text string) bool { return strings.HasSuffix(text, "count 999999999999\n") })
			c.command.Process.Kill()
			info, err := os.Stat(filepath.Join(c.dir, historyPath))
			if err != nil || info.Mode().Perm() != 0o600 {
				c.t.Errorf("the history: %v, %v", info.Mode(), err)
			}
		}},
		{"Ctrl-C ends a long command, not the session", func(c *console) {
			c.press("new\r")
			c.ends("deduku> |")
			c.press("count 999999999999\r")
			c.works()
			c.press(ctrlC)
			c.ends("deduku> count 999999999999", "interrupted; the command changed nothing", "deduku> |")
			c.press("amount\r")
			c.shows("0 of 81 cells are solved")
		}},
		{"SIGTERM in a long command", func(c *console) {
			c.press("new\r")
			c.ends("deduku> |")
			c.press("count 999999999999\r")
			c.file(historyPath, func(text string) bool { return strings.Contains(text, "count") })
			c.command.Process.Signal(syscall.SIGTERM)
			c.exits(143)
		}},
		{"nine rows, pasted", func(c *console) {
			c.press(paste(strings.ReplaceAll(nineRows, "\n", "\r")))
			c.shows("the pasted board: 29 givens")
			c.ends("deduku> |")
			c.press(up)
			c.until("the board as one line", func(s *screen) bool {
				return strings.Contains(strings.Join(s.lines(), ""), "deduku> load .....4.3..236..7")
			})
		}},
		{"a drawing, pasted", func(c *console) {
			c.press(paste(drawing))
			c.shows("the pasted board: 29 givens")
		}},
		{"commands, pasted", func(c *console) {
			c.press(paste("new\namount\nbord\namount\n"))
			c.shows("0 of 81 cells are solved")
			c.shows("1 pasted line was not carried out")
			c.shows(`there is no command "bord"`)
			c.ends("deduku> |")
		}},
		{"nine rows without brackets, CRLF", func(c *console) {
			c.press(strings.ReplaceAll(nineRows, "\n", "\r\n"))
			c.shows("row 9> ")
			c.shows("29 givens")
			c.ends("deduku> |")
		}},
		{"Tab completes commands", func(c *console) {
			c.press("cand\t")
			c.ends("deduku> candidates |")
		}},
		{"a session finds the lines of the last", func(c *console) {
			c.press("amount\rexit\r")
			c.exits(0)
			again := open(c.t, 80, 60, []string{"XDG_STATE_HOME=" + filepath.Join(c.dir, "state")}, program, "-q")
			again.ends("deduku> |")
			again.press(ctrlR + "amo")
			again.shows("search: amo")
			again.press("\r")
			again.shows("of 81 cells are solved")
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			c := open(t, 80, 60, nil, program)
			c.ends("deduku> |")
			test.run(c)
		})
	}
	t.Run("no sequences for a dumb terminal", func(t *testing.T) {
		t.Parallel()
		c := open(t, 80, 60, []string{"TERM=dumb"}, program)
		c.ends("deduku> |")
		c.press("amount\n")
		c.shows("of 81 cells are solved")
		c.ends("deduku> |")
		c.press("sol")
		c.ends("deduku> sol|")
		c.press("\x03")
		c.shows("^C")
		c.ends("deduku> |")
		c.press("exit\n")
		c.exits(0)
		if strings.Contains(c.output(), "\x1b") {
			t.Errorf("there are escape sequences in\n%q", c.output())
		}
	})
}

// TestReaderCloses ends a line that is being read, from elsewhere, which readline alone cannot.
func TestReaderCloses(t *testing.T) {
	for _, test := range []struct {
		name string
		end  func(r *TerminalReader, cancel func())
		want error
	}{
		{"Close", func(r *TerminalReader, _ func()) { r.Close() }, io.EOF},
		{"context", func(_ *TerminalReader, cancel func()) { cancel() }, context.Canceled},
	} {
		t.Run(test.name, func(t *testing.T) {
			keyboard, terminal, err := pty.Open()
			if err != nil {
				t.Skipf("there are no pseudo-terminals here: %v", err)
			}
			c := &console{t: t, keyboard: keyboard, terminal: terminal, screen: newScreen(80, 24), changed: make(chan struct{})}
			go c.read()
			defer keyboard.Close()
			c.before = c.modes()
			reader, err := NewTerminalReader(TerminalConfig{In: terminal, Out: terminal})
			if err != nil {
				t.Fatal(err)
			}
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			got := make(chan error)
			go func() {
				line, err := reader.Line(ctx, "> ")
				if line != "" {
					t.Errorf("got %q, which nobody entered", line)
				}
				got <- err
			}()
			c.press("abc")
			c.ends("> abc|")
			test.end(reader, cancel)
			if err := <-got; !errors.Is(err, test.want) {
				t.Errorf("got %v, want %v", err, test.want)
			}
			reader.Close()
			c.restored()
		})
	}
}
