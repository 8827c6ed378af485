//go:build linux || darwin

package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"deduku/internal/testutil/termtest"
)

const drawing = "+---+---+---+\n|...|..4|.3.|\n|.23|6..|7..|\n|.87|...|.24|\n+---+---+---+\n|54.|...|...|\n|1.8|.5.|6.7|\n|...|...|.98|\n" +
	"+---+---+---+\n|23.|...|96.|\n|..4|..9|37.|\n|.5.|3..|...|\n+---+---+---+\n"

const nineRows = ".....4.3.\n.236..7..\n.87....24\n54.......\n1.8.5.6.7\n.......98\n23....96.\n..4..937.\n.5.3.....\n"

const historyPath = "state/deduku/history"

// program is the name under which TestMain puts this test binary, acting as deduku, into the PATH.
const program = "deduku"

// TestProgram is the program itself, in a real terminal.
func TestProgram(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name string
		run  func(c *termtest.Console)
	}{
		{"the first screen", func(c *termtest.Console) {
			c.Press("amount\r")
			c.Shows("of 81 cells are solved")
			c.Ends("deduku> |")
		}},
		{"Delete, then leaving with Ctrl-D", func(c *termtest.Console) {
			c.Press(termtest.Del + "amount\r")
			c.Shows("of 81 cells are solved")
			c.Press(termtest.CtrlD)
			c.Shows("exit")
			c.Exits(0)
		}},
		{"leaving with exit", func(c *termtest.Console) {
			c.Press("exit\r")
			c.Exits(0)
			c.File(historyPath, func(text string) bool { return strings.HasSuffix(text, "exit\n") })
		}},
		{"a line is in the history before it runs", func(c *termtest.Console) {
			c.Press("clear\rcount 999999999999\r")
			c.File(historyPath, func(text string) bool { return strings.HasSuffix(text, "count 999999999999\n") })
			c.Kill()
			info, err := os.Stat(filepath.Join(c.Dir, historyPath))
			if err != nil || info.Mode().Perm() != 0o600 {
				c.T.Errorf("the history: %v, %v", info.Mode(), err)
			}
		}},
		{"Ctrl-C ends a long command, not the session", func(c *termtest.Console) {
			c.Press("clear\r")
			c.Ends("deduku> |")
			c.Press("count 999999999999\r")
			works(c)
			c.Press(termtest.CtrlC)
			c.Shows("counted so far: ")
			c.Ends("interrupted; the command changed nothing", "deduku> |")
			c.Press("amount\r")
			c.Shows("0 of 81 cells are solved")
		}},
		{"SIGTERM in a long command", func(c *termtest.Console) {
			c.Press("clear\r")
			c.Ends("deduku> |")
			c.Press("count 999999999999\r")
			c.File(historyPath, func(text string) bool { return strings.Contains(text, "count") })
			c.Signal(syscall.SIGTERM)
			c.Exits(143)
		}},
		{"nine rows, pasted", func(c *termtest.Console) {
			c.Press(termtest.Paste(strings.ReplaceAll(nineRows, "\n", "\r")))
			c.Shows("the pasted board: 29 givens")
			c.Ends("deduku> |")
			c.Press(termtest.Up)
			c.Until("the board as one line", func(s *termtest.Screen) bool {
				return strings.Contains(strings.Join(s.Lines(), ""), "deduku> load .....4.3..236..7")
			})
		}},
		{"a drawing, pasted", func(c *termtest.Console) {
			c.Press(termtest.Paste(drawing))
			c.Shows("the pasted board: 29 givens")
		}},
		{"commands, pasted", func(c *termtest.Console) {
			c.Press(termtest.Paste("clear\namount\nbord\namount\n"))
			c.Shows("0 of 81 cells are solved")
			c.Shows("1 pasted line was not carried out")
			c.Shows(`there is no command "bord"`)
			c.Ends("deduku> |")
		}},
		{"nine rows without brackets, CRLF", func(c *termtest.Console) {
			c.Press(strings.ReplaceAll(nineRows, "\n", "\r\n"))
			c.Shows("row 9> ")
			c.Shows("29 givens")
			c.Ends("deduku> |")
		}},
		{"Tab completes commands", func(c *termtest.Console) {
			c.Press("cand\t")
			c.Ends("deduku> candidates |")
		}},
		{"a session finds the lines of the last", func(c *termtest.Console) {
			c.Press("amount\rexit\r")
			c.Exits(0)
			again := termtest.Start(c.T, 80, 60, []string{"XDG_STATE_HOME=" + filepath.Join(c.Dir, "state")}, program, "-q")
			again.Ends("deduku> |")
			again.Press(termtest.CtrlR + "amo")
			again.Shows("search: amo")
			again.Press("\r")
			again.Shows("of 81 cells are solved")
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			c := termtest.Start(t, 80, 60, nil, program)
			c.Ends("deduku> |")
			test.run(c)
		})
	}
	for name, start := range map[string]struct {
		env  []string
		args []string
	}{
		"no sequences for a dumb terminal": {[]string{"TERM=dumb"}, []string{program}},
		"no sequences for who wants none":  {nil, []string{program, "--plain"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := termtest.Start(t, 80, 20, start.env, start.args...)
			plainly(c)
			if slices.Contains(start.args, "--plain") && strings.Contains(c.Output(), "│") {
				t.Errorf("there are drawn lines in\n%q", c.Output())
			}
		})
	}
}

// plainly uses a session without colour, line editing and pager.
func plainly(c *termtest.Console) {
	c.T.Helper()
	c.Ends("deduku> |")
	c.Press("help\n")
	c.Shows("More: help all")
	c.Ends("deduku> |")
	c.Press("sol")
	c.Ends("deduku> sol|")
	c.Press("\x03")
	c.Shows("^C")
	c.Ends("deduku> |")
	c.Press("exit\n")
	c.Exits(0)
	if strings.Contains(c.Output(), "\x1b") {
		c.T.Errorf("there are escape sequences in\n%q", c.Output())
	}
}

// works waits until a long command is at work, which shows when it says how far it has come. Between the end of the
// line and that Ctrl-C means nothing, and nobody is so fast but a test.
func works(c *termtest.Console) {
	c.T.Helper()
	c.Shows(" so far, ")
}
