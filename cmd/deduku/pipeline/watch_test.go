//go:build linux || darwin

package pipeline

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"deduku/cmd/deduku/subcommand"
	"deduku/internal/testutil/termtest"
)

// TestBar is the bar of a run that takes long: it counts puzzles, then goes away.
func TestBar(t *testing.T) {
	t.Parallel()
	x := termtest.New(t, 80, 24)
	in, feed := io.Pipe()
	s := subcommand.Streams{In: in, Out: x.Terminal, Err: x.Terminal}
	w := StartWatch(s, []string{"-"}, false)
	if w == nil {
		t.Fatal("nobody watches a run in a terminal")
	}
	w.Progress().Puzzles.Add(7)
	x.Shows("7 puzzles, ")
	w.Aside(func() bool {
		fmt.Fprintln(s.Out, "a result")
		return false
	})
	x.Until("the bar below the result", func(s *termtest.Screen) bool {
		lines := s.Lines()
		return len(lines) > 1 && strings.HasPrefix(lines[len(lines)-1], "7 puzzles, ") && lines[len(lines)-2] == "a result"
	})
	w.Stop()
	feed.Close()

	w = StartWatch(s, []string{"-"}, false)
	w.counted().Add(12)
	x.Shows("12 solutions so far")
	w.Stop()

	if w := StartWatch(subcommand.Streams{In: x.Terminal, Out: x.Terminal, Err: x.Terminal}, []string{"-"}, false); w != nil {
		t.Error("a bar would be in the way of who types puzzles")
	}
	if w := StartWatch(s, []string{"-"}, true); w != nil {
		t.Error("a quiet run is watched")
	}
	var nobody *Watch
	if nobody.Progress() != nil || nobody.counted() != nil {
		t.Error("nobody looks, and yet there is something to look at")
	}
	nobody.Aside(func() bool { return false })
	nobody.Stop()
}
