//go:build linux || darwin

package repl

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// What terminals send.
const (
	up, down, right, left = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
	del                   = "\x1b[3~"
	ctrlC, ctrlD          = "\x03", "\x04"
	ctrlR                 = "\x12"
	esc                   = "\x1b"
	backspace             = "\x7f"
)

func paste(text string) string { return "\x1b[200~" + text + "\x1b[201~" }

// TestReader edits lines in a real terminal. Each case is a habit of people or a fault of readline's.
func TestReader(t *testing.T) {
	for _, test := range []struct {
		name string
		run  func(c *console)
	}{
		{"Delete on an empty line does not end the session", func(c *console) {
			c.press(del + del + "x\r")
			c.ends(`got "x"`, "> |")
		}},
		{"Delete on a line emptied just before", func(c *console) {
			c.press("a" + backspace + del + "b\r")
			c.ends(`got "b"`, "> |")
		}},
		{"Delete in a line", func(c *console) {
			c.press("abc\x1b[H" + del)
			c.ends("> |bc")
			c.press("\r")
			c.ends(`got "bc"`, "> |")
		}},
		{"Ctrl-D in a line deletes, on an empty line ends", func(c *console) {
			c.press("abc\x01" + ctrlD)
			c.ends("> |bc")
			c.press(ctrlD + ctrlD + ctrlD)
			c.shows("\nend")
			c.exits(0)
		}},
		{"Ctrl-Space is not the end of input", func(c *console) {
			c.press("\x00x\x00\r")
			c.ends(`got "x"`, "> |")
		}},
		{"words by Ctrl-arrows and Alt-arrows", func(c *console) {
			c.press("one two three\x1b[1;5D\x1b[1;3D")
			c.ends("> one |two three")
			c.press("\x1b[1;5C\x1b[5D\x1b[5D\x1bOd\x1b\x1b[C\r")
			c.ends(`got "one two three"`, "> |")
		}},
		{"Home and End in all their spellings", func(c *console) {
			for i, home := range []string{"\x1b[1~", "\x1b[7~", "\x1b[H", "\x1bOH", "\x01"} {
				end := []string{"\x1b[4~", "\x1b[8~", "\x1b[F", "\x1bOF", "\x05"}[i]
				c.press(fmt.Sprint("b", home, i, end, "c\r"))
				c.ends(fmt.Sprintf(`got "%dbc"`, i), "> |")
			}
		}},
		{"a lone Esc does not take the next key", func(c *console) {
			// The machine may be so busy that the pause between two keys gets lost, so try with longer ones.
			for pause := 100 * time.Millisecond; pause < patience; pause *= 2 {
				c.press(esc)
				time.Sleep(pause)
				c.press("x")
				if c.within(pause, func(s *screen) bool { return slices.Equal(s.lines(), []string{"> x"}) }) {
					c.press("\r")
					c.ends(`got "x"`, "> |")
					return
				}
			}
			c.t.Error("Esc takes the next key")
		}},
		{"function keys leave nothing in the line", func(c *console) {
			c.press("a\x1bOP\x1bOS\x1b[15~\x1b[24~\x1b[[A\x1b[2~\x1b[5~\x1b[6~\x1b[Z\x1b[1;2P\x1b[24;80Rb\r")
			c.ends(`got "ab"`, "> |")
		}},
		{"Alt with letters", func(c *console) {
			c.press("one two\x1bx\x1b1\x1bü\x1bb\x1bd")
			c.ends("> one |")
			c.press("\x1b" + backspace + "\x1bf\r")
			c.ends(`got ""`, "> |")
		}},
		{"deleting the first word back leaves the rest", func(c *console) {
			for _, key := range []string{"\x17", "\x1b" + backspace} {
				c.press("one two\x01" + right + right + key + "x\r")
				c.ends(`got "xe two"`, "> |")
				c.press("  one two\x01" + right + key + "x\r")
				c.ends(`got "x one two"`, "> |")
				c.press("one two three" + left + left + key + "x\r")
				c.ends(`got "one two xee"`, "> |")
			}
		}},
		{"a key that comes in pieces", func(c *console) {
			c.press("ab\x1b[1;5")
			c.press("Dx\r")
			c.ends(`got "xab"`, "> |")
		}},
		{"emoji, wide and combining characters", func(c *console) {
			const text = "🎲数e\u0301…"
			c.press(text + left + left + right + right + "\x1b[H\x1b[F" + "x" + backspace + "\r")
			c.shows(fmt.Sprintf("got %q", text))
		}},
		{"a line longer than the screen", func(c *console) {
			long := strings.Repeat("0123456789", 20)
			c.press(long + "\x01x\x05y" + left + left + right + right + backspace + "\r")
			c.until("the line", func(s *screen) bool {
				return strings.Contains(strings.ReplaceAll(s.String(), "\n", ""), fmt.Sprintf("got %q", "x"+long))
			})
		}},
		{"Ctrl-L clears the screen and keeps the line", func(c *console) {
			c.press("first\rsecond\x0c")
			c.until("a clear screen", func(s *screen) bool {
				return slices.Equal(s.visible(), []string{"> second"}) && s.row == s.top() && s.col == 8
			})
			c.press("\r")
			c.ends("> second", `got "second"`, "> |")
		}},
		{"Ctrl-C drops the line, and the second explains", func(c *console) {
			c.press("abc" + ctrlC)
			c.ends("> abc^C", "> |")
			c.press(ctrlC)
			c.ends("> ^C", "Ctrl-D or 'exit' leaves", "> |")
			c.press(ctrlC + "x\r" + ctrlC)
			c.ends("> ^C", "> x", `got "x"`, "> ^C", "> |")
		}},
		{"Up, Down and editing what they find", func(c *console) {
			c.press("one\rtwo\rtwo\r three\r\r")
			c.ends(`got ""`, "> |")
			c.press(up + up + up + down + "x\r")
			c.ends(`got "twox"`, "> |")
			c.press(up + up + "\r")
			c.ends("> twox", `got "twox"`, "> two", `got "two"`, "> |")
			c.press(up + up + up + "\r")
			c.ends("> two", `got "two"`, "> two", `got "two"`, "> |")
		}},
		{"Ctrl-R finds a line and leaves the history whole", func(c *console) {
			c.press("board one\rsolve\rcount\r" + ctrlR + "oar")
			c.shows("bck-i-search: oar")
			c.press("\r")
			c.ends(`got "board one"`, "> |")
			c.press(up)
			c.ends("> board one|")
			c.press(up)
			c.ends("> count|")
			c.press("\r")
			c.ends(`got "count"`, "> |")
		}},
		{"editing what Ctrl-R found leaves the history whole", func(c *console) {
			for _, edit := range []struct{ keys, leaves string }{
				{del, "boZrd one"},
				{"\x15", "Zard one"},
				{"\x0b", "boZ"},
				{"\x17", "Zard one"},
				{ctrlD, "boZrd one"},
				{"\x14", "baoZrd one"},
				{left + backspace, "Zoard one"},
				{"\x1bd", "boZ one"},
				{"\x1b\x7f", "Zard one"},
			} {
				// Ctrl-C is a key only while a line is edited, and a line like the one to wait for is there twice
				// before: when it is typed and when it is found.
				c.press("board one\rsolve\rcount\r")
				c.ends("> board one", `got "board one"`, "> solve", `got "solve"`, "> count", `got "count"`, "> |")
				c.press(ctrlR + "ard" + edit.keys + "Z" + ctrlC + up + up + up)
				c.ends("> "+edit.leaves+"^C", "> board one|")
				c.press(ctrlC)
				c.ends("> board one^C", "> |")
			}
			c.press(ctrlR + "ard" + del + "X\r")
			c.ends(`got "boXrd one"`, "> |")
		}},
		{"Ctrl-R with nothing to find, and Ctrl-C out of it", func(c *console) {
			c.press(ctrlR + "x" + ctrlC + ctrlR + "\x07y\r")
			c.ends(`got "y"`, "> |")
		}},
		{"Tab completes, lists, and caps the list", func(c *console) {
			c.press("bo\t")
			c.ends("> board|")
			c.press("\t")
			c.ends("board   boards", "> board|")
			c.press("s\t")
			c.ends("> boards |")
			c.press("\x15n\t\t")
			c.shows("more")
			c.until("a list that fits", func(s *screen) bool {
				all := s.lines()
				last := len(all) - 2
				return all[last+1] == "> n" && strings.HasPrefix(all[last], "… ") && s.row-s.top() < 24
			})
			c.press("\x15di\t")
			c.ends("> dir/|")
			c.press("\x15!\tx\r")
			c.ends(`got "!x"`, "> |")
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			test.run(openReader(t))
		})
	}
}

// openReader starts the program that reads lines and says what it got.
func openReader(t *testing.T, env ...string) *console {
	t.Helper()
	return openReaderSized(t, 80, 24, env...)
}

func openReaderSized(t *testing.T, width, height int, env ...string) *console {
	t.Helper()
	c := open(t, width, height, append(env, readerVariable+"=1"), os.Args[0], "-test.run=^TestReaderProgram$")
	c.ends("> |")
	return c
}

// TestReaderSize changes the size of the terminal.
func TestReaderSize(t *testing.T) {
	for _, test := range []struct {
		name  string
		width int
		run   func(c *console)
	}{
		{"no width at all", 0, func(c *console) {
			c.press("bo\t" + ctrlC + "abc" + left + "x\r")
			c.shows(`got "abxc"`)
		}},
		{"five columns", 5, func(c *console) {
			c.press("abcdefghi\x01x\r")
			c.until("the line", func(s *screen) bool { return strings.Contains(s.String(), `got "xabcdefghi"`) })
		}},
		{"to 40 columns and back", 80, func(c *console) {
			c.press("0123456789")
			c.ends("> 0123456789|")
			c.resize(40)
			c.press("01234567890123456789012345678\x01x\x05")
			c.ends("> x0123456789012345678901234567890123456", "78|")
			c.press("\x15")
			c.ends("> |")
			c.resize(80)
			c.press(strings.Repeat("y", 50) + "\r")
			c.ends("> "+strings.Repeat("y", 50), fmt.Sprintf("got %q", strings.Repeat("y", 50)), "> |")
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			test.run(openReaderSized(t, test.width, 24))
		})
	}
}

// TestReaderSignals sends signals and holds that the terminal is as it was.
func TestReaderSignals(t *testing.T) {
	for _, test := range []struct {
		name   string
		before string // typed
		shows  string
		signal syscall.Signal
		code   int
	}{
		{"SIGTERM at the prompt", "abc", "> abc", syscall.SIGTERM, 143},
		{"SIGHUP at the prompt", "abc", "> abc", syscall.SIGHUP, 129},
		{"SIGTERM while a command runs", "wait\r", "waiting", syscall.SIGTERM, 143},
		{"SIGQUIT while a command runs", "wait\r", "waiting", syscall.SIGQUIT, 131},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			c := openReader(t)
			c.press(test.before)
			c.shows(test.shows)
			c.command.Process.Signal(test.signal)
			c.exits(test.code)
		})
	}
	t.Run("a panic", func(t *testing.T) {
		t.Parallel()
		c := openReader(t)
		c.press("panic\r")
		c.shows("panicked")
		c.exits(3)
	})
}
