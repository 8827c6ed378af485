//go:build linux || darwin

package repl

import (
	"fmt"
	"strings"
	"syscall"
	"testing"
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
		run  func(c *console)
	}{
		{"several lines are one text", func(c *console) {
			c.press(paste("12\r34\r56"))
			c.ends("> 12", "34", "56", `got "12\n34\n56"`, "> |")
		}},
		{"after what was typed", func(c *console) {
			c.press("typed " + left + left + paste("12\n34\n"))
			c.ends("> typed 12", "34", `got "typed 12\n34\n"`, "> |")
		}},
		{"CRLF and tabs", func(c *console) {
			c.press(paste("1\t2\r\n3\t4\r\n"))
			c.shows(`got "1\t2\n3\t4\n"`)
		}},
		{"one line is typed text", func(c *console) {
			c.press("az" + left + paste("bo\tard\x07") + "x")
			c.ends("> abo ardx|z")
			c.press("\r")
			c.ends(`got "abo ardxz"`, "> |")
		}},
		{"a very long line", func(c *console) {
			long := strings.Repeat("0123456789", 300)
			c.press(paste(long) + "\x01x\r")
			c.until("the line", func(s *screen) bool {
				return strings.Contains(strings.ReplaceAll(s.String(), "\n", ""), fmt.Sprintf("got %q", "x"+long))
			})
		}},
		{"what would control the terminal is not shown", func(c *console) {
			c.press(paste("a\x1b[2J\nb\x1b]0;title\x07\n"))
			c.ends("> a[2J", "b]0;title", `got "a[2J\nb]0;title\n"`, "> |")
		}},
		{"many lines are not all shown", func(c *console) {
			c.press(paste(strings.Repeat("x\n", 100)))
			c.shows("x\n… 69 more lines\ngot")
		}},
		{"it is not in the history", func(c *console) {
			c.press("one\r" + paste("12\n34\n") + up)
			c.ends(`got "12\n34\n"`, "> one|")
		}},
		{"while Ctrl-R searches", func(c *console) {
			c.press("one\r" + ctrlR + "o" + paste("12\n34\n"))
			c.ends("> 12", "34", `got "12\n34\n"`, "> |")
		}},
		{"after a paste keys are keys", func(c *console) {
			c.press(paste("12\n34\n") + "abc\x1b[1;5Dx\r")
			c.ends(`got "xabc"`, "> |")
		}},
		{"200 lines without brackets, none lost, none twice", func(c *console) {
			text, want := many("\r")
			c.press(text)
			c.ends(want...)
		}},
		{"200 lines with CRLF", func(c *console) {
			text, want := many("\r\n")
			c.press(text)
			c.ends(want...)
		}},
		{"typed ahead while a command runs, not echoed", func(c *console) {
			c.press("wait\r")
			c.shows("waiting")
			c.press("one\r\ntwo\rthr")
			c.command.Process.Signal(syscall.SIGUSR1)
			c.ends("> wait", "waiting", `got "wait"`, "> one", `got "one"`, "> two", `got "two"`, "> thr|")
		}},
		{"lent to another program, which gets what is typed", func(c *console) {
			c.press("lend\r")
			c.shows("lent")
			if modes := c.modes(); modes != c.before {
				c.t.Errorf("the modes are %+v, were %+v", modes, c.before)
			}
			c.press("abc\r")
			c.shows(`lent: "abc\n"`)
			c.press("x\r")
			c.ends(`got "x"`, "> |")
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			test.run(openReader(t))
		})
	}
}
