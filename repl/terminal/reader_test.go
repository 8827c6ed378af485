//go:build linux || darwin

package terminal

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"syscall"
	"testing"

	"deduku/internal/testutil/termtest"
)

// What the tests type.
const (
	up, down, right, left = termtest.Up, termtest.Down, termtest.Right, termtest.Left
	ctrlC, ctrlD, ctrlR   = termtest.CtrlC, termtest.CtrlD, termtest.CtrlR
	del, backspace        = termtest.Del, termtest.Backspace
)

// TestReader edits lines in a real terminal. Each case is a habit of people or a fault of readline's.
func TestReader(t *testing.T) {
	for _, test := range []struct {
		name string
		run  func(c *termtest.Console)
	}{
		{"Delete on an empty line does not end the session", func(c *termtest.Console) {
			c.Press(del + del + "x\r")
			c.Ends(`got "x"`, "> |")
		}},
		{"Delete on a line emptied just before", func(c *termtest.Console) {
			c.Press("a" + backspace + del + "b\r")
			c.Ends(`got "b"`, "> |")
		}},
		{"Delete in a line", func(c *termtest.Console) {
			c.Press("abc\x1b[H" + del)
			c.Ends("> |bc")
			c.Press("\r")
			c.Ends(`got "bc"`, "> |")
		}},
		{"Ctrl-D in a line deletes, on an empty line ends", func(c *termtest.Console) {
			c.Press("abc\x01" + ctrlD)
			c.Ends("> |bc")
			c.Press(ctrlD + ctrlD + ctrlD)
			c.Shows("\nend")
			c.Exits(0)
		}},
		{"Ctrl-Space is not the end of input", func(c *termtest.Console) {
			c.Press("\x00x\x00\r")
			c.Ends(`got "x"`, "> |")
		}},
		{"words by Ctrl-arrows and Alt-arrows", func(c *termtest.Console) {
			c.Press("one two three\x1b[1;5D\x1b[1;3D")
			c.Ends("> one |two three")
			c.Press("\x1b[1;5C\x1b[5D\x1b[5D\x1bOd\x1b\x1b[C\r")
			c.Ends(`got "one two three"`, "> |")
		}},
		{"Home and End in all their spellings", func(c *termtest.Console) {
			for i, home := range []string{"\x1b[1~", "\x1b[7~", "\x1b[H", "\x1bOH", "\x01"} {
				end := []string{"\x1b[4~", "\x1b[8~", "\x1b[F", "\x1bOF", "\x05"}[i]
				c.Press(fmt.Sprint("b", home, i, end, "c\r"))
				c.Ends(fmt.Sprintf(`got "%dbc"`, i), "> |")
			}
		}},
		{"function keys leave nothing in the line", func(c *termtest.Console) {
			c.Press("a\x1bOP\x1bOS\x1b[15~\x1b[24~\x1b[[A\x1b[2~\x1b[5~\x1b[6~\x1b[Z\x1b[1;2P\x1b[24;80Rb\r")
			c.Ends(`got "ab"`, "> |")
		}},
		{"Alt with letters", func(c *termtest.Console) {
			c.Press("one two\x1bx\x1b1\x1bü\x1bb\x1bd")
			c.Ends("> one |")
			c.Press("\x1b" + backspace + "\x1bf\r")
			c.Ends(`got ""`, "> |")
		}},
		{"deleting the first word back leaves the rest", func(c *termtest.Console) {
			for _, key := range []string{"\x17", "\x1b" + backspace} {
				c.Press("one two\x01" + right + right + key + "x\r")
				c.Ends(`got "xe two"`, "> |")
				c.Press("  one two\x01" + right + key + "x\r")
				c.Ends(`got "x one two"`, "> |")
				c.Press("one two three" + left + left + key + "x\r")
				c.Ends(`got "one two xee"`, "> |")
			}
		}},
		{"a key that comes in pieces", func(c *termtest.Console) {
			c.Press("ab\x1b[1;5")
			c.Press("Dx\r")
			c.Ends(`got "xab"`, "> |")
		}},
		{"emoji, wide and combining characters", func(c *termtest.Console) {
			const text = "🎲数e\u0301…"
			c.Press(text + left + left + right + right + "\x1b[H\x1b[F" + "x" + backspace + "\r")
			c.Shows(fmt.Sprintf("got %q", text))
		}},
		{"a line longer than the screen", func(c *termtest.Console) {
			long := strings.Repeat("0123456789", 20)
			c.Press(long + "\x01x\x05y" + left + left + right + right + backspace + "\r")
			c.Until("the line", func(s *termtest.Screen) bool {
				return strings.Contains(strings.ReplaceAll(s.String(), "\n", ""), fmt.Sprintf("got %q", "x"+long))
			})
		}},
		{"Ctrl-L clears the screen and keeps the line", func(c *termtest.Console) {
			c.Press("first\rsecond\x0c")
			c.Until("a clear screen", func(s *termtest.Screen) bool {
				return slices.Equal(s.Visible(), []string{"> second"}) && s.Row == s.Top() && s.Col == 8
			})
			c.Press("\r")
			c.Ends("> second", `got "second"`, "> |")
		}},
		{"Ctrl-C drops the line, and the second explains", func(c *termtest.Console) {
			c.Press("abc" + ctrlC)
			c.Ends("> abc^C", "> |")
			c.Press(ctrlC)
			c.Ends("> ^C", "Ctrl-D or 'exit' leaves", "> |")
			c.Press(ctrlC + "x\r" + ctrlC)
			c.Ends("> ^C", "> x", `got "x"`, "> ^C", "> |")
		}},
		{"Up, Down and editing what they find", func(c *termtest.Console) {
			c.Press("one\rtwo\rtwo\r three\r\r")
			c.Ends(`got ""`, "> |")
			c.Press(up + up + up + down + "x\r")
			c.Ends(`got "twox"`, "> |")
			c.Press(up + up + "\r")
			c.Ends("> twox", `got "twox"`, "> two", `got "two"`, "> |")
			c.Press(up + up + up + "\r")
			c.Ends("> two", `got "two"`, "> two", `got "two"`, "> |")
		}},
		{"a history that cannot be written says so once", func(c *termtest.Console) {
			c.Press("full\r")
			c.Ends("> full", "history: the disk is full", `got "full"`, "> |")
			c.Press("one\rfull\r")
			c.Ends("> one", `got "one"`, "> full", `got "full"`, "> |")
			c.Press(up + up + "\r")
			c.Ends(`got "one"`, "> |")
		}},
		{"a line that is repeated is there once", func(c *termtest.Console) {
			c.Press("one\rtwo\rtwo\r" + up + up)
			c.Ends("> two", `got "two"`, "> two", `got "two"`, "> one|")
		}},
		{"Up begins with the newest line each time", func(c *termtest.Console) {
			c.Press("one\rtwo\rthree\r" + up + up + up)
			c.Ends(`got "three"`, "> one|")
			c.Press("\x15three\r" + up) // a repeat, which is not kept
			c.Ends("> three", `got "three"`, "> three|")
			c.Press(up + up + "\x15\r" + up) // an empty line
			c.Ends(">", `got ""`, "> three|")
			c.Press(up + up + "\x15" + termtest.Paste("1\n2\n") + up)
			c.Ends("> 1", "2", `got "1\n2\n"`, "> three|")
		}},
		{"Up finds what a command has added", func(c *termtest.Console) {
			c.Press("one\radd\r" + up)
			c.Ends("> add", `got "add"`, "> added|")
			c.Press(up + up)
			c.Ends("> one|")
		}},
		{"Ctrl-R finds a line and leaves the history whole", func(c *termtest.Console) {
			c.Press("board one\rsolve\rcount\r" + ctrlR + "d o")
			c.Shows("bck-i-search: d o")
			c.Press("\r")
			c.Ends(`got "board one"`, "> |")
			c.Press(up)
			c.Ends("> board one|")
			c.Press(up)
			c.Ends("> count|")
			c.Press("\r")
			c.Ends(`got "count"`, "> |")
		}},
		{"editing what Ctrl-R found leaves the history whole", func(c *termtest.Console) {
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
				c.Press("board one\rsolve\rcount\r")
				c.Ends("> board one", `got "board one"`, "> solve", `got "solve"`, "> count", `got "count"`, "> |")
				c.Press(ctrlR + "ard" + edit.keys + "Z" + ctrlC + up + up + up)
				c.Ends("> "+edit.leaves+"^C", "> board one|")
				c.Press(ctrlC)
				c.Ends("> board one^C", "> |")
			}
			c.Press(ctrlR + "ard" + del + "X\r")
			c.Ends(`got "boXrd one"`, "> |")
		}},
		{"Ctrl-R with nothing to find, and Ctrl-C out of it", func(c *termtest.Console) {
			c.Press(ctrlR + "x" + ctrlC + ctrlR + "\x07y\r")
			c.Ends(`got "y"`, "> |")
		}},
		{"Tab completes, lists, and caps the list", func(c *termtest.Console) {
			c.Press("bo\t")
			c.Ends("> board|")
			c.Press("\t")
			c.Ends("board   boards", "> board|")
			c.Press("s\t")
			c.Ends("> boards |")
			c.Press("\x15n\t\t")
			c.Shows("more")
			c.Until("a list that fits", func(s *termtest.Screen) bool {
				all := s.Lines()
				last := len(all) - 2
				return all[last+1] == "> n" && strings.HasPrefix(all[last], "… ") && s.Row-s.Top() < 24
			})
			c.Press("\x15di\t")
			c.Ends("> dir/|")
			c.Press("\x15!\tx\r")
			c.Ends(`got "!x"`, "> |")
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			test.run(openReader(t))
		})
	}
}

// openReader starts the program that reads lines and says what it got.
func openReader(t *testing.T, env ...string) *termtest.Console {
	t.Helper()
	return openReaderSized(t, 80, 24, env...)
}

func openReaderSized(t *testing.T, width, height int, env ...string) *termtest.Console {
	t.Helper()
	c := termtest.Start(t, width, height, append(env, programVariable+"=reader"), os.Args[0])
	c.Ends("> |")
	return c
}

// TestReaderSize changes the size of the terminal.
func TestReaderSize(t *testing.T) {
	for _, test := range []struct {
		name  string
		width int
		run   func(c *termtest.Console)
	}{
		{"no width at all", 0, func(c *termtest.Console) {
			c.Press("bo\t" + ctrlC + "abc" + left + "x\r")
			c.Shows(`got "abxc"`)
		}},
		{"five columns", 5, func(c *termtest.Console) {
			c.Press("abcdefghi\x01x\r")
			c.Until("the line", func(s *termtest.Screen) bool { return strings.Contains(s.String(), `got "xabcdefghi"`) })
		}},
		{"to 40 columns and back", 80, func(c *termtest.Console) {
			c.Press("0123456789")
			c.Ends("> 0123456789|")
			c.Resize(40)
			c.Press("01234567890123456789012345678\x01x\x05")
			c.Ends("> x0123456789012345678901234567890123456", "78|")
			c.Press("\x15")
			c.Ends("> |")
			c.Resize(80)
			c.Press(strings.Repeat("y", 50) + "\r")
			c.Ends("> "+strings.Repeat("y", 50), fmt.Sprintf("got %q", strings.Repeat("y", 50)), "> |")
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
		row    int // where the cursor is then, at the beginning of a line
	}{
		{"SIGTERM at the prompt", "abc", "> abc", syscall.SIGTERM, 143, 1},
		{"SIGHUP at the prompt", "abc", "> abc", syscall.SIGHUP, 129, 1},
		{"SIGTERM while a command runs", "wait\r", "waiting\n", syscall.SIGTERM, 143, 2},
		{"SIGQUIT while a command runs", "wait\r", "waiting\n", syscall.SIGQUIT, 131, 2},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			c := openReader(t)
			c.Press(test.before)
			c.Until(test.shows, func(s *termtest.Screen) bool {
				return strings.Contains(s.String()+"\n", test.shows) && (s.Col == 0) == strings.HasSuffix(test.shows, "\n")
			})
			c.Signal(test.signal)
			c.Exits(test.code)
			c.See(func(s *termtest.Screen) {
				if s.Row != test.row || s.Col != 0 {
					t.Errorf("the cursor is at %d in row %d", s.Col, s.Row)
				}
			})
		})
	}
	t.Run("a panic", func(t *testing.T) {
		t.Parallel()
		c := openReader(t)
		c.Press("panic\r")
		c.Shows("panicked")
		c.Exits(3)
	})
}
