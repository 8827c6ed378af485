package answer

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/technique/fish"
)

// TestCollectionLines lists the puzzles of a file: which is on the board, and how far each is.
func TestCollectionLines(t *testing.T) {
	f := Collection{Name: "ten.sdm", At: 2, Of: 10, Puzzles: []Collected{
		{N: 1, Givens: 30, Level: "easy", Filled: 81, Solved: true},
		{N: 2, Givens: 24, Level: "hard", Rating: "3.2", Title: "the second", Filled: 40},
		{N: 10, Givens: 17, Level: "a guess", Filled: 17},
	}}
	want := []string{
		"  1  30 givens  easy               solved",
		"* 2  24 givens  hard               3.2  40 of 81  the second",
		" 10  17 givens  a guess",
	}
	if got := f.Lines(); !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestFormats lists every format with what it keeps, and one with its example in full.
func TestFormats(t *testing.T) {
	all, err := FormatsOf("")
	if err != nil || len(all.Formats) != len(format.Formats()) {
		t.Fatalf("%d formats of %d, error %v", len(all.Formats), len(format.Formats()), err)
	}
	text := all.Text()
	for _, f := range all.Formats {
		if !strings.Contains(text, fmt.Sprintf("%-12s %s (", f.Name, f.About)) || f.Example == "" || f.Written != (f.Keeps != "") {
			t.Errorf("%s: written %v, keeps %q, example %q", f.Name, f.Written, f.Keeps, f.Example)
		}
		one, err := FormatsOf(f.Name)
		if err != nil || len(one.Formats) != 1 {
			t.Errorf("%s: %d formats, error %v", f.Name, len(one.Formats), err)
			continue
		}
		for line := range strings.Lines(f.Example) {
			if !strings.Contains(one.Text(), strings.TrimSuffix(line, "\n")) {
				t.Errorf("%s: the line %q of the example is not shown", f.Name, line)
			}
		}
	}
	for line := range strings.Lines(text) {
		if example, ok := strings.CutPrefix(line, "    "); ok && len([]rune(example)) > widest+len("...\n") {
			t.Errorf("the list shows a line of %d characters", len([]rune(example)))
		}
	}
	if _, err := FormatsOf("magic"); err == nil || !strings.Contains(err.Error(), "magic") {
		t.Errorf("a format that there is not: %v", err)
	}
}

// TestPractice says what is practised and how it goes.
func TestPractice(t *testing.T) {
	var p coach.Practice
	if got, want := written(t, PracticeOf(&p, false)), `{"asked":[],"boards":0,"open":false,"answered":false,"shown":false,"score":{"right":0,"other":0,"unjustified":0,"wrong":0}}`; got != want {
		t.Errorf("nobody practises: got %s, want %s", got, want)
	}
	p.Ask(deduce.LadderOf(fish.XWing, fish.Swordfish))
	p.Begin(new(board.Board))
	p.Count(coach.Weaker)
	f := PracticeOf(&p, true)
	if !slices.Equal(f.Asked, []string{"x-wing", "swordfish"}) || f.Boards != 1 || !f.Open {
		t.Errorf("got %s", written(t, f))
	}
	if got, want := f.Score.String(), "score: 0 right, 1 by another technique, 0 not justified, 0 wrong"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestSolutions tells one solution from several.
func TestSolutions(t *testing.T) {
	for n, want := range map[Solutions]string{1: "1", 2: `"several"`} {
		if got := written(t, n); got != want {
			t.Errorf("%d: got %s, want %s", int(n), got, want)
		}
	}
}
