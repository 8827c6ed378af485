//go:build linux || darwin

package repl

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

func TestZZ(t *testing.T) {
	for _, w := range []int{80, 40} {
		c := open(t, w, 24, nil, "/tmp/wrap/deduku", "-q")
		c.ends("deduku> |")
		c.press("amount\r")
		show := func(what string) {
			time.Sleep(150 * time.Millisecond)
			c.see(func(s *screen) { fmt.Printf("--- %s row %d col %d\n%s\n", what, s.row, s.col, s) })
		}
		show("start")
		c.press("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
		show("typed")
		c.see(func(s *screen) { c.raw.Reset() })
		c.press("\x1b[H")
		show("home")
		fmt.Printf("%q\n", strings.ReplaceAll(c.output(), "\b\b\b\b\b\b\b\b", "<8b>"))
		c.see(func(s *screen) { c.raw.Reset() })
		c.press(del)
		show("del")
		fmt.Printf("%q\n", strings.ReplaceAll(c.output(), "\b\b\b\b\b\b\b\b", "<8b>"))
		c.press("x")
		show("x")
		c.press("x")
		show("x")
	}
}
