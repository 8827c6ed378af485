//go:build linux || darwin

package terminal

import (
	"fmt"
	"strings"
	"syscall"
	"testing"

	"deduku/internal/testutil/termtest"
	"deduku/repl/terminal/keys"
)

// TestReaderPaste pastes into the line, with and without brackets around the text.
func TestReaderPaste(t *testing.T) {
	many := func(end string) (text string, lines []string) {
		for i := range 200 {
			line := fmt.Sprintf("line %d", i)
			text += line + end
			lines = append(lines, "> "+line, fmt.Sprintf("got %q", line))
		}
		return text, append(lines, "> |")
	}
	for _, test := range []struct {
		name string
		run  func(c *termtest.Console)
	}{
		{"several lines are one text", func(c *termtest.Console) {
			c.Press(termtest.Paste("12\r34\r56"))
			c.Ends("> 12", "34", "56", `got "12\n34\n56"`, "> |")
		}},
		{"after what was typed", func(c *termtest.Console) {
			c.Press("typed " + left + left + termtest.Paste("12\n34\n"))
			c.Ends("> typed 12", "34", `got "typed 12\n34\n"`, "> |")
		}},
		{"CRLF and tabs", func(c *termtest.Console) {
			c.Press(termtest.Paste("1\t2\r\n3\t4\r\n"))
			c.Shows(`got "1\t2\n3\t4\n"`)
		}},
		{"one line is typed text", func(c *termtest.Console) {
			c.Press("az" + left + termtest.Paste("bo\tard\x07") + "x")
			c.Ends("> abo ardx|z")
			c.Press("\r")
			c.Ends(`got "abo ardxz"`, "> |")
		}},
		{"a very long line", func(c *termtest.Console) {
			long := strings.Repeat("0123456789", 300)
			c.Press(termtest.Paste(long) + "\x01x\r")
			c.Until("the line", func(s *termtest.Screen) bool {
				return strings.Contains(strings.ReplaceAll(s.String(), "\n", ""), fmt.Sprintf("got %q", "x"+long))
			})
		}},
		{"what would control the terminal is not shown", func(c *termtest.Console) {
			c.Press(termtest.Paste("a\x1b[2J\nb\x1b]0;title\x07\n"))
			c.Ends("> a[2J", "b]0;title", `got "a[2J\nb]0;title\n"`, "> |")
		}},
		{"many lines are not all shown", func(c *termtest.Console) {
			c.Press(termtest.Paste(strings.Repeat("x\n", 100)))
			c.Shows("x\n… 69 more lines\ngot")
		}},
		{"as many as are shown", func(c *termtest.Console) {
			c.Press(termtest.Paste(strings.Repeat("x\n", echoed+1)))
			c.Shows("x\ngot")
		}},
		{"a paste beyond all measure", func(c *termtest.Console) {
			c.Press(termtest.Paste(strings.Repeat("123456789\n", keys.MaxPaste/10+1)))
			c.Shows("\nthe paste was too long: its last 4 bytes are lost\ngot")
		}},
		{"it is not in the history", func(c *termtest.Console) {
			c.Press("one\r" + termtest.Paste("12\n34\n") + up)
			c.Ends(`got "12\n34\n"`, "> one|")
		}},
		{"while Ctrl-R searches", func(c *termtest.Console) {
			c.Press("one\r" + ctrlR + "o" + termtest.Paste("12\n34\n"))
			c.Ends("> 12", "34", `got "12\n34\n"`, "> |")
		}},
		{"after a paste keys are keys", func(c *termtest.Console) {
			c.Press(termtest.Paste("12\n34\n") + "abc\x1b[1;5Dx\r")
			c.Ends(`got "xabc"`, "> |")
		}},
		{"200 lines without brackets, none lost, none twice", func(c *termtest.Console) {
			text, want := many("\r")
			c.Press(text)
			c.Ends(want...)
		}},
		{"200 lines with CRLF", func(c *termtest.Console) {
			text, want := many("\r\n")
			c.Press(text)
			c.Ends(want...)
		}},
		{"typed ahead while a command runs, not echoed", func(c *termtest.Console) {
			c.Press("wait\r")
			c.Shows("waiting")
			c.Press("one\r\ntwo\rthr")
			c.Signal(syscall.SIGUSR1)
			c.Ends("> wait", "waiting", `got "wait"`, "> one", `got "one"`, "> two", `got "two"`, "> thr|")
		}},
		{"a program that a command starts gets what is typed", func(c *termtest.Console) {
			c.Press("read\r")
			c.Shows("reading")
			c.Press("abc\n")
			c.Shows(`read: "abc\n" <nil>`)
			c.Press("x\r")
			c.Ends(`got "x"`, "> |")
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			test.run(openReader(t))
		})
	}
}
