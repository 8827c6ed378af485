//go:build linux || darwin

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"deduku/repl/terminal/termtest"
)

// TestFirstFiveMinutes is what a new user does first, in one session, and again the next day.
func TestFirstFiveMinutes(t *testing.T) {
	t.Parallel()
	c := termtest.Start(t, 80, 70, nil, program, "--seed", "42")
	state := "XDG_STATE_HOME=" + filepath.Join(c.Dir, "state")

	// A greeting, a board, a prompt; solve works at once.
	c.Shows("Type 'tour' for a tour of five minutes")
	c.Shows("│ 9 4 . │ . . . │ . . . │")
	c.Ends("deduku> |")
	c.Press("solve\r")
	c.Shows("SOLVED    no guess needed")
	c.Shows("│ 8 3 4 │ 2 9 5 │ 7 6 1 │")
	c.Ends("deduku> |")

	// A newspaper grid.
	c.Press(termtest.Paste(nineRows))
	c.Shows("the pasted board: 29 givens, one solution, easy, score 208, needs Naked Single,")
	c.Ends("deduku> |")

	// Earlier lines, with the up-arrow and by searching.
	c.Press(termtest.Up)
	c.Until("the pasted board as a line", func(s *termtest.Screen) bool {
		return strings.Contains(strings.Join(s.Lines(), ""), "deduku> load .....4.3.")
	})
	c.Press(termtest.CtrlC)
	c.Ends("deduku> |")
	c.Press("\x12sol")
	c.Shows("search: sol")
	c.Press("\r")
	c.Shows("SOLVED    no guess needed")
	c.Ends("deduku> |")

	// A long command, stopped: the board is as before.
	c.Press("new\r")
	c.Ends("deduku> |")
	c.Press("set r4c7=5\r")
	c.Shows("PREMISE   r4c7 = 5")
	c.Ends("deduku> |")
	c.Press("count 999999999999\r")
	works(c)
	c.Press(termtest.CtrlC)
	c.Shows("counted so far: ")
	c.Ends("interrupted; the command changed nothing", "deduku> |")
	c.Press("amount\r")
	c.Shows("1 of 81 cells are solved, 0 of them given")

	// Results can be kept, and checked.
	steps := filepath.Join(c.Dir, "steps.jsonl")
	c.Press("example deep\r")
	c.Shows("deep: 26 givens, one solution")
	c.Ends("deduku> |")
	c.Press("solve\r")
	c.Shows("SOLVED    ")
	c.Ends("deduku> |")
	c.Press("log save " + steps + "\r")
	c.Shows("saved ")
	c.Ends("deduku> |")
	c.Press("check " + steps + "\r")
	c.Shows("ok: 1 log, ")
	c.Ends("deduku> |")

	// Keys that do nothing break nothing.
	c.Press(termtest.Del + "\x1bOP\x1b[15~\x1b[1;5C")
	c.Size(60, 70)
	c.Press("am\x1b[H\x1b[4~ount\r")
	c.Until("the amount", func(s *termtest.Screen) bool { return strings.Contains(s.String(), "81 of 81 cells are solved") })
	c.Press(termtest.CtrlD)
	c.Exits(0)

	// The next day.
	again := termtest.Start(t, 80, 60, []string{state}, program, "-q")
	again.Ends("deduku> |")
	again.Press("\x12check")
	again.Shows("search: check")
	again.Press("\r")
	again.Shows("ok: 1 log, ")
	again.Press("exit\r")
	again.Exits(0)

	// With options and a startup file of one's own.
	config := t.TempDir()
	for name, text := range map[string]string{"config": "set prompt 'go>'\nset notation a1\n", "startup": "example easy\nstep\n"} {
		if err := os.MkdirAll(filepath.Join(config, "deduku"), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(config, "deduku", name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	mine := termtest.Start(t, 80, 60, []string{"XDG_CONFIG_HOME=" + config}, program)
	mine.Shows("easy: 38 givens, one solution")
	mine.Shows("POS_DED   A1 = 7")
	mine.Ends("go> |")
	mine.Press("exit\r")
	mine.Exits(0)

	// Forty columns, no colour.
	narrow := termtest.Start(t, 40, 60, []string{"NO_COLOR=1"}, program)
	narrow.Ends("deduku> |")
	narrow.Press("step 3; candidates\r")
	narrow.Shows("only place for 3 in box 5")
	narrow.Until("the candidates", func(s *termtest.Screen) bool {
		all := s.Lines()
		return len(all) > 3 && strings.HasPrefix(all[len(all)-2], "  └───────────┴───────────┴───────────┘")
	})
	narrow.Press("exit\r")
	narrow.Exits(0)
	if out := narrow.Output(); strings.Contains(out, "\x1b[3") || strings.Contains(out, "\x1b[9") {
		t.Errorf("there is colour in\n%q", out)
	}
}

// TestFirstLesson is what a new user does next: hints that say more each time, steps by their numbers, names as players type
// them, practice, and files to take along.
func TestFirstLesson(t *testing.T) {
	t.Parallel()
	c := termtest.Start(t, 100, 90, nil, program, "-q", "--seed", "42")
	c.Ends("deduku> |")
	type turn struct {
		line  string
		shows []string
	}
	for _, turn := range []turn{
		{"example tour", []string{"needs Skyscraper"}},
		{"hint", []string{"the next step is easy"}},
		{"hint", []string{"look for: Naked Single"}},
		{"hint", []string{"look at row 9"}},
		{"hint", []string{"the cells: r9c6"}},
		{"hint", []string{"25 POS_DED   r9c6 = 1"}},
		{"why r4c7<>4", []string{"givens: 4 r4c9", "1 of 24 steps"}},
		{"set log off; solve logic", []string{"63 steps: ", "1 Skyscraper (step 47); 'explain 47' tells the hardest"}},
		{"explain 47", []string{"47 Skyscraper r2c9, r4c8 <> 9", "How to spot it:"}},
		{"teach y wing", []string{"Pivot r3c6 (4 5) sees pincer r3c9 (1 4) in row 3"}},
		{"export wiki", []string{"S9B"}},
		{"save " + filepath.Join(c.Dir, "steps.jsonl"), []string{"saved"}},
		{"export " + filepath.Join(c.Dir, "sheet.pdf") + " 2 easy", []string{"saved 2 puzzles to print, answers last"}},
		{"practice x-wing", []string{"type what follows, as r4c7=5 or r4c7<>5"}},
		{"r1c1=9", []string{"not so"}},
		{"show me", []string{"r9c8 <> 2", "= base: rows 3 and 7"}},
		{"practice stats", []string{"'practice' takes"}},
	} {
		c.Press("cls\r")
		c.Ends("deduku> |")
		c.Press(turn.line + "\r")
		for _, text := range turn.shows {
			c.Shows(text)
		}
		c.Ends("deduku> |")
	}
	c.Press("exit\r")
	c.Exits(0)
}
