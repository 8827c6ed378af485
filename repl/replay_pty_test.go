//go:build linux || darwin

package repl

import (
	"strings"
	"testing"
)

// TestReplay shows steps at a terminal and plays with the keys.
func TestReplay(t *testing.T) {
	t.Parallel()
	program := build(t)
	shows := func(c *console, what string) {
		c.t.Helper()
		c.until(what, func(s *screen) bool {
			all := s.lines()
			return len(all) > 0 && strings.Contains(s.String(), what) && strings.Contains(all[len(all)-1], "arrows step, q leaves")
		})
	}
	start := func(t *testing.T, width, height int) *console {
		c := open(t, width, height, nil, program, "-q", "--seed", "42")
		c.ends("deduku> |")
		c.press("step 5\r")
		c.shows("only 9 is left for r6c7")
		c.ends("deduku> |")
		return c
	}
	t.Run("keys", func(t *testing.T) {
		t.Parallel()
		c := start(t, 80, 60)
		c.press("replay --delay 600\r ") // and a pause
		shows(c, "24/28 ")
		shows(c, "space goes on")
		c.press(right)
		shows(c, "25/28 ")
		c.press(right + right)
		shows(c, "27/28 ")
		c.press(left)
		shows(c, "26/28 ")
		c.press("\x1b[F")
		shows(c, "28/28 ")
		c.press(right + "xyz")
		shows(c, "28/28 ")
		c.press("\x1b[H")
		shows(c, "24/28 ")
		c.press(left + " ")
		shows(c, "space pauses")
		c.press("q")
		c.ends("deduku> |")
		c.see(func(s *screen) {
			if n := strings.Count(s.String(), "/28 "); n != 1 {
				t.Errorf("%d frames are left on\n%s", n, s)
			}
		})
		c.press("amount\r")
		c.shows("28 of 81 cells are solved")
		c.press("exit\r")
		c.exits(0)
	})
	t.Run("by itself, to the end", func(t *testing.T) {
		t.Parallel()
		c := start(t, 80, 60)
		c.press("replay 25-27 --delay 0.05\r")
		shows(c, "27/28 ")
		shows(c, "space goes on")
		c.press(" ")
		shows(c, "27/28 ")
		c.press("\r")
		c.ends("deduku> |")
	})
	t.Run("Ctrl-C", func(t *testing.T) {
		t.Parallel()
		c := start(t, 80, 60)
		c.press("replay --delay 600\r")
		shows(c, "24/28 ")
		c.press(ctrlC)
		c.ends("interrupted; the command changed nothing", "deduku> |")
		c.see(func(s *screen) {
			if strings.Contains(s.String(), "q leaves") {
				t.Errorf("the keys are left on\n%s", s)
			}
		})
		c.press("amount\r") // no key is lost to the replay
		c.shows("28 of 81 cells are solved")
	})
	t.Run("another size", func(t *testing.T) {
		t.Parallel()
		c := start(t, 80, 60)
		c.press("replay --delay 600\r ")
		shows(c, "24/28 ")
		shows(c, "space goes on")
		c.resize(60)
		shows(c, "24/28 ")
		c.until("one frame", func(s *screen) bool {
			return strings.Count(s.String(), "/28 ") == 1 && !strings.Contains(s.String(), "deduku>")
		})
		c.press("q")
		c.ends("deduku> |")
	})
	t.Run("a small screen", func(t *testing.T) {
		t.Parallel()
		c := start(t, 40, 20)
		c.press("replay --delay 600\r ")
		shows(c, "24/28 ")
		c.press(right)
		shows(c, "25/28 ")
		c.press("q")
		c.ends("deduku> |")
		c.see(func(s *screen) {
			if strings.Contains(s.String(), "24/28 ") {
				t.Errorf("the frame before is left on\n%s", s)
			}
		})
	})
	t.Run("a dumb terminal", func(t *testing.T) {
		t.Parallel()
		c := open(t, 80, 200, []string{"TERM=dumb"}, program, "-q", "--seed", "42")
		c.ends("deduku> |")
		c.press("step 3; replay --delay 0.01\n")
		c.shows("26/26 ")
		c.ends("deduku> |")
		if strings.Contains(c.output(), "\x1b") {
			t.Errorf("there are escape sequences in\n%q", c.output())
		}
	})
}
