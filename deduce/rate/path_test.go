package rate_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/deduce/verify"
	"deduku/internal/testutil/boardtest"
)

// TestPathHolds has the checker look at the paths of rated puzzles as logs: of the whole data with DEDUKU_FULL=1 all below 9.0
// and every fourth above, else fewer; of the sample all. The rating of a path is that of the data.
func TestPathHolds(t *testing.T) {
	lines := boardtest.RowsAt(t, boardtest.PathOr(t, "se-ratings.csv", "testdata/se-ratings.csv"))[1:]
	full, whole := os.Getenv("DEDUKU_FULL") != "", len(lines) > 100
	for n, line := range lines {
		fields := strings.Split(line[0], ",")
		above10 := len(fields[1]) > 3
		every := 1
		switch above9 := above10 || fields[1] >= "9"; {
		case above9 && full:
			every = 4
		case above9 && whole:
			every = 12
		case whole && !full:
			every = 5
		}
		if n%every != 0 || above10 && !full {
			continue
		}
		p := rate.NewPath(boardtest.Grid(t, fields[0]))
		for !p.Over() {
			if err := p.Next(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		if got := p.Rating(); got.ER.String() != fields[1] || got.EP.String() != fields[2] || got.ED.String() != fields[3] {
			t.Errorf("%s: %v, want %v", fields[0], got, fields[1:])
		}
		log := p.Log()
		for _, x := range p.Steps() {
			told(t, &log, x.N)
		}
		var text bytes.Buffer
		var out jsonl.Writer
		if err := out.Log(&text, &log); err != nil {
			t.Fatal(err)
		}
		if _, err := verify.Check(bytes.NewReader(text.Bytes())); err != nil {
			t.Errorf("%s (%s): %v", fields[0], fields[1], err)
		}
	}
}

// told has a step told in all ways: each has a name, a reason and sentences.
func told(t *testing.T, log *deduce.Log, n int) {
	t.Helper()
	step := log.Step(n)
	before := deduce.Resume(log.First(n-1), deduce.Options{})
	text := wording.Text{}
	switch {
	case rate.NameOf(step.Technique) == "":
		t.Errorf("step %d, %s, has no name", n, text.Line(step))
	case text.Reason(step) == "":
		t.Errorf("step %d, %s, has no reason", n, text.Line(step))
	case len(explanation.Step(text, step, before.Board())) < 2:
		t.Errorf("step %d, %s, has no explanation", n, text.Line(step))
	}
	picture.Draw(before.Board(), step, board.RC)
}
