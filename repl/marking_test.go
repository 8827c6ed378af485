package repl

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce/render/paint"
	"deduku/deduce/render/picture"
	"deduku/repl/state"
)

// TestMarking colours cells and candidates: board and candidates say so, undo takes it back, a saved session keeps it,
// and another board has none of it.
func TestMarking(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := New(Config{Face: consoleOn(&out)})
	do := func(lines ...string) string {
		t.Helper()
		out.Reset()
		for _, line := range lines {
			if err := s.Do(context.Background(), line).Err; err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
		return out.String()
	}
	do("mark r1c3 r2c2 blue", "mark 2r1c4 green")
	const both = "marked blue: r1c3, r2c2; green: 2r1c4"
	for _, line := range []string{"board", "candidates", "candidates 24"} {
		if got := do("step", line); !strings.Contains(got, both) {
			t.Errorf("%s does not show the colours:\n%s", line, got)
		}
	}
	do("mark r1c3 red")
	if got := do("mark"); got != "r2c2 blue\n2r1c4 green\nr1c3 red\n" {
		t.Errorf("mark lists\n%s", got)
	}
	do("undo")
	if got := do("mark"); got != "r1c3 blue\nr2c2 blue\n2r1c4 green\n" {
		t.Errorf("after undo mark lists\n%s", got)
	}
	saved := state.NewWriter(s.commandsFor).Changes(s.Desk)
	do("unmark r1c3")
	if got := do("mark"); strings.Contains(got, "r1c3") {
		t.Errorf("after unmark mark lists\n%s", got)
	}
	do("example ten")
	if len(s.Marking) > 0 {
		t.Errorf("another board has %v", s.Marking.Words())
	}
	read, err := state.Read(context.Background(), bytes.NewReader(saved), "saved")
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(read.Now.Marking.Words(), ", "); got != "r1c3 blue, r2c2 blue, 2r1c4 green" {
		t.Errorf("the saved session has %s", got)
	}
	for _, wrong := range []string{"mark r1c3", "mark r1c3 pink", "mark r0c3 red", "mark 9r1c3 red", "unmark r5c5", "show 0", "show"} {
		if err := s.Do(context.Background(), wrong).Err; err == nil {
			t.Errorf("%s is no error", wrong)
		}
	}
}

// TestShowDigit filters a digit: where it is placed, where it can go, and the pairs, each of which has a unit with no other place.
func TestShowDigit(t *testing.T) {
	t.Parallel()
	s := New(Config{Face: consoleOn(new(bytes.Buffer))})
	b := s.Solver.Board()
	for d := range board.AllDigits.All() {
		pic := picture.Filter(b, d, board.RC)
		for _, width := range []int{100, 20} {
			legend := paint.NewPainter(nil, &paint.ASCII).Candidates(&pic, width)
			legend = strings.Join(strings.Fields(legend[strings.LastIndex(legend, "+")+1:]), " ")
			possible := "(" + d.String() + ") can still go there"
			if width == 20 {
				possible = d.String() + strings.Repeat(".", 2-int(d-1)%3) + " can still go there"
			}
			if strings.Contains(legend, "only candidate") || !strings.Contains(legend, possible) || !strings.Contains(legend, d.String()+" placed") {
				t.Errorf("%v, %d columns wide: the legend is %s", d, width, legend)
			}
		}
		for c := range board.Cell(board.Cells) {
			if placed := b.Digit(c) == d; placed != (pic.Digits[c] == d) || (b.Digit(c) == 0 && b.Candidates(c).Has(d)) != pic.Candidates[c].Has(d) {
				t.Errorf("%v in %v: shown as %v and %v", d, c, pic.Digits[c], pic.Candidates[c])
			}
		}
		for _, l := range pic.Links {
			both := l.From.Cells.Union(l.To.Cells)
			alone := false
			for u := range both.CommonUnits().All() {
				alone = alone || b.CellsFor(d).And(u.Cells()) == both
			}
			if !alone {
				t.Errorf("%v: %v are no pair", d, both)
			}
		}
	}
}

// TestExportDark takes the word before what is exported, for pixels only.
func TestExportDark(t *testing.T) {
	t.Parallel()
	s := New(Config{Face: consoleOn(new(bytes.Buffer))})
	for _, line := range []string{"export dark", "export dark board.svg", "export dark page.html"} {
		if err := s.Do(context.Background(), line).Err; err == nil || !strings.Contains(err.Error(), "dark is for png and gif") {
			t.Errorf("%s: %v", line, err)
		}
	}
}
