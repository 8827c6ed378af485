//go:build linux || darwin

package repl

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestFirstFiveMinutes is what a new user does first, in one session, and again the next day.
func TestFirstFiveMinutes(t *testing.T) {
	t.Parallel()
	program := filepath.Join(t.TempDir(), "deduku")
	if out, err := exec.Command("go", "build", "-o", program, "deduku/cmd/deduku").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	c := open(t, 80, 70, nil, program, "--seed", "42")
	state := "XDG_STATE_HOME=" + filepath.Join(c.dir, "state")

	// A greeting, a board, a prompt; solve works at once.
	c.shows("Type 'solve' to see each step")
	c.shows("│ 9 4 . │ . . . │ . . . │")
	c.ends("deduku> |")
	c.press("solve\r")
	c.shows("SOLVED    no guess needed")
	c.shows("│ 8 3 4 │ 2 9 5 │ 7 6 1 │")
	c.ends("deduku> |")

	// A newspaper grid.
	c.press(paste(nineRows))
	c.shows("the pasted board: 29 givens, one solution, needs Naked Single")
	c.ends("deduku> |")

	// Earlier lines, with the up-arrow and by searching.
	c.press(up)
	c.until("the pasted board as a line", func(s *screen) bool {
		return strings.Contains(strings.Join(s.lines(), ""), "deduku> load .....4.3.")
	})
	c.press(ctrlC)
	c.ends("deduku> |")
	c.press("\x12sol")
	c.shows("search: sol")
	c.press("\r")
	c.shows("SOLVED    no guess needed")
	c.ends("deduku> |")

	// A long command, stopped: the board is as before.
	c.press("new\r")
	c.ends("deduku> |")
	c.press("r4c7=5\r")
	c.shows("PREMISE   r4c7 = 5")
	c.ends("deduku> |")
	c.press("count 999999999999\r")
	c.works()
	c.press(ctrlC)
	c.ends("deduku> count 999999999999", "interrupted; the command changed nothing", "deduku> |")
	c.press("amount\r")
	c.shows("1 of 81 cells are solved, 0 of them given")

	// Results can be kept, and checked.
	steps := filepath.Join(c.dir, "steps.jsonl")
	c.press("example deep\r")
	c.shows("deep: 26 givens, one solution")
	c.ends("deduku> |")
	c.press("solve\r")
	c.shows("SOLVED: ")
	c.ends("deduku> |")
	c.press("log save " + steps + "\r")
	c.shows("saved ")
	c.ends("deduku> |")
	c.press("check " + steps + "\r")
	c.shows("ok: 1 log, ")
	c.ends("deduku> |")

	// Keys that do nothing break nothing.
	c.press(del + "\x1bOP\x1b[15~\x1b[1;5C")
	c.size(60, 70)
	c.press("am\x1b[H\x1b[4~ount\r")
	c.until("the amount", func(s *screen) bool { return strings.Contains(s.String(), "81 of 81 cells are solved") })
	c.press(ctrlD)
	c.exits(0)

	// The next day.
	again := open(t, 80, 60, []string{state}, program, "-q")
	again.ends("deduku> |")
	again.press("\x12check")
	again.shows("search: check")
	again.press("\r")
	again.shows("ok: 1 log, ")
	again.press("exit\r")
	again.exits(0)

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
	mine := open(t, 80, 60, []string{"XDG_CONFIG_HOME=" + config}, program)
	mine.shows("easy: 38 givens, one solution")
	mine.shows("POS_DED   A1 = 7")
	mine.ends("go> |")
	mine.press("exit\r")
	mine.exits(0)

	// Forty columns, no colour.
	narrow := open(t, 40, 60, []string{"NO_COLOR=1"}, program)
	narrow.ends("deduku> |")
	narrow.press("step 3; candidates\r")
	narrow.shows("only place for 3 in box 5")
	narrow.until("the candidates", func(s *screen) bool {
		all := s.lines()
		return len(all) > 3 && strings.HasPrefix(all[len(all)-2], "└───────────┴───────────┴───────────┘")
	})
	narrow.press("exit\r")
	narrow.exits(0)
	if out := narrow.output(); strings.Contains(out, "\x1b[3") || strings.Contains(out, "\x1b[9") {
		t.Errorf("there is colour in\n%q", out)
	}
}
