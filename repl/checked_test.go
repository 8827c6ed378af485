package repl

import (
	"bytes"
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"deduku/board"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/verify"
)

// checkedBoards are boards with one solution, with several and with none, easy ones and hard ones.
var checkedBoards = []string{
	"94..........437.........2.....5.6.7.3.8....5..6...4.2.1.5.7.......8....9..4.9...1",
	"..647.3..38.........73....9.7.1.....1...5.48.5.9...6.7..5.68...8....1............",
	"...4.9........58......3...2....7...4..7..26.....96...8.9.7.6...8.2..4..63..8..9..",
	"6...7.........42...4.68..59....5...2.749.....2....6.8.9...3...835.729............", // uniqueness techniques apply
	"6...7.........42.....68..59....5...2.749.....2....6.8.9...3...835.729............", // a given less: several solutions
	"66..7.........42...4.68..59....5...2.749.....2....6.8.9...3...835.729............", // two givens clash
	"94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57",
	".................................................................................",
}

// TestEveryLogPasses plays random commands, of people who are right and wrong, and has the checker read the log after
// each: whatever a session comes to, what it would save is proved.
func TestEveryLogPasses(t *testing.T) {
	file := filepath.Join(t.TempDir(), "kept.session")
	rapid.Check(t, func(t *rapid.T) {
		var out bytes.Buffer
		s := newSession(&out)
		played := []string{"load " + rapid.SampledFrom(checkedBoards).Draw(t, "board")}
		play := func(line string) {
			played = append(played, line)
			err := s.Do(context.Background(), line).Err
			if err != nil && strings.Contains(err.Error(), "defect") {
				t.Fatalf("%v\n%s", err, strings.Join(played, "\n"))
			}
			if err := passes(s); err != nil {
				t.Fatalf("%v\n%s", err, strings.Join(played, "\n"))
			}
		}
		if err := s.Do(context.Background(), played[0]).Err; err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(1, 25).Draw(t, "commands") {
			play(someCommand(t, s, file))
		}
	})
}

// passes has the checker read the log of a session as it would be saved.
func passes(s *Session) error {
	var lines bytes.Buffer
	log := s.Solver.Log()
	if err := new(jsonl.Writer).Log(&lines, &log); err != nil {
		return err
	}
	if _, err := verify.Check(&lines); err != nil {
		return fmt.Errorf("%w\nlog:\n%s", err, &lines)
	}
	return nil
}

// someCommand is a command that somebody could type on the board as it is.
func someCommand(t *rapid.T, s *Session, file string) string {
	commands := []string{
		"step", "step 5", "solve", "solve logic", "next", "guess", "until stuck", "until x-wing", "until hidden rectangle",
		"undo", "redo", "reset", "find; apply 1", "apply 2", "set guess off", "set guess random", "set guess fewest",
		"set uniqueness off", "set uniqueness on", "set method logic", "set method classic", "set level easy", "set level extreme",
		"technique off pointing", "technique on pointing", "technique on full-house", "trim",
		"session save " + file, "session load " + file,
	}
	switch rapid.IntRange(0, 3).Draw(t, "what") {
	case 0: // a digit or an elimination by hand, right or wrong
		open := s.Solver.Board().Open()
		if open.Empty() {
			break
		}
		cells := make([]board.Cell, 0, open.Len())
		for c := range open.All() {
			cells = append(cells, c)
		}
		c := rapid.SampledFrom(cells).Draw(t, "cell")
		d := rapid.IntRange(1, 9).Draw(t, "digit")
		form := rapid.SampledFrom([]string{"%v=%d", "%v<>%d", "guess %v=%d"}).Draw(t, "how")
		return fmt.Sprintf(form, c, d)
	case 1:
		if n := len(s.Solver.Log().Steps); n > 0 {
			form := rapid.SampledFrom([]string{"goto %d", "trim %d"}).Draw(t, "where")
			return fmt.Sprintf(form, rapid.IntRange(1, n).Draw(t, "step"))
		}
	case 2:
		return fmt.Sprintf("unset %v", board.Cell(rapid.IntRange(0, board.Cells-1).Draw(t, "cell")))
	}
	return rapid.SampledFrom(commands).Draw(t, "command")
}
