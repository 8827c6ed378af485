//go:build linux || darwin

package main

import (
	"testing"

	"deduku/internal/testutil/termtest"
)

// TestPager reads a long text a screen at a time: keys move, what was typed ahead is none of them, and the prompt comes back
// below the last screen.
func TestPager(t *testing.T) {
	t.Parallel()
	c := termtest.Start(t, 80, 12, []string{"PAGER=false", "DEDUKU_PAGER=auto"}, program, "-q", "--seed", "42")
	c.Ends("deduku> |")
	c.Press("help all\ramount\r") // the second line is typed ahead
	c.Shows("%) space goes on, b back, / searches, q leaves")
	c.Shows("solve [METHOD | best")
	c.Press(" ")
	c.Shows("until [before] TECHNIQUE|LEVEL | CELL")
	c.Press("b/REDO\r")
	c.Shows("do again what was undone")
	c.Press("!")
	c.Shows("g and G to the ends")
	c.Press("G")
	c.Shows("(end) space or q leaves, b goes back; or type on")
	c.Size(70, 14)
	c.Press("g")
	c.Shows("the ne\nxt N") // the lines of before, cut at the new width
	c.Press("G ")           // at the end space leaves
	c.Shows("23 of 81 cells are solved, 23 of them given")
	c.Ends("deduku> |")
	c.Press("help all\r")
	c.Shows("space goes on")
	c.Press("G")
	c.Shows("(end)")
	c.Press("3 8") // at the end what is no key of the pager leaves, and is typed
	c.Ends("deduku> 3 8|")
	c.Press(termtest.CtrlC)
	c.Ends("deduku> |")
	c.Press("help all\r")
	c.Shows("space goes on")
	c.Press(termtest.CtrlC)
	c.Ends("deduku> |")
	c.Press("set pager off; history 1\r")
	c.Shows("set pager off; history 1\n")
	c.Press("exit\r")
	c.Exits(0)
}
