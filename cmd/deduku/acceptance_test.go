//go:build linux || darwin

package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"deduku/internal/testutil/termtest"
)

// TestFirstFiveMinutes is what a new user does first, in twelve steps: in one session, again the next day, from the shell, and
// on poor terminals.
func TestFirstFiveMinutes(t *testing.T) {
	t.Parallel()
	c := termtest.Start(t, 80, 150, nil, program, "--seed", "42")

	// 1. A greeting, a board, a prompt.
	c.Shows("Type 'tour' for a tour of five minutes, or 'hint', 'solve', 'practice', 'help'.")
	c.Shows("1 │ 9 4 . │ . . . │ . . . │")
	c.Ends("deduku> |")

	// 2. The steps with their numbers, the board, and the way with its hardest step.
	says(c, []turn{{"solve", []string{
		" 24 NEG_DED1  r6c4 = 3", "hidden single in box 5: only place for 3, now that r6c6 is 4", "SOLVED    no guess needed",
		"1 │ 9 4 6 │ 1 5 2 │ 3 8 7 │", "(step", "'explain 24' tells the", "hardest",
	}}})

	// 3. A newspaper grid.
	c.Press("cls\r")
	c.Ends("deduku> |")
	c.Press(termtest.Paste(nineRows))
	c.Shows("the pasted board: 29 givens, one solution, easy, score 208, needs Naked Single,")
	c.Ends("deduku> |")

	// 4. Hints that say more each time, 5. and why, by the numbers of the log.
	says(c, []turn{
		{"example tour", []string{"tour: 24 givens, one solution, hard, score 748, needs Skyscraper, ER 6.6"}},
		{"hint", []string{"the next step is easy"}},
		{"hint", []string{"look for: Naked Single"}},
		{"hint", []string{"look at row 9"}},
		{"hint", []string{"the cells: r9c6"}},
		{"hint", []string{" 25 POS_DED   r9c6 = 1    naked single: only 1 is left for r9c6"}},
		{"next", []string{" 25 POS_DED   r9c6 = 1    naked single: only 1 is left for r9c6"}},
		{"why r4c7<>4", []string{"givens: 4 r4c9", "1 of 25 steps"}},
		{"set log off; solve logic", []string{"63 steps: ", "1 Skyscraper (step 47)"}},
		{"why r2c9<>9", []string{"givens: 2 r3c9", " 25 POS_DED   r9c6 = 1", " 47 Skyscraper r2c9, r4c8 <> 9", "37 of 88 steps"}},
	})

	// 6. Earlier lines, with the up-arrow and by searching.
	c.Press(termtest.Up)
	c.Ends("deduku> why r2c9<>9|")
	c.Press(termtest.CtrlC)
	c.Ends("deduku> |")
	c.Press("\x12exam")
	c.Shows("search: exam")
	c.Press("\r")
	c.Shows("tour: 24 givens")
	c.Ends("deduku> |")

	// 7. A solve that takes long, stopped: the board is as before. So is a count, which says how far it came.
	says(c, []turn{{"set log full; clear; technique on extreme", nil}, {"set r4c7=5", []string{"PREMISE   r4c7 = 5"}}})
	c.Press("solve logic\r")
	c.Shows("(guess 1)")
	c.Press(termtest.CtrlC)
	c.Ends("interrupted; the command changed nothing", "deduku> |")
	c.Press("count 999999999999\r")
	works(c)
	c.Press(termtest.CtrlC)
	c.Shows("counted so far: ")
	c.Ends("interrupted; the command changed nothing", "deduku> |")

	// 8. Results to take along, and to check.
	steps := filepath.Join(c.Dir, "steps.jsonl")
	says(c, []turn{
		{"amount", []string{"1 of 81 cells are solved, 0 of them given"}},
		{"technique off extreme; example deep; set log off; solve", []string{"SOLVED: "}},
		{"export wiki", []string{"S9B"}},
		{"save " + filepath.Join(c.Dir, "board.txt"), []string{"saved 26 givens"}},
		{"log save " + steps, []string{"saved "}},
		{"check " + steps, []string{"ok: 1 log, "}},
	})

	// 9. Keys that do nothing break nothing, nor does a resize.
	c.Press(termtest.Del + "\x1b")
	c.Press("\x1bOP\x1b[15~\x1b[1;5C")
	c.Size(60, 120)
	c.Press("am\x1b[H\x1b[4~ount\r")
	c.Until("the amount", func(s *termtest.Screen) bool { return strings.Contains(s.String(), "81 of 81 cells are solved") })

	// 10. Back at the shell, in order.
	c.Press(termtest.CtrlD)
	c.Exits(0)

	// The next day, the lines of the day before are there.
	again := termtest.Start(t, 80, 60, []string{"XDG_STATE_HOME=" + filepath.Join(c.Dir, "state")}, program, "-q")
	again.Ends("deduku> |")
	again.Press("\x12check")
	again.Shows("search: check")
	again.Press("\r")
	again.Shows("ok: 1 log, ")
	again.Press("exit\r")
	again.Exits(0)

	// 11. From the shell, in JSON.
	pipe := exec.Command(program, "solve", "--json", "--seed", "1")
	pipe.Stdin = strings.NewReader("000000010400000000020000000000050407008000300001090000300400200050100000000806000\n")
	out, err := pipe.Output()
	var reply struct {
		Command string
		Result  struct{ Outcome, Grid string }
	}
	if err != nil || json.Unmarshal(out, &reply) != nil || reply.Result.Outcome != "SOLVED" ||
		reply.Result.Grid != "693784512487512936125963874932651487568247391741398625319475268856129743274836159" {
		t.Errorf("solve --json: %v\n%s", err, out)
	}

	// 12. Without colour, on forty columns, and on a terminal that knows nothing.
	narrow := termtest.Start(t, 40, 60, []string{"NO_COLOR=1"}, program)
	narrow.Ends("deduku> |")
	narrow.Press("step 3; candidates\r")
	narrow.Shows(" 24 NEG_DED1  r6c4 = 3")
	narrow.Shows("hidden single in box 5: only")
	narrow.Until("the candidates", func(s *termtest.Screen) bool {
		all := s.Lines()
		return len(all) > 3 && strings.HasPrefix(all[len(all)-2], "  └───────────┴───────────┴───────────┘")
	})
	narrow.Press("exit\r")
	narrow.Exits(0)
	dumb := termtest.Start(t, 80, 60, []string{"TERM=dumb"}, program)
	dumb.Ends("deduku> |")
	dumb.Press("step\r")
	dumb.Shows(" 24 NEG_DED1  r6c4 = 3")
	dumb.Shows("hidden single in box 5: only place for 3, now that r6c6 is 4")
	dumb.Ends("deduku> |")
	dumb.Press("exit\r")
	dumb.Exits(0)
	for _, poor := range []*termtest.Console{narrow, dumb} {
		if out := poor.Output(); strings.Contains(out, "\x1b[3") || strings.Contains(out, "\x1b[9") || poor == dumb && strings.Contains(out, "\x1b") {
			t.Errorf("there are colours, or sequences, in\n%q", out)
		}
	}
}

// TestFirstLesson is what a new user does next: steps by their numbers, names as players type them, practice, and options of
// one's own.
func TestFirstLesson(t *testing.T) {
	t.Parallel()
	c := termtest.Start(t, 100, 90, nil, program, "-q", "--seed", "42")
	c.Ends("deduku> |")
	says(c, []turn{
		// One number for a step, and what is printed can be typed.
		{"example tour; set log off; solve logic", []string{"'explain 47' tells the hardest"}},
		{"explain 47", []string{"47 Skyscraper r2c9, r4c8 <> 9", "How to spot it:"}},
		{"diff 46 47", []string{"r2c9: 9 removed", "r4c8: 9 removed"}},
	})
	c.Press("set log full; goto 46\r")
	c.Ends("deduku 46/88> |")
	says(c, []turn{
		{" 47 Skyscraper r2c9, r4c8 <> 9    9 is not in both of r3c1, r5c1", []string{"47 PREMISE   r2c9 <> 9", "48 PREMISE   r4c8 <> 9"}},
		{"undo; find skyscraper; apply a", []string{"  a Skyscraper r2c9, r4c8 <> 9"}},
		{"log last 1", []string{"47 Skyscraper r2c9, r4c8 <> 9"}},

		// Names, and words.
		{"teach y wing", []string{"Pivot r3c6 (4 5) sees pincer r3c9 (1 4) in row 3"}},
		{"find locked candidates", []string{"Locked Candidates Type 2 (Claiming) "}},
		{"help fin", []string{"fin: a place of a base outside all covers"}},
		{"lesson", []string{"did you mean learn?"}},

		// Practice: a wrong answer is told without the right one, a part of the answer counts, more completes it.
		{"practice naked pairs", []string{"Naked Pair, board 1", "type what follows, as r4c7=5 or r4c7<>5"}},
		{"r1c1=9", []string{"nothing that was tried shows that"}},
		{"hint", []string{"look at 2, 6 in row 7"}},
		{"r7c1<>6", []string{"right so far: 1 of 4 removals; go on, or 'more' tells the rest"}},
		{"more", []string{"right: Naked Pair", "43 Naked Pair r7c1, r7c4 <> 6, r7c3, r7c9 <> 2"}},
		{"practice x-wing", []string{"X-Wing, board 2"}},
		{"show me", []string{"X-Wing    r6c8, r7c8 <> 3", "= base: columns 2 and 9"}},
		{"practice stats", []string{"'practice' takes X-Wing next"}},
		{"practice stop", []string{"score: 1 right"}},
		{"export " + filepath.Join(c.Dir, "sheet.pdf") + " 2 easy", []string{"saved 2 puzzles to print to ", "sheet.pdf, answers last"}},
	})
	c.Press("exit\r")
	c.Exits(0)

	// The score is kept; options and a startup file of one's own.
	config := t.TempDir()
	for name, text := range map[string]string{"config": "set prompt 'go>'\nset notation a1\n", "startup": "example easy\nstep\n"} {
		if err := os.MkdirAll(filepath.Join(config, "deduku"), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(config, "deduku", name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	mine := termtest.Start(t, 80, 60, []string{"XDG_CONFIG_HOME=" + config, "XDG_STATE_HOME=" + filepath.Join(c.Dir, "state")}, program)
	mine.Shows("easy: 38 givens, one solution")
	mine.Shows(" 39 POS_DED   A1 = 7")
	mine.Ends("go> |")
	mine.Press("practice stats\r")
	mine.Shows("'practice' takes X-Wing next")
	mine.Press("exit\r")
	mine.Exits(0)
}

// turn is a line that is typed, and what is to be seen then.
type turn struct {
	line  string
	shows []string
}

// says types lines, each on an empty screen, and waits for what they show, all of which has to fit, and for the prompt.
func says(c *termtest.Console, turns []turn) {
	c.T.Helper()
	prompt := func() {
		c.Until("a prompt", func(s *termtest.Screen) bool {
			all := s.Lines()
			return len(all) > 0 && strings.HasPrefix(all[len(all)-1], "deduku") && strings.HasSuffix(all[len(all)-1], ">")
		})
	}
	for _, turn := range turns {
		c.Press("cls\r")
		c.Until("an empty screen", func(s *termtest.Screen) bool { return len(s.Lines()) == 1 })
		prompt()
		c.Press(turn.line + "\r")
		for _, text := range turn.shows {
			c.Shows(text)
		}
		prompt()
	}
}
