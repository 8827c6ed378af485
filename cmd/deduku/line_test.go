//go:build linux || darwin

package main

import (
	"strings"
	"testing"

	"deduku/internal/testutil/termtest"
)

// TestLine types with what the line offers: earlier lines by their beginning, a search that Esc leaves, completion that says what
// is what, and a line typed before that stands dim behind the cursor.
func TestLine(t *testing.T) {
	t.Parallel()
	c := termtest.Start(t, 80, 40, nil, program, "-q", "--seed", "42")
	c.Ends("deduku> |")
	c.Press("set log off\rcount unique\rcls\r")
	c.Until("an empty screen", func(s *termtest.Screen) bool { return len(s.Lines()) == 1 })

	// Up searches by what stands before the cursor, and Down comes back.
	c.Press("se" + termtest.Up)
	c.Ends("deduku> set log off|")
	c.Press(termtest.Down)
	offers(c, "deduku> se", "t log off")

	// Right takes what is offered, and so does End.
	c.Press(termtest.Right)
	c.Ends("deduku> set log off|")
	c.Press("\x15cou")
	offers(c, "deduku> cou", "nt unique")
	c.Press("\x1b[F")
	c.Ends("deduku> count unique|")

	// Esc leaves the search of Ctrl-R and keeps the line.
	c.Press("\x15\x12log")
	c.Shows("search: log")
	c.Press("\x1b")
	c.Until("the line that was found", func(s *termtest.Screen) bool {
		lines := s.Lines()
		return len(lines) > 0 && strings.HasPrefix(lines[len(lines)-1], "deduku> set log off")
	})
	c.Press("\x05x")
	c.Ends("deduku> set log offx|")

	// Completion says what is what, whatever the case.
	c.Press("\x15TECHNIQUES X-\t\t")
	c.Shows("x-wing")
	c.Shows("X-Wing, hard")
	c.Press("\x15sE\t\t")
	c.Shows("session  all of it, to go on")
	c.Press("\x15set sug\t")
	c.Ends("deduku> set suggest |")
	c.Press("off\r")
	c.Press("cou")
	c.Ends("deduku> cou|")
	c.Press("\x15export b\t")
	c.Shows("board.svg")
	c.Press("\x15exit\r")
	c.Exits(0)

	plain := termtest.Start(t, 80, 24, []string{"NO_COLOR=1"}, program, "-q")
	plain.Ends("deduku> |")
	plain.Press("board amount\rboa")
	plain.Ends("deduku> boa|") // without colour nothing could tell what is typed from what is offered
	plain.Press("\x15exit\r")
	plain.Exits(0)
}

// offers waits for a line with more behind the cursor than was typed.
func offers(c *termtest.Console, typed, offered string) {
	c.T.Helper()
	c.Until("the offer "+offered, func(s *termtest.Screen) bool {
		lines := s.Lines()
		return len(lines) > 0 && lines[len(lines)-1] == typed+offered && s.Row == len(lines)-1 && s.Col == len(typed)
	})
}
