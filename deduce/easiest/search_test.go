package easiest_test

import (
	"bytes"
	"context"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/easiest"
	"deduku/deduce/rate"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/technique"
	"deduku/deduce/verify"
	"deduku/internal/testutil/boardtest"
)

// puzzles are some that need chains, or nets.
func puzzles(t *testing.T) (all []board.Grid) {
	t.Helper()
	for _, text := range []string{
		"4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
		"7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........",
		"........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3",
		"52...6.........7.13...........4..8..6......5...........418.........3..2...87.....",
	} {
		all = append(all, boardtest.Grid(t, text))
	}
	return all
}

// optionsFor are the options of a search that looks at so many positions.
func optionsFor(positions int) easiest.Options {
	return easiest.Options{Ladder: technique.Everything.Ladder(), Scale: rate.Scale, Positions: positions}
}

// startOf is the log of a puzzle with the givens alone.
func startOf(puzzle board.Grid) deduce.Log { return deduce.New(puzzle, deduce.Options{}).Log() }

// textOf is a log as JSON Lines.
func textOf(t *testing.T, log *deduce.Log) []byte {
	t.Helper()
	var lines bytes.Buffer
	if err := new(jsonl.Writer).Log(&lines, log); err != nil {
		t.Fatal(err)
	}
	return lines.Bytes()
}

// TestPaths holds paths to the checker, their names to being found again, and the search to never being worse than the ladder, to its
// bound, and to saying the same twice.
func TestPaths(t *testing.T) {
	easier := 0
	for _, puzzle := range puzzles(t) {
		r := easiest.Find(t.Context(), startOf(puzzle), optionsFor(150))
		if r.Best == nil || r.Plain == nil {
			t.Errorf("%v: no path", puzzle)
			continue
		}
		if r.Positions > 150 || r.Stopped {
			t.Errorf("%v: %d positions, stopped %v", puzzle, r.Positions, r.Stopped)
		}
		if r.Plain.Beats(r.Best) {
			t.Errorf("%v: the ladder's path is easier: %d, %d", puzzle, r.Plain.Score, r.Best.Score)
		}
		if r.Best.Score < r.Plain.Score {
			easier++
		}
		text := textOf(t, &r.Best.Log)
		if _, err := verify.Check(bytes.NewReader(text)); err != nil {
			t.Errorf("%v: %v", puzzle, err)
		}
		read, err := jsonl.ReadLog(t.Context(), bytes.NewReader(text), rate.Known)
		if err != nil {
			t.Fatal(err)
		}
		if n := read.Unconfirmed(); n > 0 {
			t.Errorf("%v: %d steps are not found again under their names", puzzle, n)
		}
		again := easiest.Find(t.Context(), startOf(puzzle), optionsFor(150))
		if !bytes.Equal(text, textOf(t, &again.Best.Log)) {
			t.Errorf("%v: another path the second time", puzzle)
		}
	}
	if easier < 3 {
		t.Errorf("%d paths are easier than the ladder's", easier)
	}
}

// stopping is a context that is done after it was asked so many times.
type stopping struct {
	context.Context
	left int
}

func (s *stopping) Err() error {
	if s.left--; s.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestStopped stops searches early: what they have is the best so far, or nothing where there was no path yet.
func TestStopped(t *testing.T) {
	puzzle := puzzles(t)[0]
	for asked := 1; asked < 1<<20; asked *= 4 {
		r := easiest.Find(&stopping{t.Context(), asked}, startOf(puzzle), optionsFor(40))
		if (r.Best == nil) != (r.Plain == nil) {
			t.Fatalf("stopped after %d: best %v, plain %v", asked, r.Best, r.Plain)
		}
		if r.Best == nil {
			continue
		}
		if _, err := verify.Check(bytes.NewReader(textOf(t, &r.Best.Log))); err != nil {
			t.Errorf("stopped after %d: %v", asked, err)
		}
	}
}

// TestNoPath looks for paths where the ladder has none: of a puzzle that it is too short for, and of one without a solution.
func TestNoPath(t *testing.T) {
	options := optionsFor(20)
	options.Ladder = technique.Choice{Level: deduce.Easy}.Ladder()
	if r := easiest.Find(t.Context(), startOf(puzzles(t)[0]), options); r.Best != nil {
		t.Errorf("singles solve what needs more: %v", r.Best.Log.Last())
	}
	impossible := puzzles(t)[0]
	impossible[1] = 8
	if r := easiest.Find(t.Context(), startOf(impossible), optionsFor(20)); r.Best != nil {
		t.Errorf("a path to no solution")
	}
}
