//go:build linux || darwin

package main

import (
	"strings"
	"testing"

	"deduku/internal/testutil/termtest"
)

// TestReplay shows steps at a terminal and plays with the keys.
func TestReplay(t *testing.T) {
	t.Parallel()
	shows := func(c *termtest.Console, what string) {
		c.T.Helper()
		c.Until(what, func(s *termtest.Screen) bool {
			all := s.Lines()
			return len(all) > 0 && strings.Contains(s.String(), what) && strings.Contains(all[len(all)-1], "arrows step, q leaves")
		})
	}
	start := func(t *testing.T, width, height int) *termtest.Console {
		c := termtest.Start(t, width, height, nil, program, "-q", "--seed", "42")
		c.Ends("deduku> |")
		c.Press("step 5\r")
		c.Shows("28 POS_DED   r6c7 = 9")
		c.Ends("deduku> |")
		return c
	}
	t.Run("keys", func(t *testing.T) {
		t.Parallel()
		c := start(t, 80, 60)
		c.Press("replay --delay 600\r ") // and a pause
		shows(c, "24/28 ")
		shows(c, "space goes on")
		c.Press(termtest.Right)
		shows(c, "25/28 ")
		c.Press(termtest.Right + termtest.Right)
		shows(c, "27/28 ")
		c.Press(termtest.Left)
		shows(c, "26/28 ")
		c.Press("\x1b[F")
		shows(c, "28/28 ")
		c.Press(termtest.Right + "xyz")
		shows(c, "28/28 ")
		c.Press("\x1b[H")
		shows(c, "24/28 ")
		c.Press(termtest.Left + " ")
		shows(c, "space pauses")
		c.Press("q")
		c.Ends("deduku> |")
		c.See(func(s *termtest.Screen) {
			if n := strings.Count(s.String(), "/28 "); n != 1 {
				t.Errorf("%d frames are left on\n%s", n, s)
			}
		})
		c.Press("amount\r")
		c.Shows("28 of 81 cells are solved")
		c.Press("exit\r")
		c.Exits(0)
	})
	t.Run("by itself, to the end", func(t *testing.T) {
		t.Parallel()
		c := start(t, 80, 60)
		c.Press("replay 25-27 --delay 0.05\r")
		shows(c, "27/28 ")
		shows(c, "space goes on")
		c.Press(" ")
		shows(c, "27/28 ")
		c.Press("\r")
		c.Ends("deduku> |")
	})
	t.Run("Ctrl-C", func(t *testing.T) {
		t.Parallel()
		c := start(t, 80, 60)
		c.Press("replay --delay 600\r")
		shows(c, "24/28 ")
		c.Press(termtest.CtrlC)
		c.Ends("interrupted; the command changed nothing", "deduku> |")
		c.See(func(s *termtest.Screen) {
			if strings.Contains(s.String(), "q leaves") {
				t.Errorf("the keys are left on\n%s", s)
			}
		})
		c.Press("amount\r") // no key is lost to the replay
		c.Shows("28 of 81 cells are solved")
	})
	t.Run("another size", func(t *testing.T) {
		t.Parallel()
		c := start(t, 80, 60)
		c.Press("replay --delay 600\r ")
		shows(c, "24/28 ")
		shows(c, "space goes on")
		c.Resize(60)
		shows(c, "24/28 ")
		c.Until("one frame", func(s *termtest.Screen) bool {
			return strings.Count(s.String(), "/28 ") == 1 && !strings.Contains(s.String(), "deduku>")
		})
		c.Press("q")
		c.Ends("deduku> |")
	})
	t.Run("a small screen", func(t *testing.T) {
		t.Parallel()
		c := start(t, 40, 20)
		c.Press("replay --delay 600\r ")
		shows(c, "24/28 ")
		c.Press(termtest.Right)
		shows(c, "25/28 ")
		c.Press("q")
		c.Ends("deduku> |")
		c.See(func(s *termtest.Screen) {
			if strings.Contains(s.String(), "24/28 ") {
				t.Errorf("the frame before is left on\n%s", s)
			}
		})
	})
	t.Run("a dumb terminal", func(t *testing.T) {
		t.Parallel()
		c := termtest.Start(t, 80, 200, []string{"TERM=dumb"}, program, "-q", "--seed", "42")
		c.Ends("deduku> |")
		c.Press("step 3; replay --delay 0.01\n")
		c.Shows("26/26 ")
		c.Ends("deduku> |")
		if strings.Contains(c.Output(), "\x1b") {
			t.Errorf("there are escape sequences in\n%q", c.Output())
		}
	})
}
